import BubblepadNotebook
import BubblepadPanels
import CursesUICore
import Observation

/// A tab: a note, and what belongs to it while other tabs are shown.
@Observable @MainActor
package final class NoteTab {
  /// The note that is shown in the tab: its text with its undo, its caret and its folds. Nil until it is read.
  package var note: OpenNote?
  /// The note that is the tab's own while it is not read, or while another is only previewed in its place.
  package var waitingPath: String?
  /// Where the user was in the tab's own note while what was searched is shown in it.
  @ObservationIgnored package var placeBefore: RichEditorPlace?
  /// What is said in the place of a note that cannot be shown yet.
  package var words: String?
  /// The find bar, while it is shown.
  package var find: FindState?
  /// The notes that were open in the tab.
  @ObservationIgnored package var trail = NoteTrail()

  package init(waitingFor path: String? = nil) { waitingPath = path }

  /// The note, read past observation: see `NoteOpener.unobserved`.
  package var unobservedNote: OpenNote? { _note }

  /// The path of the note that is the tab's own.
  package var path: String? {
    guard let note, !note.isPreview else { return waitingPath }
    return note.path
  }

  /// Whether nothing is open in it.
  package var isEmpty: Bool { note == nil && waitingPath == nil }

  /// Its name in the row of tabs.
  package var title: String {
    note?.shownTitle ?? waitingPath.map { NoteTitle.shownTitle(ofFileName: $0.lastComponent) }
      ?? "No note"
  }

  /// What its mark in the row of tabs is about.
  package enum State { case saved, unsaved, troubled }

  package var state: State {
    guard let note else { return .saved }
    return note.saveProblem != nil ? .troubled : note.needsSaving ? .unsaved : .saved
  }

  /// A file has another path.
  package func rename(_ path: String, to newPath: String) {
    trail.rename(path, to: newPath)
    if path.isSamePath(as: waitingPath) { waitingPath = newPath }
  }
}
