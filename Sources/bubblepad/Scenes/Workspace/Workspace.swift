import BubblepadCommands
import BubblepadIndex
import BubblepadInsets
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadProperties
import BubblepadSearches
import BubblepadSettings
import CursesCore
import CursesThemes
import CursesUICore
import Observation

/// What the app is about: the notes there are, the one that is open, and what is being asked.
///
/// The panels show it and send it commands; nothing in it knows where on the screen it is shown.
@Observable @MainActor
final class Workspace {
  /// The notes of the folder, newest first.
  var entries: [NoteEntry] = [] {
    didSet {
      listOrder.take(entries)
      refilter()
      listOrder.readTimes(in: self)
      textSearch?.keep(thoseIn: entries)
      services.agenda.notesChanged()
    }
  }
  /// The folders below the notebook's, as far as the list has been read.
  var noteFolders: [String] = [] {
    didSet { if noteFolders != oldValue { browser.contentChanged() } }
  }
  /// The searches that the list offers while nothing is typed to be searched.
  @ObservationIgnored let searchOffers = SearchOffers()
  /// The order of the list.
  @ObservationIgnored let listOrder: ListOrder
  /// The rows of the list, and what of them is unfolded.
  @ObservationIgnored let browser: NoteBrowser
  /// Those the filter lets through.
  private(set) var visibleEntries: [NoteEntry] = []
  var filter = "" {
    didSet {
      guard filter != oldValue else { return }
      refilter()
      filterChanged()
    }
  }
  /// What of it is selected in its field.
  var filterSelection: TextSelection?
  /// The notes that stand at the top of the list.
  var pins: PinnedNotes {
    didSet { if pins != oldValue { refilter() } }
  }
  /// The search of the texts of all notes for what stands in the filter.
  var textSearch: TextSearch?
  /// What keeps the notebook's index; nil until the first screen stands.
  @ObservationIgnored var indexing: NotebookIndexing?
  /// Whether what is typed into the filter next is searched in all texts.
  var searchesTexts = false
  /// The entry the list's bar is on.
  var selection: FileID? {
    didSet {
      guard selection != oldValue else { return }
      browser.reveal(selection?.path)
      previewSoon()
    }
  }
  /// The open notes, each in its tab.
  @ObservationIgnored let tabs = NoteTabs()
  /// The note of the current tab, which keys and commands are about.
  var note: OpenNote? { tabs.current.note }
  var dialog: Dialog? {
    didSet {
      if oldValue == nil, let dialog {
        heldKeys?.drop()
        typing.questionOpened(hasFields: !dialog.isConfirmation, at: .now)
      }
    }
  }
  @ObservationIgnored var typing = TypingGuard()
  /// Those that wait while a note is left.
  @ObservationIgnored weak var heldKeys: HeldKeys?
  /// How text was looked for last that was replaced in all notes.
  @ObservationIgnored var replaceOptions = SearchOptions()
  @ObservationIgnored var firstHit: FirstHit? { didSet { oldValue?.giveUp() } }
  /// What a person was last told; the next key may take it away.
  var notice: Notice? {
    didSet { if notice != oldValue { letNoticePass() } }
  }
  /// Where the focus is, and where a command wants it.
  var place = Place.editor {
    didSet { if place == .editor || place == .title { endPreview() } }
  }
  var focusRequest: Place?
  /// The find bar, while it is shown.
  var find: FindState? { tabs.current.find }
  /// How the panels share the screen.
  var panels: PanelLayout {
    didSet { if panels != oldValue, !isArranging { rememberPanels(oldValue) } }
  }
  @ObservationIgnored private var isArranging = false
  /// Arranges the panels as the settings have them, and does not remember it as a command's choice.
  func arrange(_ panels: PanelLayout) {
    isArranging = true
    self.panels = panels
    isArranging = false
  }
  var isListShown: Bool {
    get { panels.isListShown }
    set { panels.isListShown = newValue }
  }
  /// Whether the text is shown alone.
  var isZen = false
  var isListLoaded = false
  /// What has been told of files that are not listed.
  var unlistedWords: [String] = []
  /// Whether the text understands the keys of vi.
  var usesVi: Bool
  var themeName: String

