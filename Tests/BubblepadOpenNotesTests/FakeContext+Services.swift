import BubblepadCommands
import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import BubblepadProperties
import BubblepadSearches
import BubblepadSettings
import BubblepadTasks
import CursesText
import CursesThemes
import CursesUICore

@testable import BubblepadOpenNotes

extension FakeContext: AgendaContext, DailyContext, FindContext, HistoryContext, InsetContext,
  LinkContext, LockContext, NeighbourhoodContext, PropertyContext, QuickOpenContext, ReadingContext,
  RenameContext, ReplaceContext, SpellingContext, TagContext, ThemeContext, ViContext, VisitContext
{
  // MARK: The screen

  var isAsking: Bool { picker != nil || question != nil || confirmation != nil || agenda != nil }
  var shownPicker: ItemPicker? { picker }
  var shownAgenda: AgendaForm? { agenda }
  func closeDialog() { (picker, question, confirmation, agenda) = (nil, nil, nil, nil) }
  func present(_ picker: ItemPicker) { self.picker = picker }
  func present(_ question: TextQuestion) { self.question = question }
  func present(_ confirmation: BubblepadPanels.Confirmation) { self.confirmation = confirmation }
  func present(_ form: AgendaForm) { agenda = form }
  func present(_ form: LockForm) { lockForm = form }
  func present(_ form: CalendarForm) { ask("calendar") }
  func present(_ form: DayForm) { ask("day") }
  func present(_ form: UnlockForm) { ask("unlock") }
  func present(_ form: NeighbourhoodForm) { ask("neighbourhood") }
  func present(_ form: PropertyForm) { ask("properties") }
  func present(_ form: ReplaceForm) { replaceForm = form }
  func present(_ form: ThemeForm) { ask("theme form") }
  func wayTo(_ command: AppCommand) -> String { "“\(command.title)”" }
  func key(for command: AppCommand) -> KeyChord? { nil }
  func words(forRefusal words: String, in note: OpenNote?) -> String { words }
  func dateWords(for moment: Int64) -> String { "today" }

  // MARK: Notes

  var note: OpenNote? { tabs.current.note }
  var openNotes: [OpenNote] { tabs.notes }
  var isAlone: Bool { tabs.isAlone }
  var indexing: NotebookIndexing? { nil }
  var namedPaths: [String] { [] }
  var isListLoaded: Bool { true }
  var arrangedEntries: [NoteEntry] { entries }
  var shownSearch: SearchQuery? { nil }
  var usesVi: Bool { false }
  var keepsUndo: Bool { true }
  var folderSpelling: FolderSpelling { FolderSpelling(folder?.path) }
  var settings: Preferences { Preferences() }
  func perform(_ command: AppCommand) -> Bool { false }
  func focus(_ place: Place) { self.place = place }
  func open(path: String, then finished: @escaping @MainActor () -> Void) {
    ask("open \(path.lastComponent)")
  }
  func go(to position: NotePlace.Position, in note: OpenNote) { ask("go") }
  func goToTab(at path: String) -> Bool { false }
  func keepChanges(then action: @escaping @MainActor () -> Void) { action() }
  func start(at path: String, in subfolder: String, with text: [UInt8]) {
    ask("start \(path.lastComponent): \(String(decoding: text, as: UTF8.self))")
  }
  func start(named words: String, _ target: NoteTabs.Target) { ask("start \(words)") }
  func opening(_ target: NoteTabs.Target, _ action: () -> Void) { action() }
  func copyToClipboard(_ text: String) { ask("copy \(text)") }
  func isOpen(_ path: String) -> Bool { false }
  func readOn(in note: OpenNote?) {}
  func startNote(titled title: String) { ask("start \(title)") }
  func closeNote() { tabs.current.note = nil }
  func loadNote(at path: String) { ask("load \(path.lastComponent)") }
  func showNote(_ file: NoteFile, text: SourceText, position: NotePlace.Position) { ask("show") }
  func save(_ finished: @escaping @MainActor (Bool) -> Void) {
    ask("save")
    finished(true)
  }
  func forgetTexts(outside note: OpenNote) {}
  func updateSpelling(of note: OpenNote) {}
  func selectOpenNote() {}
  func releaseKeys() { holdsInput = false }
  func searchTexts(for query: String) { ask("search \(query)") }
  func askToRename(tag name: String, in tree: TagTree) { ask("rename tag \(name)") }

  // MARK: Steps

  func undoStep() {}
  func redoStep() {}
  func finishStep() async {}
  func write(_ changes: [FileChange], _ words: FilesStepWords) async -> Bool { false }
  func write(_ changes: [FileChange], as journal: StepJournal?) async -> FilesOutcome {
    FilesOutcome()
  }
  func beginStep(_ texts: [StepText], moves: [StepMove], name: StepName) async -> StepJournal? {
    nil
  }

  // MARK: Themes

  var themes: [ThemeEntry] {
    [ThemeEntry(name: "night", isDark: true), ThemeEntry(name: "day", isDark: false)]
  }
  var shownTheme: Theme { .fallback }
  func use(theme name: String) { ask("use \(name)") }
  func use(_ theme: Theme) { ask("use a theme") }
  func saveTheme(_ theme: Theme, as name: String) throws -> String { "/themes/\(name)" }
  func keep(theme name: String) { ask("keep \(name)") }
  func keep(background name: String) { ask("keep \(name)") }

  // MARK: The program around

  func converse(
    with words: [String], onLines: @escaping @MainActor ([String]) -> Void,
    onEnd: @escaping @MainActor () -> Void
  ) -> (any ConversingProgram)? {
    ask("start a program")
    return nil
  }
}
