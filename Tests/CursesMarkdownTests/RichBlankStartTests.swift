import CursesRichText
import CursesText
import Testing

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

  @Test func theMarkerStandsAtTheFirstLine() {
    func shown(_ source: String) -> String { picture(RichDocument(SourceText(source))) }
    #expect(shown("- >\n  >\n  > a\n- b\n") == "• ▎\n  ▎a\n• b\n")
    #expect(shown("3. >\n   >\n   >\n   > a\n") == "3. ▎\n  ▎\n  ▎a\n")
    #expect(shown("- >\n  > a\n") == "• ▎a\n")
    #expect(shown("[^1]: >\n    >\n    > a\n\nx[^1]\n") == "[1] ▎\n  ▎a\n\nx{f:[1]}\n")
  }

  @Test func aQuotationIsTypedInAnItem() {
    check("- ¦", .insertText(">"), .insertText(" "), .insertText("q"), after: "- > q¦")
    check("1. ¦a\n2. b\n", .insertText(">"), .insertText(" "), after: "1. > ¦a\n2. b\n")
    check("- ¦", .insertText(">"), .insertText(" "), .undo, .insertText("q"), after: "- \\> q¦")
    check("- ¦", .insertText("#"), .insertText(" "), .insertText("q"), after: "- # q¦")
  }

  @Test func theLabelOfAFootnoteIsNoLine() {
    let document = RichDocument(SourceText("[^1]:\n    b\n\nx[^1]\n"))
    #expect(picture(document) == "[1] b\n\nx{f:[1]}\n")
  }
}
