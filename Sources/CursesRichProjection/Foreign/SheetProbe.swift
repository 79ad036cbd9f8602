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

/// The text of a cell, in which a tag stands for a line break.
package enum CellText {
  package static let lineBreak = "<br>"

  /// A text with line ends.
  package static func draft(_ text: [UInt8]) -> InlineDraft {
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
  package static func paragraph(_ text: InlineDraft) -> InlineDraft {
    var draft = text
    for (index, atom) in text.atoms.enumerated() where atom.visible.elementsEqual(lineBreak.utf8) {
      draft.atoms[index] = DraftAtom(
        source: [Byte.backslash, Byte.lineFeed], visible: [Byte.lineFeed], isLiteral: false,
        chain: atom.chain)
    }
    return draft
  }
}
