import CursesLiveMarkdown
import CursesText

/// Sections that are folded away: what lies between a heading and the next of its level. A heading in a
/// quotation or an item has what follows it there.
package struct Folds {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Folds the section away that the caret is in, or unfolds it. The caret goes to its heading.
  ///
  /// Returns whether there is a heading to fold by.
  @discardableResult
  package func toggleFold() -> Bool {
    guard let heading = heading(around: document.head) else { return false }
    defer { foldsHaveChanged(at: heading) }
    if let at = document.places.foldedHeadings.firstIndex(where: {
      self.heading(at: $0.lowerBound) == heading
    }) {
      document.places.foldedHeadings.remove(at: at)
      return true
    }
    document.places.foldedHeadings.append(document.paragraph(at: heading).sourceRange)
    if (document.head.block, document.head.paragraph) != (heading.block, heading.paragraph) {
      moveCaret(to: heading)
    }
    return true
  }

  /// Folds every section away, or unfolds everything. What stands below a title, the only heading of its
  /// level at the start of the text, is folded section by section and not as a whole.
  package func toggleAllFolds() {
    document.foldedSections = nil
    defer { document.cache.removeAll() }
    guard document.places.foldedHeadings.isEmpty else {
      document.places.foldedHeadings = []
      return
    }
    while document.readOn() {}
    var sections = (0..<document.blockCount).flatMap { headings(inBlock: $0) }
    if sections.count > 1, let level = headingLevel(at: sections[0]),
      sections.dropFirst().allSatisfy({ (headingLevel(at: $0) ?? 7) > level })
    {
      sections.removeFirst()
    }
    document.places.foldedHeadings = sections.map { document.paragraph(at: $0).sourceRange }
    if isFolded(document.head),
      let shown = shownPlace(from: paragraphStart(document.head), forward: false)
    {
      moveCaret(to: shown)
    }
  }

  /// The lines of the headings whose sections are folded away, from 0.
  package var foldedLines: [Int] {
    document.places.foldedHeadings.map { document.line(at: $0.lowerBound) }
  }

  /// Folds the sections of the headings on some lines away; a line without one is passed over.
  package func fold(headingsAtLines lines: [Int]) {
    document.foldedSections = nil
    for line in lines {
      guard let heading = heading(at: document.lineContent(line).lowerBound) else { continue }
      let range = document.paragraph(at: heading).sourceRange
      guard !document.places.foldedHeadings.contains(range) else { continue }
      document.places.foldedHeadings.append(range)
      document.cache[heading.block] = nil
    }
  }

  /// Unfolds what a place is folded away by. Returns whether it was.
  @discardableResult
  package func unfold(_ place: RichPlace) -> Bool {
    guard !document.places.foldedHeadings.isEmpty, isFolded(place) else { return false }
    let sections = document.places.foldedHeadings.map { folded in
      heading(at: folded.lowerBound).map { (heading: $0, range: section(below: $0)) }
    }
    for (index, section) in sections.enumerated().reversed() {
      guard let section, section.range.contains(place) else { continue }
      document.cache[section.heading.block] = nil
      document.places.foldedHeadings.remove(at: index)
    }
    document.foldedSections = nil
    return true
  }

  /// Whether a section of the heading at a place is folded away.
  package func isFoldedHeading(_ place: RichPlace) -> Bool {
    !document.places.foldedHeadings.isEmpty
      && document.places.foldedHeadings.contains {
        heading(at: $0.lowerBound) == paragraphStart(place)
      }
      && hasText(section(below: paragraphStart(place)))
  }

  /// Whether a place is folded away.
  package func isFolded(_ place: RichPlace) -> Bool {
    !document.places.foldedHeadings.isEmpty && hiddenSections.contains { $0.contains(place) }
  }

  /// The start of the first paragraph that is not folded away, from one on; nil behind the last.
  package func shownPlace(from place: RichPlace, forward: Bool) -> RichPlace? {
    guard !document.places.foldedHeadings.isEmpty else { return place }
    var place = place
    while let hidden = hiddenSections.first(where: { $0.contains(place) }) {
      if forward {
        place = hidden.upperBound
        guard place.block < document.blockCount else { return nil }
      } else {
        guard var before = document.previousParagraph(before: hidden.lowerBound) else { return nil }
        before.visible = 0
        place = before
      }
    }
    return place
  }

  func mapFolds(through transaction: Transaction) {
    guard !document.places.foldedHeadings.isEmpty else { return }
    document.places.foldedHeadings = document.places.foldedHeadings.compactMap { folded in
      // What goes from the heading into its section leaves another one.
      let crosses = transaction.edits.contains {
        $0.range.lowerBound < folded.upperBound && folded.upperBound < $0.range.upperBound
      }
      if crosses { return nil }
      let start = transaction.mapOffset(folded.lowerBound, affinity: .downstream)
      let end = transaction.mapOffset(folded.upperBound, affinity: .upstream)
      // A heading that is gone leaves nothing folded.
      return start < end ? start..<end : nil
    }
    document.foldedSections = nil
  }

  // MARK: Sections

  private var hiddenSections: [Range<RichPlace>] {
    if let known = document.foldedSections, known.version == document.version {
      return known.places
    }
    // With its markers shown a heading in a quotation is not seen as one; it is still folded.
    if document.mode == .rich {
      document.places.foldedHeadings.removeAll { folded in
        heading(at: folded.lowerBound).map { !hasText(section(below: $0)) } ?? true
      }
    }
    let sections = document.places.foldedHeadings.compactMap { folded in
      heading(at: folded.lowerBound).map { section(below: $0) }
    }
    document.foldedSections = (document.version, sections)
    return sections
  }

  /// Whether there is anything in a section.
  private func hasText(_ section: Range<RichPlace>) -> Bool {
    let (start, end) = (section.lowerBound, section.upperBound)
    if start.block == end.block { return start.paragraph < end.paragraph }
    return start.block + 1 < end.block
      || start.paragraph < document.block(start.block).paragraphs.count
  }

  /// From behind a heading to the next of its level or a higher one.
  package func section(below heading: RichPlace) -> Range<RichPlace> {
    var start = heading
    start.paragraph += 1
    if let level = headingLevel(ofBlock: heading.block) {
      var end = heading.block + 1
      while true {
        while end >= document.blockCount, document.readOn() {}
        guard end < document.blockCount else { break }
        if let other = headingLevel(ofBlock: end), other <= level { break }
        end += 1
      }
      return start..<RichPlace(block: end, paragraph: 0, visible: 0)
    }
    let end =
      end(ofSectionBelow: heading) ?? RichPlace(block: heading.block + 1, paragraph: 0, visible: 0)
    return start..<end
  }

  /// Where the section of a heading in a quotation or an item ends; nil with its block.
  private func end(ofSectionBelow heading: RichPlace) -> RichPlace? {
    let paragraphs = document.block(heading.block).paragraphs
    let around = paragraphs[heading.paragraph].containers
    let level = paragraphs[heading.paragraph].headingLevel ?? 6
    let end = paragraphs.indices.dropFirst(heading.paragraph + 1).first { index in
      let inner = paragraphs[index].containers
      let isInside = inner.count >= around.count && zip(inner, around).allSatisfy { $0.isSame($1) }
      let isHeading = inner.count == around.count && paragraphs[index].headingLevel != nil
      return !isInside || isHeading && (paragraphs[index].headingLevel ?? 7) <= level
    }
    return end.map { RichPlace(block: heading.block, paragraph: $0, visible: 0) }
  }

  // MARK: Headings

  /// The heading that a place belongs to the section of: in its quotation or item, or else above.
  private func heading(around place: RichPlace) -> RichPlace? {
    let own = headings(inBlock: place.block).last { heading in
      guard heading <= place else { return false }
      return heading.paragraph == place.paragraph || section(below: heading).contains(place)
    }
    if let own { return own }
    for block in (0..<place.block).reversed() where headingLevel(ofBlock: block) != nil {
      return headings(inBlock: block).first
    }
    return nil
  }

  private func headings(inBlock index: Int) -> [RichPlace] {
    let isHeading = headingLevel(ofBlock: index) != nil
    guard isHeading || document.table.holdsBlocks(index) else { return [] }
    return document.block(index).paragraphs.indices.compactMap { paragraph in
      let place = RichPlace(block: index, paragraph: paragraph, visible: 0)
      return headingLevel(at: place) == nil ? nil : place
    }
  }

  /// The heading that starts at an offset of the source.
  private func heading(at offset: Int) -> RichPlace? {
    // Blank lines come before a block in the first one only: elsewhere the heading need not be parsed.
    let index = document.blockIndex(at: min(max(0, offset), document.state.text.count))
    if index > 0, headingLevel(ofBlock: index) != nil {
      return RichPlace(block: index, paragraph: 0, visible: 0)
    }
    let place = paragraphStart(document.place(at: offset))
    return headingLevel(at: place) == nil ? nil : place
  }

  private func headingLevel(at place: RichPlace) -> Int? {
    guard place.block < document.blockCount else { return nil }
    let paragraphs = document.block(place.block).paragraphs
    guard paragraphs.indices.contains(place.paragraph) else { return nil }
    if let level = paragraphs[place.paragraph].headingLevel { return level }
    let isSource = paragraphs[place.paragraph].kind == .source && place.paragraph == 0
    return isSource ? headingLevel(ofBlock: place.block) : nil
  }

  package func headingLevel(ofBlock index: Int) -> Int? {
    guard index < document.blockCount else { return nil }
    let range = document.table.range(of: index)
    guard case .heading(let level, _)? = document.table.blocks.entry(at: range.lowerBound)?.kind
    else {
      return nil
    }
    return level
  }

  private func paragraphStart(_ place: RichPlace) -> RichPlace {
    RichPlace(block: place.block, paragraph: place.paragraph, visible: 0)
  }

  private func moveCaret(to heading: RichPlace) {
    var end = heading
    end.visible = document.paragraph(at: heading).text.count
    document.setSelection(Selection(caret: document.offset(of: end)))
  }

  /// The heading's sign is drawn anew.
  private func foldsHaveChanged(at heading: RichPlace) {
    document.cache[heading.block] = nil
    document.foldedSections = nil
  }
}

extension RichContainer {
  /// Whether both are the same block around two paragraphs of a part.
  fileprivate func isSame(_ other: RichContainer) -> Bool {
    kind == other.kind && range == other.range
  }
}

extension PartTable {
  /// Whether a part is a quotation or a list, in which other blocks lie.
  fileprivate mutating func holdsBlocks(_ part: Int) -> Bool {
    blocks.entry(at: range(of: part).lowerBound)?.kind?.holdsBlocks == true
  }
}
