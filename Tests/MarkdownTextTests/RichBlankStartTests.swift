import MarkdownText
import Testing
import TextModel

/// Quotations, items and footnotes that begin with a line without text.
@Suite struct RichBlankStartTests {
  @Test func theLineBelongsToTheBlock() {
    #expect(picture(RichDocument(SourceText(">\n> b\n"))) == "▎\n▎b\n")
    #expect(picture(RichDocument(SourceText("a\n\n>\n>\n> b\n"))) == "a\n\n▎\n▎\n▎b\n")
    #expect(picture(RichDocument(SourceText("> >\n> > b\n"))) == "▎▎\n▎▎b\n")
    #expect(picture(RichDocument(SourceText(">\n> - b\n"))) == "▎\n▎• b\n")
    #expect(picture(RichDocument(SourceText("- >\n  > b\n"))) == "• ▎b\n")
    #expect(picture(RichDocument(SourceText("[^1]:\n    b\n\nx[^1]\n"))) == "[1] b\n\nx{f:[1]}\n")
  }

  @Test func textIsTypedThere() {
    check(">¦\n> b\n", .insertText("x"), after: "> x¦\n>\n> b\n")
    check("> ¦\n> b\n", .insertText("x"), after: "> x¦\n>\n> b\n")
    check("> a\n>\n>¦\n> b\n", .insertText("x"), after: "> a\n>\n> x¦\n>\n> b\n")
    check("> ¦a\n", .insertParagraph, .moveBackward, .insertText("x"), after: "> x¦\n>\n> a\n")
    check(
      "> | a |\n> |---|\n> | ¦b |\n", .moveToDocumentStart, .insertParagraph, .insertText("x"),
      after: "> x¦\n>\n> | a |\n> |---|\n> | b |\n")
    check("> b\n> ¦c\n", .moveToDocumentStart, .insertParagraph, after: ">\n> ¦b\n> c\n")
    check("-\n  b¦\n", .insertText("x"), after: "-\n  bx¦\n")
  }

  @Test func backspaceTakesItAway() {
    check(">\n> ¦b\n", .deleteBackward, after: "> ¦b\n")
    check(">¦\n> b\n", .deleteForward, after: "> ¦b\n")
  }
}
