import BubblepadIndex
import BubblepadInsets
import BubblepadNotebook
import BubblepadPanels
import BubblepadProperties
import BubblepadTasks
import CursesText
import CursesUICore
import Observation

/// The note that is open: its text, its file, and what the status bar says about it.
@Observable @MainActor
final class OpenNote {
  /// What the title field holds. The file gets this name when the note is saved.
  var title: String {
    didSet {
      guard title != oldValue else { return }
      checkTitle()
      titleChanged()
    }
  }
  /// The title that a new note gets while the field is left empty; nil for a note that has its own.
  private(set) var promptTitle: String?
  /// What is wrong with the title, in words.
  private(set) var titleProblem: String?
  /// The title that its text gave it, where another note has that: it got a number behind it.
  private var takenTitle: String?
  /// The title under which the note could not be saved, until it is another.
  var refusedTitle: String?
  /// Why the last save failed, until one succeeds.
  var saveProblem: String?
  private(set) var isSaving = false
  /// The text that the file had last with its last line not ended.
  @ObservationIgnored private var unended: SourceText?
  /// How far a large file has been read.
  private(set) var reading: NoteFile.Reading
  private(set) var isLocked: Bool
  /// Whether there is a file yet.
  private(set) var isNew: Bool
  /// Whether the next save is needed although nothing was typed: the note was locked or unlocked.
  var mustSave = false
  /// What the file lacks of what was saved in it.
  private(set) var loss: NoteFile.Loss?
  /// The revision of a text that was made of another encoding: as long as it is that one, nothing is saved by itself.
  @ObservationIgnored var waitsForEdit: Int?
  var isOnlyConverted: Bool { waitsForEdit == editor.revision }
  let isReadOnly: Bool
  /// Whether it is shown for reading: what is typed changes nothing.
  var isForReading = false { didSet { editor.document.isReadOnly = isReadOnly || isForReading } }
  /// Whether the file lies outside the notebook, and was not named by the user: it is never saved by itself.
  @ObservationIgnored var isOutside = false
  /// What its embeds and queries show.
  @ObservationIgnored let insets: InsetLibrary
  /// When its tab was left.
  @ObservationIgnored var leftAt = ContinuousClock.now
  /// Whether it is only shown beside the list, and was not gone to.
  @ObservationIgnored var isPreview = false
  /// Whether the text is Markdown, and not to be edited as the source it is.
  var isMarkdown: Bool { kind == .markdown }
  let kind: TextKind

  // What the editor last said of itself.
  private(set) var isModified = false
  private(set) var position = "1:1"
  private(set) var selectionWords: String?
  /// Nil until they are counted, which does not hold up the first screen.
  private(set) var words: Int?
  /// How far its goals of words are reached; nil where it has none.
  private(set) var progress: WordGoal.Progress?
  private(set) var typingHint = ""
  /// What the caret is in, for the keys that are shown.
  private(set) var ground = CaretGround.text
  /// The mode of vi keys; nil while they are off.
  private(set) var vi: ViStatus?

  @ObservationIgnored let file: NoteFile
  @ObservationIgnored let editor: RichEditorControl
  /// Whether the person wants this note's spelling checked, or not; nil leaves it to what holds for all.
  @ObservationIgnored var wantsSpelling: Bool?
  /// How far changes by other programs are read by themselves.
  @ObservationIgnored var following = OutsideFollowing()
  /// On which day its tasks are said to be done, if they are.
  @ObservationIgnored var doneDates = DoneDates()
  /// What can be undone, kept across restarts; nil where it is not.
  @ObservationIgnored var history: NoteHistory?
  /// The titles of the other notes beside this one.
  @ObservationIgnored var otherTitles: () -> [String] = { [] }
  /// Starts the note's journal. Called once, before the first edit is journalled.
  @ObservationIgnored var startJournal: (() -> Void)?
  /// Called after every edit of the title.
  @ObservationIgnored var titleChanged: () -> Void = {}
  /// Called with what is to be said where a typed title cannot stay as it is.
  @ObservationIgnored var titleReplaced: (String) -> Void = { _ in }
  /// What becomes of the links to this note when it gets its new title, once that is decided.
  @ObservationIgnored var rename: RenamePlan?
  /// Called after every edit.
  @ObservationIgnored var edited: () -> Void = {}
  /// Called when bytes of the text are others.
  @ObservationIgnored var textEdited: () -> Void = {}
  /// Called when `refreshStatus` should be called soon.
  @ObservationIgnored var statusIsOld: () -> Void = {}

  /// The journal that the text was recovered from, until the disk has it elsewhere.
  @ObservationIgnored var recovered: RecoverableNote?

