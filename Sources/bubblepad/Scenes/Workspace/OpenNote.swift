import CursesUI
import Notebook
import Observation
import Secrets
import TextModel

/// The note that is open: its text, its file, and what the status bar says about it.
@Observable @MainActor
final class OpenNote {
  /// The file; nil for a note that has never been saved.
  var path: String?
  /// What the title field holds. The file is named after it when the note is saved.
  var title: String {
    didSet { if title != oldValue { checkTitle() } }
  }
  /// The title the file has now.
  private(set) var savedTitle: String
  /// What is wrong with the title, in words.
  private(set) var titleProblem: String?
  /// Why the last save failed, until one succeeds.
  var saveProblem: String?
  var isSaving = false
  let isReadOnly: Bool

  // What the editor last said of itself.
  private(set) var isModified = false
  private(set) var position = "1:1"
  private(set) var words = 0
  private(set) var typingHint = ""

  @ObservationIgnored let editor: RichEditorModel
  @ObservationIgnored var stamp: FileStamp?
  /// What the note is locked with, held while it is open.
  @ObservationIgnored var passphrase: SecretBytes?
  @ObservationIgnored var journal: NoteJournal?
  /// The titles that other notes have, folded.
  @ObservationIgnored var takenTitles: () -> Set<String> = { [] }
  @ObservationIgnored var changed: () -> Void = {}

  init(
    path: String?, title: String, text: SourceText, stamp: FileStamp?, isReadOnly: Bool,
    measure: Int
  ) {
    self.path = path
    self.title = title
    savedTitle = title
    self.stamp = stamp
    self.isReadOnly = isReadOnly
    editor = RichEditorModel(text: text, isReadOnly: isReadOnly, measure: measure)
    editor.onChange = { [weak self] in self?.editorChanged() }
    editorChanged()
  }

  var isNew: Bool { stamp == nil }
  var isLocked: Bool { passphrase != nil }
  var hasNewTitle: Bool { title != savedTitle }
  var needsSaving: Bool { isModified || hasNewTitle }
  var wordsHint: String { words == 1 ? "1 word" : "\(words) words" }

  private func editorChanged() {
    let before = isModified
    set(\.isModified, editor.isModified)
    set(\.position, editor.position)
    set(\.words, editor.wordCount)
    set(\.typingHint, editor.typingHint)
    if editor.isModified || before { changed() }
  }

  /// Sets a value only where it differs: every set draws the status bar again.
  private func set<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<OpenNote, Value>, _ value: Value
  ) {
    if self[keyPath: property] != value { self[keyPath: property] = value }
  }

  func checkTitle() {
    titleProblem = TitleRules.problem(
      with: title, taken: hasNewTitle || isNew ? takenTitles() : [])
  }

  func saved(title: String, path: String, stamp: FileStamp) {
    self.path = path
    self.stamp = stamp
    savedTitle = title
    saveProblem = nil
  }
}
