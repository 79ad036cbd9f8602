import CursesMarkdown

/// Tells rows of a spreadsheet, which come with tabs between their cells, from other text.
enum SheetProbe {
  private static let mostRows = 500
  private static let mostColumns = 64

  /// The rows as a table, the first as its header; nil where they are none.
  static func table(of text: [UInt8]) -> PastedTable? {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == Byte.lineFeed }
    if lines.last?.isEmpty == true { lines.removeLast() }
    guard (2...mostRows).contains(lines.count), let header = lines.first else { return nil }
    let tabs = header.count { $0 == Byte.tab }
    guard (1..<mostColumns).contains(tabs),
      lines.allSatisfy({ line in line.count { $0 == Byte.tab } == tabs })
    else { return nil }
    let rows = lines.map { line in
      line.split(omittingEmptySubsequences: false) { $0 == Byte.tab }.map(\.trimmingBlanks)
    }
    guard rows[0].allSatisfy({ !$0.isEmpty }) else { return nil }
    let cells = rows.map { row in
      row.map { text in
        var cell = InlineDraft()
        cell.insert(Array(text), at: 0, chain: [])
        return cell
      }
    }
    return PastedTable(
      rows: cells, alignments: Array(repeating: .none, count: tabs + 1))
  }
}
