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
  /// Whether a bubble is drawn above the words: where somebody is welcomed.
  var hasBubble = false
  /// The two texts that are chosen between, where the question is about such.
  var comparison: ComparisonForm?
}

struct ConfirmDialog: View {
  let confirmation: Confirmation
  let workspace: Workspace
  let metrics: ScreenMetrics

  var body: some View {
    DialogBox(title: confirmation.title, columns: columns, metrics: metrics) {
      workspace.closeDialog()
      confirmation.cancel()
    } content: {
      if metrics.isTiny {
        ConfirmList(confirmation: confirmation, size: metrics.size) { give($0) }
      } else {
        if confirmation.hasBubble, metrics.size.rows >= 20 {
          DrawnBubble().frame(maxColumns: .max).padding(bottom: 1)
        }
        Text(confirmation.words)
        if let comparison = confirmation.comparison, comparison.comparison != nil,
          metrics.size.rows >= 16
        {
          ComparisonView(form: comparison)
            .frame(rows: min(1 + shownRows(of: comparison), metrics.size.rows - 12))
            .padding(top: 1)
        }
        DialogButtons(escape: confirmation.cancelWords, metrics: metrics) {
          ForEach(confirmation.answers.indices, id: \.self) { index in
            Button(confirmation.answers[index].words) { give(index) }
          }
        }
      }
    }
    .onKey { key in
      if confirmation.comparison?.handle(key) == true { return true }
      guard let typed = key.typed?.lowercased(),
        let index = confirmation.answers.firstIndex(where: { $0.letter.map(String.init) == typed })
      else { return false }
      give(index)
      return true
    }
  }

  /// Two texts need more room than a question.
  private var columns: Int {
    confirmation.comparison?.comparison == nil ? 64 : min(120, metrics.size.columns - 6)
  }

  private func shownRows(of form: ComparisonForm) -> Int { form.comparison?.rows.count ?? 0 }

  private func give(_ index: Int) {
    workspace.closeDialog()
    guard confirmation.answers.indices.contains(index) else { return confirmation.cancel() }
    confirmation.answers[index].action()
  }
}

/// The answers one below the other, for a window of a few rows: the question is the first line.
private struct ConfirmList: View {
  let confirmation: Confirmation
  let size: Size
  let give: (Int) -> Void
  @State private var selection: Int? = 0

  private struct Answer: Identifiable {
    let id: Int
    let words: String
  }

  private var answers: [Answer] {
    let words = confirmation.answers.map(\.words) + ["Esc  \(confirmation.cancelWords)"]
    return words.enumerated().map { Answer(id: $0.offset, words: $0.element) }
  }

  var body: some View {
    let rows = max(1, size.rows - answers.count)
    let hasRoom =
      CellWidth.width(of: confirmation.words, in: .perScalar) < rows * (size.columns - 4)
    Text(hasRoom ? confirmation.words : confirmation.title).lineLimit(rows)
    SelectionList(
      answers, selection: $selection, clicks: 1, activate: { give($0.id) },
      row: { answer, row, canvas in
        let ground = canvas.beginRow(row)
        defer { canvas.surface = ground }
        canvas.write(
          canvas.look.fitted(answer.words, columns: row.rect.size.columns),
          column: row.rect.minColumn, row: row.rect.minRow, role: .text)
      })
  }
}
