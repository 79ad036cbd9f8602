import CursesMarkdown
import CursesText

/// Rows of a table, as a cut or copied line has them, or a selection of cells.
struct PastedRows {
  let document: RichDocument

  /// Puts rows below that of the caret, or in its place where that is empty; a table fills cells that are selected, as
  /// those of a spreadsheet do. Nil for anything else.
  func paste(_ text: [UInt8]) -> RichOutcome? {
    leaveLineBelow(for: text)
    if let outcome = pasteOverSelection(text) { return outcome }
    let target = document.target
    guard document.carets == nil, target.isCaret, target.first.isTableRow,
      let (rows, isTable) = text.tableRows,
      let table = TableReader(document: document).tableSource(),
      rows.allSatisfy({ $0.cells.count <= table.columns })
    else { return nil }
    let isEmpty =
      table.line > 1 && target.first.pieces.allSatisfy { $0.attributes.contains(.separator) }
    // Cells go into the empty ones that the caret stands in.
    if isTable, CellPaste(document: document).firstTakenCell != nil { return nil }
    // Below the header is below the row of dashes.
    let line = max(1, table.line)
    let end = table.lines[line].range.upperBound
    let start = isEmpty ? table.lines[line - 1].range.upperBound : end
    let lead = Array((document.lineEnd + table.rows[0].continuation).utf8)
    let bytes = rows.flatMap { lead + $0.written }
    let caret = start + bytes.count - (rows.last?.range.count ?? 0) + 2
    return Tables(document: document).applyTable(
      [Edit(start..<end, bytes: bytes)], table,
      rows: table.rows.count + rows.count - (isEmpty ? 1 : 0), columns: table.columns,
      caret: caret)
  }

  /// Fills the cells that the selection begins with, or takes away what is selected. Nil where the rows are still to come.
  private func pasteOverSelection(_ text: [UInt8]) -> RichOutcome? {
    let target = document.target
    guard document.carets == nil, target.first.isTableRow, target.last.isTableRow,
      let (rows, isTable) = text.tableRows
    else { return nil }
    let cells = CellPaste(document: document)
    if isTable, cells.firstTakenCell != nil,
      let outcome = cells.pasteTable(MarkdownClip(text, known: document.table.definitions))
    {
      return outcome
    }
    guard !target.isCaret, let table = TableReader(document: document).tableSource(),
      rows.allSatisfy({ $0.cells.count <= table.columns }),
      case let outcome = Replacement(document: document).replaceSelection(with: [], event: .paste),
      outcome != .changed
    else { return nil }
    return outcome
  }

  /// Goes back to the table from the line that Down has begun below it, where its rows cannot stand.
  private func leaveLineBelow(for text: [UInt8]) {
    guard document.carets == nil, document.target.isCaret,
      TextEnd(document: document).begunRange != nil,
      document.target.first.text.isEmpty, text.tableRows != nil,
      let above = document.previousParagraph(before: document.head),
      document.paragraph(at: above).isTableRow
    else { return }
    TextEnd(document: document).dropFreshLine()
    let row = document.existing(above)
    document.setSelection(Selection(caret: document.offset(of: row)))
  }
}

extension [UInt8] {
  /// The rows of a table with a pipe at both ends, and whether they are a whole table: its header is a row like the others
  /// where it is not empty. Nil where there is anything else.
  fileprivate var tableRows: (rows: [TableLine], isTable: Bool)? {
    guard first == Byte.pipe, count < 65_536 else { return nil }
    var lines = split(separator: Byte.lineFeed).map { TableLine(Array($0.trimmingBlanks), at: 0) }
    var isTable = false
    if lines.count > 1, lines[1].cells.allSatisfy({ $0[...].isDelimiter }) {
      isTable = lines.count > 2
      lines.remove(at: 1)
      if isTable, lines[0].cells.allSatisfy({ $0.allSatisfy(\.isBlank) }) { lines.removeFirst() }
    }
    let areRows = lines.allSatisfy { line in
      line.lead == [Byte.pipe] && line.trail == [Byte.pipe]
        && !line.cells.allSatisfy { $0[...].isDelimiter }
    }
    return areRows ? (lines, isTable) : nil
  }
}
