import MarkdownText
import Testing
import TextModel

/// Text typed where a quotation or a footnote begins with lines without any.
@Suite struct RichBlankStartTests {
  @Test func textIsTypedInTheQuotation() {
    check("> a\n>\n>¦\n> b\n", .insertText("x"), after: "> a\n>\n> x¦\n>\n> b\n")
    check("-\n  b¦\n", .insertText("x"), after: "-\n  bx¦\n")
  }

  @Test func textIsTypedWhereAQuotationBegins() {
    check(">\n>¦\n> b\n", .insertText("x"), after: ">\n> x¦\n>\n> b\n")
    check(">\n>\n>¦\n> b\n", .insertText("x"), after: ">\n>\n> x¦\n>\n> b\n")
    check("a\n\n>\n>¦\n> b\n", .insertText("x"), after: "a\n\n>\n> x¦\n>\n> b\n")
    check("- a\n\n  >\n  >¦\n  > b\n", .insertText("x"), after: "- a\n\n  >\n  > x¦\n  >\n  > b\n")
    check(">\n>\n>¦", .insertText("x"), after: ">\n>\n> x¦")
    check(
      ">\n>¦\n> b\n", .insertText("-"), .insertText(" "), .insertText("x"),
      after: ">\n> - x¦\n>\n> b\n")
  }

  @Test func enterMakesRoomBeforeAQuotationInAnItem() {
    check("- > ¦a\n", .insertParagraph, after: "- >\n  >\n  > ¦a\n")
    check("1. > ¦a\n2. b\n", .insertParagraph, after: "1. >\n   >\n   > ¦a\n2. b\n")
    check("- > # ¦a\n", .insertParagraph, after: "- >\n  >\n  > # ¦a\n")
  }

  @Test func theLabelOfAFootnoteIsNoLine() {
    let document = RichDocument(SourceText("[^1]:\n    b\n\nx[^1]\n"))
    #expect(picture(document) == "[1] b\n\nx{f:[1]}\n")
  }
}
