import BubblepadCommands
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSettings
import CursesCore
import CursesText
import CursesUICore

/// What the list of notes needs from the app.
@MainActor
package protocol NoteListContext: NotebookContext {
  /// How the panels share the screen.
  var arrangement: Arrangement { get }
  var settings: Preferences { get }
  var services: NotebookServices { get }
  var tabs: NoteTabs { get }
  /// Hears of what other programs do to the files.
  var watch: FolderWatch { get }
  var notebookSteps: NotebookSteps { get set }
  /// The keys of the program around the app.
  var keyboard: any InputHolder { get }
  /// Whether keys wait while a note is left.
  var holdsKeys: Bool { get }
  /// What the list does with rows that are dragged; nil where none can be.
  var drops: ListDrops<NoteListItem>? { get }
  /// The key to show for a command; empty when it has none.
  func keyName(_ command: AppCommand) -> String
  func perform(_ command: AppCommand) -> Bool
  /// Does a command by a key that the field of the filter would take.
  func handleFilterCommand(_ key: Key) -> Bool
  /// Has what an action opens shown at a target.
  func opening(_ target: NoteTabs.Target, _ action: () -> Void)
  /// Delivers the keys that have waited for the first note.
  func releaseKeys()
  func closeNote()
  func loadNote(at path: String)
  /// Shows a note that is only looked at, and leaves the focus where it is.
  func preview(_ file: NoteFile, text: SourceText)
  /// Has the tabs kept for the next session.
  func keepTabsSoon()
  /// Looks for the files of open notes that are gone among those that are listed now.
  func lookForMoved(in listed: [NoteEntry])
  /// Shows what links, embeds and queries show now that there are other notes.
  func updateInsets()
  /// Shows what embeds and queries show now; links lead where they led.
  func renewInsets()
}
