import BubblepadDialogs
import BubblepadNoteList
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSettings
import CursesUICore

/// What saving notes needs from the app. How notes are opened, shown and moved is known only to what is above it.
@MainActor
package protocol SavingContext: ArrangementContext, DialogContext, LockContext, NoteListContext,
  ViContext
{
  /// The notes of the notebook, and which of them are listed.
  var list: NoteList { get }
  /// Saves notes, and keeps what is typed without being asked.
  var saver: NoteSaver { get }
  /// When the status bar follows the caret.
  var status: StatusPace { get }
  /// Shows light that passes.
  func show(_ light: PassingLight)
  /// Shows the tab of a note, for a question about it. Returns false where it is not open any more.
  func reveal(_ note: OpenNote) -> Bool
  /// Reads the file of the open note again, as a step that can be undone where it can be one.
  func reload()
  /// Reads the file of the open note again and says so.
  func openAgain(at position: NotePlace.Position, saying words: String)
  /// Has a file edited from now on, wherever it lies.
  func allowEditing(of path: String)
  /// A note has another name now.
  func noteRenamed(_ path: String, to newPath: String)
  /// The window is named as the open note.
  func showTitle()
  /// Looks for the file of a note that is gone from its path. Returns whether it is there, under that path or another.
  func findMoved(_ note: OpenNote) async -> Bool
}
