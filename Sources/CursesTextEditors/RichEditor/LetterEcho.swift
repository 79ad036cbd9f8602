import CursesCore
import CursesMarkdown
import CursesText
import CursesTextLayout
@_spi(Nodes) import CursesViewGraph

extension RichEditorControl {
  /// The echo of a key where the text takes it as a letter beyond doubt.
  func letterEcho(of key: Key) -> Echo? {
    guard held.isEmpty, let letter = key.typed?.asciiValue, letter.isPlainlyTyped,
      editor.isTyping, editor.keymap[key] == nil, document.showsPlainly(letter),
      var echo = editor.echo(of: letter)
    else { return nil }
    let area = textRect
    echo.place = Point(
      column: echo.place.column + area.minColumn, row: echo.place.row + area.minRow)
    echo.end += area.minColumn
    return echo.end < area.maxColumn - 1 ? echo : nil
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter, a digit or a space.
  fileprivate var isPlainlyTyped: Bool {
    self == 0x20 || self &- 0x30 < 10 || (self | 0x20) &- 0x61 < 26
  }
}

extension RichEditorModel {
  /// Whether letters go into the text, and are no commands.
  fileprivate var isTyping: Bool {
    modal?.takesText ?? true
  }

  /// The echo of a letter at the caret, counted from the editor's corner.
  fileprivate func echo(of letter: UInt8) -> Echo? {
    let caret = caret
    guard let columns = view.columnsMoved(byTyping: letter, at: caret),
      let place = view.point(of: caret)
    else { return nil }
    return Echo(
      glyph: Glyph(Unicode.Scalar(letter)), place: place, end: view.margin + columns.upperBound)
  }
}

extension PageView {
  /// The columns, from the page's left edge, that a letter typed at a caret moves right by one; nil where
  /// the text would be broken into other rows.
  fileprivate func columnsMoved(byTyping letter: UInt8, at caret: PageCaret) -> Range<Int>? {
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