  /// The settings that hold now. What is shown of them is drawn again with `settingsRevision`.
  @ObservationIgnored var settings: Preferences {
    didSet { if settings != oldValue { settingsRevision += 1 } }
  }
  private(set) var settingsRevision = 0
  @ObservationIgnored let folder: NotebookFolder?
  @ObservationIgnored let shell: any AppShell
  /// The notes that the command line named, when it named no folder.
  @ObservationIgnored var namedPaths: [String] = []
  /// Where to go in those that have not been opened yet.
  @ObservationIgnored var namedPositions: [FileID: NotePlace.Position] = [:]
  /// Which files are edited without being asked for.
  @ObservationIgnored var reach: NotebookReach
  @ObservationIgnored let places: NotebookPlaces
  @ObservationIgnored let watch: FolderWatch
  @ObservationIgnored var listings = LatestFirst()
  @ObservationIgnored var dates = DateWriter()
  @ObservationIgnored var bookmarkMoves = BookmarkMoves()
  /// What was said to the person once and for all.
  @ObservationIgnored lazy var firstHints = FirstHints(places: places)
  /// Called once, with the first text that is to be shown.
  @ObservationIgnored var onFirstText: ((RichEditorControl) -> Void)?
  @ObservationIgnored let aside = NoteAside()
  @ObservationIgnored lazy var noteWatch = NoteWatch(watch, notebook: folder)
  /// When the status bar follows the caret.
  @ObservationIgnored lazy var status = StatusPace(self) { [weak self] in
    self?.note?.refreshStatus()
    self?.followAside()
  }
  @ObservationIgnored lazy var services = NotebookServices(self, tabs)
  @ObservationIgnored let pictures = PictureLibrary()
  /// Where the links of the notebook lead, for all open notes.
  @ObservationIgnored let links = NotebookLinks()
  @ObservationIgnored let readingView: ReadingView
  @ObservationIgnored let choiceKeeper: ChoiceKeeper
  @ObservationIgnored var noteMemory: NoteMemory
  @ObservationIgnored lazy var dawnCounts = DawnCounts(places: places)
  /// Keeps what is typed without being asked.
  @ObservationIgnored lazy var keeper = NoteKeeper(self)
  /// The place whose focus was last said to somebody who hears the screen.
  @ObservationIgnored var announced: Place? = .editor
  @ObservationIgnored var noticeTimer: (any ScheduledAction)?
  @ObservationIgnored lazy var notebookSteps = NotebookSteps(
    front: { [tabs] in tabs.current.note?.path }, texts: { [tabs] in tabs.notes.map(\.stepped) })
  @ObservationIgnored var previewTimer: (any ScheduledAction)?

  init(
    settings: Preferences, folder: NotebookFolder?, places: NotebookPlaces, themeName: String,
    shell: any AppShell
  ) {
    self.settings = settings
    usesVi = settings.usesVi
    self.folder = folder
    reach = NotebookReach(folder: folder?.path)
    self.places = places
    self.themeName = themeName
    self.shell = shell
    watch = FolderWatch()
    browser = NoteBrowser(places: places)
    listOrder = ListOrder(notebook: folder?.path, places: places)
    let spelling = FolderSpelling(folder?.path)
    pins = folder == nil ? PinnedNotes() : .kept(in: places, spelling: spelling)
    choiceKeeper = ChoiceKeeper(places: places)
    readingView = ReadingView(places: places, spelling: spelling)
    noteMemory = NoteMemory(places: places, spelling: spelling)
    panels = PanelLayout(settings, hasList: folder != nil)
  }

  /// What a note is opened with, read past observation: the first text on the screen waits for it, and the
  /// key paths that observation needs take a fifteenth of that time.
  var opening: (hasNote: Bool, isPreview: Bool, isZen: Bool, usesVi: Bool) {
    let note = tabs.unobserved.note
    return (note != nil, note?.isPreview == true, _isZen, _usesVi)
  }

