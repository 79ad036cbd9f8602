import CursesMarkdown
import CursesText

/// Tables typed with their pipes.
/// What is typed in the cells of a table.
struct TypedCells {
  let document: RichDocument

  /// A pipe typed in a row goes to the next cell: the one at the start of a row and the one at its end are
  /// there, and so is the blank before a cell's text. Returns nil where it is a character: in code, and
  /// after a backslash.
  func typeInCell(_ text: String) -> RichOutcome? {
    guard text == "|" || text == " " else { return nil }
    let target = document.target
    guard document.hasInputRules, document.carets == nil, target.isCaret,
      target.first.isTableRow
    else {
      return nil
    }
    let (row, visible) = (target.first, target.from.visible)
    if isRowClosed {
      document.typing.closedRow?.typed += Array(text.utf8)
      return .moved
    }
    guard !TextStyles(document: document).activeAttributes.contains(.code),
      visible == 0 || row.text[visible - 1] != Byte.backslash,
      let cell = row.cells.lastIndex(where: { $0.range.lowerBound <= visible })
    else { return nil }
    let range = row.cells[cell].range
    guard text == "|" else {
      guard range.isEmpty else { return nil }
      noteSpace(in: row) { $0.before.insert(cell) }
      return .moved
    }
    // Between backticks code is being typed.
    let ticks = row.text[range.lowerBound..<max(range.lowerBound, visible)]
      .count { $0 == Byte.backtick }
    guard ticks.isMultiple(of: 2) else { return nil }
    guard visible > range.lowerBound || cell > 0 || !range.isEmpty else {
      document.typing.line.row = nil
      noteSpace(in: row) { $0.isOpened = true }
      return .moved
    }
    guard visible == range.upperBound else { return nil }
    if row.text[range].last == Byte.space { noteSpace(in: row) { $0.after.insert(cell) } }
    guard row.cells.indices.contains(cell + 1) else {
      let isSpaced = LineEnd(document: document).writeRowAsTyped(row)
      document.typing.closedRow = ClosedRow(
        version: document.version, caret: document.state.selection.main.head)
      if isSpaced { document.typing.closedRow?.typed.insert(Byte.space, at: 0) }
      document.typing.line.row = nil
      return .moved
    }
    return document.select(Selection(caret: row.sourceOffset(row.cells[cell + 1].range.lowerBound)))
  }

  private func noteSpace(in row: RichParagraph, _ note: (inout SpacedCells) -> Void) {
    var spaced = spacedCells(of: row)
    note(&spaced)
    document.typing.spacedCells = spaced
  }

  /// The cells of a row at whose edges blanks were typed, as far as they are known.
  func spacedCells(of row: RichParagraph) -> SpacedCells {
    document.typing.spacedCells.flatMap { $0.line == row.lineStart ? $0 : nil }
      ?? SpacedCells(line: row.lineStart)
  }

  /// Whether the pipe at the end of the row was typed last.
  private var isRowClosed: Bool {
    document.typing.closedRow?.version == document.version
      && document.typing.closedRow?.caret == document.state.selection.main.head
  }

  /// Writes the pipe that was taken for the one at the end of the row, and what was typed behind it, if more
  /// follows: then it is text of the last cell.
  func reopenRow() {
    defer { document.typing.closedRow = nil }
    guard isRowClosed, let typed = document.typing.closedRow?.typed, document.target.isCaret,
      document.carets == nil
    else {
      return
    }
    for byte in typed {
      _ = Replacement(document: document).replaceSelection(with: [byte], event: .typing)
    }
  }
}

extension LineEnd {
  /// Enter in a table: an empty row below; in an empty last row, out of the table; before a table that a
  /// text starts with, a paragraph above.
  func enterTable(_ row: RichParagraph, at place: RichPlace) -> RichOutcome {
    if row.kind == .tableRow(isHeader: true), place.visible == 0,
      document.previousParagraph(before: place) == nil
    {
      return EmptyParagraphs(document: document).insertEmptyParagraph(before: row, landsOnIt: true)
    }
    if adoptDashes(row) {
      noteFreshRow()
      return .changed
    }
    let isEmpty = row.pieces.allSatisfy { $0.attributes.contains(.separator) }
    let next = document.nextParagraph(after: place).map { document.paragraph(at: $0) }
    guard isEmpty, row.kind == .tableRow(isHeader: false), next?.isTableRow != true else {
      let steps = document.history.stepCount
      let outcome = insertRow(below: row)
      noteFreshRow(since: steps)
      return outcome
    }
    let outcome = Tables(document: document).changeTable(.deleteRow)
    guard outcome == .changed else { return outcome }
    return EmptyParagraphs(document: document).insertEmptyParagraph(
      after: document.paragraph(at: document.head))
  }

  /// An empty row below.
  func insertRow(below row: RichParagraph) -> RichOutcome {
    let end = document.lineContentEnd(before: row.base + row.lines.upperBound)
    let cells = String(repeating: "  |", count: max(1, row.cells.count))
    let start = document.lineEnd + row.continuation
    let patch = RichPatch(
      edits: [Edit(at: end, insert: start + "|" + cells)], first: row.lineStart,
      last: row.lineStart, landing: .source(end + start.utf8.count + 2), event: .other)
    _ = document.attempt(patch)
    noteRow(like: row)
    return .changed
  }
}

extension ArraySlice<UInt8> {
  /// Whether it is a cell of the row of dashes.
  package var isDelimiter: Bool {
    let inner = drop { $0.isBlank }.reversed().drop { $0.isBlank }
    let dashes = inner.drop { $0 == Byte.colon }.reversed().drop { $0 == Byte.colon }
    return !dashes.isEmpty && dashes.allSatisfy { $0 == Byte.hyphen }
      && inner.count - dashes.count <= 2
  }
}
