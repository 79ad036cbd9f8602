import CursesText

/// An item of a list with all that lies in it, in however many parts.
package struct ListItem {
  /// The item as the part shows it in which it begins.
  package var container: RichContainer
  /// How many containers lie around it.
  package var depth: Int
  /// Its first paragraph, and the part in which it ends, with its number in the list there.
  var start: RichPlace
  var last: (block: Int, list: Int, index: Int)
  /// The paragraphs in it.
  package var paragraphs: [RichParagraph]
  /// Its marker and all of it, in the document.
  package var opener: Range<Int>
  package var range: Range<Int>
}

extension RichDocument {
  /// An item in more parts than this is not taken as a whole: a quarter of a megabyte.
  private static let mostItemParts = 64

  /// The item around a place that lies in so many containers; nil where there is none, or one that is too
  /// long to be looked at.
  package func listItem(at place: RichPlace, _ depth: Int) -> ListItem? {
    guard var first = paragraph(at: place).containers[safe: depth], first.kind == .item else {
      return nil
    }
    var block = place.block
    while first.isReopened {
      block -= 1
      guard block >= 0, place.block - block < Self.mostItemParts,
        let before = lastItem(ofBlock: block, at: depth)
      else { return nil }
      first = before
    }
    return listItem(first, inBlock: block, depth)
  }

  /// The item after one in the same list.
  package func itemBehind(_ item: ListItem) -> ListItem? {
    let (block, list, index) = item.last
    let next = self.item(index + 1, ofList: list, inBlock: block, at: item.depth)
    if let next { return listItem(next, inBlock: block, item.depth) }
    // The list at the end of the part is the one that may go on.
    guard lastItem(ofBlock: block, at: item.depth)?.listStart == list,
      block + 1 < blockCount, table.openDepth(ofPart: block + 1) >= item.depth,
      let first = self.block(block + 1).paragraphs[0].containers[safe: item.depth],
      first.kind == .item, first.isInLaterPart, !first.isReopened
    else { return nil }
    return listItem(first, inBlock: block + 1, item.depth)
  }

  /// The item before one in the same list.
  package func itemBefore(_ item: ListItem) -> ListItem? {
    let block = item.start.block
    let list = item.container.listStart
    if item.container.index > 0 {
      let before = self.item(
        item.container.index - 1, ofList: list, inBlock: block, at: item.depth)
      guard let before else { return nil }
      guard before.isReopened else { return listItem(before, inBlock: block, item.depth) }
    }
    guard item.container.isInLaterPart, block > 0,
      let last = self.block(block - 1).paragraphs.lastIndex(where: {
        $0.containers[safe: item.depth]?.kind == .item
      })
    else { return nil }
    return listItem(at: RichPlace(block: block - 1, paragraph: last, visible: 0), item.depth)
  }

  /// The item that begins in a part, with what of it lies in later ones.
  private func listItem(_ first: RichContainer, inBlock block: Int, _ depth: Int) -> ListItem? {
    let all = self.block(block).paragraphs
    let isOfFirst = { (paragraph: RichParagraph) in
      paragraph.containers[safe: depth].map { $0.isItem(first.index, of: first.listStart) } ?? false
    }
    guard let start = all.firstIndex(where: isOfFirst) else { return nil }
    var paragraphs = all.filter(isOfFirst)
    let base = all[start].base
    let end = end(of: first, at: depth, in: all[start])
    var last = (block: block, list: first.listStart, index: first.index)
    while last.block + 1 < blockCount, table.range(of: last.block + 1).lowerBound < end {
      guard last.block + 1 - block < Self.mostItemParts,
        let next = self.block(last.block + 1).paragraphs[0].containers[safe: depth],
        next.kind == .item, next.isReopened
      else { return nil }
      last = (last.block + 1, next.listStart, next.index)
      paragraphs += self.block(last.block).paragraphs.filter {
        $0.containers[safe: depth]?.isItem(next.index, of: next.listStart) ?? false
      }
    }
    return ListItem(
      container: first, depth: depth,
      start: RichPlace(block: block, paragraph: start, visible: 0), last: last,
      paragraphs: paragraphs,
      opener: (first.opener.lowerBound + base)..<(first.opener.upperBound + base),
      range: (first.range.lowerBound + base)..<end)
  }

  /// The last item at a depth that a part shows.
  private func lastItem(ofBlock index: Int, at depth: Int) -> RichContainer? {
    block(index).paragraphs.last { $0.containers[safe: depth]?.kind == .item }?.containers[depth]
  }

  private func item(
    _ index: Int, ofList list: Int, inBlock block: Int, at depth: Int
  ) -> RichContainer? {
    self.block(block).paragraphs.first {
      $0.containers[safe: depth]?.isItem(index, of: list) ?? false
    }?.containers[depth]
  }
}

extension RichContainer {
  /// Whether it is the item of a number in a list of its part.
  fileprivate func isItem(_ index: Int, of list: Int) -> Bool {
    kind == .item && self.index == index && listStart == list
  }
}
