import BubblepadNotebook
import BubblepadPanels
import CursesUICore
import Observation

/// A tab: a note, and what belongs to it while other tabs are shown.
@Observable @MainActor
final class NoteTab {
  /// The note that is shown in the tab: its text with its undo, its caret and its folds. Nil until it is read.
  var note: OpenNote?
  /// The note that is the tab's own while it is not read, or while another is only previewed in its place.
  var waitingPath: String?
  /// Where the user was in the tab's own note while what was searched is shown in it.
  @ObservationIgnored var placeBefore: RichEditorPlace?
  /// What is said in the place of a note that cannot be shown yet.
  var words: String?
  /// The find bar, while it is shown.
  var find: FindState?
  /// The notes that were open in the tab.
  @ObservationIgnored var trail = NoteTrail()

  init(waitingFor path: String? = nil) { waitingPath = path }

  /// The note, read past observation: see `Workspace.opening`.
  var unobservedNote: OpenNote? { _note }

  /// The path of the note that is the tab's own.
  var path: String? {
    guard let note, !note.isPreview else { return waitingPath }
    return note.path
  }

  /// Whether nothing is open in it.
  var isEmpty: Bool { note == nil && waitingPath == nil }

  /// Its name in the row of tabs.
  var title: String {
    note?.shownTitle ?? waitingPath.map { NoteTitle.shownTitle(ofFileName: $0.lastComponent) }
      ?? "No note"
  }

  /// What its mark in the row of tabs is about.
  enum State { case saved, unsaved, troubled }

  var state: State {
    guard let note else { return .saved }
    return note.saveProblem != nil ? .troubled : note.needsSaving ? .unsaved : .saved
  }

  /// A file has another path.
  func rename(_ path: String, to newPath: String) {
    trail.rename(path, to: newPath)
    if path.isSamePath(as: waitingPath) { waitingPath = newPath }
  }
}
