/// The end of a list.
package struct ListEnd {
  private let document: RichDocument

  /// At the caret of a document.
  package init(_ document: RichDocument) { self.document = document }

  /// Where the text of the item above the caret's ends, if that is the last one of its list: there the caret goes
  /// once its item is cut, so that it can be pasted back.
  package var endOfItemAbove: Int? {
    let place = document.head
    let own = document.paragraph(at: place)
    guard let item = own.ownItem, let above = document.previousParagraph(before: place),
      case let before = document.paragraph(at: above), isIn(item, before, of: own)
    else { return nil }
    let below = document.nextParagraph(after: place).map { document.paragraph(at: $0) }
    if below.map({ isIn(item, $0, of: own) }) == true { return nil }
    return before.contentRange.upperBound
  }

  /// Whether the next item of the list of the one at the caret follows its text without a blank line.
  var isFollowedAtOnce: Bool {
    let own = document.paragraph(at: document.head)
    guard let item = own.ownItem,
      let next = document.nextParagraph(after: document.head).map({ document.paragraph(at: $0) })
    else { return false }
    return next.ownItem?.listStart == item.listStart && next.base == own.base
      && next.containers.count == own.containers.count
      && own.base + own.lines.upperBound == next.lineStart
  }

  /// Whether a paragraph lies in the list of an item.
  private func isIn(_ item: RichContainer, _ other: RichParagraph, of own: RichParagraph) -> Bool {
    other.containers.contains {
      $0.kind == .item && $0.listStart == item.listStart && other.base == own.base
    }
  }
}

extension [RichParagraph] {
  /// The paragraphs without those that only go on with an item among them.
  var withoutRest: [RichParagraph] {
    let items = ownItems
    return filter { paragraph in
      paragraph.ownItem != nil || paragraph.containers(among: items).isEmpty
    }
  }
}
