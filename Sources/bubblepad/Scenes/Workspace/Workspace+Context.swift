import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSettings
import CursesUICore

/// The screen and the open notes, as the services see them.
extension Workspace: FindContext, SpellingContext {
  var openNotes: [OpenNote] { tabs.notes }
  var isAsking: Bool { dialog != nil }
  func present(_ picker: ItemPicker) { dialog = .pick(picker) }
  func present(_ question: TextQuestion) { dialog = .ask(question) }
  func present(_ confirmation: Confirmation) { dialog = .confirm(confirmation) }

  func schedule(
    after milliseconds: Int, _ action: @escaping @MainActor () -> Void
  ) -> any ScheduledAction {
    shell.schedule(after: milliseconds, action)
  }

  var spellingSettings: SpellingSettings { settings.spelling }

  func converse(
    with words: [String], onLines: @escaping @MainActor ([String]) -> Void,
    onEnd: @escaping @MainActor () -> Void
  ) -> (any ConversingProgram)? {
    shell.converse(with: words, onLines: onLines, onEnd: onEnd)
  }
}
