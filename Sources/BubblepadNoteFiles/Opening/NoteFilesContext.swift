import BubblepadDialogs
import BubblepadNoteList
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSettings
import CursesUICore

/// What opening, saving and moving notes needs from the app.
@MainActor
package protocol NoteFilesContext: StepContext {
  var preferences: CurrentSettings { get }
  /// Opens notes and closes them.
  var opener: NoteOpener { get }
  /// Names the terminal window.
  func setWindowTitle(_ title: String)
  /// Whether Esc or Ctrl+C has come while something is being done, of which words tell once it takes long.
  func takeInterruption(saying words: () -> String) -> Bool
  /// Ends the program: every note is closed.
  func endProgram(_ reason: ExitReason)
  /// Follows a link of the open note.
  func follow(_ address: String)
  func askForLink()
  /// Hands a note what is offered while a name is typed in it, and what is done with files that are dropped on it.
  func startOffers(in note: OpenNote)
}

/// A part of opening, saving and moving that is about the notes that are open, and names what it reads of the app.
@MainActor
protocol NoteFilesPart {
  var context: any NoteFilesContext { get }
}

extension NoteFilesPart {
  var note: OpenNote? { context.note }
  var tabs: NoteTabs { context.tabs }
  var list: NoteList { context.list }
  var services: NotebookServices { context.services }
  var folder: NotebookFolder? { context.folder }
  var settings: Preferences { context.settings }
}
