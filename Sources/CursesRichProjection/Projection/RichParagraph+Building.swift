import CursesText

extension RichParagraph {
  /// Makes room for the text of a row and what it is made of.
  package mutating func reserve(bytes: Int, cells count: Int) {
    text.reserveCapacity(bytes + 2 * count)
    pieces.reserveCapacity(2 * count)
    cells.reserveCapacity(count)
  }

  /// Adds visible bytes that stand for the bytes of `source`.
  package mutating func append(
    _ visible: some Collection<UInt8>, from source: Range<Int>, isLiteral: Bool, span: Int = -1,
    attributes: RichAttributes = []
  ) {
    guard !visible.isEmpty else { return }
    let start = text.count
    text.append(contentsOf: visible)
    if isLiteral, let last = pieces.last, last.isLiteral, last.span == span,
      last.attributes == attributes, last.source.upperBound == source.lowerBound
    {
      pieces[pieces.count - 1].source = last.source.lowerBound..<source.upperBound
      pieces[pieces.count - 1].visible = last.visible.lowerBound..<text.count
      return
    }
    pieces.append(
      RichPiece(
        visible: start..<text.count, source: source, isLiteral: isLiteral, span: span,
        attributes: attributes))
  }

  /// Adds bytes that show themselves; those that are not UTF-8 are shown as U+FFFD, one by one.
  package mutating func appendLiteral(
    _ bytes: ArraySlice<UInt8>, span: Int, attributes: RichAttributes = []
  ) {
    guard !bytes.isEmpty else { return }
    let range = bytes.startIndex..<bytes.endIndex
    if bytes.isASCII || String(validating: bytes, as: UTF8.self) != nil {
      append(bytes, from: range, isLiteral: true, span: span, attributes: attributes)
      return
    }
    var reader = ByteReader(Array(bytes))
    var start = 0
    var place = 0
    func slice(_ from: Int, _ upTo: Int) -> Range<Int> {
      (range.lowerBound + from)..<(range.lowerBound + upTo)
    }
    while let found = reader.scalar(at: place) {
      if found.scalar == nil {
        let whole = slice(start, place)
        append(
          bytes[whole], from: whole, isLiteral: true, span: span, attributes: attributes)
        append(
          [0xEF, 0xBF, 0xBD], from: slice(place, place + 1), isLiteral: false, span: span,
          attributes: attributes)
        start = place + 1
      }
      place += found.length
    }
    let rest = slice(start, place)
    append(bytes[rest], from: rest, isLiteral: true, span: span, attributes: attributes)
  }

  /// Makes the runs of the pieces and spans.
  package mutating func makeRuns() {
    runs.removeAll(keepingCapacity: true)
    for piece in pieces {
      let (attributes, link) = meaning(of: piece)
      if let last = runs.last, last.attributes == attributes, last.link == link {
        runs[runs.count - 1].range = last.range.lowerBound..<piece.visible.upperBound
      } else {
        runs.append(RichRun(range: piece.visible, attributes: attributes, link: link))
      }
    }
  }

  private func meaning(of piece: RichPiece) -> (RichAttributes, String?) {
    var attributes = piece.attributes
    var (link, image): (String?, String?)
    var span = piece.span
    while span >= 0 {
      attributes.formUnion(spans[span].attributes)
      if spans[span].attributes == .image {
        image = image ?? spans[span].link
      } else {
        link = link ?? spans[span].link
      }
      span = spans[span].parent
    }
    return (attributes, link ?? image)
  }
}
