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
package final class OpenNote {
  /// How much of a note is read before it is shown, in bytes.
  package static let firstBytes = 1 << 16

  /// What the title field holds. The file gets this name when the note is saved.
  package var title: String {
    didSet {
      guard title != oldValue else { return }
      checkTitle()
      hooks.titleChanged()
    }
  }
  /// What of it is selected in its field.
  package var titleSelection: TextSelection?
  /// The title that a new note gets while the field is left empty; nil for a note that has its own.
  package private(set) var promptTitle: String?
  /// What is wrong with the title, in words.
  package private(set) var titleProblem: String?
  /// The title that its text gave it, where another note has that: it got a number behind it.
  private var takenTitle: String?
  /// The title under which the note could not be saved, until it is another.
  package var refusedTitle: String?
  /// Why the last save failed, until one succeeds.
  package var saveProblem: String?
  package private(set) var isSaving = false
  /// The text that the file had last with its last line not ended.
  @ObservationIgnored private var unended: SourceText?
  /// How far a large file has been read.
  package private(set) var reading: NoteFile.Reading
  package private(set) var isLocked: Bool
  /// Whether there is a file yet.
  package internal(set) var isNew: Bool
  /// Whether the next save is needed although nothing was typed: the note was locked or unlocked.
  package var mustSave = false
  /// What the file lacks of what was saved in it.
  package private(set) var loss: NoteFile.Loss?
  /// The revision of a text that was made of another encoding: as long as it is that one, nothing is saved by itself.
  @ObservationIgnored package var waitsForEdit: Int?
  package var isOnlyConverted: Bool { waitsForEdit == editor.revision }
  package let isReadOnly: Bool
  /// Whether it is shown for reading: what is typed changes nothing.
  package var isForReading = false {
    didSet { editor.document.isReadOnly = isReadOnly || isForReading }
  }
  /// Whether the file lies outside the notebook, and was not named by the user: it is never saved by itself.
  @ObservationIgnored package var isOutside = false
  /// Whether “Edit this file” lets the user change it.
  package var canBeOpenedForEditing: Bool {
    isReadOnly && (isOutside || file.content.isWriteProtected)
  }
  /// What its embeds and queries show.
  @ObservationIgnored package let insets: InsetLibrary
  /// When its tab was left.
  @ObservationIgnored package var leftAt = ContinuousClock.now
  /// Whether it is only shown beside the list, and was not gone to.
  @ObservationIgnored package var isPreview = false
  /// Whether the text is Markdown, and not to be edited as the source it is.
  package var isMarkdown: Bool { kind == .markdown }
  package let kind: TextKind

  // What the editor last said of itself.
  package private(set) var isModified = false
  package private(set) var position = "1:1"
  /// How long the text is.
  package private(set) var counts = NoteCounts()
  package private(set) var typingHint = ""
  /// What the caret is in, for the keys that are shown.
  package private(set) var ground = CaretGround.text
  /// The mode of vi keys; nil while they are off.
  package private(set) var vi: ViStatus?

  @ObservationIgnored package let file: NoteFile
  @ObservationIgnored package let editor: RichEditorControl
  /// Whether the person wants this note's spelling checked, or not; nil leaves it to what holds for all.
  @ObservationIgnored package var wantsSpelling: Bool?
  /// How far changes by other programs are read by themselves.
  @ObservationIgnored package var following = OutsideFollowing()
  /// On which day its tasks are said to be done, if they are.
  @ObservationIgnored package var doneDates = DoneDates()
  /// What can be undone, kept across restarts; nil where it is not.
  @ObservationIgnored package var history: NoteHistory?
  /// What the note asks of what has opened it.
  @ObservationIgnored package var hooks = NoteHooks()
  /// What becomes of the links to this note when it gets its new title, once that is decided.
  @ObservationIgnored package var rename: RenamePlan?
  /// The journal that the text was recovered from, until the disk has it elsewhere.
  @ObservationIgnored package var recovered: RecoverableNote?

  /// Knows how many words it had when the day began.
  @ObservationIgnored package var dawnCounts: DawnCounts?

  /// What waits for the file to be read.
  @ObservationIgnored package var readActions: [@MainActor (Bool) -> Void] = []

  /// What waits for the save that goes on to end.
  @ObservationIgnored private var saveActions: [@MainActor () -> Void] = []

  package init(
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
    editor = RichEditorControl(
      text: text, isMarkdown: kind == .markdown, isReadOnly: isReadOnly, measure: measure)
    editor.expectsMore = reading != .whole
    editor.onEdit = { [weak self] range, inserted in
      self?.startJournalOnce()
      self?.file.edited(range, inserted: inserted)
      self?.hooks.textEdited()
    }
    editor.onChange = { [weak self] in self?.editorChanged() }
    editor.onRush = { [weak self] in self?.refreshStatus() }
  }

  /// Whether the text understands the keys of vi.
  package var usesVi: Bool {
    get { editor.usesVi }
    set { editor.usesVi = newValue }
  }

  package var path: String { file.path }
  package var savedTitle: String { file.title }
  /// The ending that the file keeps whatever its title, where it is no Markdown: it stands behind the title.
  package var plainEnding: String { String(file.shownTitle.dropFirst(file.title.count)) }
  /// The title as it stands in the list: of a new note without one, what it will be.
  package var shownTitle: String {
    let typed = NoteTitle.trimmed(title)
    return typed.isEmpty ? promptTitle ?? savedTitle : typed
  }
  package var hasNewTitle: Bool {
    let typed = NoteTitle.trimmed(title)
    return typed != savedTitle && !(typed.isEmpty && promptTitle != nil)
  }
  package var needsSaving: Bool { isModified || hasNewTitle || mustBeWritten }
  /// Whether the next save is needed although neither text nor title was changed.
  package var mustBeWritten: Bool { mustSave || loss != nil }

  package func startJournalOnce() {
    let start = hooks.startJournal
    hooks.startJournal = nil
    start?()
  }

  private func editorChanged() {
    let wasModified = isModified
    set(\.isModified, editor.isModified)
    set(\.vi, editor.viStatus)
    if isModified || wasModified { hooks.edited() }
    hooks.statusIsOld()
  }

  /// Leaves the title to the file's name until one is typed.
  package func promptForTitle() {
    promptTitle = savedTitle
    title = ""
  }

  /// The note goes by its title, though there is no file yet.
  package func wasNamed() {
    promptTitle = nil
    mustSave = true
  }

  /// Takes the title that the text gives a note that has none of its own.
  ///
  /// - Parameter whileTyping: leaves one alone that the caret is in: it is still being typed.
  package func takeTitle(whileTyping: Bool = false) {
    guard promptTitle != nil, NoteTitle.trimmed(title).isEmpty, isMarkdown, !isLocked,
      let found = TextTitle(editor.text)
    else { return }
    let caret = editor.document.state.selection.main.head
    if whileTyping, !isNew || (found.range.lowerBound...found.range.upperBound).contains(caret) {
      return
    }
    title = NoteTitle.suggestion(for: found.words, others: hooks.otherTitles())
    let plain = NoteTitle.suggestion(for: found.words, others: [])
    takenTitle = title == plain ? nil : plain
  }

  /// Says, once, that the title that its text gave the note has got a number.
  package func takeNumberNotice() -> Notice? {
    defer { takenTitle = nil }
    return takenTitle.map {
      .warning("There is already a note called “\($0)”. This one is saved as “\(savedTitle)”.")
    }
  }

  /// Puts the title back that the note had before it was edited.
  package func giveTitleBack() { title = promptTitle == nil ? savedTitle : "" }

  /// Brings what the status bar says up to date: not with every key, whose echo it would hold up.
  package func refreshStatus() {
    refreshPlace()
    let words = editor.wordCount
    set(
      \.counts,
      NoteCounts(words: words, selection: editor.selectionWords, progress: progress(of: words)))
  }

  private func progress(of words: Int?) -> WordGoal.Progress? {
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
  package func refreshPlace() {
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
  package func endLastLine() {
    guard isModified else { return }
    let wasEnded = file.savedText.map { $0.isEmpty || $0.endsLine } ?? true
    if !wasEnded { unended = file.savedText }
    let text = editor.textToSave
    guard wasEnded, !text.isEmpty, !text.endsLine, text != unended else { return }
    editor.endLastLine()
  }

  /// Asks the file what it lacks.
  package func noteLoss() { set(\.loss, file.loss) }

  package func noteReading() { set(\.reading, file.reading) }

  package func checkTitle() {
    let wayOut = isNew ? "" : " Esc keeps “\(savedTitle)”."
    titleProblem = titleFault.map {
      $0.description + ($0.isOfSign ? " Enter writes “-” instead." : wayOut)
    }
  }

  /// Ends a title that was typed: of one typed as a heading, what stands behind its signs.
  package func finishTitle() {
    guard hasNewTitle, !savedTitle.hasPrefix("#") else { return }
    var plain = NoteTitle.withoutHeadingSigns(title)
    let ending = NoteTitle.ending(ofFileName: path.lastComponent)
    // Who types the name of the file means the same title.
    if !ending.isEmpty, NoteTitle.ending(ofFileName: plain).lowercased() == ending.lowercased() {
      plain = NoteTitle.title(ofFileName: plain)
    }
    let portable = NoteTitle.portable(plain, keeping: savedTitle)
    if portable != title { title = portable }
    if portable != plain { hooks.titleReplaced(NoteTitle.portableWords(for: plain, now: portable)) }
  }

  /// What the lines of its file end in, where that is not a line feed.
  package var lineEndName: String? {
    ["\r\n": "CRLF", "\r": "CR"][editor.document.lineEnd]
  }

  /// Why the text cannot be saved in its file's encoding.
  package var lackWords: String { "\(file.encoding.rawValue) lacks a character of this text." }

  /// What could not be done with a title that was refused.
  package var refusalStart: String { isNew || isModified ? "Not saved." : "Not renamed." }

  /// What is wrong with a title that was typed.
  package var titleFault: NoteTitle.Problem? {
    guard hasNewTitle else { return nil }
    let fault = NoteTitle.problem(with: title, others: hooks.otherTitles())
    if fault?.isOfSign == false { return fault }
    return (isMarkdown ? NoteTitle.unlinkable(in: title, keeping: savedTitle) : nil)
      ?? NoteTitle.unportable(in: title, keeping: savedTitle)
  }

  package func startSaving() { isSaving = true }

  /// The save has ended: runs what its caller does next, and then what has waited for it.
  package func finishSaving(_ next: () -> Void = {}) {
    isSaving = false
    noteLoss()
    next()
    let waiting = saveActions
    saveActions.removeAll()
    for action in waiting { action() }
  }

  /// Calls `action` once the save that goes on has ended.
  package func whenSaved(_ action: @escaping @MainActor () -> Void) { saveActions.append(action) }

  /// The disk has the note as it was at a revision of the editor.
  package func saved(revision: Int) {
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
