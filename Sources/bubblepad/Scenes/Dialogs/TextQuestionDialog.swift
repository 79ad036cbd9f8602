import BubblepadPanels
import CursesCore
import CursesUICore

/// Asks for a line of text.
struct TextQuestionDialog: View {
  let question: TextQuestion
  let workspace: Workspace
  let metrics: ScreenMetrics

  var body: some View {
    let problem = question.problem(question.text)
    DialogBox(title: question.title, columns: ScreenMetrics.wideDialog, metrics: metrics) {
      workspace.closeDialog()
      question.cancel()
    } content: {
      Text(question.label).role(.dim).lineLimit(metrics.isTiny ? 1 : nil)
      TextField(question.prompt, text: text)
        .environment(\.selectsTextOnFocus, question.isReplaced)
        .onSubmit { submit() }
      Text(question.isTouched ? problem.map { "✗ \($0)" } ?? "" : "").role(.error)
        .lineLimit(metrics.isTiny ? 1 : nil)
      if !metrics.isTiny {
        DialogButtons(escape: "cancel", metrics: metrics) {
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

  private func submit() {
    question.isTouched = true
    guard question.problem(question.text) == nil else { return }
    workspace.closeDialog()
    question.submit(question.text)
  }
}
