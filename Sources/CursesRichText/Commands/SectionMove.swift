import CursesText

/// Sections that are folded away go with their heading.
/// Moves sections that are folded away with their headings.
struct SectionMove {
  let document: RichDocument

  /// The blocks that go, and those they change places with.
  func neighbours(
    _ target: RichTarget, up: Bool
  ) -> (own: ClosedRange<Int>, near: ClosedRange<Int>)? {
    let own = target.from.block...target.upTo.block
    if target.isInOneParagraph, let section = foldedSection(at: own.lowerBound) {
      return sibling(of: section, up: up).map { (section, $0) }
    }
    var other = up ? own.lowerBound - 1 : own.upperBound + 1
    if !up, other >= document.blockCount { document.readOn() }
    while other >= 0, other < document.blockCount,
      BlockMove(document: document).body(other...other) == nil
    { other += up ? -1 : 1 }
    guard other >= 0, other < document.blockCount else { return nil }
    return (own, up ? foldedSection(around: other) : (foldedSection(at: other) ?? other...other))
  }

  /// A heading and what is folded away below it; nil where nothing is.
  func foldedSection(at block: Int) -> ClosedRange<Int>? {
    let heading = RichPlace(block: block, paragraph: 0, visible: 0)
    guard Folds(document: document).headingLevel(ofBlock: block) != nil,
      Folds(document: document).isFoldedHeading(heading)
    else { return nil }
    return
      block...max(block, Folds(document: document).section(below: heading).upperBound.block - 1)
  }

  /// The outermost section that is folded away with a block in it; else the block alone.
  private func foldedSection(around block: Int) -> ClosedRange<Int> {
    let place = RichPlace(block: block, paragraph: 0, visible: 0)
    guard Folds(document: document).isFolded(place),
      let shown = Folds(document: document).shownPlace(from: place, forward: false),
      let section = foldedSection(at: shown.block), section.contains(block)
    else { return foldedSection(at: block) ?? block...block }
    return section
  }

  /// The section of the same level before another one, or behind it.
  private func sibling(of section: ClosedRange<Int>, up: Bool) -> ClosedRange<Int>? {
    guard let level = Folds(document: document).headingLevel(ofBlock: section.lowerBound) else {
      return nil
    }
    if !up {
      let next = section.upperBound + 1
      guard next < document.blockCount,
        Folds(document: document).headingLevel(ofBlock: next) == level
      else { return nil }
      let heading = RichPlace(block: next, paragraph: 0, visible: 0)
      return
        next...max(next, Folds(document: document).section(below: heading).upperBound.block - 1)
    }
    for block in (0..<section.lowerBound).reversed() {
      guard let other = Folds(document: document).headingLevel(ofBlock: block), other <= level
      else { continue }
      return other == level ? block...(section.lowerBound - 1) : nil
    }
    return nil
  }

  /// Where the headings that are folded stand when two stretches have changed places.
  func folds(after exchange: Exchange) -> [(folded: Range<Int>, follows: Bool)] {
    guard !document.places.foldedHeadings.isEmpty else { return [] }
    let (upper, lower) = (exchange.upper, exchange.lower)
    return document.places.foldedHeadings.compactMap { folded in
      if upper.contains(folded.lowerBound) {
        let by = lower.upperBound - upper.upperBound
        return (folded.lowerBound + by..<folded.upperBound + by, true)
      }
      guard lower.contains(folded.lowerBound) else { return nil }
      let by = upper.lowerBound - lower.lowerBound
      return (folded.lowerBound + by..<folded.upperBound + by, false)
    }
  }

  /// Folds headings that have changed places; `growth` bytes were put between.
  func fold(_ folds: [(folded: Range<Int>, follows: Bool)], growth: Int) {
    guard !folds.isEmpty else { return }
    for (folded, follows) in folds {
      let by = follows ? growth : 0
      document.places.foldedHeadings.removeAll { $0.lowerBound == folded.lowerBound + by }
      document.places.foldedHeadings.append(folded.lowerBound + by..<folded.upperBound + by)
    }
    document.foldedSections = nil
    document.cache.removeAll()
  }
}
