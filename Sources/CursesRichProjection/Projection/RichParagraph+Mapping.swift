import CursesMarkdown
import CursesText

extension RichParagraph {
  /// The source offset of the caret at `visible`.
  ///
  /// Where markers lie between two characters, an upstream caret stands behind the character before, a
  /// downstream one before the character after: in "**a¦** b" and "**a**¦ b". The upstream place is the
  /// canonical one, and where typed text goes. At the start of the text there is only the place before
  /// the first character.
  public func sourceOffset(_ visible: Int, affinity: Affinity = .upstream) -> Int {
    base + relativeOffset(min(max(visible, 0), text.count), affinity: affinity)
  }

  private func relativeOffset(_ visible: Int, affinity: Affinity) -> Int {
    guard let first = pieces.first, let last = pieces.last else { return content.lowerBound }
    if visible <= 0 { return first.source.lowerBound }
    if visible >= text.count { return last.source.upperBound }
    let index = pieceIndex(endingAtOrAfter: visible)
    let piece = pieces[index]
    if visible < piece.visible.upperBound {
      // What is shown as a whole has no place inside: the caret stands before it.
      guard piece.isLiteral else {
        return relativeOffset(piece.visible.lowerBound, affinity: affinity)
      }
      return piece.source.lowerBound + visible - piece.visible.lowerBound
    }
    if affinity == .upstream || index + 1 == pieces.count { return piece.source.upperBound }
    return pieces[index + 1].source.lowerBound
  }

  /// The visible offset of a source offset. One inside of hidden markers goes to the character boundary
  /// they lie at, one outside of the paragraph to its nearer end.
  public func visibleOffset(_ offset: Int) -> Int {
    let place = offset - base
    guard let last = pieces.last, place < last.source.upperBound else { return text.count }
    var low = 0
    var high = pieces.count - 1
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].source.upperBound < place { low = middle + 1 } else { high = middle }
    }
    let piece = pieces[low]
    if place <= piece.source.lowerBound { return piece.visible.lowerBound }
    if place >= piece.source.upperBound { return piece.visible.upperBound }
    let inside = piece.isLiteral ? place - piece.source.lowerBound : 0
    return boundary(atOrBefore: piece.visible.lowerBound + inside)
  }

  /// The index of the first piece that ends at or after `visible`.
  package func pieceIndex(endingAtOrAfter visible: Int) -> Int {
    var low = 0
    var high = pieces.count - 1
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].visible.upperBound < visible { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The run that ends at `visible` or goes on there: what the character before it means.
  public func run(before visible: Int) -> RichRun? {
    runs.last { $0.range.lowerBound < visible }
  }

  /// The run that starts at `visible` or goes on there: what the character after it means.
  public func run(after visible: Int) -> RichRun? {
    runs.first { $0.range.upperBound > visible }
  }

  /// `visible` itself where a caret may stand, else the start of the character around it.
  public func boundary(atOrBefore visible: Int) -> Int {
    var reader = ByteReader(text)
    return reader.boundary(atOrBefore: visible)
  }
}

extension RichParagraph {
  package var isTableRow: Bool {
    if case .tableRow = kind { return true }
    return false
  }

  package var isCode: Bool {
    if case .code = kind { return true }
    return false
  }
}

extension RichPiece {
  /// Whether a line end of the source is shown by it.
  package func isLineEnd(in paragraph: RichParagraph) -> Bool {
    !isLiteral && source.count > 0
      && (paragraph.text[visible] == [Byte.space] || paragraph.text[visible] == [Byte.lineFeed])
      && visible.count == 1
  }
}
