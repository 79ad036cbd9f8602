import CursesMarkdown
import CursesText

/// `123456789.`, in characters.
private let longestMarker = 10

/// Types characters that mean themselves wherever they stand, without writing the paragraph again.
package struct PlainTyping {
  package let document: RichDocument

  package init(document: RichDocument) { self.document = document }

  /// Whether a letter, a digit or a space typed at the caret only adds itself to what is shown, as what
  /// stands before it is shown. Never true where that would take a look at the Markdown around it.
  package func showsPlainly(_ letter: UInt8) -> Bool {
    let selection = document.state.selection
    guard !document.isReadOnly, document.typing.pendingAttributes == nil,
      TypedSource(document: document).rawTypingHere == nil,
      selection.ranges.count == 1,
      selection.main.isCaret
    else { return false }
    let place = document.head
    let paragraph = document.paragraph(at: place)
    if case .tableRow = paragraph.kind { return false }
    // A space may complete what begins a list, a heading or a task, and follows a dash that is one no more.
    if letter == Byte.space {
      let before = place.visible > 0 ? paragraph.text[place.visible - 1] : letter
      let isBehindWord = before.isLetter || before >= 0x80
      guard isBehindWord || place.visible > longestMarker && before != Byte.hyphen else {
        return false
      }
    }
    return paragraph.pieceForPlainTyping(of: [letter], at: place.visible) != nil
  }

  /// Types a letter, a digit or a space amid text that is its own source. It is what typing mostly is, and
  /// done without taking the paragraph apart. Returns false, with nothing changed, where more is needed:
  /// elsewhere, and where Markdown would show the letter as something else.
  func typePlain(
    _ bytes: [UInt8], in paragraph: RichParagraph, at visible: Int, event: UserEvent
  ) -> Bool {
    guard let piece = paragraph.pieceForPlainTyping(of: bytes, at: visible) else { return false }
    let found = paragraph.pieces[piece]
    let offset =
      paragraph.base + found.source.lowerBound + (visible - found.visible.lowerBound)
    var shape = RichShape(
      paragraph.inserting(bytes, at: visible, inPiece: piece), isStrict: true)
    if case .tableRow = paragraph.kind { shape.look = nil }
    let patch = RichPatch(
      edits: [Edit(offset..<offset, bytes: bytes)], first: paragraph.lineStart,
      last: paragraph.lineStart, wanted: [shape],
      landing: .caret(paragraph: 0, visible: visible + bytes.count), event: event)
    guard case .accepted = document.attempt(patch) else { return false }
    document.typing.pendingAttributes = nil
    return true
  }
}

extension RichParagraph {
  /// The piece that plain text typed at `visible` belongs to beyond doubt: one that is shown as it is
  /// written, with the place inside of it, or the last one where that has no style.
  fileprivate func pieceForPlainTyping(of bytes: [UInt8], at visible: Int) -> Int? {
    guard visible > 0, !pieces.isEmpty, let first = bytes.first else { return nil }
    let index = pieceIndex(endingAtOrAfter: visible)
    let piece = pieces[index]
    guard piece.isLiteral, visible > piece.visible.lowerBound else { return nil }
    let isInside = visible < piece.visible.upperBound
    let isAtPlainEnd =
      visible == text.count && piece.span < 0 && piece.attributes.isEmpty
    guard isInside || isAtPlainEnd else { return nil }
    if first == Byte.space {
      // Spaces side by side, and at the edge of a line, are not always what they seem.
      let isBesideSpace =
        text[visible - 1].isWhitespace || (isInside && text[visible].isWhitespace)
      return bytes.count == 1 && !isBesideSpace ? index : nil
    }
    return bytes.allSatisfy { $0 >= 0x80 || $0.isAlphanumeric } ? index : nil
  }

  /// The paragraph as it shows with more text in one of its pieces. Only what it shows is right.
  fileprivate func inserting(
    _ bytes: [UInt8], at visible: Int, inPiece index: Int
  ) -> RichParagraph {
    var other = self
    other.text.insert(contentsOf: bytes, at: visible)
    for position in index..<pieces.count {
      let range = pieces[position].visible
      let start = range.lowerBound + (position == index ? 0 : bytes.count)
      other.pieces[position].visible = start..<range.upperBound + bytes.count
    }
    return other
  }
}
