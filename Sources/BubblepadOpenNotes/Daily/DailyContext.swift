import BubblepadDailyNotes
import BubblepadNotebook
import BubblepadPanels

/// What notes of days and templates need besides the notebook.
@MainActor
package protocol DailyContext: NotebookContext {
  func present(_ form: CalendarForm)
  /// Goes to the tab that has read the note at a path; false where there is none.
  func goToTab(at path: String) -> Bool
  /// Runs an action once the open note's changes are on the disk or given up.
  func keepChanges(then action: @escaping @MainActor () -> Void)
  /// Starts a note with a text in a folder of the notebook, which is created if it is not there.
  func start(at path: String, in subfolder: String, with text: [UInt8])
}

extension NotebookContext {
  /// The notebook with what its settings say; nil, and a word about it, where a single note is open.
  package func datedNotebook() -> DatedNotebook? {
    guard let folder, folder.exists else {
      tell(.hint("A single note is open. Daily notes and templates belong to a notebook."))
      return nil
    }
    let notebook = DatedNotebook(
      folder: folder, entries: entries, language: MomentLanguage(locale: places.dateLocale))
    if let problem = notebook.settings.problems.first { tell(.warning(problem)) }
    return notebook
  }
}