  /// Knows how many words it had when the day began.
  @ObservationIgnored var dawnCounts: DawnCounts?

  /// What waits for the file to be read.
  @ObservationIgnored var readActions: [@MainActor (Bool) -> Void] = []

  /// What waits for the save that goes on to end.
  @ObservationIgnored private var saveActions: [@MainActor () -> Void] = []

  init(
    file: NoteFile, text: SourceText, kind: TextKind, isReadOnly: Bool, measure: Int,
    links: NotebookLinks = NotebookLinks()
  ) {
    insets = InsetLibrary(links)
    self.file = file
    self.isReadOnly = isReadOnly
    self.kind = kind
    title = file.title
    isNew = file.stamp == nil
    isLocked = file.isLocked
    reading = file.reading
    editor = RichEditorControl(text: text, isReadOnly: isReadOnly, measure: measure)
    editor.expectsMore = reading != .whole
    editor.onEdit = { [weak self] range, inserted in
      self?.startJournalOnce()
      self?.file.edited(range, inserted: inserted)
      self?.textEdited()
    }
    editor.onChange = { [weak self] in self?.editorChanged() }
    editor.onRush = { [weak self] in self?.refreshStatus() }
  }

  /// Whether the text understands the keys of vi.
  var usesVi: Bool {
    get { editor.usesVi }
    set { editor.usesVi = newValue }
  }

  var path: String { file.path }
  var savedTitle: String { file.title }
  /// The ending that the file keeps whatever its title, where it is no Markdown: it stands behind the title.
  var plainEnding: String { String(file.shownTitle.dropFirst(file.title.count)) }
  /// The title as it stands in the list: of a new note without one, what it will be.
  var shownTitle: String {
    let typed = NoteTitle.trimmed(title)
    return typed.isEmpty ? promptTitle ?? savedTitle : typed
  }
  var hasNewTitle: Bool {
    let typed = NoteTitle.trimmed(title)
    return typed != savedTitle && !(typed.isEmpty && promptTitle != nil)
  }
  var needsSaving: Bool { isModified || hasNewTitle || mustBeWritten }
  /// Whether the next save is needed although neither text nor title was changed.
  var mustBeWritten: Bool { mustSave || loss != nil }
  var wordsHint: String { wordsHint(isShort: false) }

  /// - Parameter isShort: where there is little room.
  func wordsHint(isShort: Bool) -> String {
    if let selectionWords { return selectionWords }
    if let progress { return isShort ? progress.shortWords : progress.words }
    guard let words else { return "" }
    return words == 1 ? "1 word" : "\(words) words"
  }

  func startJournalOnce() {
    let start = startJournal
    startJournal = nil
    start?()
  }

  private func editorChanged() {
    let wasModified = isModified
    set(\.isModified, editor.isModified)
    set(\.vi, editor.viStatus)
    if isModified || wasModified { edited() }
    statusIsOld()
  }

  /// Leaves the title to the file's name until one is typed.
  func promptForTitle() {
    promptTitle = savedTitle
    title = ""
  }

  /// The note goes by its title, though there is no file yet.
  func wasNamed() {
    promptTitle = nil
    mustSave = true
  }

  /// Takes the title that the text gives a note that has none of its own.
  ///
  /// - Parameter whileTyping: leaves one alone that the caret is in: it is still being typed.
  func takeTitle(whileTyping: Bool = false) {
    guard promptTitle != nil, NoteTitle.trimmed(title).isEmpty, isMarkdown, !isLocked,
      let found = TextTitle(editor.text)
    else { return }
    let caret = editor.document.state.selection.main.head
    if whileTyping, !isNew || (found.range.lowerBound...found.range.upperBound).contains(caret) {
      return
    }
    title = NoteTitle.suggestion(for: found.words, others: otherTitles())
    let plain = NoteTitle.suggestion(for: found.words, others: [])
    takenTitle = title == plain ? nil : plain
  }

  /// Says, once, that the title that its text gave the note has got a number.
  func takeNumberNotice() -> Notice? {
    defer { takenTitle = nil }
    return takenTitle.map {
      .warning("There is already a note called “\($0)”. This one is saved as “\(savedTitle)”.")
    }
  }

  /// Puts the title back that the note had before it was edited.
  func giveTitleBack() { title = promptTitle == nil ? savedTitle : "" }

  /// Brings what the status bar says up to date: not with every key, whose echo it would hold up.
  func refreshStatus() {
    refreshPlace()
    set(\.words, editor.wordCount)
    set(\.selectionWords, editor.selectionWords)
    set(\.progress, currentProgress)
  }

