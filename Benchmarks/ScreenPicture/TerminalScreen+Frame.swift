import TerminalCore
import TerminalHarness

extension TerminalScreen {
  /// The screen as a frame.
  var frame: Frame {
    var frame = Frame(size: Size(columns: columns, rows: rows))
    for row in 0..<rows {
      var column = 0
      while column < columns {
        let cell = cell(column, row)
        let width = max(1, cell.width)
        frame.put(
          cell.text.first.map { Glyph($0) } ?? .space, width: width, column: column, row: row,
          foreground: color(cell.foreground), background: color(cell.background),
          attributes: attributes(cell))
        column += width
      }
    }
    return frame
  }

  private func color(_ hex: Int?) -> Color {
    hex.map { Color(hex: UInt32($0)) } ?? .terminalDefault
  }

  private func attributes(_ cell: TerminalScreen.Cell) -> TextAttributes {
    let shown: [(Bool, TextAttributes)] = [
      (cell.isBold, .bold), (cell.isItalic, .italic), (cell.isReverse, .reverse),
      (cell.isStruck, .strikethrough), (cell.underline == 3, .undercurl),
      (cell.underline == 1 || cell.underline == 2, .underline),
    ]
    return TextAttributes(shown.filter(\.0).map(\.1))
  }
}
