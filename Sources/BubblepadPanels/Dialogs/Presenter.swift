import BubblepadCommands
import BubblepadSettings

/// The screen for a service: what it says to the user, and what it asks. One question is shown at a time.
@MainActor
package protocol Presenter: Scheduler {
  /// What the user was last told; the next key may take it away.
  var notice: Notice? { get set }
  /// Whether a question or a list is shown.
  var isAsking: Bool { get }
  /// The list that is shown, if one is.
  var shownPicker: ItemPicker? { get }
  /// Takes the question or the list away.
  func closeDialog()
  func present(_ picker: ItemPicker)
  func present(_ question: TextQuestion)
  func present(_ confirmation: Confirmation)
  /// A command as a sentence names it: by its key, or by its title where it has none.
  func wayTo(_ command: AppCommand) -> String
}

extension Presenter {
  package func tell(_ notice: Notice) { self.notice = notice }
}
