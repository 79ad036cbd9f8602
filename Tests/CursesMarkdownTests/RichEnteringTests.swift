import CursesMarkdown
import CursesText
import Testing

@Suite struct RichEnteringTests {
  @Test func startsParagraphs() {
    check("a¦", .insertParagraph, after: "a\n\n¦")
    check("a¦\n", .insertParagraph, after: "a\n\n¦")
    check("a¦\n\nb", .insertParagraph, after: "a\n\n¦\nb")
    check("a¦\n\nb", .insertParagraph, .insertText("x"), after: "a\n\nx¦\n\nb")
    check("a¦b", .insertParagraph, after: "a\n\n¦b")
    check("**a¦b**", .insertParagraph, after: "**a**\n\n**¦b**")
    check("a¦ b", .insertParagraph, after: "a\n\n¦b")
    check("# a¦b", .insertParagraph, after: "# a\n\n¦b")
    check("# a¦", .insertParagraph, .insertText("b"), after: "# a\n\nb¦\n")
    check("¦a", .insertParagraph, after: "\n¦a")
    check("a\n\n¦b", .insertParagraph, after: "a\n\n\n¦b")
    // The second Enter stands for the blank line that the first has written.
    check("a¦", .insertParagraph, .insertParagraph, .insertText("b"), after: "a\n\nb¦\n")
    check(
      "a¦", .insertParagraph, .insertParagraph, .insertParagraph, .insertText("b"),
      after: "a\n\n\nb¦\n")
    check("a\r\n\r\nb¦\r\n", .insertParagraph, .insertText("c"), after: "a\r\n\r\nb\r\n\r\nc¦\r\n")
  }

  /// The gap behind a rule in a quotation is found in texts with every kind of line end.
  @Test(arguments: ["\n", "\r\n", "\r"]) func startsAParagraphInTheGapOfAQuotation(end: String) {
    let before = "> a\n>\n> ---¦\n>\n> b\n".replacing("\n", with: end)
    let after = "> a\n>\n> ---\n>\n> ¦\n> b\n".replacing("\n", with: end)
    check(before, .insertParagraph, after: after)
  }

  @Test func goesOnWithLists() {
    check("- a¦", .insertParagraph, after: "- a\n- ¦")
    check("- a¦b\n- c\n", .insertParagraph, after: "- a\n- ¦b\n- c\n")
    check("1. a¦", .insertParagraph, .insertText("b"), after: "1. a\n2. b¦")
    check("* a¦", .insertParagraph, .insertText("b"), after: "* a\n* b¦")
    check("- [x] a¦", .insertParagraph, .insertText("b"), after: "- [x] a\n- [ ] b¦")
    check("- a\n  - b¦", .insertParagraph, after: "- a\n  - b\n  - ¦")
    check("> - a¦", .insertParagraph, after: "> - a\n> - ¦")
    check("- a\n\n- b¦", .insertParagraph, after: "- a\n\n- b\n\n- ¦")
    check("- a\n- ¦", .insertParagraph, after: "- a\n\n¦")
    check("- a\n  - b\n  - ¦", .insertParagraph, after: "- a\n  - b\n- ¦")
    check("- a\n- ¦\n- b\n", .insertParagraph, after: "- a\n\n¦\n- b\n")
    check("1. a\n1. b¦", .insertParagraph, .insertText("c"), after: "1. a\n1. b\n1. c¦")
    check("1. a¦\n1. b\n", .insertParagraph, .insertText("c"), after: "1. a\n1. c¦\n1. b\n")
    check("- ¦a", .insertParagraph, after: "- \n- ¦a")
    check(
      "1. a\n1. b\n1. ¦\n1. c\n", .insertParagraph, .insertText("x"),
      after: "1. a\n1. b\n\nx¦\n\n1. c\n")
  }

