import CursesMarkdown
import CursesText

/// Reads the table around a place from its source.
package struct TableReader {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// The table that the caret is in.
  package func tableSource(at place: RichPlace? = nil) -> TableSource? {
    let place = place ?? document.head
    let row = document.paragraph(at: place)
    guard row.isTableRow else { return nil }
    let rows = tableRows(at: place)
    let number = rows.firstIndex { $0.lineStart == row.lineStart } ?? 0
    let sources = document.state.text.sourceLines(
      from: rows[0].base + rows[0].leafStart, upTo: rows[rows.count - 1].contentRange.lowerBound)
    let dashes = sources.last.flatMap { $0.isEnded ? $0.upperBound : nil }
    let all =
      sources
      + (rows.count == 1 ? dashes.map { [document.state.text.sourceLine(at: $0)] } ?? [] : [])
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
      table.distance = max(0, document.state.selection.main.head - start)
    }
    return table
  }

  /// The rows of the table around a place. A long one runs over several blocks.
  private func tableRows(at place: RichPlace) -> [RichParagraph] {
    let first = document.tableHead(ofBlock: place.block) ?? place.block
    var leafStart = document.paragraph(at: place).leafStart
    if first != place.block, let last = document.block(first).paragraphs.last(where: \.isTableRow) {
      leafStart = last.leafStart
    }
    var rows = document.block(first).paragraphs.filter {
      $0.isTableRow && $0.leafStart == leafStart
    }
    var next = first + 1
    while next < document.blockCount || document.readOn(),
      case .table = document.block(next).continues
    {
      rows += document.block(next).paragraphs.filter(\.isTableRow)
      next += 1
    }
    return rows
  }

  private func tableLine(
    _ line: SourceLine, _ index: Int, _ row: RichParagraph
  ) -> TableLine {
    let content = line.content
    let bytes = document.state.text.bytes(in: content)
    let prefix =
      index == 0
      ? row.base + row.leafStart - content.lowerBound
      : BlankLine(bytes, lineStart: 0, in: row.containers).contentStart
    let from = min(max(0, prefix), bytes.count)
    return TableLine(Array(bytes[from...]), at: content.lowerBound + from)
  }
}
