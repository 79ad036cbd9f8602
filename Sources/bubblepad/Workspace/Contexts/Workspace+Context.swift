import BubblepadCommands
import BubblepadDialogs
import BubblepadIndex
import BubblepadNoteFiles
import BubblepadNoteList
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadProperties
import BubblepadSearches
import BubblepadSettings
import BubblepadTasks
import CursesCore
import CursesText
import CursesThemes
import CursesUICore

/// The screen, the notes and the notebook, as the services see them.
extension Workspace: AgendaContext, DailyContext, FindContext, HistoryContext, InsetContext,
  LinkContext, LockContext, NeighbourhoodContext, PropertyContext, QuickOpenContext, ReadingContext,
  RenameContext, ReplaceContext, SpellingContext, TagContext, ViContext, VisitContext
{
  var openNotes: [OpenNote] { tabs.notes }
  var isAlone: Bool { tabs.isAlone }
  var isReadOnly: Bool { settings.isReadOnly }
  var keepsUndo: Bool { settings.keepsUndo }
  var folderSpelling: FolderSpelling { list.pins.spelling }
  var spellingSettings: SpellingSettings { settings.spelling }
  var arrangedEntries: [NoteEntry] { list.order.arranged }
  var shownSearch: SearchQuery? { list.search.current?.parsed }
  func key(for command: AppCommand) -> KeyChord? { settings.keymap.key(for: command) }
  func dateWords(for moment: Int64) -> String { list.dates.words(for: moment) }

  // MARK: Dialogs

  var notice: Notice? {
    get { conversation.notice }
    set { conversation.notice = newValue }
  }
  var isAsking: Bool { conversation.dialog != nil }
  var shownPicker: ItemPicker? {
    if case .pick(let picker)? = conversation.dialog { picker } else { nil }
  }
  var shownAgenda: AgendaForm? {
    if case .agenda(let form)? = conversation.dialog { form } else { nil }
  }
  func present(_ picker: ItemPicker) { conversation.dialog = .pick(picker) }
  func present(_ question: TextQuestion) { conversation.dialog = .ask(question) }
  func present(_ confirmation: Confirmation) { conversation.dialog = .confirm(confirmation) }
  func present(_ form: AgendaForm) { conversation.dialog = .agenda(form) }
  func present(_ form: CalendarForm) { conversation.dialog = .calendar(form) }
  func present(_ form: DayForm) { conversation.dialog = .day(form) }
  func present(_ form: LockForm) { conversation.dialog = .lock(form) }
  func present(_ form: UnlockForm) { conversation.dialog = .unlock(form) }
  func present(_ form: HelpForm) { conversation.dialog = .help(form) }
  func present(_ form: LinkForm) { conversation.dialog = .link(form) }
  func present(_ form: NeighbourhoodForm) { conversation.dialog = .neighbourhood(form) }
  func present(_ form: PropertyForm) { conversation.dialog = .properties(form) }
  func present(_ form: ReplaceForm) { conversation.dialog = .replace(form) }
  func present(_ form: SettingsForm) { conversation.dialog = .settings(form) }
  func present(_ form: TagForm) { conversation.dialog = .renameTag(form) }
  func present(_ form: ThemeForm) { conversation.dialog = .editTheme(form) }
  func askToRename(tag name: String, in tree: TagTree) {
    TagRenaming(self).ask(for: name, in: tree)
  }

  // MARK: Notes

  func follow(_ address: String) { services.links.follow(address) }
  func askForLink() { LinkQuestions(self).ask() }
  func copyToClipboard(_ text: String) { shell.copyToClipboard(text) }
  func isOpen(_ path: String) -> Bool { tabs.tab(at: path) != nil }
  func readOn(in note: OpenNote?) { services.reading.goOn(in: note) }
  func startNote(titled title: String) { opener.startNote(titled: title) }
  func start(at path: String, in subfolder: String, with text: [UInt8]) {
    opener.start(at: path, in: subfolder, with: text)
  }
  func loadNote(at path: String) { opener.load(path: path) }
  func showNote(_ file: NoteFile, text: SourceText, position: NotePlace.Position) {
    opener.show(file, text: text, position: position)
  }
  func open(path: String, then finished: @escaping @MainActor () -> Void) {
    opener.open(path: path, then: finished)
  }
  func go(to position: NotePlace.Position, in note: OpenNote) { opener.go(to: position, in: note) }
  func closeNote() { opener.close() }
  func keepChanges(then action: @escaping @MainActor () -> Void) {
    opener.afterKeepingChanges { action() }
  }
  func save(_ finished: @escaping @MainActor (Bool) -> Void) { saver.save(finished: finished) }
  func updateSpelling(of note: OpenNote) { services.spelling.update(note) }
  func forgetTexts(outside note: OpenNote) {
    services.vi.forgetRegisters(outside: note)
    copies.forget()
  }
  func selectOpenNote() { list.selectOpenNote() }

  func goToTab(at path: String) -> Bool {
    guard let open = tabs.tab(at: path), open.note != nil else { return false }
    TabCommands(self).go(to: open)
    return true
  }

  func start(named words: String, _ target: NoteTabs.Target) {
    TabCommands(self).start(named: words, target)
  }

  func opening(_ target: NoteTabs.Target, _ action: () -> Void) {
    TabCommands(self).opening(target, action)
  }

  // MARK: Files

  func write(_ changes: [FileChange], as journal: StepJournal?) async -> FilesOutcome {
    await FilesStep(self).writing(changes, in: .step(journal))
  }

  func write(_ changes: [FileChange], _ words: FilesStepWords) async -> Bool {
    await undo.write(changes, words)
  }
  func beginStep(_ texts: [StepText], moves: [StepMove], name: StepName) async -> StepJournal? {
    await undo.begin(texts, moves: moves, name: name)
  }
  func finishStep() async { await undo.steps.writing?.value }
  func undoStep() { undo.undo() }
  func redoStep() { undo.redo() }

  // MARK: The program around

  var holdsInput: Bool {
    get { shell.holdsInput }
    set { shell.holdsInput = newValue }
  }

  func schedule(
    after milliseconds: Int, _ action: @escaping @MainActor () -> Void
  ) -> any ScheduledAction {
    shell.schedule(after: milliseconds, action)
  }

  func converse(
    with words: [String], onLines: @escaping @MainActor ([String]) -> Void,
    onEnd: @escaping @MainActor () -> Void
  ) -> (any ConversingProgram)? {
    shell.converse(with: words, onLines: onLines, onEnd: onEnd)
  }
}

