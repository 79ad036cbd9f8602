/// The rows of tables.
extension LineReader {
  /// Whether the line has a pipe and nothing else: no row, since it has no cell.
  var isLonePipe: Bool {
    source[textStart] == Byte.pipe && source[(textStart + 1)..<lineEnd].allSatisfy(\.isBlank)
  }

  func trimmedEnd(from start: Int, to end: Int) -> Int {
    var end = end
    while end > start, source[end - 1].isBlank { end -= 1 }
    return end
  }

  /// The texts between the pipes of a row, without the spaces around them. A pipe behind a backslash
  /// is text.
  func cellSpans(from start: Int, to end: Int) -> [Span] {
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
  func delimiterRow() -> [ColumnAlignment]? {
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
