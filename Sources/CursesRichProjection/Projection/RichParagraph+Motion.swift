import CursesMarkdown
import CursesText

extension RichParagraph {
  /// The start of the character before `visible`; what cannot be cut counts as one.
  package func characterStart(before visible: Int, _ reader: inout ByteReader) -> Int {
    uncut(reader.previousBoundary(before: visible)).lowerBound
  }

  /// The end of the character after `visible`; what cannot be cut counts as one.
  package func characterEnd(after visible: Int, _ reader: inout ByteReader) -> Int {
    uncut(reader.nextBoundary(after: visible)).upperBound
  }

  /// The start of the word before `visible`, never inside of what cannot be cut.
  package func wordStart(before visible: Int, _ reader: inout ByteReader) -> Int {
    uncut(reader.wordStart(before: visible)).lowerBound
  }

  /// The end of the word after `visible`, never inside of what cannot be cut.
  package func wordEnd(after visible: Int, _ reader: inout ByteReader) -> Int {
    uncut(reader.wordEnd(after: visible)).upperBound
  }

  /// What has `visible` inside and cannot be cut there; else the place itself.
  private func uncut(_ visible: Int) -> Range<Int> {
    guard !pieces.isEmpty else { return visible..<visible }
    let piece = pieces[pieceIndex(endingAtOrAfter: visible)]
    let isInside = visible > piece.visible.lowerBound && visible < piece.visible.upperBound
    return isInside && !piece.isLiteral ? piece.visible : visible..<visible
  }

  /// The line between two breaks that an offset in the text stands in.
  package func line(around visible: Int) -> Range<Int> {
    let start = text[..<visible].lastIndex(of: Byte.lineFeed).map { $0 + 1 } ?? 0
    return start..<(text[visible...].firstIndex(of: Byte.lineFeed) ?? text.count)
  }
}