  /// Makes what the list shows of the notes, their order, the pins and the filter.
  func refilter() {
    let (wanted, entries) = (NoteFilter(filter), listOrder.arranged)
    visibleEntries = pins.ordered(wanted.passing(entries))
    browser.contentChanged()
  }

  /// Names the window after the note, as other programs and tabs show it.
  func showTitle() {
    shell.setWindowTitle(note.map { "\($0.file.shownTitle) — Bubblepad" } ?? "Bubblepad")
  }

  /// Where the text of the open note stands on the screen; nil where that is not known beforehand. Read
  /// past observation, like `opening`.
  func textRect(in metrics: ScreenMetrics) -> Rect? {
    if _isZen { return metrics.zenTextRect(measure: settings.measure) }
    let tabs = tabs.unobserved
    guard !tabs.isSplit || !metrics.hasRoomForPanes else { return nil }
    let showsList = _panels.isListShown && metrics.hasRoomForList
    return metrics.textRect(
      listColumns: showsList
        ? metrics.listColumns(
          wanted: _panels.listColumns, isSearching: _textSearch != nil || _searchesTexts) : nil,
      hasTabs: tabs.count > 1 && metrics.hasRoomForTabs, hasTitle: metrics.hasRoomForTitle,
      hasStatus: _panels.isStatusShown,
      hasAside: folder != nil && _panels.isAsideShown && metrics.hasRoomForAside)
  }

  /// Whether the page has a border, in which its title stands.
  func hasFrame(in metrics: ScreenMetrics) -> Bool { metrics.isBordered && !isZen }

  /// Whether the title is shown: on a low screen only while it is edited.
  func showsTitle(in metrics: ScreenMetrics) -> Bool {
    place == .title || !isZen && metrics.hasRoomForTitle
  }

  /// Whether two notes are shown side by side.
  func showsPanes(in metrics: ScreenMetrics) -> Bool {
    tabs.other != nil && !isZen && metrics.hasRoomForPanes && !settings.isForScreenReader
  }

  /// Whether the tabs have their row.
  func showsTabs(in metrics: ScreenMetrics) -> Bool {
    !tabs.isAlone && !isZen && metrics.hasRoomForTabs
  }

  func showsList(in metrics: ScreenMetrics) -> Bool {
    if settings.isForScreenReader { return folder != nil && (place == .list || place == .filter) }
    return isListShown && !isZen && metrics.hasRoomForList
  }
}

/// What the app asks of the program around it: the terminal, the theme, the way out.
@MainActor
protocol AppShell: InputHolder {
  /// The themes there are, in the order they are offered.
  var themes: [ThemeEntry] { get }
  func use(theme name: String)
  /// Shows the theme that a choice means on this terminal.
  func use(_ choice: ThemeChoice)
  /// Shows a theme that has no name in the list, such as one that is being edited.
  func use(_ theme: Theme)
  /// The theme that is shown, as its file has it.
  var shownTheme: Theme { get }
  /// Writes a theme of the person's own and offers it from then on. Returns the path of its file.
  func save(_ theme: Theme, as name: String) throws -> String
  /// What is behind the panels.
  var background: BackgroundKind { get set }
  /// The settings as the settings file, what was chosen and the command line have them now; nil where there
  /// is no file.
  func readSettings() -> Preferences?
  /// Takes over what of the settings is the terminal's: theme, background, what moves.
  func adopt(_ settings: Preferences)
  var screenSize: Size { get }
  var isAnimating: Bool { get set }
  func show(_ light: PassingLight)
  func copyToClipboard(_ text: String)
  /// Whether Esc or Ctrl+C has come while something is being done, of which words tell once it takes long.
  func takeInterruption(saying words: () -> String) -> Bool
  /// Names the terminal window.
  func setWindowTitle(_ title: String)
  func suspend()
  /// Starts a program that answers lines with lines; nil where there is none, or it cannot be started.
  func converse(
    with words: [String], onLines: @escaping @MainActor ([String]) -> Void,
    onEnd: @escaping @MainActor () -> Void
  ) -> (any ConversingProgram)?
  func quit()
}
