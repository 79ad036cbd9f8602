import CursesText

/// The line that is being typed, as far as it may become something else when it ends.
package struct TypedLine {
  /// Where its text starts, if Enter has begun it.
  package var start: Int?
  /// Whether one Enter has, below a paragraph.
  package var isBelowText = false
  /// Whether it stands right behind the marks that have made a fence, and no Enter between.
  package var isInfo = false
  /// Where a row starts that came with pipes at both ends into a table without them, or with blanks into one without.
  package var row: Int?
  /// Whether its table has no blanks beside its pipes.
  package var isTightRow = false
  /// Whether its table has no pipes at the ends of its rows.
  package var isBareRow = false
  /// Where the caret was after what was undone last: marks that end there are meant as they are.
  package var undone: Int?
  /// The link that is being written.
  package var link: OpenLink?
  /// What a marker typed on a selection has styled.
  package var wrapped: WrappedText?
  /// What selected all of the text: the version of it, and the selection.
  package var all: (version: Int, selection: Selection)?
  /// Where the end of code starts that came by itself with the fence before the code.
  package var closer: Int?
  /// The row that Enter has begun at the end of a table, as long as nothing is done: the version of the text, and how
  /// many steps there were before.
  package var freshRow: (version: Int, steps: Int)?

  /// Follows what changes the text before it.
  package mutating func follow(_ transaction: Transaction) {
    start = start.map { moved($0, by: transaction) }
    row = row.map { moved($0, by: transaction) }
    closer = closer.map { moved($0, by: transaction) }
  }

  private func moved(_ offset: Int, by transaction: Transaction) -> Int {
    transaction.edits.reduce(offset) { $1.range.upperBound < offset ? $0 + $1.growth : $0 }
  }
}

/// Text that a marker typed on a selection has styled, and what is typed in its place.
package struct WrappedText {
  package let mark: Character
  package var style: RichAttributes
  /// How often the marker was typed: so often it may be typed at the end.
  package var count: Int
  /// The version of the text in which the last character of it was typed.
  package var version = 0

  /// Made of its parts.
  package init(
    mark: Character, style: RichAttributes, count: Int, version: Int = 0
  ) {
    self.mark = mark
    self.style = style
    self.count = count
    self.version = version
  }
}
