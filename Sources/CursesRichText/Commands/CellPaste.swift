import CursesMarkdown
import CursesText

/// Cells that come and are filled: what a spreadsheet has copied, and those that a short row leaves out.
/// Pastes into the cells of a table.
struct CellPaste {
  let document: RichDocument

  /// The largest number of cells that are filled one by one.
  private static let mostPastedCells = 1_000

  /// Fills the cells from the caret's on with lines of text that have tabs between their cells; the table
  /// grows as it must. The first goes in at the caret where that is in the text of a cell. Nil where this is not meant.
  func pasteCells(_ text: [UInt8]) -> RichOutcome? {
    // A megabyte is not cut into cells that there is no table for.
    guard let column = cellOfTarget, document.target.isInOneParagraph || firstTakenCell != nil
    else {
      return nil
    }
    let grid = text.cellGrid
    guard grid.contains(where: { $0.count > 1 }) else { return nil }
    let within = firstTakenCell == nil ? document.target.range : nil
    return fillCells(grid.map(\.count), from: column) { row, cell, paragraph in
      var range = paragraph.cells[column + cell].range
      let text = grid[row][cell]
      if range.isEmpty && text.isEmpty { return .changed }
      if row == 0, cell == 0, let within {
        range = within
      } else if within != nil, !range.isEmpty {
        return .refused(
          "Other cells would be overwritten. Press Tab into the first, and paste again.")
      }
      return Replacement(document: document).replaceInline(
        paragraph, range, with: text, event: .paste)
    }
  }

  /// Puts literal text into the cell at the caret, in place of what is selected, with a line break for each line end but
  /// the last.
  func pasteCellLines(_ text: [UInt8]) -> RichOutcome {
    if !document.target.isCaret, !document.target.isInOneParagraph {
      let outcome = Replacement(document: document).replaceSelection(with: [], event: .paste)
      guard outcome == .changed else { return outcome }
    }
    let (row, range) = (document.target.first, document.target.range ?? 0..<0)
    var draft = document.draft(of: row)
    draft.remove(range)
    let chain = draft.typingChain(at: range.lowerBound)
    let end = text.lastIndex { !$0.isLineEnd }.map { $0 + 1 } ?? text.count
    // Blanks at the start of a line are not shown.
    let new = CellText.draft(
      lines: PastedText.lines(of: Array(text[..<end])).enumerated().map { index, line in
        index == 0 ? text[line] : text[line].trimmingBlanks
      })
    draft.insert(new, at: range.lowerBound, within: chain)
    draft.tidy()
    let rewrite = InlineRewrite(
      paragraph: row, draft: draft, caret: range.lowerBound + new.count, event: .paste)
    if Acceptance(document: document).settle(rewrite) == .changed { return .changed }
    return .refused("Cannot put this text into one cell. Paste it below the table.")
  }

  /// Fills the cells from the caret's on with those of a table; its header is one of its rows where it is not
  /// empty. Nil where this is not meant.
  func pasteTable(_ clip: MarkdownClip) -> RichOutcome? {
    guard clip.paragraphs.allSatisfy(\.isTableRow), let column = firstTakenCell else { return nil }
    let rows = clip.paragraphs.drop { $0.cells.allSatisfy(\.range.isEmpty) }
    guard !rows.isEmpty else { return nil }
    return fillCells(rows.map(\.cells.count), from: column) { row, cell, paragraph in
      let source = rows[rows.startIndex + row]
      let new = clip.document.draft(of: source).extracting(source.cells[cell].range)
      let range = paragraph.cells[column + cell].range
      if range.isEmpty && new.atoms.isEmpty { return .changed }
      var draft = document.draft(of: paragraph)
      draft.remove(range)
      draft.insert(new, at: range.lowerBound, within: [])
      draft.tidy()
      let caret = range.lowerBound + new.count
      return Acceptance(document: document).settle(
        InlineRewrite(paragraph: paragraph, draft: draft, caret: caret, event: .paste))
    }
  }

