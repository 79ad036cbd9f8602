import CursesMarkdown

/// Tells rows of a spreadsheet, which come with tabs between their cells, from other text.
enum SheetProbe {
  private static let mostRows = 500
  private static let mostColumns = 64

  /// The rows as a table, the first as its header; nil where they are none.
  static func table(of text: [UInt8]) -> PastedTable? {
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

/// The cells of rows as a spreadsheet copies them: one that has a quotation mark, a tab or a line end stands between
/// quotation marks, and those in it are doubled.
struct SheetCells {
  /// Without blanks around them.
  private(set) var rows: [[[UInt8]]] = []
  private var row: [[UInt8]] = []

  init(_ text: [UInt8]) {
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

/// The text of a cell, in which a tag stands for a line break.
enum CellText {
  static let lineBreak = "<br>"

  /// A text with line ends.
  static func draft(_ text: [UInt8]) -> InlineDraft {
    var draft = InlineDraft()
    let tag = Array(lineBreak.utf8)
    for (index, line) in text.split(separator: Byte.lineFeed, omittingEmptySubsequences: false)
      .enumerated()
    {
      if index > 0 {
        draft.atoms.append(
          DraftAtom(source: tag, visible: tag, isLiteral: true, chain: [], attributes: .raw))
      }
      draft.insert(Array(line), at: draft.count, chain: [])
    }
    return draft
  }

  /// The text as that of a paragraph, with line breaks.
  static func paragraph(_ text: InlineDraft) -> InlineDraft {
    var draft = text
    for (index, atom) in text.atoms.enumerated() where atom.visible.elementsEqual(lineBreak.utf8) {
      draft.atoms[index] = DraftAtom(
        source: [Byte.backslash, Byte.lineFeed], visible: [Byte.lineFeed], isLiteral: false,
        chain: atom.chain)
    }
    return draft
  }
}
