/// A picture below the text of a page block.
package enum PagePicture: Hashable, Sendable {
  case picture(Picture)
  case inset(PageInset)
  case problem(String)
  /// Nobody has said yet what is there.
  case pending

  /// Whether it is made of pixels, which need room and signs to be drawn with.
  package var isDrawn: Bool { if case .picture = self { true } else { false } }

  /// Whether it is shown in the place of the text that names it, where that is all of a paragraph.
  package var replacesItsSource: Bool {
    switch self {
    case .picture, .inset: true
    case .problem, .pending: false
    }
  }

  /// The most rows of a picture on a page with so many: about a third of the screen, of which a dozen
  /// rows lie around the page, and half of the page.
  package static func mostRows(of rows: Int) -> Int { max(3, min(rows / 2, (rows + 12) / 3)) }
}
