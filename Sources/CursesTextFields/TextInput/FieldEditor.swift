import CursesCore
import CursesInputFormats
import CursesTextLayout
@_spi(Nodes) import CursesViewGraph

/// The engine of every field of one line: its value, selection, scroll position and history.
///
/// It knows no view: a control sends it keys, pastes and mouse columns, and has it draw itself into a row.
/// No edit stores a value that its filter or limit does not allow, not even for a moment. With
/// `SecretStorage` it is a secure field: masked, nothing is copied, cut, killed or remembered, and words
/// do not exist, so that no motion tells how long they are.
///
///     var field = TextFieldEditor(PlainStorage("Hello"))
///     field.handle(Key(.character("!")))          // FieldEffect: hasChanged
///     let caret = field.draw(into: &frame, rect: row, look: look, isFocused: true)
public struct FieldEditor<Storage: FieldStorage> {
  /// The bytes of the value; a secret's lie in locked memory.
  public internal(set) var storage: Storage
  /// Where the selection began and where its caret is, in bytes.
  public internal(set) var anchor = 0
  /// Where the caret is, in bytes of the value.
  public internal(set) var head = 0

  /// What may be typed or pasted; see `CharacterFilter`.
  public var filter: CharacterFilter
  /// How much the value may hold; what is too much is refused before it is stored.
  public var limit: TextLimit
  /// Whether the value can be looked at and copied, and not changed.
  public var isReadOnly = false
  /// What is asked before an edit is made; nil costs nothing.
  public var hooks: FieldHooks?
  /// Whether the hooks keep a format up, which says itself how much of a paste it takes.
  public var keepsFormat = false
  /// Which typed letters become capital ones.
  public var capitalization = FieldCapitalization.never
  /// Which command a key gives.
  public var keymap: FieldKeymap
  /// The kills; a program that shares one between its fields hands it on.
  public var kills = KillRing()
  /// How a secret is shown; an ordinary value is never masked.
  public var mask: FieldMask = .each {
    didSet { measure() }
  }
  /// The cells of the character that stands for one of a secret.
  public var maskWidth = 1 {
    didSet { measure() }
  }
  /// How the terminal counts cells.
  public var widths: WidthModel {
    didSet { if widths != oldValue { measure() } }
  }

  /// The value's characters in bytes and cells, as they are shown.
  var line: CellLine
  /// The column of the line that is drawn first.
  var scroll = 0
  /// Where text stands that is shorter than the field, and the cells that were left free before it.
  var alignment = TextAlignment.leading
  var lead = 0
  var history = FieldHistory()
  var yanked: (range: Range<Int>, age: Int)?
  var hasJustKilled = false
  /// What a drag selects by, and what was selected when it began.
  var drag: FieldDrag?
  /// The value in rows, for a field that wraps, and the first row that is drawn.
  var paragraph: ParagraphLayout?
  var firstRow = 0
  /// The cells of a row as it was last drawn.
  var rowColumns = 0
  /// The column that moving up and down keeps to.
  var goalColumn: Int?

  /// An editor with its caret at the end.
  ///
  /// - Parameters:
  ///   - filter: what may be typed or pasted.
  ///   - widths: how the terminal counts cells.
  public init(
    _ storage: Storage, filter: CharacterFilter = .text, limit: TextLimit = .none,
    keymap: FieldKeymap = .standard, widths: WidthModel = .perScalar
  ) {
    self.storage = storage
    self.filter = filter
    self.limit = limit
    self.keymap = keymap
    self.widths = widths
    line = CellLine("", widths: widths)
    measure()
    head = line.byteCount
    anchor = head
  }

  /// Whether there is no character.
  public var isEmpty: Bool { storage.count == 0 }
  /// What is selected, in bytes; empty for a caret.
  public var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
  /// Whether at least one character is selected.
  public var hasSelection: Bool { anchor != head }
  /// The number of grapheme clusters.
  public var characterCount: Int { line.characterCount }

  /// Whether the characters are hidden behind marks.
  var isMasked: Bool { Storage.isSecret && mask != .revealed }

  /// Measures the value anew: after every change of it or of how it is shown.
  mutating func measure() {
    let (isMasked, widths, maskWidth) = (isMasked, widths, maskWidth)
    paragraph = nil
    line = storage.withUTF8 { bytes in
      isMasked ? CellLine(maskedBytes: bytes, cells: maskWidth) : CellLine(bytes, widths: widths)
    }
  }

  /// The selected text; `nil` for a secret, also while it is shown.
  public var selectedText: String? {
    guard !Storage.isSecret else { return nil }
    return text(in: selection)
  }

  func text(in range: Range<Int>) -> String {
    storage.withUTF8 { String(decoding: $0[range], as: UTF8.self) }
  }
}

/// How a secret is shown.
public enum FieldMask: Hashable, Sendable {
  /// One mark for each character.
  case each
  /// Always the same number of marks, so that the length is hidden too.
  case fixed
  /// As it is.
  case revealed
}

/// A drag with the mouse.
struct FieldDrag: Hashable, Sendable {
  enum Unit: Hashable, Sendable { case character, word, all }
  var unit: Unit
  var origin: Range<Int>
}

/// The editor of a plain text.
public typealias TextFieldEditor = FieldEditor<PlainStorage>
/// The editor of a secret in locked memory.
public typealias SecureFieldEditor = FieldEditor<SecretStorage>

extension FieldEditor where Storage == PlainStorage {
  /// The value. Setting it is the program's doing: it is not filtered, and there is nothing to undo
  /// afterwards.
  public var text: String {
    get { storage.text }
    set {
      guard newValue.utf8.elementsEqual(storage.text.utf8) == false else { return }
      let wasAtEnd = head == storage.count && !hasSelection
      storage = PlainStorage(newValue)
      reset(toEnd: wasAtEnd)
    }
  }
}

extension FieldEditor where Storage == SecretStorage {
  /// Overwrites the secret and starts anew.
  public mutating func wipe() {
    storage.secret.wipe()
    reset(toEnd: true)
  }

  /// To be called after a program has changed the secret itself.
  public mutating func secretHasChanged() { reset(toEnd: true) }
}

extension FieldEditor {
  private mutating func reset(toEnd: Bool) {
    measure()
    history = FieldHistory()
    yanked = nil
    drag = nil
    head = toEnd ? line.byteCount : line.boundary(atOrBefore: min(head, line.byteCount))
    anchor = hasSelection && !toEnd ? line.boundary(atOrBefore: min(anchor, line.byteCount)) : head
  }
}
