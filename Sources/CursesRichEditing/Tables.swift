import CursesMarkdown
import CursesText

/// Tables, their rows and their columns.
package struct Tables {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  package func changeTable(_ command: TableCommand) -> RichOutcome {
    guard let table = TableReader(document: document).tableSource() else {
      return .refused("The caret is not in a table.")
    }
    switch command {
    case .insertRowBelow: return insertRow(in: table, below: true)
    case .insertRowAbove: return insertRow(in: table, below: false)
    case .deleteRow: return deleteRow(in: table)
    case .insertColumnLeft: return insertColumn(in: table, at: table.cell)
    case .insertColumnRight: return insertColumn(in: table, at: table.cell + 1)
    case .deleteColumn: return deleteColumn(in: table)
    case .moveColumnLeft: return swapColumns(in: table, with: table.cell - 1)
    case .moveColumnRight: return swapColumns(in: table, with: table.cell + 1)
    case .align(let alignment): return align(table, alignment)
    }
  }

  // MARK: Rows

  private func insertRow(in table: TableSource, below: Bool) -> RichOutcome {
    guard below || table.line > 0 else {
      return .refused("Nothing can stand above the header of a table.")
    }
    // Below the header is below the row of dashes.
    let after = below ? max(1, table.line) : max(1, table.line - 1)
    let model = table.lines[after]
    let row = table.rows[0]
    let start = document.lineEnd + row.continuation
    let text = Array(start.utf8) + TableLine.emptyRow(table.columns)
    let column = below ? 0 : min(table.cell, table.columns - 1)
    let caret = model.range.upperBound + start.utf8.count + 2 + column * 3
    let outcome = applyTable(
      [Edit(model.range.upperBound..<model.range.upperBound, bytes: text)], table,
      rows: table.rows.count + 1, columns: table.columns, caret: caret)
    LineEnd(document: document).noteRow(like: row)
    return outcome
  }

  private func deleteRow(in table: TableSource) -> RichOutcome {
    guard table.line > 0 else {
      guard table.rows.count == 1 else {
        return .refused("Cannot delete the header while the table has rows.")
      }
      return deleteTable(table)
    }
    let before = table.lines[table.line - 1].range.upperBound
    let edit = Edit(before..<table.lines[table.line].range.upperBound, "")
    let isLast = table.line + 1 == table.lines.count
    let next = isLast ? (table.line == 2 ? 0 : table.line - 1) : table.line + 1
    var caret = table.lines[next].range.lowerBound + table.lines[next].start(of: table.cell)
    if !isLast { caret -= edit.range.count }
    return applyTable(
      [edit], table, rows: table.rows.count - 1, columns: table.columns, caret: caret)
  }

  private func deleteTable(_ table: TableSource) -> RichOutcome {
    let start = table.lines[0].range.lowerBound
    let end = table.lines[table.lines.count - 1].range.upperBound
    let patch = RichPatch(
      edits: [Edit(start..<end, "")], first: table.rows[0].lineStart,
      last: table.rows[table.rows.count - 1].lineStart, landing: .source(start))
    _ = document.attempt(patch)
    return .changed
  }

  /// Exchanges the selected rows with the one beside them.
  package func moveRow(up: Bool) -> RichOutcome {
    guard let table = TableReader(document: document).tableSource() else { return .notHandled }
    let touched = [document.target.first, document.target.last].map { row in
      table.rows.firstIndex { $0.lineStart == row.lineStart }.map { $0 == 0 ? 0 : $0 + 1 }
    }
    let own = (touched[0] ?? table.line)...max(touched[0] ?? table.line, touched[1] ?? table.line)
    let other = up ? own.lowerBound - 1 : own.upperBound + 1
    guard own.lowerBound > 1, other > 1, table.lines.indices.contains(other) else {
      return .refused(
        own.lowerBound == 0 ? "The header stays on top." : "There is no row beside it.")
    }
    let places = min(other, own.lowerBound)...max(other, own.upperBound)
    let order = up ? Array(own) + [other] : [other] + own
    let edits = zip(places, order).map { place, from in
      Edit(table.lines[place].range, bytes: bytes(of: table.lines[from]))
    }
    let above = zip(edits, order).prefix { $1 != table.line }
    let start =
      table.lines[table.line + (up ? -1 : 1)].range.lowerBound
      + above.reduce(0) { $0 + $1.0.growth }
    let caret = start + table.lines[table.line].start(of: table.cell) + table.distance
    let rows = places.map { table.rows[$0 - 1] }
    let carets = CaretsInMoved(rows, in: document)
    let outcome = applyTable(
      edits, table, rows: table.rows.count, columns: table.columns, caret: caret)
    if outcome == .changed {
      carets?.settle(order.map { table.rows[$0 - 1] }, from: rows[0].contentRange.lowerBound)
    }
    return outcome
  }

  private func bytes(of line: TableLine) -> [UInt8] { document.state.text.bytes(in: line.range) }

  // MARK: Columns

  private func insertColumn(in table: TableSource, at column: Int) -> RichOutcome {
    let isSpaced = table.lines[1].cells[0].first?.isBlank == true
    return rewrite(table, columns: table.columns + 1, cell: column, distance: 0) {
      line, index in
      guard column <= line.cells.count else { return }
      let dashes = isSpaced ? " --- " : "---"
      line.cells.insert(Array((index == 1 ? dashes : "  ").utf8), at: column)
    }
  }

  private func deleteColumn(in table: TableSource) -> RichOutcome {
    guard table.columns > 1 else { return deleteTable(table) }
    let cell = min(table.cell, table.columns - 2)
    return rewrite(table, columns: table.columns - 1, cell: cell, distance: 0) {
      line, _ in
      guard table.cell < line.cells.count, line.cells.count > 1 else { return }
      line.cells.remove(at: table.cell)
    }
  }

  private func swapColumns(in table: TableSource, with other: Int) -> RichOutcome {
    guard table.cell < table.columns, (0..<table.columns).contains(other) else {
      return .refused("There is no column beside this one.")
    }
    return rewrite(
      table, columns: table.columns, cell: other, distance: table.distance
    ) { line, _ in
      let last = max(table.cell, other)
      if line.cells.count <= min(table.cell, other) { return }
      while line.cells.count <= last { line.cells.append(Array("  ".utf8)) }
      line.cells.swapAt(table.cell, other)
      line.separateCells()
    }
  }

  private func align(
    _ table: TableSource, _ alignment: ColumnAlignment
  ) -> RichOutcome {
    guard table.cell < table.columns else { return .refused("This column has no header.") }
    return rewrite(
      table, columns: table.columns, cell: table.cell, distance: table.distance
    ) { line, index in
      guard index == 1 else { return }
      let old = line.cells[table.cell]
      let left = old.prefix { $0.isBlank }
      let right = old.reversed().prefix { $0.isBlank }
      let width = max(3, old.count - left.count - right.count)
      let dashes = String(repeating: "-", count: width)
      let new: String =
        switch alignment {
        case .none: dashes
        case .left: ":" + dashes.dropFirst()
        case .center: ":" + dashes.dropFirst(2) + ":"
        case .right: dashes.dropFirst() + ":"
        }
      line.cells[table.cell] = Array(left) + Array(new.utf8) + Array(right)
    }
  }

  /// Changes the lines of a table, those alone that become others.
  private func rewrite(
    _ table: TableSource, columns: Int, cell: Int, distance: Int,
    _ change: (inout TableLine, Int) -> Void
  ) -> RichOutcome {
    var edits: [Edit] = []
    var caret = table.lines[table.line].range.lowerBound
    for index in table.lines.indices {
      var line = table.lines[index]
      change(&line, index)
      let edit = document.trimmed(Edit(line.range, bytes: line.written))
      if index < table.line { caret += edit.growth }
      if index == table.line { caret += line.start(of: cell) + distance }
      if !edit.isEmpty { edits.append(edit) }
    }
    guard !edits.isEmpty else { return .notHandled }
    return applyTable(
      edits, table, rows: table.rows.count, columns: columns, caret: caret)
  }

  /// Applies edits of a table's lines; what comes of it must be a table of that size.
  package func applyTable(
    _ edits: [Edit], _ table: TableSource, rows: Int, columns: Int, caret: Int
  ) -> RichOutcome {
    let patch = RichPatch(
      edits: edits, first: table.rows[0].lineStart,
      last: table.rows[table.rows.count - 1].lineStart, landing: .source(caret))
    _ = document.attempt(patch)
    guard let made = TableReader(document: document).tableSource(), made.rows.count == rows,
      made.columns == columns
    else {
      return .refused("Cannot write this table in Markdown. Edit the source instead (Ctrl+U).")
    }
    return .changed
  }

  // MARK: New tables

  package func insertTable(columns: Int, rows: Int) -> RichOutcome {
    let paragraph = document.paragraph(at: document.head)
    guard !paragraph.isVerbatim, !paragraph.isTableRow, (1...40).contains(columns),
      (1...400).contains(rows)
    else { return .refused("A table can only be inserted between paragraphs.") }
    if !paragraph.text.isEmpty || paragraph.ownItem != nil || paragraph.kind == .rule {
      let outcome = EmptyParagraphs(document: document).insertEmptyParagraph(after: paragraph)
      guard outcome == .changed else { return outcome }
    }
    let empty = document.paragraph(at: document.head)
    let line = document.lineEnd + empty.continuation
    let row = "|" + String(repeating: "  |", count: columns)
    let dashes = "|" + String(repeating: "---|", count: columns)
    let all = [row, dashes] + Array(repeating: row, count: rows - 1)
    let at = empty.contentRange
    let patch = RichPatch(
      edits: [
        Edit(
          at,
          empty.lead + all.joined(separator: line) + Acceptance(document: document).lineAfter(empty)
        )
      ],
      first: empty.lineStart, last: empty.lineStart,
      landing: .source(at.lowerBound + empty.lead.utf8.count + 2))
    _ = document.attempt(patch)
    return TableReader(document: document).tableSource() == nil
      ? .refused("Cannot insert a table here.") : .changed
  }
}

extension TableLine {
  /// Spaces between the cells that have changed places, where the line has spaces.
  fileprivate mutating func separateCells() {
    guard !lead.contains(Byte.pipe) || !trail.contains(Byte.pipe) else { return }
    for index in cells.indices {
      let text = cells[index].drop { $0.isBlank }.reversed().drop { $0.isBlank }.reversed()
      let isFirst = index == 0 && !lead.contains(Byte.pipe)
      let isLast = index + 1 == cells.count && !trail.contains(Byte.pipe)
      cells[index] = (isFirst ? [] : [Byte.space]) + text + (isLast ? [] : [Byte.space])
    }
  }
}