extension Workspace: NoteListContext {
  var usesVi: Bool { preferences.usesVi }
  func updateInsets() { services.insets.update() }
  func renewInsets() { services.insets.renew() }
  var entries: [NoteEntry] { list.entries }
  var isListLoaded: Bool { list.isLoaded }
  func searchTexts(for query: String) { list.search.start(for: query) }
  var keyboard: any InputHolder { shell }
  var holdsKeys: Bool { conversation.heldKeys?.holds == true }
  var drops: ListDrops<NoteListItem>? { MoveCommands(self).drops }
  func preview(_ file: NoteFile, text: SourceText) {
    opener.show(file, text: text, position: .unspecified, isPreview: true)
  }
  func keepTabsSoon() { TabCommands(self).keepSoon() }
  func lookForMoved(in listed: [NoteEntry]) { MovedNotes(self).look(in: listed) }
}

extension Workspace: NoteFilesContext {
  var reach: NotebookReach { opener.reach }
  var namedPaths: [String] { opener.namedPaths }
  var notebookSteps: NotebookSteps {
    get { undo.steps }
    set { undo.steps = newValue }
  }
  func show(_ light: PassingLight) { shell.show(light) }
  func setWindowTitle(_ title: String) { shell.setWindowTitle(title) }
  func takeInterruption(saying words: () -> String) -> Bool {
    shell.takeInterruption(saying: words)
  }
  func endProgram(_ reason: ExitReason) { shell.quit(reason) }
  func reveal(_ note: OpenNote) -> Bool { TabCommands(self).reveal(note) }
  func reload() { opener.reload() }
  func openAgain(at position: NotePlace.Position, saying words: String) {
    opener.openAgain(at: position, saying: words)
  }
  func allowEditing(of path: String) { opener.reach.allow(path) }
  func noteRenamed(_ path: String, to newPath: String) { opener.noteRenamed(path, to: newPath) }
  func showTitle() { opener.showTitle() }
  func findMoved(_ note: OpenNote) async -> Bool { await MovedNotes(self).find(note) }
  func startOffers(in note: OpenNote) {
    note.editor.onPaste = { [weak self, weak note] bytes in
      guard let self, let note else { return false }
      return DroppedFiles(self).take(bytes, into: note)
    }
    guard note.isMarkdown else { return }
    note.editor.onCopy = { [weak self, weak note] source in
      if let note { self?.copies.take(source, from: note) }
    }
    note.editor.adaptCopy = { [weak self, weak note] source in
      note.flatMap { self?.copies.adapted(source, to: $0) }
    }
    let offers = NameOffers(self, in: note)
    note.editor.findNames = { offers.found(for: $0) }
    note.editor.previewName = { offers.preview(of: $0) }
    note.editor.onNameTaken = { offers.taken($0) }
  }
}

extension Workspace: ArrangementContext {
  var place: Place { arrangement.place }
  func focus(_ place: Place) { arrangement.focus(place) }
  var screenSize: Size { shell.screenSize }
  var listsTexts: Bool { list.search.isShown }
  var listsTextsUnobserved: Bool { list.search.isShownUnobserved }
  var countHint: String { list.countWords }
  func endPreview() { list.preview.end() }
  func focusOtherPane() { TabCommands(self).focusOtherPane() }
}

extension Workspace: DialogContext {
  var settings: Preferences { preferences.values }
  var keymap: Keymap { preferences.values.keymap }
  var choiceKeeper: ChoiceKeeper { preferences.choiceKeeper }
  func keyName(_ command: AppCommand) -> String { preferences.keyName(command) }
  func wayTo(_ command: AppCommand) -> String { preferences.wayTo(command) }
  func remember(_ word: String, for setting: Setting) { preferences.remember(word, for: setting) }
}

extension Workspace: ThemeContext {
  var themeName: String { preferences.themeName }
  var themes: [ThemeEntry] { shell.themes }
  var shownTheme: Theme { shell.shownTheme }
  var background: BackgroundKind {
    get { shell.background }
    set { shell.background = newValue }
  }
  func use(theme name: String) { shell.use(theme: name) }
  func use(_ theme: Theme) { shell.use(theme) }
  func saveTheme(_ theme: Theme, as name: String) throws -> String {
    try shell.save(theme, as: name)
  }

  func keep(theme name: String) {
    preferences.themeName = name
    preferences.values.theme = .named(name)
    preferences.keep(name, for: .theme)
  }

  func keep(background name: String) {
    preferences.values.background = shell.background
    preferences.keep(name, for: .background)
  }
}
