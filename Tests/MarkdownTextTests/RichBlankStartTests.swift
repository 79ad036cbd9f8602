import MarkdownText
import Testing
import TextModel

/// Text typed where a quotation or a footnote begins with lines without any.
@Suite struct RichBlankStartTests {
  @Test func textIsTypedInTheQuotation() {
    check("> a\n>\n>¦\n> b\n", .insertText("x"), after: "> a\n>\n> x¦\n>\n> b\n")
    check("-\n  b¦\n", .insertText("x"), after: "-\n  bx¦\n")
  }

  @Test func theLabelOfAFootnoteIsNoLine() {
    let document = RichDocument(SourceText("[^1]:\n    b\n\nx[^1]\n"))
    #expect(picture(document) == "[1] b\n\nx{f:[1]}\n")
  }
}
