import CursesMarkdown
import CursesText

/// Tab and Shift+Tab in a table: from cell to cell, and to a new row after the last.
struct CellSteps {
  let document: RichDocument

  /// To the start of the cell before or after the caret's.
  func move(forward: Bool) -> RichOutcome {
    let place = document.head
    let row = document.paragraph(at: place)
    let cell = row.cells.lastIndex { $0.range.lowerBound <= place.visible } ?? 0
    if row.cells.indices.contains(cell + (forward ? 1 : -1)) {
      return selectCell(row.cells[cell + (forward ? 1 : -1)], of: row)
    }
    if forward, row.cells.count < MissingCells(document: document).columnCount(ofTableAt: place),
      let outcome = MissingCells(document: document).addMissingCell()
    {
      return outcome
    }
    // The row is left, with the form of its table.
    LineEnd(document: document).endRow()
    let other =
      forward ? document.nextParagraph(after: place) : document.previousParagraph(before: place)
    guard var other, document.paragraph(at: other).isTableRow else {
      if forward, document.tableHead(ofBlock: place.block) != nil {
        return LineEnd(document: document).insertRow(below: document.paragraph(at: place))
      }
      guard forward, let table = TableReader(document: document).tableSource(),
        table.line + 1 == table.lines.count || table.line == 0
      else { return .notHandled }
      return Tables(document: document).changeTable(.insertRowBelow)
    }
    let reached = document.paragraph(at: other)
    guard let cell = forward ? reached.cells.first : reached.cells.last else {
      other.visible = 0
      return document.select(Selection(caret: document.offset(of: other)))
    }
    return selectCell(cell, of: reached)
  }

  /// Selects what a cell holds, as spreadsheets and word processors do: what is typed takes its place.
  private func selectCell(_ cell: RichCell, of row: RichParagraph) -> RichOutcome {
    document.select(
      Selection(
        anchor: row.sourceOffset(cell.range.lowerBound),
        head: row.sourceOffset(cell.range.upperBound)))
  }
}