  /// What is typed behind a second paragraph of an item is the next item, with smart typing.
  @Test(arguments: [
    ("- a\n\n  p¦\n", "- a\n\n  p\n\n- ¦\n"),
    ("1. a\n\n   p¦\n2. b\n", "1. a\n\n   p\n\n2. ¦\n3. b\n"),
    ("> - [x] a\n>\n>   p¦\n", "> - [x] a\n>\n>   p\n>\n> - [ ] ¦\n"),
    ("- o\n  - a\n\n    p¦\n- b\n", "- o\n  - a\n\n    p\n\n  - ¦\n- b\n"),
    // Not where the item goes on, nor in the middle of a paragraph.
    ("- a\n\n  p¦\n\n  q\n", "- a\n\n  p\n\n  ¦\n\n  q\n"),
    ("- a\n\n  p¦q\n", "- a\n\n  p\n\n  ¦q\n"),
  ]) func aFurtherParagraphOfAnItemIsFollowedByTheNext(before: String, after: String) {
    let document = RichMarkedText.document(before)
    let first = document.state.text
    document.smartTyping = [.items]
    document.perform(.insertParagraph, tick: 0)
    #expect(RichMarkedText.draw(document) == after)
    expectFreshView(document)
    document.perform(.undo, tick: 1)
    #expect(document.state.text == first)
  }

  @Test func theRestOfAnItemStaysBelowALongerNumber() {
    check("9. a¦\n   - n\n", .insertParagraph, .insertText("x"), after: "9. a\n10. x¦\n    - n\n")
    check("9. a¦b\n\n   p\n", .insertParagraph, after: "9. a\n\n10. ¦b\n\n    p\n")
  }

  @Test func aHeadingKeepsWhatEndsIt() {
    check("ab¦ cd\n===\n", .insertParagraph, after: "ab\n===\n\n¦cd\n")
    check("# ab¦ cd #\n", .insertParagraph, after: "# ab #\n\n¦cd\n")
    check("> ab\n> cd¦ef\n> ---\n", .insertParagraph, after: "> ab\n> cd\n> ---\n>\n> ¦ef\n")
  }

  @Test func goesOnWithQuotes() {
    check("> a¦", .insertParagraph, .insertText("b"), after: "> a\n>\n> b¦")
    check("> a¦\n\nb", .insertParagraph, .insertText("c"), after: "> a\n>\n> c¦\n\nb")
    check("> a¦\n>\n> b", .insertParagraph, .insertText("c"), after: "> a\n>\n> c¦\n>\n> b")
    check("> a¦\n>\n> b", .insertParagraph, after: "> a\n>\n> ¦\n> b")
    check("> a¦", .insertParagraph, .insertParagraph, .insertText("b"), after: "> a\n\nb¦\n")
  }

  @Test func goesOnInCode() {
    check("```\na¦\n```", .insertParagraph, after: "```\na\n¦\n```")
    check("```\n  a¦\n```", .insertParagraph, .insertText("b"), after: "```\n  a\nb¦\n```")
    check("```\na\n¦\n```\n", .insertParagraph, .insertText("b"), after: "```\na\n\nb¦\n```\n")
    check(
      "```\na\n\n\n¦\n```\n", .insertParagraph, .insertText("b"), after: "```\na\n```\n\nb¦\n")
    check("```\n¦```", .insertText("a"), after: "```\na¦\n```")
  }

  /// The line end that keeps a new paragraph apart from the next one ends no word.
  @Test func aWordInANewParagraphIsUndoneAtOnce() {
    let document = RichMarkedText.document("a¦\n\nb\n")
    document.perform(.insertParagraph, tick: 0)
    for (index, letter) in ["w", "o", "r", "d", " ", "x"].enumerated() {
      document.perform(.insertText(letter), tick: 10 + index)
    }
    #expect(RichMarkedText.draw(document) == "a\n\nword x¦\n\nb\n")
    document.perform(.undo, tick: 20)
    #expect(RichMarkedText.draw(document) == "a\n\nword ¦\n\nb\n")
    document.perform(.undo, tick: 20)
    #expect(RichMarkedText.draw(document) == "a\n\n¦\nb\n")
  }

  @Test func indentedCodeIsLeft() {
    check(
      "```\n  a¦\n```\n", .insertParagraph, .insertParagraph, .insertText("b"),
      after: "```\n  a\n\nb¦\n```\n")
    check(
      "```\n  a¦\n```\n", .insertParagraph, .insertParagraph, .insertParagraph, .insertParagraph,
      .insertText("b"), after: "```\n  a\n```\n\nb¦\n")
  }

