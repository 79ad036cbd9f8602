import CursesText

/// The characters typed last, each with what there was before it: Backspace, pressed next, gives that, and not
/// only the text without the character. What was typed before goes on then as if it had never been there.
struct TypedCharacters {
  /// What there is before a character is typed.
  struct Start {
    let version: Int
    let place: RichPlace
    /// Whether the character may change more than the text before the caret: part the lines around it from what they
    /// were, as in front matter, or begin a paragraph, or the title of a callout.
    let mayChangeBlock: Bool
    let selection: Selection
    /// What it was typed with.
    let typing: TypingState
  }

  /// A character: what there was before it, and what takes it away.
  typealias Entry = (start: Start, back: Transaction)

  /// How many characters are kept.
  private static let most = 64

  private var entries: [Entry] = []
  /// The version of the text, and the caret, that the last one belongs to.
  private var version = -1
  private var head = 0
  /// How many characters were refused last, and where: Backspace takes these away, of which nothing is there.
  private var refused = (count: 0, version: -1, head: 0)
  /// While a character is typed: what takes the changes of the text away that were made since a version, and
  /// the version they have made.
  private var changes: (since: Int, back: Transaction?, version: Int)?

  /// Follows the changes of the text from a version on, until `end`.
  mutating func begin(at version: Int) { changes = (version, nil, version) }

  /// Notes a change of the text.
  mutating func note(_ back: @autoclosure () -> Transaction, making version: Int) {
    guard let known = changes, known.version + 1 == version else { return }
    let own = back()
    changes = (known.since, known.back.map { own.composed(with: $0) } ?? own, version)
  }

  /// Follows no more changes: of what is not typed nobody asks what was there before.
  mutating func end() { changes = nil }

  /// Notes a character that was refused, and forgets those before once something else is done.
  mutating func note(_ outcome: RichOutcome, of command: RichCommand, in version: Int, at head: Int)
  {
    guard case .insertText = command, case .refused = outcome else {
      refused.count = 0
      return
    }
    let isNext = refused.version == version && refused.head == head
    refused = (isNext ? refused.count + 1 : 1, version, head)
  }

  /// Takes a refused character back, if nothing was done since.
  mutating func takeRefused(version: Int, head: Int) -> Bool {
    guard refused.count > 0, refused.version == version, refused.head == head else { return false }
    refused.count -= 1
    return true
  }

  /// Whether nothing was done since the last character.
  func belong(to version: Int, head: Int) -> Bool { (self.version, self.head) == (version, head) }

  /// Lets the characters belong to another version of the text, in which they stand where they stood.
  mutating func follow(to version: Int, head: Int) {
    (self.version, self.head) = (version, head)
  }

  /// Adds the character that was typed since `start`.
  mutating func add(_ start: Start, at head: Int, in version: Int) {
    guard let changes, changes.since == start.version, changes.version == version,
      let back = changes.back
    else { return }
    if !belong(to: start.version, head: start.selection.main.head) { entries = [] }
    if entries.count >= Self.most { entries.removeFirst(Self.most / 2) }
    entries.append((start, back))
    follow(to: version, head: head)
  }

  /// Takes out the character that was typed last, if nothing was done since.
  mutating func take(version: Int, head: Int) -> Entry? {
    belong(to: version, head: head) ? entries.popLast() : nil
  }
}

extension TypedCharacters.Start {
  init(_ document: RichDocument) {
    let place = document.head
    let paragraph = document.paragraph(at: place)
    var typing = document.typing
    typing.raw = document.rawTypingHere
    typing.untyped = document.begunRange
    let isBeforeTitle = paragraph.calloutTitle.map { place.visible <= $0.word } ?? false
    self.init(
      version: document.version, place: place,
      mayChangeBlock: paragraph.isVerbatim || paragraph.kind == .rule || typing.untyped != nil
        || isBeforeTitle,
      selection: document.state.selection, typing: typing)
  }

  /// Whether a text was typed since then that is shown before the caret.
  func shows(_ text: String, in document: RichDocument) -> Bool {
    let now = document.head
    return now.block == place.block && now.paragraph == place.paragraph
      && document.paragraph(at: now).text[..<now.visible].suffix(text.utf8.count)
        .elementsEqual(text.utf8)
  }
}

extension RichDocument {
  /// Follows what is typed at the caret from now on; nil where Backspace needs no help.
  func startOfTyping() -> TypedCharacters.Start? {
    guard mode == .rich, carets == nil, state.selection.main.isCaret else { return nil }
    current.typedCharacters.begin(at: version)
    return TypedCharacters.Start(self)
  }

  /// Remembers a typed character: where it is shown before the caret, and where it may have changed more than that.
  func noteTyped(_ text: String, since start: TypedCharacters.Start?) {
    defer { current.typedCharacters.end() }
    guard let start, text.count == 1, version > start.version, state.selection.main.isCaret,
      start.mayChangeBlock || start.shows(text, in: self)
    else { return }
    current.typedCharacters.add(start, at: state.selection.main.head, in: version)
  }

  /// Backspace after what was typed last: what there was before it. Returns nil elsewhere.
  func untype(by command: RichCommand) -> RichOutcome? {
    guard case .deleteBackward = command, !isReadOnly, state.selection.ranges.count == 1,
      state.selection.main.isCaret, pendingBreakHere == nil
    else { return nil }
    if current.typedCharacters.takeRefused(version: version, head: state.selection.main.head) {
      if let blanks = typing.freshLine?.blanks, blanks > 0 { typing.freshLine?.blanks = blanks - 1 }
      return .moved
    }
    guard
      let entry = current.typedCharacters.take(version: version, head: state.selection.main.head)
    else { return nil }
    let start = entry.start
    let line = paragraph(at: head).lineStart
    let patch = RichPatch(
      edits: entry.back.edits, first: line, last: line,
      landing: .source(start.selection.main.head), event: .deleteBackward)
    guard case .accepted = attempt(patch) else { return nil }
    setSelection(start.selection)
    current.typedCharacters.follow(to: version, head: state.selection.main.head)
    typing = start.typing.belonging(from: start.version, to: version)
    if paragraph(at: head).isTableRow { noteCellSpace() }
    return .changed
  }
}
