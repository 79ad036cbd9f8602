import CursesText

/// The items of lists around a place, and beside each other.
package struct ListItems {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// An item in more parts than this is not taken as a whole: a quarter of a megabyte.
  private static let mostItemParts = 64

  /// The item around a place that lies in so many containers; nil where there is none, or one that is too
  /// long to be looked at.
  package func listItem(at place: RichPlace, _ depth: Int) -> ListItem? {
    guard var first = document.paragraph(at: place).containers[safe: depth], first.kind == .item
    else {
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
      block + 1 < document.blockCount, document.table.openDepth(ofPart: block + 1) >= item.depth,
      let first = document.block(block + 1).paragraphs[0].containers[safe: item.depth],
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
      let last = document.block(block - 1).paragraphs.lastIndex(where: {
        $0.containers[safe: item.depth]?.kind == .item
      })
    else { return nil }
    return listItem(at: RichPlace(block: block - 1, paragraph: last, visible: 0), item.depth)
  }

  /// The item that begins in a part, with what of it lies in later ones.
  private func listItem(_ first: RichContainer, inBlock block: Int, _ depth: Int) -> ListItem? {
    let all = document.block(block).paragraphs
    let isOfFirst = { (paragraph: RichParagraph) in
      paragraph.containers[safe: depth].map { $0.isItem(first.index, of: first.listStart) } ?? false
    }
    guard let start = all.firstIndex(where: isOfFirst) else { return nil }
    var paragraphs = all.filter(isOfFirst)
    let base = all[start].base
    let end = IndentLevels(document: document).end(of: first, at: depth, in: all[start])
    var last = (block: block, list: first.listStart, index: first.index)
    while last.block + 1 < document.blockCount,
      document.table.range(of: last.block + 1).lowerBound < end
    {
      guard last.block + 1 - block < Self.mostItemParts,
        let next = document.block(last.block + 1).paragraphs[0].containers[safe: depth],
        next.kind == .item, next.isReopened
      else { return nil }
      last = (last.block + 1, next.listStart, next.index)
      paragraphs += document.block(last.block).paragraphs.filter {
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
    document.block(index).paragraphs.last { $0.containers[safe: depth]?.kind == .item }?.containers[
      depth]
  }

  private func item(
    _ index: Int, ofList list: Int, inBlock block: Int, at depth: Int
  ) -> RichContainer? {
    document.block(block).paragraphs.first {
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
