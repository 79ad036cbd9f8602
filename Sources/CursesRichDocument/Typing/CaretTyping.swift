import CursesRichProjection
import CursesText

/// All of what is being typed at one of several carets, which the next key goes on with as it does at one. It belongs to
/// a version of the text; where others have changed that since, it moves along with its caret.
package struct CaretTyping {
  private var typing: TypingState
  private var characters = TypedCharacters()
  /// What was typed last, where it is still to be seen what it completes.
  private var text: TypedText?
  /// Whether the caret is the only one in its text: else nothing is known that stands at a place.
  package private(set) var isAlone = false
  /// The version of the text, the caret, and where the line of its paragraph starts.
  private var version = 0
  private var head = 0
  private var line = 0
  /// What taking back what was typed replaces: as long as these bytes are there it can be taken back.
  private var typed: (range: Range<Int>, bytes: [UInt8])?

  /// At a caret at which nothing was typed: nothing, or brackets that came by themselves.
  package init(openPairs: [Character] = [], pendingAttributes: RichAttributes? = nil) {
    typing = TypingState()
    (typing.openPairs, typing.pendingAttributes) = (openPairs, pendingAttributes)
  }

  /// What is being typed at the caret of a document.
  package init(_ document: RichDocument) {
    self.init(
      openPairs: document.typing.openPairs, pendingAttributes: document.typing.pendingAttributes)
    guard document.isAlone else { return }
    (typing, version, isAlone) = (document.typing, document.version, true)
    (characters, text) = (document.current.typedCharacters, document.current.typedText)
    head = document.state.selection.main.head
    line = document.paragraph(at: document.head).lineStart
    // What was begun elsewhere belongs to no caret.
    if let begun = typing.untyped, !(begun.lowerBound...begun.upperBound ~= head) {
      typing.untyped = nil
    }
    noteTyped(in: document.state.text)
  }

  private mutating func noteTyped(in text: SourceText) {
    let block = typing.freshBlock.flatMap { $0.version == version ? $0 : nil }
    let ranges = [characters.range(at: version), block?.reopening?.back?.0.range]
      .compactMap(\.self)
    let (starts, ends) = (ranges.map(\.lowerBound), ranges.map(\.upperBound))
    typed = nil
    guard let start = starts.min(), let end = ends.max() else { return }
    guard start >= 0, end <= text.count else { return forgetTyped() }
    typed = (start..<end, text.bytes(in: start..<end))
  }

  /// Lets nothing be taken back.
  private mutating func forgetTyped() {
    (characters, typed) = (TypedCharacters(), nil)
    if typing.freshBlock?.reopening?.back != nil { typing.freshBlock?.reopening = nil }
  }

  /// The closing brackets that came by themselves.
  package var openPairs: [Character] { typing.openPairs }

  /// Whether something typed last may still complete something.
  package var hasText: Bool { text != nil }

  /// The same where the caret shares its text with others: what stands at places in it is forgotten.
  package var withoutPlaces: CaretTyping {
    CaretTyping(openPairs: typing.openPairs, pendingAttributes: typing.pendingAttributes)
  }

  /// Whether there is nothing of it that a key could go on with.
  package var isEmpty: Bool {
    !isWaiting && typing.openPairs.isEmpty && !typing.hasLine && !characters.hasAny
  }

  /// Whether a letter typed next may be more than a letter.
  package var isWaiting: Bool { typing.isWaiting(in: version) }

  /// Lets the next key at the caret of a document go on with it.
  ///
  /// - Parameter former: where the caret was when it was typed, as that stands now; nil where it is still there.
  package func resume(in document: RichDocument, at former: Int? = nil) {
    let now = former ?? document.state.selection.main.head
    let lineNow = document.paragraph(at: document.place(at: now)).lineStart
    var own = self
    if version != document.version {
      own.move(by: TypingMove(line: line, by: (lineNow - line, now - head)), in: document)
    }
    document.typing = own.typing
    (document.current.typedCharacters, document.current.typedText) = (own.characters, own.text)
  }

  private mutating func move(by move: TypingMove, in document: RichDocument) {
    if let typed, move.distance == nil || !isThere(typed.bytes, at: move(typed.range), in: document)
    {
      forgetTyped()
    }
    typing = typing.belonging(from: version, to: document.version).moved(by: move)
    text?.start?.move(by: move) { document.place(at: $0) }
    characters.move(by: move, from: version, to: document.version)
    version = document.version
  }

  private func isThere(
    _ bytes: [UInt8], at range: Range<Int>, in document: RichDocument
  ) -> Bool {
    range.upperBound <= document.state.text.count && document.state.text.bytes(in: range) == bytes
  }

  /// The same after plain text was typed at the caret, which belongs to another version of the document then.
  ///
  /// - Parameter head: the caret now.
  package func following(_ count: Int, to head: Int, in document: RichDocument) -> CaretTyping {
    guard isAlone else { return self }
    var other = self
    let place = document.place(at: head)
    let start = document.paragraph(at: place).lineStart
    let former = head - count
    // The bytes behind the caret have moved by the letters.
    other.typed = nil
    other.move(
      by: TypingMove(line: line, by: (start - line, former - self.head)), in: document)
    let entry = TypedCharacters.Start(
      version: document.version, place: place, mayChangeBlock: false,
      selection: Selection(caret: former), typing: other.typing)
    other.characters.add(
      (entry, Transaction(Edit(former..<head, ""))), at: head, in: document.version)
    other.typing.follow(
      Transaction(Edit(former..<former, document.state.text.extracting(former..<head))))
    (other.head, other.line) = (head, start)
    other.noteTyped(in: document.state.text)
    return other
  }
}

