import CursesMarkdown

/// Tells rows of a spreadsheet, which come with tabs between their cells, from other text.
package enum SheetProbe {
  private static let mostRows = 500
  private static let mostColumns = 64

  /// The rows as a table, the first as its header; nil where they are none.
  package static func table(of text: [UInt8]) -> PastedTable? {
    guard let end = text.firstIndex(of: Byte.lineFeed), text[..<end].contains(Byte.tab) else {
      return nil
    }
    let rows = SheetCells(text).rows
    guard (2...mostRows).contains(rows.count), (2...mostColumns).contains(rows[0].count),
      rows.allSatisfy({ $0.count == rows[0].count }), rows[0].allSatisfy({ !$0.isEmpty })
    else { return nil }
    let cells = rows.map { $0.map(CellText.draft) }
    return PastedTable(
      rows: cells, alignments: Array(repeating: .none, count: rows[0].count))
  }
}