  /// Makes room for rows of so many cells each, and fills one cell after the other. Nil where there is no
  /// table at the caret.
  private func fillCells(
    _ widths: [Int], from column: Int,
    _ fill: (_ row: Int, _ cell: Int, RichParagraph) -> RichOutcome
  ) -> RichOutcome? {
    let width = widths.max() ?? 0
    guard widths.count * width <= Self.mostPastedCells,
      let table = TableReader(document: document).tableSource(),
      let first = table.rows.firstIndex(where: { $0.lineStart == document.target.first.lineStart })
    else { return nil }
    document.history.endGroup()
    let steps = document.history.stepCount
    let former = document.moment
    var outcome = grow(
      table, to: column + width, rows: first..<(first + widths.count))
    if outcome == .changed, let grown = TableReader(document: document).tableSource() {
      // From the last to the first, so that the others stay where they are.
      for (index, count) in widths.enumerated().reversed() {
        let start = grown.rows[first + index].contentRange.lowerBound
        for cell in (0..<count).reversed() where outcome == .changed {
          let row = document.paragraph(at: document.place(at: start))
          guard row.cells.indices.contains(column + cell) else {
            outcome = .refused("Markdown cannot show this table. The source view can change it.")
            break
          }
          outcome = fill(index, cell, row)
        }
      }
    }
    guard outcome == .changed else {
      document.goBack(to: former)
      return outcome
    }
    document.history.joinSteps(after: steps)
    document.history.endGroup()
    if let row = TableReader(document: document).tableSource()?.rows[first + widths.count - 1],
      let last = widths.last,
      row.cells.indices.contains(column + last - 1)
    {
      let end = row.cells[column + last - 1].range.upperBound
      document.setSelection(Selection(caret: row.sourceOffset(end)))
    }
    return .changed
  }

  /// The cell in which the selection begins; nil where it leaves the table.
  private var cellOfTarget: Int? {
    let target = document.target
    guard target.first.isTableRow, target.last.isTableRow else { return nil }
    return target.first.cells.lastIndex { $0.range.lowerBound <= target.from.visible }
  }

  /// The cell that is selected, or that the selection begins with; nil at a place within text.
  var firstTakenCell: Int? {
    let target = document.target
    guard let index = cellOfTarget, case let cell = target.first.cells[index].range,
      cell.lowerBound == target.from.visible
    else { return nil }
    return !target.isInOneParagraph || target.upTo.visible >= cell.upperBound ? index : nil
  }

  /// Gives a table as many columns, and its rows in a range as many cells. The caret gets into the first of them.
  private func grow(
    _ table: TableSource, to columns: Int, rows: Range<Int>
  ) -> RichOutcome {
    let columns = max(columns, table.columns)
    var edits: [Edit] = []
    for (index, line) in table.lines.enumerated() {
      let isTouched = index != 1 && rows.contains(max(0, index - 1))
      var line = line
      // A row may leave cells out at its end, the two lines on top may not.
      let least = index < 2 || isTouched ? columns : 0
      while line.cells.count < least { line.appendCell(index == 1 ? "---" : "  ") }
      let edit = document.trimmed(Edit(line.range, bytes: line.written))
      if line.cells != table.lines[index].cells { edits.append(edit) }
    }
    let missing = rows.upperBound - table.rows.count
    let row =
      document.lineEnd + table.rows[0].continuation + "|" + String(repeating: "  |", count: columns)
    if missing > 0 {
      let end = table.lines[table.lines.count - 1].range.upperBound
      edits.append(Edit(at: end, insert: String(repeating: row, count: missing)))
    }
    guard !edits.isEmpty else { return .changed }
    let start = table.lines[table.line].range.lowerBound
    let before = edits.filter { $0.range.upperBound <= start }.reduce(0) { $0 + $1.growth }
    return Tables(document: document).applyTable(
      edits, table, rows: max(table.rows.count, rows.upperBound), columns: columns,
      caret: start + before)
  }
}

extension [UInt8] {
  /// Lines as rows, and what stands between tabs as their cells.
  fileprivate var cellGrid: [[[UInt8]]] {
    guard contains(Byte.tab) else { return [] }
    return SheetCells(self).rows.map { row in
      row.map { cell in cell.map { $0 == Byte.lineFeed ? Byte.space : $0 } }
    }
  }
}
