@_spi(Nodes) import CursesViewGraph

extension PageBlock {
  /// The page block of some paragraphs: of one, or of the rows of a table, which may have begun in a block
  /// before.
  ///
  /// - Parameter drawsPictures: whether pictures have room: else what names them is shown.
  init(
    _ paragraphs: Range<Int>, inBlock block: Int, of source: some PageSource,
    continued: (alignments: [CellAlignment], widths: [Int])? = nil, drawsPictures: Bool = true
  ) {
    let first = source.paragraph(paragraphs.lowerBound, inBlock: block)
    let kind = continued.map { PageKind.table($0.alignments) }
    self.init(
      kind ?? PageBlock.kind(first, paragraphs, block, source), [], in: first.containers)
    continuedWidths = continued?.widths
    isDone = first.isDone
    isFolded = first.isFolded
    switch first.kind {
    case .paragraph, .code: pictures = first.pictures
    default: break
    }
    setGap(before: paragraphs.lowerBound, block, source)
    if first.isReplaced, drawsPictures || !first.pictures.contains(where: \.isDrawn) {
      self.kind = .paragraph
      isReplaced = true
      leaves = [PageLeaf([])]
      guard paragraphs.count > 1 else { return }
      leaves.append(PageLeaf([]))
      leaves[1].paragraph = paragraphs.count - 1
      return
    }
    guard case .table(let alignments) = self.kind else {
      var leaf = PageLeaf(first.text, spans: first.spans)
      leaf.alignment = first.alignment
      leaves = [leaf]
      return
    }
    for index in paragraphs {
      let row = index == paragraphs.lowerBound ? first : source.paragraph(index, inBlock: block)
      appendCells(of: row, number: index - paragraphs.lowerBound, columns: alignments.count)
    }
  }

  private static func kind(
    _ first: PageParagraph, _ paragraphs: Range<Int>, _ block: Int, _ source: some PageSource
  ) -> PageKind {
    switch first.kind {
    case .paragraph: return .paragraph
    case .heading(let level): return .heading(level: level)
    case .rule: return .rule
    case .raw: return .raw
    case .tableRow: return .table(first.cells.map(\.alignment))
    case .code(let label):
      // The language stands on the first line of a block only.
      let index = paragraphs.lowerBound
      guard index > 0, case .code = source.kind(ofParagraph: index - 1, inBlock: block) else {
        return .code(label: label)
      }
      return .code(label: "")
    }
  }

  /// Whether an empty row parts a block from the one before it.
  static func hasGap(beforeBlock block: Int, of source: some PageSource) -> Bool {
    let last = block > 0 ? source.paragraphCount(inBlock: block - 1) - 1 : -1
    return last >= 0 && source.hasGap(afterParagraph: last, inBlock: block - 1)
  }

  private mutating func setGap(before paragraph: Int, _ block: Int, _ source: some PageSource) {
    guard paragraph > 0 else {
      hasGap = PageBlock.hasGap(beforeBlock: block, of: source)
      return
    }
    hasGap = source.hasGap(afterParagraph: paragraph - 1, inBlock: block)
    guard hasGap, isBarred else { return }
    let before = source.paragraph(paragraph - 1, inBlock: block).containers
    gapContainers =
      zip(before, containers).prefix { one, two in
        switch (one, two) {
        case (.quote, .quote): true
        case (.callout(let tone), .callout(let other)): tone == other
        case (.item, .item(marker: nil, _)): true
        default: false
        }
      }.count
  }

  /// Adds one leaf a column; cells that are missing are empty, those that are too many go to the last.
  private mutating func appendCells(of row: PageParagraph, number: Int, columns: Int) {
    for column in 0..<max(1, columns) {
      let isLast = column + 1 == columns
      guard column < row.cells.count else {
        var leaf = PageLeaf([])
        (leaf.paragraph, leaf.start) = (number, row.text.count)
        leaves.append(leaf)
        continue
      }
      let end =
        isLast
        ? row.cells[row.cells.count - 1].range.upperBound : row.cells[column].range.upperBound
      let range = row.cells[column].range.lowerBound..<end
      var leaf = PageLeaf(Array(row.text[range]), spans: row.spans.clipped(to: range))
      (leaf.paragraph, leaf.start) = (number, range.lowerBound)
      leaves.append(leaf)
    }
  }

  /// The leaf and offset of an offset in one of the block's paragraphs, numbered from its first.
  func place(ofParagraph paragraph: Int, offset: Int) -> PagePlace {
    if isReplaced { return PagePlace(leaf: paragraph == 0 ? 0 : leaves.count - 1, offset: 0) }
    guard case .table = kind else { return PagePlace(leaf: 0, offset: offset) }
    var found = PagePlace(leaf: 0, offset: 0)
    for (index, leaf) in leaves.enumerated() where leaf.paragraph == paragraph {
      let end = leaf.start + leaf.text.count
      if offset >= leaf.start || index == 0 || leaves[index - 1].paragraph != paragraph {
        found = PagePlace(leaf: index, offset: min(max(0, offset - leaf.start), leaf.text.count))
      }
      if offset <= end { break }
    }
    return found
  }

  /// The paragraph, numbered from the block's first, and the offset in it.
  func paragraph(of place: PagePlace) -> (paragraph: Int, offset: Int) {
    guard leaves.indices.contains(place.leaf) else { return (0, 0) }
    let leaf = leaves[place.leaf]
    return (leaf.paragraph, leaf.start + place.offset)
  }
}

extension [PageSpan] {
  /// The spans in a range, counted from its start.
  fileprivate func clipped(to range: Range<Int>) -> [PageSpan] {
    compactMap { span in
      let part = span.range.clamped(to: range)
      guard !part.isEmpty else { return nil }
      var span = span
      span.range = part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound
      return span
    }
  }
}
