import CursesText
import CursesTextLayout
@_spi(Nodes) import CursesViewGraph

extension PageView {
  /// The columns, from the page's left edge, that a letter typed at a caret moves right by one; nil where
  /// the text would be broken into other rows.
  package func columnsMoved(byTyping letter: UInt8, at caret: PageCaret) -> Range<Int>? {
    let unit = book.unit(block: caret.position.block, paragraph: caret.position.paragraph)
    let place = unit.box.layout.block.place(
      ofParagraph: caret.position.paragraph - unit.paragraphs.lowerBound,
      offset: caret.position.offset)
    return unit.box.layout.columnsMoved(
      byTyping: letter, at: place, caret.affinity, caret.rowAffinity)
  }
}

extension LeafLayout {
  /// A row keeps its words while there is room for one cell more: a letter makes its first word longer, which
  /// had no room in the row before. A space or a hyphen may leave a part of it that has.
  mutating func columnsMoved(
    byTyping letter: UInt8, at offset: Int, _ affinity: Affinity, _ rowAffinity: Affinity
  ) -> Range<Int>? {
    let padded = text.padded(offset, affinity)
    let index = layout.rowIndex(of: padded, affinity: rowAffinity)
    guard alignment == .left, let row = layout.row(at: index), row.endColumn < width,
      !row.isWrapped || padded < row.range.upperBound
    else { return nil }
    // At its start the letter may belong to the row before, and stands beside no other of its kind.
    let before = text.bytes[row.range.lowerBound..<padded]
    guard !before.isEmpty else { return nil }
    if index > 0, !before.contains(0x20) {
      let isOwnWord = text.bytes[row.range.lowerBound - 1] == 0x20
      guard isOwnWord, letter != 0x20, before.allSatisfy(\.isPlainlyTyped) else { return nil }
    }
    // A hyphen that has come to stand behind a space takes the word after it along to the next row.
    if letter == 0x20, row.isWrapped, !text.bytes[padded].isPlainlyTyped { return nil }
    let column = left + layout.column(of: padded, in: row)
    return column..<max(column, left + row.endColumn)
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter, a digit or a space.
  package var isPlainlyTyped: Bool {
    self == 0x20 || self &- 0x30 < 10 || (self | 0x20) &- 0x61 < 26
  }
}
