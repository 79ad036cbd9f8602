import TextModel

/// Sections that are folded away: what lies between a heading and the next of its level.
extension RichDocument {
  /// Folds the section away that the caret is in, or unfolds it. The caret goes to its heading.
  ///
  /// Returns whether there is a heading to fold by.
  @discardableResult
  public func toggleFold() -> Bool {
    guard let heading = headingBlock(atOrBefore: head.block) else { return false }
    let offset = block(heading).start
    defer { cache[heading] = nil }
    if let at = foldedHeadings.firstIndex(where: { blockIndex(at: $0) == heading }) {
      foldedHeadings.remove(at: at)
    } else {
      foldedHeadings.append(offset)
      let place = RichPlace(
        block: heading, paragraph: 0, visible: block(heading).paragraphs[0].text.count)
      if head.block != heading { setSelection(Selection(caret: self.offset(of: place))) }
    }
    foldedBlocks = nil
    return true
  }

  /// Folds every section of the uppermost level there is, or unfolds everything.
  public func toggleAllFolds() {
    foldedBlocks = nil
    defer { cache.removeAll() }
    guard foldedHeadings.isEmpty else {
      foldedHeadings = []
      return
    }
    while readOn() {}
    let headings = (0..<blockCount).filter { headingLevel(ofBlock: $0) != nil }
    let top = headings.compactMap { headingLevel(ofBlock: $0) }.min()
    let sections = headings.filter { headingLevel(ofBlock: $0) == top }
    foldedHeadings = sections.map { block($0).start }
    if let heading = headingBlock(atOrBefore: head.block) {
      let last = sections.last { $0 <= heading } ?? heading
      let place = RichPlace(
        block: last, paragraph: 0, visible: block(last).paragraphs[0].text.count)
      if isFolded(block: head.block) { setSelection(Selection(caret: offset(of: place))) }
    }
  }

  /// Unfolds what a block is folded away by. Returns whether it was.
  @discardableResult
  public func unfold(block index: Int) -> Bool {
    guard !foldedHeadings.isEmpty, isFolded(block: index) else { return false }
    foldedHeadings.removeAll { offset in
      let heading = blockIndex(at: offset)
      guard section(below: heading).contains(index) else { return false }
      cache[heading] = nil
      return true
    }
    foldedBlocks = nil
    return true
  }

  /// Whether a section of this heading is folded away.
  public func isFoldedHeading(block index: Int) -> Bool {
    !foldedHeadings.isEmpty && foldedHeadings.contains { blockIndex(at: $0) == index }
  }

  /// Whether a block is folded away.
  public func isFolded(block index: Int) -> Bool {
    guard !foldedHeadings.isEmpty else { return false }
    return hiddenBlocks.contains { $0.contains(index) }
  }

  /// The first block that is not folded away, from one on; nil behind the last.
  public func shownBlock(from index: Int, forward: Bool) -> Int? {
    var index = index
    if !foldedHeadings.isEmpty {
      while let hidden = hiddenBlocks.first(where: { $0.contains(index) }) {
        index = forward ? hidden.upperBound : hidden.lowerBound - 1
      }
    }
    return index >= 0 && index < blockCount ? index : nil
  }

  func mapFolds(through transaction: Transaction) {
    guard !foldedHeadings.isEmpty else { return }
    foldedHeadings = foldedHeadings.map { transaction.mapOffset($0, affinity: .downstream) }
    foldedBlocks = nil
  }

  private var hiddenBlocks: [Range<Int>] {
    if let foldedBlocks, foldedBlocks.version == version { return foldedBlocks.blocks }
    foldedHeadings.removeAll { headingLevel(ofBlock: blockIndex(at: $0)) == nil }
    let blocks = foldedHeadings.map { section(below: blockIndex(at: $0)) }
    foldedBlocks = (version, blocks)
    return blocks
  }

  /// The blocks from a heading to the next of its level or a higher one.
  private func section(below heading: Int) -> Range<Int> {
    guard let level = headingLevel(ofBlock: heading) else { return heading..<heading }
    var end = heading + 1
    while true {
      while end >= blockCount, readOn() {}
      guard end < blockCount else { break }
      if let other = headingLevel(ofBlock: end), other <= level { break }
      end += 1
    }
    return (heading + 1)..<end
  }

  private func headingBlock(atOrBefore index: Int) -> Int? {
    (0...index).reversed().first { headingLevel(ofBlock: $0) != nil }
  }

  private func headingLevel(ofBlock index: Int) -> Int? {
    guard index < blockCount else { return nil }
    let range = table.range(of: index)
    guard case .heading(let level, _)? = table.blocks.entry(at: range.lowerBound)?.kind else {
      return nil
    }
    return level
  }
}
