import CursesMarkdown
import CursesRichText

extension RichParagraph {
  /// `^name` at the end of a paragraph, which is no part of its text, and in no style. It is shown dim.
  var blockName: Range<Int>? {
    guard kind == .paragraph, let last = runs.last, last.attributes.isEmpty,
      let mark = BlockMark.range(in: text[...]), mark.lowerBound >= last.range.lowerBound
    else { return nil }
    return mark
  }
}
