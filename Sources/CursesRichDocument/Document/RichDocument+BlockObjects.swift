extension RichDocument {
  /// The blocks around a place as stretches of paragraphs of its top-level block, from the innermost: a
  /// block of code or a table, an item with all that lies in it, its list, a quotation, and at last the
  /// whole top-level block. Each is larger than the one before.
  public func blocksAround(_ place: RichPlace) -> [Range<Int>] {
    let paragraphs = block(place.block).paragraphs
    let own = paragraphs[place.paragraph]
    var found: [Range<Int>] = []
    func add(_ belongs: (RichParagraph) -> Bool) {
      var lower = place.paragraph
      while lower > 0, belongs(paragraphs[lower - 1]) { lower -= 1 }
      var upper = place.paragraph + 1
      while upper < paragraphs.count, belongs(paragraphs[upper]) { upper += 1 }
      if (found.last?.count ?? 0) < upper - lower { found.append(lower..<upper) }
    }
    if own.isVerbatim || own.isTableRow || own.containers.last?.kind != .item {
      add { $0.leafStart == own.leafStart && !$0.isBlankLine }
    }
    for (depth, container) in own.containers.enumerated().reversed() {
      func around(_ other: RichParagraph) -> RichContainer? {
        other.containers.count > depth ? other.containers[depth] : nil
      }
      add { around($0)?.isSame(as: container) == true }
      guard container.kind == .item else { continue }
      add { around($0)?.kind == .item && around($0)?.listStart == container.listStart }
    }
    let isBlank = own.isBlankLine
    add { $0.isBlankLine == isBlank || !isBlank && !$0.containers.isEmpty }
    return found
  }
}

extension RichContainer {
  /// Whether both are one block, seen from two of its paragraphs.
  package func isSame(as other: RichContainer) -> Bool {
    kind == other.kind && range.lowerBound == other.range.lowerBound && opener == other.opener
  }
}
