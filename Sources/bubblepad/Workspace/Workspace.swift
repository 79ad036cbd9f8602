import BubblepadDialogs
import BubblepadIndex
import BubblepadNoteFiles
import BubblepadNoteList
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSettings
import CursesUICore

/// The parts of the app, each with what it needs from the others, and the keys and commands that reach them.
///
/// What is shown belongs to the parts: a view names the one that it reads, and is drawn again when that changes.
@MainActor
final class Workspace {
  let folder: NotebookFolder?
  let shell: any AppShell
  let places: NotebookPlaces
  /// Hears of what other programs do to the files.
  let watch = FolderWatch()
  /// What keeps the notebook's index; nil until the first screen stands.
  var indexing: NotebookIndexing?
  /// The settings that hold now.
  let preferences: CurrentSettings
  /// What is said to the user and asked.
  let conversation: Conversation
  /// The open notes, each in its tab.
  let tabs = NoteTabs()
  /// The notes of the notebook, and which of them are listed.
  private(set) lazy var list = NoteList(self)
  /// How the panels share the screen, and which of them has the focus.
  private(set) lazy var arrangement = Arrangement(self)
  /// The outline and the links of the open note, beside its page.
  let aside = NoteAside()
  /// When the status bar follows the caret.
  private(set) lazy var status = StatusPace(self) { [weak self] in
    self?.note?.refreshStatus()
    self?.followAside()
  }
  private(set) lazy var services = NotebookServices(self, tabs)
  private(set) lazy var opener = NoteOpener(self)
  private(set) lazy var saver = NoteSaver(self)
  private(set) lazy var undo = NotebookUndo(self, tabs)
  private(set) lazy var copies = NoteCopies(self)

  init(
    settings: Preferences, folder: NotebookFolder?, places: NotebookPlaces, themeName: String,
    shell: any AppShell
  ) {
    (self.folder, self.places, self.shell) = (folder, places, shell)
    conversation = Conversation(shell)
    preferences = CurrentSettings(
      settings, themeName: themeName, places: places, scheduler: shell)
    conversation.keepsNotices = { [unowned self] in
      preferences.values.isForScreenReader || arrangement.showsStatus
    }
    preferences.choiceKeeper.onLoss = { [unowned self] in tell(.problem($0)) }
  }

  /// The note of the current tab, which keys and commands are about.
  var note: OpenNote? { tabs.current.note }
  /// The find bar, while it is shown.
  var find: FindState? { tabs.current.find }
}
