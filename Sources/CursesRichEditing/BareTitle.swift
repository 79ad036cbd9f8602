import CursesMarkdown
import CursesText

/// The text of a heading that is to be none: without the marker before it, it may begin another block.
package struct BareTitle {
  private let document: RichDocument
  private let paragraph: RichParagraph

  init(_ document: RichDocument, _ paragraph: RichParagraph) {
    (self.document, self.paragraph) = (document, paragraph)
  }

  /// The backslash that it needs at a level, which is 0 for plain text.
  func escapes(atLevel level: Int) -> [Edit] {
    guard level == 0, paragraph.headingLevel != nil, !paragraph.text.isEmpty else { return [] }
    let range = paragraph.contentRange
    let source = document.state.text.bytes(in: range)
    guard !MarkdownClip(source).isInline else { return [] }
    // Behind the digits of a number its mark is escaped, and there is nothing else to escape.
    let digits = source.prefix(while: \.isDigit).count
    return [Edit(at: range.lowerBound + digits, insert: "\\")]
  }
}
