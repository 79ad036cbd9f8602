import CursesMarkdown

extension Projector {
  /// One paragraph for each row of a table, the line under the header left out.
  package mutating func addTable(_ block: Block) {
    let alignments = tree.alignments(of: block.id)
    let before = paragraphs.count
    for row in tree.children(of: block.id) { addRow(tree[row], alignments, block) }
    guard paragraphs.count > before else { return }
    let whole = lines(of: block.range)
    let last = paragraphs.count - 1
    for index in before..<last {
      let next = paragraphs[index + 1].lines.lowerBound
      paragraphs[index].lines = paragraphs[index].lines.lowerBound..<next
    }
    paragraphs[last].lines = paragraphs[last].lines.lowerBound..<whole.upperBound
  }

  private mutating func addRow(_ row: Block, _ alignments: [ColumnAlignment], _ table: Block) {
    guard case .tableRow(let isHeader) = row.kind else { return }
    var paragraph = RichParagraph(kind: .tableRow(isHeader: isHeader))
    paragraph.lines = lines(of: row.range)
    paragraph.content = row.range
    paragraph.leafStart = table.range.lowerBound
    paragraph.reserve(bytes: row.range.count, cells: alignments.count)
    for child in tree.children(of: row.id) {
      let cell = tree[child]
      guard case .tableCell(let column, let alignment) = cell.kind else { continue }
      addCell(cell, column, alignment, to: &paragraph)
    }
    add(paragraph)
  }

  private func addCell(
    _ cell: Block, _ column: Int, _ alignment: ColumnAlignment, to paragraph: inout RichParagraph
  ) {
    let segments = tree.segments(of: cell.id)
    let place = cellPlace(cell, segments)
    if !paragraph.cells.isEmpty {
      let from = paragraph.content.upperBound
      paragraph.append(
        " │ ".utf8, from: from..<max(from, place.lowerBound), isLiteral: false,
        attributes: .separator)
    } else {
      paragraph.content = place
    }
    paragraph.content =
      paragraph.content.lowerBound..<max(paragraph.content.lowerBound, place.upperBound)
    let start = paragraph.text.count
    if !paragraph.appendPlain(segments, of: source) {
      var walk = InlineProjection(
        tree: tree.inlines(of: cell.id, definitions: definitions), segments: segments,
        source: source)
      walk.isInTable = true
      walk.visitAll(addingTo: &paragraph)
    }
    paragraph.cells.append(
      RichCell(range: start..<paragraph.text.count, column: column, alignment: alignment))
  }

  /// Where the text of a cell stands; of an empty one, the middle of its spaces.
  private func cellPlace(_ cell: Block, _ segments: [Segment]) -> Range<Int> {
    if let first = segments.first, !first.range.isEmpty { return first.range }
    var start = cell.range.lowerBound
    while start > 0, source[start - 1].isBlank { start -= 1 }
    let place = start < source.count && source[start].isBlank ? start + 1 : start
    return place..<place
  }
}
