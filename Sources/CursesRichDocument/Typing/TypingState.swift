import CursesText

/// What the next character becomes, and what has been begun and not typed yet. Most of it belongs to one version of the
/// text: it is taken along to another (`belonging`), or it is over.
package struct TypingState {
  /// What the next typed character gets; `nil` is what the text around the caret says.
  package var pendingAttributes: RichAttributes?
  /// The closing brackets that came with typed ones, innermost last; they are typed over.
  package var openPairs: [Character] = []
  /// A line break at the end of a paragraph, which comes with the next character.
  package var pendingBreak: PendingBreak?
  /// The blanks that come back with the next word; see `LostBlanks`.
  package var lostBlanks: LostBlanks?
  /// The block that typed Markdown has just made; see `FreshBlock`.
  package var freshBlock: FreshBlock?
  /// What Enter has written that nobody has typed; see `untypedRange`.
  package var untyped: Range<Int>?
  /// What the line that is being typed may become when it ends; see `TypedLine`.
  package var line = TypedLine()
  /// The line without text that blanks or a marker may be typed in; see `FreshLine`.
  package var freshLine: FreshLine?
  /// Where the blank line starts that parts an item from the text above it while it has none of its own.
  package var freshGap: Int?
  /// The row of a table that was closed by typing; see `reopenRow`.
  package var closedRow: ClosedRow?
  /// The blanks typed in a row of a table that are no text; see `adoptDashes`.
  package var spacedCells: SpacedCells?
  /// Where spaces stand that were typed at an edge of a cell; see `dropCellSpaces`.
  package var cellSpaces: [Int] = []
  /// What was typed last, where it is written otherwise; see `rawTypingHere`.
  package var raw: RawTyping?
}

extension TypingState {
  /// Forgets what the next character would have been typed with; what Enter has begun stays that.
  package mutating func forget() {
    (pendingAttributes, pendingBreak, openPairs) = (nil, nil, [])
    (freshBlock, freshGap, freshLine) = (nil, nil, nil)
    (closedRow, raw) = (nil, nil)
  }

  /// The same for another version of the text, in which everything stands where it stood.
  package func belonging(from old: Int, to version: Int) -> TypingState {
    var other = self
    other.take(from: old, to: version)
    return other
  }

  private mutating func take(from old: Int, to version: Int) {
    if pendingBreak?.version == old { pendingBreak?.version = version }
    if lostBlanks?.caret.version == old { lostBlanks?.caret.version = version }
    if freshBlock?.version == old { freshBlock?.version = version }
    if freshLine?.version == old { freshLine?.version = version }
    if closedRow?.version == old { closedRow?.version = version }
    if raw?.version == old { raw?.version = version }
    if line.link?.version == old { line.link?.version = version }
    if line.wrapped?.version == old { line.wrapped?.version = version }
    if line.all?.version == old { line.all?.version = version }
    if line.freshRow?.version == old { line.freshRow?.version = version }
  }

  /// Follows a change of the text.
  package mutating func follow(_ transaction: Transaction) {
    cellSpaces = cellSpaces.map { transaction.mapOffset($0, affinity: .downstream) }
    if let item = freshLine {
      freshLine?.line = transaction.mapOffset(item.line, affinity: .downstream)
    }
    followUntyped(through: transaction)
    line.follow(transaction)
  }

  /// Moves what nobody has typed with the text around it, and forgets it where it is changed itself.
  private mutating func followUntyped(through transaction: Transaction) {
    guard let range = untyped else { return }
    var growth = 0
    for edit in transaction.edits where edit.range.lowerBound <= range.upperBound {
      guard edit.range.upperBound <= range.lowerBound else {
        untyped = nil
        return
      }
      growth += edit.growth
    }
    untyped = range.lowerBound + growth..<range.upperBound + growth
  }
}

/// The lines that were begun in the texts that undo and redo lead to: who undoes what he did after Enter is in the line
/// again that Enter has begun, and nobody has typed that.
package struct BegunLines {
  private typealias Entry = (
    revision: Int, untyped: Range<Int>?, freshLine: FreshLine?, freshGap: Int?
  )

  /// How many texts are remembered.
  private static let most = 64

  private var entries: [Entry] = []

  /// Remembers what is begun in a text; see `History.revision`.
  package mutating func keep(_ typing: TypingState, atRevision revision: Int) {
    entries.removeAll { $0.revision == revision }
    let (untyped, line, gap) = (typing.untyped, typing.freshLine, typing.freshGap)
    guard untyped != nil || line != nil || gap != nil else { return }
    if entries.count >= Self.most { entries.removeFirst(Self.most / 2) }
    entries.append((revision, untyped, line, gap))
  }

  /// Begins in `typing` what was begun in a text. What is typed there starts nothing else: an automatic change that was
  /// undone is not made again.
  ///
  /// - Parameter text: the text, whose last line may have been ended since (`RichDocument.endLastLine`).
  package func resume(_ typing: inout TypingState, atRevision revision: Int, of text: SourceText) {
    guard let known = entries.last(where: { $0.revision == revision }) else { return }
    typing.untyped = known.untyped.flatMap { begun in
      guard begun.upperBound <= text.count else { return nil }
      let rest = begun.upperBound..<text.count
      let isEnd = rest.count <= 2 && text.bytes(in: rest).allSatisfy(\.isLineEnd)
      return isEnd ? begun.lowerBound..<rest.upperBound : begun
    }
    typing.freshLine = known.freshLine
    typing.freshGap = known.freshGap
  }
}
