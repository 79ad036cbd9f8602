import BubblepadCommands
import BubblepadIndex
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSettings
import BubblepadTasks
import CursesText
import CursesThemes
import CursesUICore

/// The screen, the notes and the notebook, as the services see them.
extension Workspace: AgendaContext, DailyContext, FindContext, HistoryContext, LinkContext,
  LockContext,
  QuickOpenContext,
  RenameContext, SpellingContext, TagContext, ViContext
{
  var openNotes: [OpenNote] { tabs.notes }
  var isAlone: Bool { tabs.isAlone }
  var isReadOnly: Bool { settings.isReadOnly }
  var keepsUndo: Bool { settings.keepsUndo }
  var folderSpelling: FolderSpelling { pins.spelling }
  var spellingSettings: SpellingSettings { settings.spelling }
  func key(for command: AppCommand) -> KeyChord? { settings.keymap.key(for: command) }
  func dateWords(for moment: Int64) -> String { dates.words(for: moment) }

  // MARK: Dialogs

  var isAsking: Bool { dialog != nil }
  var shownPicker: ItemPicker? { if case .pick(let picker)? = dialog { picker } else { nil } }
  var shownAgenda: AgendaForm? { if case .agenda(let form)? = dialog { form } else { nil } }
  func present(_ picker: ItemPicker) { dialog = .pick(picker) }
  func present(_ question: TextQuestion) { dialog = .ask(question) }
  func present(_ confirmation: Confirmation) { dialog = .confirm(confirmation) }
  func present(_ form: AgendaForm) { dialog = .agenda(form) }
  func present(_ form: CalendarForm) { dialog = .calendar(form) }
  func present(_ form: DayForm) { dialog = .day(form) }
  func present(_ form: LockForm) { dialog = .lock(form) }
  func present(_ form: UnlockForm) { dialog = .unlock(form) }
  func present(_ form: ThemeForm) { dialog = .editTheme(form) }
  func askToRename(tag name: String, in tree: TagTree) {
    TagRenaming(self).ask(for: name, in: tree)
  }

  // MARK: Notes

  func follow(_ address: String) { services.links.follow(address) }
  func copyToClipboard(_ text: String) { shell.copyToClipboard(text) }
  func isOpen(_ path: String) -> Bool { tabs.tab(at: path) != nil }
  func readOn(in note: OpenNote?) { readingView.goOn(in: note) }
  func startNote(titled title: String) { newNote(titled: title) }
  func loadNote(at path: String) { load(path: path) }
  func showNote(_ file: NoteFile, text: SourceText, position: NotePlace.Position) {
    show(file, text: text, position: position)
  }
  func keepChanges(then action: @escaping @MainActor () -> Void) {
    afterKeepingChanges { action() }
  }
  func save(_ finished: @escaping @MainActor (Bool) -> Void) { saveNote(finished: finished) }
  func updateSpelling(of note: OpenNote) { services.spelling.update(note) }
  func forgetRegisters(outside note: OpenNote) { services.vi.forgetRegisters(outside: note) }
  func selectOpenNote() { selection = note.map { FileID($0.path) } ?? selection }

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

  func finishStep() async { await notebookSteps.writing?.value }

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

extension Workspace: ThemeContext {
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
    themeName = name
    settings.theme = .named(name)
    keep(name, for: .theme)
  }

  func keep(background name: String) {
    settings.background = shell.background
    keep(name, for: .background)
  }
}
