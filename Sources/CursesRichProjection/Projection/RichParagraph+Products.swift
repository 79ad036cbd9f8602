import CursesMarkdown

extension RichParagraph {
  /// How many stretches of its text are emphasised by a lone star after a digit: most often both stars multiply,
  /// as in `2*3*4`.
  package var productCount: Int {
    spans.indices.count { index in
      guard spans[index].attributes == .emphasis, spans[index].opener.count == 1,
        let start = pieces.first(where: { chain(of: $0.span).contains(index) })?.visible.lowerBound,
        start > 0, text[start - 1].isDigit
      else { return false }
      return !spans.contains {
        $0.opener.upperBound == spans[index].opener.lowerBound
          || $0.opener.lowerBound == spans[index].opener.upperBound
      }
    }
  }
}
