extension RichParagraph {
  /// The innermost span of a kind around the character at `visible`, or else around the one before it.
  package func span(_ kind: RichAttributes, at visible: Int) -> Int? {
    let after = pieces.first { $0.visible.contains(visible) }
    let before = pieces.last { $0.visible.lowerBound < visible && visible <= $0.visible.upperBound }
    return after.flatMap { span(kind, around: $0) } ?? before.flatMap { span(kind, around: $0) }
  }

  /// The innermost span of a kind around a piece.
  package func span(_ kind: RichAttributes, around piece: RichPiece) -> Int? {
    var span = piece.span
    while span >= 0, !spans[span].attributes.contains(kind) { span = spans[span].parent }
    return span >= 0 ? span : nil
  }

  /// The visible text of a span.
  package func visible(ofSpan span: Int) -> Range<Int> {
    let inside = pieces.filter { piece in
      var at = piece.span
      while at > span { at = spans[at].parent }
      return at == span
    }
    guard let first = inside.first, let last = inside.last else { return 0..<0 }
    return first.visible.lowerBound..<last.visible.upperBound
  }

  /// A stretch of the text as it is edited in a field of one line.
  public func line(_ visible: Range<Int>) -> String { String(oneLine: text[visible]) }
}