  private var currentProgress: WordGoal.Progress? {
    // The words of a long text are counted later.
    guard isMarkdown, reading == .whole, let words, words > 0 || editor.text.count < 64 << 10,
      let goal = WordGoal(in: editor.text)
    else { return nil }
    guard goal.day != nil else { return goal.progress(words: words, first: 0) }
    let first = dawnCounts?.first(
      of: path, words: words, on: LocalTime.now.dayText, isSecret: isLocked)
    return goal.progress(words: words, first: first ?? words)
  }

  /// The part that is told from the first frame on: where the caret is, and in what.
  func refreshPlace() {
    set(\.position, editor.positionWords)
    set(\.typingHint, editor.typingWords)
    set(\.ground, CaretGround(editor))
  }

  /// Sets a value only where it differs: every set draws the status bar again.
  private func set<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<OpenNote, Value>, _ value: Value
  ) {
    if self[keyPath: property] != value { self[keyPath: property] = value }
  }

  /// Ends the last line, where the file's last line was ended or there was none: `crontab` refuses a file
  /// without, and other programs read past that line. A text that was on the disk without stays as it was there.
  func endLastLine() {
    guard isModified else { return }
    let wasEnded = file.savedText.map { $0.isEmpty || $0.endsLine } ?? true
    if !wasEnded { unended = file.savedText }
    let text = editor.textToSave
    guard wasEnded, !text.isEmpty, !text.endsLine, text != unended else { return }
    editor.endLastLine()
  }

  /// Asks the file what it lacks.
  func noteLoss() { set(\.loss, file.loss) }

  func noteReading() { set(\.reading, file.reading) }

  func checkTitle() {
    let wayOut = isNew ? "" : " Esc keeps “\(savedTitle)”."
    titleProblem = titleFault.map {
      $0.description + ($0.isOfSign ? " Enter writes “-” instead." : wayOut)
    }
  }

  /// Ends a title that was typed: of one typed as a heading, what stands behind its signs.
  func finishTitle() {
    guard hasNewTitle, !savedTitle.hasPrefix("#") else { return }
    var plain = NoteTitle.withoutHeadingSigns(title)
    let ending = NoteTitle.ending(ofFileName: path.lastComponent)
    // Who types the name of the file means the same title.
    if !ending.isEmpty, NoteTitle.ending(ofFileName: plain).lowercased() == ending.lowercased() {
      plain = NoteTitle.title(ofFileName: plain)
    }
    let portable = NoteTitle.portable(plain, keeping: savedTitle)
    if portable != title { title = portable }
    if portable != plain { titleReplaced(NoteTitle.portableWords(for: plain, now: portable)) }
  }

  /// What the lines of its file end in, where that is not a line feed.
  var lineEndName: String? {
    ["\r\n": "CRLF", "\r": "CR"][editor.document.lineEnd]
  }

  /// Why the text cannot be saved in its file's encoding.
  var lackWords: String { "\(file.encoding.rawValue) lacks a character of this text." }

  /// What could not be done with a title that was refused.
  var refusalStart: String { isNew || isModified ? "Not saved." : "Not renamed." }

  /// What is wrong with a title that was typed.
  var titleFault: NoteTitle.Problem? {
    guard hasNewTitle else { return nil }
    let fault = NoteTitle.problem(with: title, others: otherTitles())
    if fault?.isOfSign == false { return fault }
    return (isMarkdown ? NoteTitle.unlinkable(in: title, keeping: savedTitle) : nil)
      ?? NoteTitle.unportable(in: title, keeping: savedTitle)
  }

  func startSaving() { isSaving = true }

  /// The save has ended: runs what its caller does next, and then what has waited for it.
  func finishSaving(_ next: () -> Void = {}) {
    isSaving = false
    noteLoss()
    next()
    let waiting = saveActions
    saveActions.removeAll()
    for action in waiting { action() }
  }

  /// Calls `action` once the save that goes on has ended.
  func whenSaved(_ action: @escaping @MainActor () -> Void) { saveActions.append(action) }

  /// The disk has the note as it was at a revision of the editor.
  func saved(revision: Int) {
    editor.markSaved(revision)
    isNew = false
    // A title that was left empty stays a prompt: it is never text to delete.
    if promptTitle != nil { promptTitle = NoteTitle.trimmed(title).isEmpty ? savedTitle : nil }
    mustSave = false
    noteLoss()
    saveProblem = nil
    isLocked = file.isLocked
    forgetRecovered()
    editorChanged()
  }
}

extension SourceText {
  /// Whether its last line is ended.
  fileprivate var endsLine: Bool {
    guard count > 0 else { return false }
    let last = bytes(in: count - 1..<count).first
    return last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r")
  }
}
