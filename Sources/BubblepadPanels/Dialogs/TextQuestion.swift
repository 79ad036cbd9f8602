import BubblepadCommands
import Observation

/// A question that is answered with a line of text, checked as it is typed.
@Observable @MainActor
package final class TextQuestion {
  package let title: String
  package let label: String
  package let prompt: String
  package let button: String
  package var text: String
  /// Whether what is typed takes the place of the text.
  @ObservationIgnored package var isReplaced = false
  /// What is wrong with the text, in words; nil when it can be taken.
  @ObservationIgnored package let problem: (String) -> String?
  @ObservationIgnored package let submit: (String) -> Void
  @ObservationIgnored package let cancel: () -> Void
  /// What else the text may be for, with the keys that do it.
  @ObservationIgnored package var other:
    (keys: [KeyChord], words: String, perform: (String) -> Void)?
  /// Whether a problem is shown although nothing has been typed yet.
  package var isTouched = false

  package init(
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
