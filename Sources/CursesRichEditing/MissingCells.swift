import CursesMarkdown
import CursesText

/// Rows with fewer cells than their table has columns.
struct MissingCells {
  let document: RichDocument

  /// How many columns the table has that a place is in.
  func columnCount(ofTableAt place: RichPlace) -> Int {
    let row = document.paragraph(at: place)
    let first = document.tableHead(ofBlock: place.block) ?? place.block
    let isHere = first == place.block
    return document.block(first).paragraphs.last {
      $0.kind == .tableRow(isHeader: true) && (!isHere || $0.leafStart == row.leafStart)
    }?.cells.count ?? 0
  }

  /// Writes the cell that the caret's row leaves out at its end, and goes there.
  func addMissingCell() -> RichOutcome? {
    guard let table = TableReader(document: document).tableSource(), table.line > 1 else {
      return nil
    }
    var line = table.lines[table.line]
    let cell = line.cells.count
    line.appendCell("  ")
    return Tables(document: document).applyTable(
      [document.trimmed(Edit(line.range, bytes: line.written))], table, rows: table.rows.count,
      columns: table.columns, caret: line.range.lowerBound + line.start(of: cell))
  }
}

extension TableLine {
  /// Adds a cell behind the last one.
  package mutating func appendCell(_ text: String) {
    let isSpaced = text.first == " "
    if isSpaced, let last = cells.last?.last, !last.isBlank {
      cells[cells.count - 1].append(Byte.space)
    }
    cells.append(Array(text.utf8))
  }
}
