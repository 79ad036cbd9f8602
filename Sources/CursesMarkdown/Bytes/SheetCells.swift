/// The cells of rows as a spreadsheet copies them: one that has a quotation mark, a tab or a line end stands between
/// quotation marks, and those in it are doubled.
package struct SheetCells {
  /// Without blanks around them.
  package private(set) var rows: [[[UInt8]]] = []
  private var row: [[UInt8]] = []

  package init(_ text: [UInt8]) {
    var at = 0
    while at < text.count {
      let (cell, end) = Self.quoted(text, at) ?? Self.plain(text, at)
      row.append(Array(cell[...].trimmingBlanks))
      at = end + 1
      if end >= text.count || text[end] == Byte.lineFeed {
        rows.append(row)
        row = []
      } else if at == text.count {
        row.append([])
      }
    }
    if !row.isEmpty { rows.append(row) }
  }

  private static func plain(_ text: [UInt8], _ start: Int) -> (cell: [UInt8], end: Int) {
    let end = text[start...].firstIndex(where: \.endsCell) ?? text.count
    return (Array(text[start..<end]), end)
  }

  /// Nil where the cell does not stand between quotation marks.
  private static func quoted(_ text: [UInt8], _ start: Int) -> (cell: [UInt8], end: Int)? {
    guard text[start] == Byte.quote else { return nil }
    var cell: [UInt8] = []
    var at = start + 1
    while at < text.count {
      let isQuote = text[at] == Byte.quote
      let isDoubled = isQuote && at + 1 < text.count && text[at + 1] == Byte.quote
      if isQuote, !isDoubled {
        let isEnd = at + 1 == text.count || text[at + 1].endsCell
        let needsThem = cell.contains { $0 == Byte.quote || $0.endsCell }
        return isEnd && needsThem ? (cell, at + 1) : nil
      }
      cell.append(text[at])
      at += isDoubled ? 2 : 1
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var endsCell: Bool { self == Byte.tab || self == Byte.lineFeed }
}
