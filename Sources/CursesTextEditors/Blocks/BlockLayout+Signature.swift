import CursesTextLayout
@_spi(Nodes) import CursesViewGraph

extension BlockLayout {
  /// Puts everything into a hash that a row's picture depends on, and nothing else: rows with the same
  /// hash look the same, wherever they stand.
  mutating func hashRow(_ index: Int, marks: PageMarks, into hasher: inout Hasher) {
    let kind = row(at: index)
    hasher.combine(kind)
    let isFirst = index == (block.hasGap ? 1 : 0)
    if kind == .gap {
      hasher.combine(block.containers.prefix(block.gapContainers).map(\.barRole))
      return
    }
    hasher.combine(block.kind)
    hasher.combine(isFirst)
    hasher.combine(block.isDone)
    hasher.combine(block.isFolded)
    for container in block.containers {
      if isFirst { hasher.combine(container) } else { hasher.combine(container.barRole) }
    }
    switch kind {
    case .text: for (leaf, row) in leaves(inRow: index) { hashLeaf(leaf, row, marks, &hasher) }
    case .underline, .tableRule:
      hasher.combine(lineCells())
      hasher.combine(tableColumns)
    case .rule: hasher.combine(marks.state(of: PagePoint(leaf: 0, offset: 0)))
    case .picture(let number, let row):
      guard let inset = pictures[number].inset else {
        hasher.combine(pictures[number])
        break
      }
      hasher.combine(pictures[number].left)
      inset.hashRow(row, into: &hasher)
      hasher.combine(marks.state(of: PagePoint(leaf: 0, offset: 0)) == .selected)
    case .gap, nil: break
    }
  }

  private mutating func hashLeaf(
    _ index: Int, _ rowIndex: Int, _ marks: PageMarks, _ hasher: inout Hasher
  ) {
    guard let row = leafRow(index, rowIndex) else { return }
    let leaf = leaves[index]
    let start = leaf.text.unpadded(row.range.lowerBound).offset
    let end = leaf.text.unpadded(row.range.upperBound).offset
    hasher.combine(leaf.shift(of: row))
    leaf.leaf.text.withUnsafeBytes { bytes in
      hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
    }
    hasher.combine(end - start)
    hasher.combine(row.isWrapped)
    for span in leaf.leaf.spans {
      guard span.range.upperBound >= start, span.range.lowerBound <= end else { continue }
      hasher.combine(span.attributes)
      hasher.combine(max(span.range.lowerBound, start) - start)
      hasher.combine(min(span.range.upperBound, end) - start)
      hasher.combine(span.target)
      hasher.combine(span.tint)
    }
    for (kind, range) in marks.misspelt.map({ (0, $0) }) + marks.missing.map({ (1, $0) }) {
      let lower = max(range.lowerBound, PagePoint(leaf: index, offset: start))
      let upper = min(range.upperBound, PagePoint(leaf: index, offset: end))
      guard lower < upper else { continue }
      hasher.combine(kind)
      hasher.combine(lower.offset - start)
      hasher.combine(upper.offset - start)
    }
    for (range, state) in marks.ranges {
      let lower = max(range.lowerBound, PagePoint(leaf: index, offset: start))
      // One more than the row: a selected line end is seen.
      let upper = min(range.upperBound, PagePoint(leaf: index, offset: end + 1))
      guard lower < upper else { continue }
      hasher.combine(state)
      hasher.combine(lower.offset - start)
      hasher.combine(upper.offset - start)
    }
  }
}

extension PageMarks {
  /// All ranges with what they mean.
  fileprivate var ranges: [(Range<PagePoint>, PageState)] {
    (selection.map { [($0, .selected)] } ?? []) + others.map { ($0, .selected) }
      + matches.map { ($0.range, $0.isCurrent ? .currentMatch : .match) }
  }
}
