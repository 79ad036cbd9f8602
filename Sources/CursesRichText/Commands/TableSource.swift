import CursesMarkdown
import CursesText

/// One line of a table as it stands in the source, cut at its pipes.
struct TableLine {
  /// In the document, without the markers of the blocks around it and without the line end.
  var range: Range<Int>
  /// Spaces, and the pipe, before the first cell.
  var lead: [UInt8]
  /// What lies between the pipes, with the spaces in it.
  var cells: [[UInt8]]
  /// The pipe, and spaces, behind the last cell.
  var trail: [UInt8]

  init(_ bytes: [UInt8], at start: Int) {
    range = start..<(start + bytes.count)
    var from = bytes.prefix { $0.isBlank }.count
    if from < bytes.count, bytes[from] == Byte.pipe { from += 1 }
    var end = bytes.count
    while end > from, bytes[end - 1].isBlank { end -= 1 }
    if end > from, bytes[end - 1] == Byte.pipe, end < 2 || bytes[end - 2] != Byte.backslash {
      end -= 1
    } else {
      end = bytes.count
    }
    lead = Array(bytes[..<from])
    trail = Array(bytes[end...])
    cells = []
    var cellStart = from
    for at in from..<max(from, end) where bytes[at] == Byte.pipe {
      guard at == 0 || bytes[at - 1] != Byte.backslash else { continue }
      cells.append(Array(bytes[cellStart..<at]))
      cellStart = at + 1
    }
    cells.append(Array(bytes[cellStart..<max(cellStart, end)]))
  }

  /// The line again. Outer pipes are added where a cell would be lost without them.
  var written: [UInt8] {
    var lead = lead
    var trail = trail
    let isBlank = { (cell: [UInt8]) in cell.allSatisfy(\.isBlank) }
    if !lead.contains(Byte.pipe), cells.count == 1 || cells.first.map(isBlank) == true {
      lead.append(Byte.pipe)
    }
    if !trail.contains(Byte.pipe), cells.count == 1 || cells.last.map(isBlank) == true {
      trail.append(Byte.pipe)
    }
    return lead + cells.joined(separator: [Byte.pipe]) + trail
  }

  /// Where the text of a cell starts, in bytes from the start of the written line.
  func start(of cell: Int) -> Int {
    var line = self
    line.cells = Array(cells.prefix(cell)) + [cell < cells.count ? cells[cell] : []]
    let hasPipe = lead.contains(Byte.pipe)
    let adds = !hasPipe && written.first { !$0.isBlank } == Byte.pipe && !lead.contains(Byte.pipe)
    let before = cells.prefix(cell).reduce(lead.count) { $0 + $1.count + 1 } + (adds ? 1 : 0)
    guard cell < cells.count else { return before }
    let blank = cells[cell].prefix { $0.isBlank }.count
    return before + (blank == cells[cell].count ? min(1, blank) : blank)
  }
}

/// The table at the caret as it stands in the source: header, delimiter row, rows.
struct TableSource {
  var lines: [TableLine]
  /// The paragraphs that are its rows.
  var rows: [RichParagraph]
  /// The line and the cell of the caret, and how far behind the start of the cell's text it is.
  var line = 0
  var cell = 0
  var distance = 0

  /// The number of its columns.
  var columns: Int { lines[1].cells.count }
}

extension RichDocument {
  /// The table that the caret is in.
  func tableSource() -> TableSource? {
    let place = head
    let row = paragraph(at: place)
    guard row.isTableRow else { return nil }
    let rows = tableRows(at: place)
    let number = rows.firstIndex { $0.lineStart == row.lineStart } ?? 0
    let sources = state.text.sourceLines(
      from: rows[0].base + rows[0].leafStart, upTo: rows[rows.count - 1].contentRange.lowerBound)
    let dashes = sources.last.flatMap { $0.isEnded ? $0.upperBound : nil }
    let all =
      sources + (rows.count == 1 ? dashes.map { [state.text.sourceLine(at: $0)] } ?? [] : [])
    guard all.count == rows.count + 1,
      rows.enumerated().allSatisfy({ index, row in
        let line = all[index + (index > 0 ? 1 : 0)]
        return (line.lowerBound...line.content.upperBound).contains(row.contentRange.lowerBound)
      })
    else { return nil }
    let lines = all.enumerated().map { index, line in tableLine(line, index, rows[0]) }
    var table = TableSource(lines: lines, rows: rows)
    table.line = number == 0 ? 0 : number + 1
    table.cell = row.cells.lastIndex { $0.range.lowerBound <= place.visible } ?? 0
    if row.cells.indices.contains(table.cell) {
      let start = row.sourceOffset(row.cells[table.cell].range.lowerBound, affinity: .downstream)
      table.distance = max(0, state.selection.main.head - start)
    }
    return table
  }

  /// The rows of the table around a place. A long one runs over several blocks.
  private func tableRows(at place: RichPlace) -> [RichParagraph] {
    let first = tableHead(ofBlock: place.block) ?? place.block
    var leafStart = paragraph(at: place).leafStart
    if first != place.block, let last = block(first).paragraphs.last(where: \.isTableRow) {
      leafStart = last.leafStart
    }
    var rows = block(first).paragraphs.filter { $0.isTableRow && $0.leafStart == leafStart }
    var next = first + 1
    while next < blockCount || readOn(), case .table = block(next).continues {
      rows += block(next).paragraphs.filter(\.isTableRow)
      next += 1
    }
    return rows
  }

  private func tableLine(
    _ line: SourceLine, _ index: Int, _ row: RichParagraph
  ) -> TableLine {
    let content = line.content
    let bytes = state.text.bytes(in: content)
    let prefix =
      index == 0
      ? row.base + row.leafStart - content.lowerBound
      : BlankLine(bytes, lineStart: 0, in: row.containers).contentStart
    let from = min(max(0, prefix), bytes.count)
    return TableLine(Array(bytes[from...]), at: content.lowerBound + from)
  }
}