  /// Tab writes what the lines around it are indented by.
  @Test func codeIsIndentedAsItsLinesAre() {
    check("```\nx¦\n```\n", .moveToParagraphStart, .indent, after: "```\n  ¦x\n```\n")
    check("```\n\ta\nb¦\n```\n", .moveToParagraphStart, .indent, after: "```\n\ta\n\t¦b\n```\n")
    check(
      "```\nif:\n    a\nb¦\n```\n", .moveToParagraphStart, .indent,
      after: "```\nif:\n    a\n    ¦b\n```\n")
    check("```\n\ta\n\tb¦\n```\n", .outdent, after: "```\n\ta\nb¦\n```\n")
  }

  /// While an item has no text a blank line parts it from what is above.
  @Test func aNestedListStaysTight() {
    check(
      "- a¦\n- z\n", .insertParagraph, .indent, .insertText("b"), .insertText("c"),
      after: "- a\n  - bc¦\n- z\n")
    check(
      "1. a¦\n", .insertParagraph, .indent, .insertText("b"), after: "1. a\n   1. b¦\n")
    check(
      "> - a¦\n", .insertParagraph, .indent, .insertText("b"), after: "> - a\n>   - b¦\n")
    check(
      "- a\n\n  - ¦\n", .insertText("b"), after: "- a\n\n  - b¦\n")
    check(
      "- a¦\n", .insertParagraph, .indent, .insertText("b"), .insertParagraph, .indent,
      .insertText("c"), after: "- a\n  - b\n    - c¦\n")
  }

  @Test func breaksLines() {
    check("a¦b", .insertLineBreak, after: "a\\\n¦b")
    check("- a ¦b", .insertLineBreak, after: "- a\\\n  ¦b")
    check("**a¦b**", .insertLineBreak, after: "**a\\\n¦b**")
  }

  @Test func tables() {
    check(
      "| a |\n|---|\n| b¦ |\n", .insertParagraph, .insertText("c"),
      after: "| a |\n|---|\n| b |\n| c¦ |\n")
    check(
      "| a | b |\n|---|---|\n| c¦ | d |\n", .indent, after: "| a | b |\n|---|---|\n| c | «d¦» |\n")
    check("| a¦ | b |\n|---|---|\n", .insertText("|"), after: "| a | ¦b |\n|---|---|\n")
    check(
      "| a¦ | b |\n|---|---|\n", .insertText("\\"), .insertText("|"),
      after: "| a\\|¦ | b |\n|---|---|\n")
    check("| a | ¦b |\n|---|---|\n", .deleteBackward, after: "| a | ¦b |\n|---|---|\n")
  }

  @Test func insertsRules() {
    check("a¦", .insertRule, after: "a\n\n¦---\n")
    check("a¦\n", .insertRule, after: "a\n\n¦---\n")
    check("a\n\n¦---\n", .insertText("x"), after: "a\n\n---\n\nx¦\n")
  }

  /// What is done stays done: the box of the item that Enter puts above is empty.
  @Test func anItemAboveADoneOneIsOpen() {
    check("- [x] ¦one two\n- [ ] b\n", .insertParagraph, after: "- [ ] \n- [x] ¦one two\n- [ ] b\n")
    check("- [-] ¦one\n", .insertParagraph, after: "- [ ] \n- [-] ¦one\n")
    check("- [x] one¦ two\n", .insertParagraph, after: "- [x] one\n- [ ] ¦two\n")
  }

  @Test func anItemIsPutAboveTheFirstOfANestedList() {
    check(
      "- two\n  - ¦nested\n\nend\n", .insertParagraph,
      after: "- two\n\n  - \n  - ¦nested\n\nend\n")
    check("1. a\n   1. ¦b\n", .insertParagraph, after: "1. a\n\n   1. \n   2. ¦b\n")
  }

  /// An empty line in a poem has a break of its own, which blanks could not be.
  @Test func aLineIsPutIntoAPoem() {
    check("red,¦\\\nblue,\\\nsweet\n", .insertLineBreak, after: "red,\\\n¦\\\nblue,\\\nsweet\n")
    check("red,¦  \nblue\n", .insertLineBreak, after: "red,  \n¦\\\nblue\n")
    check("red,\\\n¦\\\nblue\n", .insertText("new"), after: "red,\\\nnew¦\\\nblue\n")
  }
}
