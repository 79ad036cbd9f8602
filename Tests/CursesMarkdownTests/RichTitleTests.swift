import CursesMarkdown
import CursesRichText
import CursesText
import Testing

/// The title of a callout: what keys and commands do on the line `> [!note] Title`.
@Suite("Rich: titles of callouts")
struct RichTitleTests {
  @Test func isTypedBehindTheMarker() {
    check("> [!note]¦\n> text\n", .insertText("x"), after: "> [!note] x¦\n> text\n")
    check("> [!note]¦\n", .insertText(" "), .insertText("x"), after: "> [!note] x¦\n")
    check("> [!note]¦ Title\n> text\n", .insertText("x"), after: "> [!note] x¦ Title\n> text\n")
    check("> ¦[!note]\n> text\n", .insertText("*"), after: "> [!note] *¦\n> text\n")
    check(
      "> [!note]¦\n> text\n", .toggleStrong, .insertText("x"), after: "> [!note] **x¦**\n> text\n")
    check("> [!note]¦\n> text\n", .paste("x", isMarkdown: false), after: "> [!note] x¦\n> text\n")
    check("> [!note] a¦\n> text\n", .deleteBackward, after: "> [!note]¦\n> text\n")
    check("> [!note] Title¦\n> text\n", .deleteWordBackward, after: "> [!note]¦\n> text\n")
  }

  @Test func isBroken() {
    check(
      "> [!note] Ti¦tle\n> text\n", .insertParagraph,
      after: "> [!note] Ti\n>\n> ¦tle\n>\n> text\n")
    check(
      "> [!note]¦ Title\n> text\n", .insertParagraph, after: "> [!note]\n>\n> ¦Title\n>\n> text\n")
    check("> [!note] Ti¦tle\n", .insertLineBreak, after: "> [!note] Ti\n>\n> ¦tle\n")
    check(
      "> [!note] Title¦\n> text\n", .insertParagraph, .insertText("x"),
      after: "> [!note] Title\n>\n> x¦\n>\n> text\n")
    check(
      "> [!note] Title¦\n> text\n", .insertLineBreak, .insertText("x"),
      after: "> [!note] Title\n>\n> x¦\n>\n> text\n")
    check(
      "> [!note] Ti¦tle\n> text\n", .paste("p\nq", isMarkdown: false),
      after: "> [!note] Tip\n>\n> q¦tle\n>\n> text\n")
  }

  /// As with items and headings, what a paragraph is goes first.
  @Test func isDeletedFrom() {
    check("> [!note] ¦Title\n> text\n", .deleteBackward, after: "> ¦Title\n>\n> text\n")
    check("> ¦[!note] Title\n> text\n", .deleteBackward, after: "> ¦Title\n>\n> text\n")
    check("> ¦[!note] Title\n> text\n", .deleteForward, after: "> ¦Title\n>\n> text\n")
    check("> ¦[!note]\n> text\n", .deleteBackward, after: "> ¦text\n")
    check("> [!note]\n> ¦text\n", .deleteBackward, after: "> [!note] ¦text\n")
    check("> [!note]¦\n> text\n", .deleteForward, after: "> [!note]¦ text\n")
    check("> [!note] Title\n> ¦text\n", .deleteBackward, after: "> [!note] Title¦text\n")
  }

  /// Commands about blocks are about the text.
  @Test func staysWhenTheTextIsAnother() {
    check(
      "> [!note] Ti¦tle\n> text\n", .toggleBulletList, after: "> [!note] Title\n>\n> - ¦text\n")
    check("> [!note]\n> te¦xt\n", .toggleTaskList, after: "> [!note]\n>\n> - [ ] te¦xt\n")
    check(
      "> [!note] Title\n> te¦xt\n", .setHeading(2), after: "> [!note] Title\n>\n> ## te¦xt\n")
    check(
      "> [!note] Title\n> te¦xt\n", .toggleCodeBlock,
      after: "> [!note] Title\n>\n> ```\n> te¦xt\n> ```\n")
    check("> [!note] Ti¦tle\n", .setHeading(2), after: "> [!note] Ti¦tle\n")
    check(
      "- > [!note] T¦\n  > text\n", .toggleOrderedList, after: "- > [!note] T\n  >\n  > 1. ¦text\n")
  }

  @Test func outlivesItsCallout() {
    check("> [!note] Ti¦tle\n> text\n", .toggleCallout("note"), after: "> Ti¦tle\n>\n> text\n")
    check("> [!note] Ti¦tle\n> text\n", .toggleQuote, after: "Ti¦tle\n\ntext\n")
    check("> [!note] T\n> te¦xt\n>\n> x\n", .toggleQuote, after: "T\n\nte¦xt\n>\n> x\n")
    check("> [!note]\n> te¦xt\n", .toggleQuote, after: "te¦xt\n")
    check("> [!note] Ti¦tle\n", .toggleQuote, after: "Ti¦tle\n")
  }

  @Test func isStyledWithoutTheMarker() {
    check("> «[!note] Title¦»\n> text\n", .toggleStrong, after: "> «[!note] **Title¦»**\n> text\n")
    check("> «[!note] Title¦»\n> text\n", .setLink("u"), after: "> [!note] «[Title¦»](u)\n> text\n")
    check("> «[!note] Title¦»\n> text\n", .insertText("x"), after: "> x¦\n>\n> text\n")
  }

  @Test(arguments: [
    (
      "> [!note] A title of words\n> so¦me text of it\n",
      "> [!note] A title of words\n> so¦me\n> text\n> of it\n"
    ),
    ("> [!note] A ti¦tle\n> some\n> text\n", "> [!note] A ti¦tle\n> some text\n"),
    ("> [!note] A title of wo¦rds\n", "> [!note] A title of wo¦rds\n"),
  ])
  func isLeftAloneByReflowing(before: String, after: String) {
    let document = RichMarkedText.document(before)
    let columns = before.contains("some\n") ? 20 : 8
    _ = LineReflow(document: document).reflow(paragraphAt: document.head, columns: columns, tick: 0)
    #expect(RichMarkedText.draw(document) == after)
  }
}
