import CursesText

/// The items behind those that a command moves, which keep their numbers in order.
package struct ListFollowers {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// The item that a command will make the first of a list of its own, because the items before it leave
  /// theirs or go; nil where there is none.
  package func follower(of command: RichCommand) -> ListFollower? {
    switch command {
    case .deleteBackward:
      guard document.target.isCaret, document.target.from.visible == 0 else { return nil }
    case .toggleOrderedList, .deleteParagraphs: break
    default: return nil
    }
    let target = document.target
    let depth = target.first.containers.count - 1
    guard let first = target.first.ownItem, let last = target.last.containers[safe: depth],
      target.from.block == target.upTo.block, last.listStart == first.listStart,
      let number = first.number, let lastNumber = last.number,
      let (next, paragraph) = itemBehind(last, at: depth, from: target.upTo),
      next.writtenNumber == lastNumber + 1
    else { return nil }
    let start = paragraph.base + next.opener.lowerBound
    return ListFollower(
      distance: document.state.text.count - start, number: lastNumber + 1, newNumber: number)
  }

  /// What numbers the items anew that those at the selection take along when they leave the item around:
  /// only a list that begins with 1 may follow their text.
  ///
  /// - Returns: besides the edits, how far before the end of the text the last of the items ends, where they are in
  ///   a later part and the list counts up behind it too.
  func editsOfFollowers() -> (edits: [Edit], later: Int?) {
    let target = document.target
    let depth = target.first.containers.count - 1
    guard let last = target.last.containers[safe: depth], last.number != nil else {
      return ([], nil)
    }
    let list = Numbering(document: document).numberedLists(inBlock: target.upTo.block).first {
      list in
      list[0].outer.count == depth && list[0].item.listStart == last.listStart
    }
    var followers = (list ?? []).filter { $0.item.index > last.index }
    var later: Int?
    if followers.isEmpty {
      followers = followersInLaterPart(of: target.upTo, at: depth)
      if let last = followers.last,
        Numbering(document: document).numbersCountUp(behind: document.table.part(at: last.base))
      {
        later = document.state.text.count - last.base - last.paragraph.lines.upperBound
      }
    }
    guard let first = followers.first, first.item.writtenNumber != 1 else { return ([], nil) }
    for at in followers.indices { followers[at].item.number = at + 1 }
    let wrong = followers.filter { $0.item.number != $0.item.writtenNumber }
    return (wrong.flatMap(Numbering(document: document).renumberEdits), later)
  }

  /// The items that come behind one where it is the last in its part, as far as the next part has them.
  private func followersInLaterPart(of place: RichPlace, at depth: Int) -> [NumberedItem] {
    guard let item = ListItems(document: document).listItem(at: place, depth),
      let next = ListItems(document: document).itemBehind(item)
    else { return [] }
    let list = Numbering(document: document).numberedLists(inBlock: next.start.block).first {
      list in
      list[0].outer.count == depth && list[0].item.listStart == next.container.listStart
    }
    return (list ?? []).filter { $0.item.index >= next.container.index }
  }

  /// The next item of the list that an item lies in, which may begin in the next part.
  package func itemBehind(
    _ item: RichContainer, at depth: Int, from place: RichPlace
  ) -> (item: RichContainer, paragraph: RichParagraph)? {
    let paragraphs = document.block(place.block).paragraphs
    for paragraph in paragraphs.dropFirst(place.paragraph + 1) {
      guard let other = paragraph.containers[safe: depth], other.listStart == item.listStart else {
        return nil
      }
      if other.isFirst, other.index == item.index + 1 { return (other, paragraph) }
    }
    guard document.table.numberedDepths(ofPart: place.block + 1).contains(depth) else { return nil }
    for paragraph in document.block(place.block + 1).paragraphs {
      guard let other = paragraph.containers[safe: depth], other.number != nil else { return nil }
      if other.isFirst, !other.isReopened { return (other, paragraph) }
    }
    return nil
  }

  /// Lets the list that begins with an item now count on from where those before it were.
  package func closeUp(_ follower: ListFollower, later isLater: Bool) {
    let start = document.state.text.count - follower.distance
    let selection = document.state.selection
    let isBefore = selection.main.upperBound <= start
    let index = document.blockIndex(at: start)
    guard isBefore || selection.isCaret && document.head.block == index else { return }
    let list = Numbering(document: document).numberedLists(inBlock: index).first { list in
      list[0].base + list[0].item.opener.lowerBound == start
    }
    guard var list, list[0].item.isFirstOfList, list[0].item.writtenNumber == follower.number,
      list[0].item.number == follower.number
    else { return }
    for at in list.indices { list[at].item.number = follower.newNumber + at }
    let edits = list.flatMap(Numbering(document: document).renumberEdits).sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
    let paragraphs = document.block(index).paragraphs
    let patch = RichPatch(
      edits: edits, first: paragraphs[0].lineStart,
      last: paragraphs[paragraphs.count - 1].lineStart,
      wanted: paragraphs.map { RichShape($0, isStrict: false) }, isStructural: true,
      landing: isBefore
        ? .source(selection.main.head)
        : .caret(paragraph: document.head.paragraph, visible: document.head.visible))
    guard case .accepted = document.attempt(patch) else { return }
    if isBefore { document.setSelection(selection) }
    if isLater { Numbering(document: document).renumberParts(behind: index) }
  }
}
