/// GFM tables.
extension BlockParser {
  /// Makes a table of this line, when it is a delimiter row, and the paragraph's last line above it.
  mutating func openTable() -> Bool {
    guard options.contains(.tables), isInParagraph, let alignments = delimiterRow() else {
      return false
    }
    let paragraph = blocks[Int(leaf)]
    guard paragraph.segments.lower < paragraph.segments.upper else { return false }
    let header = segments[paragraph.segments.upper - 1]
    let cells = cellSpans(from: Int(header.start), to: Int(header.end))
    guard cells.count == alignments.count else { return false }
    let headerLine = line - 1
    let delimiter = Span(textStart, trimmedEnd(from: textStart, to: lineEnd))
    takeHeaderLine(header, headerLine: headerLine)
    blocks[Int(leaf)].number = Int32(alignments.count)
    tableColumns = TableColumns(alignments)
    blocks[Int(leaf)].closer = delimiter
    blocks[Int(leaf)].span.end = Int32(lineEnd)
    blocks[Int(leaf)].endLine = line
    addRow(header, line: headerLine, cells: cells, alignments: alignments)
    return true
  }

  /// Turns the paragraph, or its last line, into a table.
  private mutating func takeHeaderLine(_ header: SegmentRecord, headerLine: Int32) {
    hasSplit = true
    segments.removeLast()
    blocks[Int(leaf)].segments.end -= 1
    let paragraph = blocks[Int(leaf)]
    if paragraph.segments.start == paragraph.segments.end {
      blocks[Int(leaf)].tag = .table
      blocks[Int(leaf)].segments = Span(0, 0)
      return
    }
    let last = segments[paragraph.segments.upper - 1]
    blocks[Int(leaf)].span.end = Int32(lineEnds(from: Int(last.start)).end)
    blocks[Int(leaf)].endLine = headerLine - 1
    let parent = paragraph.parent
    closeLeaf()
    let record = BlockRecord(.table, line: headerLine, start: Int(header.start), end: lineEnd)
    leaf = append(record, to: parent)
  }

  mutating func addTableRow() {
    let table = Int(leaf)
    let header = blocks[table].firstChild
    var alignments: [ColumnAlignment] = []
    if keepsSegments, header >= 0 {
      alignments.reserveCapacity(Int(blocks[table].number))
      var cell = blocks[Int(header)].firstChild
      while cell >= 0 {
        alignments.append(ColumnAlignment(rawValue: blocks[Int(cell)].detail) ?? .none)
        cell = blocks[Int(cell)].next
      }
    }
    if isContinued(table) { alignments = tableColumns?.alignments ?? [] }
    extend(table, to: lineEnd)
    guard keepsSegments else { return }
    let row = SegmentRecord(
      lineStart: Int32(lineStart), start: Int32(textStart), end: Int32(lineEnd),
      lineEnd: Int32(lineNext), padding: 0)
    addRow(
      row, line: line, cells: cellSpans(from: textStart, to: lineEnd), alignments: alignments)
  }

  private mutating func addRow(
    _ text: SegmentRecord, line: Int32, cells: [Span], alignments: [ColumnAlignment]
  ) {
    guard keepsSegments else { return }
    var record = BlockRecord(.tableRow, line: line, start: Int(text.start), end: Int(text.end))
    if blocks[Int(leaf)].firstChild < 0, !isContinued(Int(leaf)) { record.flags.insert(.header) }
    let row = append(record, to: leaf)
    for (column, cell) in cells.enumerated() {
      var record = BlockRecord(.tableCell, line: line, start: cell.lower, end: cell.upper)
      record.number = Int32(column)
      if column < alignments.count { record.detail = alignments[column].rawValue }
      let index = Int(append(record, to: row))
      segments.append(
        SegmentRecord(
          lineStart: text.lineStart, start: cell.start, end: cell.end, lineEnd: text.lineEnd,
          padding: 0))
      blocks[index].segments.end += 1
    }
  }

  /// Whether a table began in a part before this one: it has no delimiter row.
  private func isContinued(_ table: Int) -> Bool { blocks[table].closer.isAbsent }

  private func trimmedEnd(from start: Int, to end: Int) -> Int {
    var end = end
    while end > start, source[end - 1].isBlank { end -= 1 }
    return end
  }

  /// The texts between the pipes of a row, without the spaces around them. A pipe behind a backslash
  /// is text.
  private func cellSpans(from start: Int, to end: Int) -> [Span] {
    let end = trimmedEnd(from: start, to: end)
    var cells: [Span] = []
    var at = start
    while at < end, source[at].isBlank { at += 1 }
    if at < end, source[at] == Byte.pipe { at += 1 }
    var cellStart = at
    while at <= end {
      let isPipe = at < end && source[at] == Byte.pipe && source[at - 1] != Byte.backslash
      guard isPipe || at == end else {
        at += 1
        continue
      }
      if at == end, cellStart == end, !cells.isEmpty || source[end - 1] == Byte.pipe { break }
      var lower = cellStart
      while lower < at, source[lower].isBlank { lower += 1 }
      cells.append(Span(lower, trimmedEnd(from: lower, to: at)))
      at += 1
      cellStart = at
    }
    return cells
  }

  /// The alignments of a line of `---`, `:--`, `--:` and `:-:` between pipes.
  private func delimiterRow() -> [ColumnAlignment]? {
    for at in textStart..<lineEnd {
      switch source[at] {
      case Byte.pipe, Byte.hyphen, Byte.colon, Byte.space, Byte.tab: continue
      default: return nil
      }
    }
    var alignments: [ColumnAlignment] = []
    for cell in cellSpans(from: textStart, to: lineEnd) {
      guard cell.start < cell.end else { return nil }
      let isLeft = source[cell.lower] == Byte.colon
      let isRight = source[cell.upper - 1] == Byte.colon
      let hyphens = Span(cell.lower + (isLeft ? 1 : 0), cell.upper - (isRight ? 1 : 0))
      guard hyphens.start < hyphens.end,
        source[hyphens.lower..<hyphens.upper].allSatisfy({ $0 == Byte.hyphen })
      else { return nil }
      alignments.append(isLeft ? (isRight ? .center : .left) : (isRight ? .right : .none))
    }
    return alignments.isEmpty ? nil : alignments
  }
}