/// How places move that belong to what is being typed at a caret: those in its line with the caret, and those before with
/// the line. Both differ where a marker before the text has become longer.
package struct TypingMove {
  private let line: Int
  /// By how much the line and the caret have moved.
  private let distances: (line: Int, caret: Int)

  init(line: Int, by distances: (line: Int, caret: Int)) {
    (self.line, self.distances) = (line, distances)
  }

  /// Of all places by the same distance.
  init(by distance: Int) { self.init(line: 0, by: (distance, distance)) }

  /// By how much all places move alike; nil where they do not.
  var distance: Int? { distances.line == distances.caret ? distances.line : nil }

  func callAsFunction(_ offset: Int) -> Int {
    max(0, offset + (offset <= line ? distances.line : distances.caret))
  }

  func callAsFunction(_ range: Range<Int>) -> Range<Int> {
    let start = self(range.lowerBound)
    return start..<max(start, self(range.upperBound))
  }

  func callAsFunction(_ selection: Selection) -> Selection {
    selection.mapRanges { SelectionRange(anchor: self($0.anchor), head: self($0.head)) }
  }

  func callAsFunction(_ transaction: Transaction) -> Transaction {
    Transaction(
      transaction.edits.map { Edit(self($0.range), $0.text) },
      selection: transaction.selection.map { self($0) }, event: transaction.event)
  }
}

extension Transaction {
  /// From the first byte that it replaces to the last.
  fileprivate var range: Range<Int>? {
    guard let first = edits.first, let last = edits.last else { return nil }
    return first.range.lowerBound..<last.range.upperBound
  }
}

extension TypingState {
  /// Whether a letter typed next in a version of the text may be more than a letter.
  fileprivate func isWaiting(in version: Int) -> Bool {
    pendingAttributes != nil || freshLine != nil || freshGap != nil || line.isInfo
      || !cellSpaces.isEmpty
      || [
        raw?.version, pendingBreak?.version, lostBlanks?.caret.version, freshBlock?.version,
        closedRow?.version, line.link?.version, line.wrapped?.version,
      ].contains(version)
  }

  /// Whether something is known of its line that counts when the line ends.
  fileprivate var hasLine: Bool {
    line.start != nil || line.row != nil || line.closer != nil || untyped != nil
      || spacedCells != nil || !cellSpaces.isEmpty
  }

  /// The same at other places.
  fileprivate func moved(by move: TypingMove) -> TypingState {
    var other = self
    if let pending = pendingBreak { other.pendingBreak?.caret = move(pending.caret) }
    if let lost = lostBlanks {
      other.lostBlanks?.caret = LoneCaret(version: lost.caret.version, head: move(lost.caret.head))
    }
    if let block = freshBlock {
      other.freshBlock?.fence = block.fence.map { move($0) }
      other.freshBlock?.growsAt = block.growsAt.map { move($0) }
      if let back = block.reopening?.back {
        // Edits that do not move alike may come to overlap.
        other.freshBlock?.reopening =
          move.distance == nil
          ? nil : block.reopening?.with(back: (move(back.0), move(back.caret)))
      }
    }
    if let fresh = freshLine { other.freshLine?.line = move(fresh.line) }
    other.freshGap = freshGap.map { move($0) }
    other.untyped = untyped.map { move($0) }
    if let row = closedRow { other.closedRow?.caret = move(row.caret) }
    if let cells = spacedCells { other.spacedCells?.line = move(cells.line) }
    other.cellSpaces = cellSpaces.map { move($0) }
    other.raw = raw.map { $0.belonging(to: $0.version, head: move($0.head)) }
    other.line = line.moved(by: move)
    return other
  }
}

extension TypedLine {
  fileprivate func moved(by move: TypingMove) -> TypedLine {
    var other = self
    other.start = start.map { move($0) }
    other.row = row.map { move($0) }
    other.closer = closer.map { move($0) }
    other.undone = undone.map { move($0) }
    if let link { other.link?.caret = move(link.caret) }
    other.all = all.map { ($0.version, move($0.selection)) }
    return other
  }
}

extension TypedCharacters.Start {
  /// - Parameter find: finds the place of an offset; without it the place is the former one.
  mutating func move(by move: TypingMove, _ find: ((Int) -> RichPlace)? = nil) {
    let selection = move(selection)
    self = TypedCharacters.Start(
      version: version, place: find?(selection.main.head) ?? place, mayChangeBlock: mayChangeBlock,
      selection: selection, typing: typing.moved(by: move))
  }
}
