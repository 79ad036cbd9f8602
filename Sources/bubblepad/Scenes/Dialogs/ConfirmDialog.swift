import CursesUICore
import TerminalCore

/// A question with a few answers, most on a key of their own.
struct Confirmation {
  struct Answer {
    let words: String
    /// The letter that gives this answer at once; nil where that would lose something in a question that
    /// may come while somebody types.
    var letter: Character?
    let action: () -> Void
  }

  let title: String
  let words: String
  /// The first is the main one, on Enter: it stands first, and so has the focus. Of several it loses nothing.
  let answers: [Answer]
  var cancelWords = "cancel"
  var cancel: () -> Void = {}
}

struct ConfirmDialog: View {
  let confirmation: Confirmation
  let workspace: Workspace
  let metrics: ScreenMetrics

  var body: some View {
    DialogBox(title: confirmation.title, columns: 60, metrics: metrics) {
      workspace.closeDialog()
      confirmation.cancel()
    } content: {
      Text(confirmation.words)
      DialogButtons(escape: confirmation.cancelWords, metrics: metrics) {
        ForEach(confirmation.answers.indices, id: \.self) { index in
          Button(confirmation.answers[index].words) { give(index) }
        }
      }
    }
    .onKey { key in
      guard let typed = key.typed?.lowercased(),
        let index = confirmation.answers.firstIndex(where: { $0.letter.map(String.init) == typed })
      else { return false }
      give(index)
      return true
    }
  }

  private func give(_ index: Int) {
    workspace.closeDialog()
    confirmation.answers[index].action()
  }
}
