import BubblepadPanels
import CursesCore
import CursesUICore
import Observation

/// A question that is answered with a line of text, checked as it is typed.
@Observable @MainActor
final class TextQuestion {
  let title: String
  let label: String
  let prompt: String
  let button: String
  var text: String
  /// What is wrong with the text, in words; nil when it can be taken.
  @ObservationIgnored let problem: (String) -> String?
  @ObservationIgnored let submit: (String) -> Void
  @ObservationIgnored let cancel: () -> Void
  /// Whether a problem is shown although nothing has been typed yet.
  var isTouched = false

  init(
    title: String, label: String, prompt: String = "", text: String = "", button: String = "OK",
    problem: @escaping (String) -> String? = { _ in nil }, submit: @escaping (String) -> Void,
    cancel: @escaping () -> Void = {}
  ) {
    self.title = title
    self.label = label
    self.prompt = prompt
    self.text = text
    self.button = button
    self.problem = problem
    self.submit = submit
    self.cancel = cancel
  }
}

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
