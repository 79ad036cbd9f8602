/// The end of a list.
package struct ListEnd {
  private let document: RichDocument

  /// At the caret of a document.
  init(_ document: RichDocument) { self.document = document }

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
