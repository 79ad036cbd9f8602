/// GFM tables.
extension BlockParser {
  /// Makes a table of this line, when it is a delimiter row, and the paragraph's last line above it.
  mutating func openTable() -> Bool {
    guard options.contains(.tables), isInParagraph, let alignments = reader.delimiterRow() else {
      return false
    }
    let paragraph = blocks[Int(leaf)]
    guard paragraph.segments.lower < paragraph.segments.upper else { return false }
    let header = segments[paragraph.segments.upper - 1]
    let cells = reader.cellSpans(from: Int(header.start), to: Int(header.end))
    guard cells.count == alignments.count else { return false }
    let headerLine = line - 1
    let delimiter = Span(
      reader.textStart, reader.trimmedEnd(from: reader.textStart, to: reader.lineEnd))
    takeHeaderLine(header, headerLine: headerLine)
    blocks[Int(leaf)].number = Int32(alignments.count)
    tableColumns = TableColumns(alignments)
    blocks[Int(leaf)].closer = delimiter
    blocks[Int(leaf)].span.end = Int32(reader.lineEnd)
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
    blocks[Int(leaf)].span.end = Int32(reader.lineEnds(from: Int(last.start)).end)
    blocks[Int(leaf)].endLine = headerLine - 1
    let parent = paragraph.parent
    closeLeaf()
    let record = BlockRecord(
      .table, line: headerLine, start: Int(header.start), end: reader.lineEnd)
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
    extend(table, to: reader.lineEnd)
    guard keepsSegments else { return }
    let row = SegmentRecord(
      lineStart: Int32(reader.lineStart), start: Int32(reader.textStart),
      end: Int32(reader.lineEnd),
      lineEnd: Int32(reader.lineNext), padding: 0)
    addRow(
      row, line: line, cells: reader.cellSpans(from: reader.textStart, to: reader.lineEnd),
      alignments: alignments)
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
}
