import CursesRichText
import CursesTextEditors

/// The links of a text, footnotes and tags among them, from one to the next.
@MainActor
package struct LinkWalk {
  private let control: RichEditorControl

  /// Of a long text without links no more is read for a key.
  private static let mostParagraphs = 20_000

  package init(_ control: RichEditorControl) { self.control = control }

  private var document: RichDocument { control.document }

  /// Selects the words of the link after the selection, or of the one before. Returns whether there is one.
  package func select(isForward: Bool) -> Bool {
    guard let link = isForward ? next : previous else { return false }
    let (start, end) = (document.offset(of: link.lowerBound), document.offset(of: link.upperBound))
    return control.perform(.edit(.select(anchor: start, head: end)))
  }

  private var next: Range<RichPlace>? {
    var place = document.place(at: document.state.selection.main.upperBound)
    for _ in 0..<Self.mostParagraphs {
      if let link = links(at: place).first(where: { $0.lowerBound >= place }) { return link }
      guard let after = document.nextParagraph(after: place) else { return nil }
      place = after
    }
    return nil
  }

  private var previous: Range<RichPlace>? {
    var place = document.place(at: document.state.selection.main.lowerBound)
    for _ in 0..<Self.mostParagraphs {
      if let link = links(at: place).last(where: { $0.upperBound <= place }) { return link }
      guard let before = document.previousParagraph(before: place) else { return nil }
      place = before
    }
    return nil
  }

  /// The links of the paragraph around a place. One may be of several runs, such as bold words and others.
  private func links(at place: RichPlace) -> [Range<RichPlace>] {
    var links: [(range: Range<Int>, address: String?)] = []
    for run in document.paragraph(at: place).runs where run.leadsSomewhere {
      if let last = links.last, last.address != nil, last.address == run.link,
        last.range.upperBound == run.range.lowerBound
      {
        links[links.count - 1].range = last.range.lowerBound..<run.range.upperBound
      } else {
        links.append((run.range, run.link))
      }
    }
    return links.map { link in
      var (start, end) = (place, place)
      (start.visible, end.visible) = (link.range.lowerBound, link.range.upperBound)
      return start..<end
    }
  }
}

extension RichRun {
  /// Whether it is a link, a footnote's number or a tag; an image is none of them.
  var leadsSomewhere: Bool { !attributes.isDisjoint(with: [.link, .footnote, .tag]) }
}
