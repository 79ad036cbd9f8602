import CursesText

/// Copying cells: what is selected of a table is a table.
extension SelectedText {
  /// The cells that are selected as Markdown, under the header of their table; and under an empty one where
  /// the header is not selected. Nil where one cell holds all that is selected, or other text is selected too.
  var table: (markdown: String, rows: String?)? {
    guard !target.isCaret, target.first.isTableRow, target.last.isTableRow else { return nil }
    var rows = paragraphs.map(\.paragraph)
    // A second header is that of another table.
    guard rows.allSatisfy(\.isTableRow),
      rows.dropFirst().allSatisfy({ $0.kind != .tableRow(isHeader: true) })
    else { return nil }
    var grid = rows.indices.map { index -> [[UInt8]] in
      let from = index == 0 ? target.from.visible : 0
      let upTo = index == rows.count - 1 ? target.upTo.visible : rows[index].text.count
      return cells(of: rows[index], in: from..<upTo)
    }
    // Rows of which nothing is selected are none of them.
    if rows.count > 1, target.upTo.visible == 0 {
      rows.removeLast()
      grid.removeLast()
    }
    if rows.count > 1, target.from.visible == rows[0].text.count {
      rows.removeFirst()
      grid.removeFirst()
    }
    let isCrossed = rows.count > 1 || grid[0].count { !$0.isEmpty } > 1
    guard isCrossed, let table = TableReader(document: document).tableSource(at: target.from) else {
      return nil
    }
    let columns = table.columns
    let rule = table.lines[1].cells.map { cell in cell.filter { !$0.isBlank } }
    if rows[0].kind == .tableRow(isHeader: true) {
      let isWhole =
        target.from.visible == 0 && target.upTo.visible == target.last.text.count && rows.count > 1
      if isWhole, rows[0].containers.isEmpty {
        let end = document.lineContentEnd(before: target.last.base + target.last.lines.upperBound)
        return (document.state.text.string(in: rows[0].lineStart..<end), nil)
      }
      return (written([grid[0], rule] + grid.dropFirst(), columns), nil)
    }
    let header = table.rows[0]
    let named = [cells(of: header, in: 0..<header.text.count), rule] + grid
    return (written(named, columns), written([[], rule] + grid, columns))
  }

  /// What lies in a range of each cell of a row.
  private func cells(of row: RichParagraph, in range: Range<Int>) -> [[UInt8]] {
    row.cells.map { cell in
      let part = cell.range.clamped(to: range)
      return part.isEmpty ? [] : written(row, part).utf8.map { $0 }
    }
  }

  private func written(_ rows: [[[UInt8]]], _ columns: Int) -> String {
    let lines = rows.map { cells in
      let all = cells + Array(repeating: [], count: max(0, columns - cells.count))
      let texts = all.map { String(decoding: $0, as: UTF8.self) }
      return "|" + texts.map { " \($0)\($0.isEmpty ? "" : " ")|" }.joined()
    }
    return lines.joined(separator: document.lineEnd)
  }
}

extension RichParagraph {
  /// Whether another one directly below it would be its text, and no item.
  func takes(_ other: RichParagraph) -> Bool {
    !isVerbatim && !isTableRow && kind == .paragraph && other.ownItem?.number != nil
  }
}
