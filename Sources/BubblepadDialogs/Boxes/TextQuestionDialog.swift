import BubblepadCommands
import BubblepadPanels
import CursesCore
import CursesUICore

/// Asks for a line of text.
struct TextQuestionDialog: View {
  let question: TextQuestion
  let context: any DialogContext
  let metrics: ScreenMetrics

  var body: some View {
    let problem = question.problem(question.text)
    DialogBox(title: question.title, columns: ScreenMetrics.wideDialog, metrics: metrics) {
      context.closeDialog()
      question.cancel()
    } content: {
      Text(question.label).role(.dim).lineLimit(metrics.isTiny ? 1 : nil)
      TextField(question.prompt, text: text)
        .environment(\.selectsTextOnFocus, question.isReplaced)
        .onSubmit { submit() }
        .onKeyPress { key in
          guard question.other?.keys.contains(KeyChord(key.event)) == true else { return .ignored }
          submitOther()
          return .handled
        }
        // The field of a question that takes the place of another is new: it selects what is proposed in it.
        .id(ObjectIdentifier(question))
      Text(question.isTouched ? problem.map { "✗ \($0)" } ?? "" : "").role(.error)
        .lineLimit(metrics.isTiny ? 1 : nil)
      if !metrics.isTiny {
        DialogButtons(escape: "cancel", metrics: metrics) {
          if let other = question.other { Button(other.words) { submitOther() } }
          Button(question.button) { submit() }.disabled(problem != nil)
        }
      }
    }
  }

  private var text: Binding<String> {
    Binding {
      question.text
    } set: {
      question.text = $0
      question.isTouched = true
    }
  }

  private func submitOther() {
    context.closeDialog()
    question.other?.perform(question.text)
  }

  private func submit() {
    question.isTouched = true
    guard question.problem(question.text) == nil else { return }
    context.closeDialog()
    question.submit(question.text)
  }
}
