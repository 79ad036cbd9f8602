import CursesMarkdown
import CursesText
import Testing

/// Selections from text into code and back: both ends stay what they are.
@Suite struct RichCuttingAcrossTests {
  @Test func textIntoCode() {
    check("**a «b**\n\n```\nco¦»de\n```\n", .deleteSelection, after: "**a** ¦\n\n```\nde\n```\n")
    check(
      "**a «b**\n\n```\nx\nco¦»de\ny\n```\n", .insertText("z"),
      after: "**a z¦**\n\n```\nde\ny\n```\n")
    check("a «b\n\nc\n\n```\nco¦»de\n```\n", .deleteBackward, after: "a ¦\n\n```\nde\n```\n")
    check("«a\n\n```\nco¦»de\n```\n", .deleteSelection, after: "```\n¦de\n```\n")
    check("«*a*\n\n```\nco¦»de\n```\n", .insertText("x"), after: "```\nx¦de\n```\n")
    check("a «b\n\n```\ncode¦»\n```\n\nend\n", .deleteSelection, after: "a ¦\n\nend\n")
    check(
      "- a «b\n\n  ```\n  co¦»de\n  ```\n", .deleteSelection, after: "- a ¦\n\n  ```\n  de\n  ```\n"
    )
    check(
      "- «a\n\n  ```\n  co¦»de\n  ```\n", .deleteSelection, after: "- ¦\n\n  ```\n  de\n  ```\n")
    check(
      "a «b\r\n\r\n```\r\nco¦»de\r\n```\r\n", .deleteSelection,
      after: "a ¦\r\n\r\n```\r\nde\r\n```\r\n")
    check("a «b\n\n    co¦»de\n    more\n", .deleteSelection, after: "a ¦\n\n    de\n    more\n")
  }

  @Test func codeIntoText() {
    check(
      "```\nco«de\nx\n```\n\n**a b¦» c**\n", .deleteSelection, after: "```\nco¦\n```\n\n**c**\n")
    check(
      "```\nco«de\n```\n\n- *a¦» b*\n- c\n", .insertText("y"),
      after: "```\ncoy¦\n```\n\n- *b*\n- c\n")
    check("```\n«code\n```\n\n**a b¦» c**\n", .deleteSelection, after: "**¦c**\n")
    check("```\nco«de\n```\n\nb¦»\n\nc\n", .deleteSelection, after: "```\nco¦\n```\n\nc\n")
    check("~~~\na\nb«\n~~~\n\nc¦»d\n", .deleteSelection, after: "~~~\na\nb¦\n~~~\n\nd\n")
  }

  @Test func oneBlockOfCode() {
    check("```\na«b\nc¦»\n```\n", .deleteSelection, after: "```\na¦\n```\n")
    check("```\n«ab\nc¦»d\n```\n", .deleteSelection, after: "```\n¦d\n```\n")
    check("x\n\n```\n«a\nb¦»\n```\n\ny\n", .insertText("z"), after: "x\n\nz¦\n\ny\n")
    check("> ```\n> «a\n> b¦»\n> ```\n", .insertText("z"), after: "> z¦\n")
    check(
      "```\na«b\n```\n\n~~~\nc¦»d\n~~~\n", .deleteSelection, after: "```\na¦\n```\n\n~~~\nd\n~~~\n")
  }

  @Test func rulesAndTables() {
    check("a «b\n\n---\n\nc¦» d\n", .deleteSelection, after: "a ¦ d\n")
    check("a «b\n\n---¦»\n\nc\n", .deleteSelection, after: "a ¦\n\nc\n")
    check("a «b\n\n| x |\n|---|\n| y¦» |\n\nc\n", .deleteSelection, after: "a ¦\n\nc\n")
    check(
      "a «b\n\n| x |\n|---|\n| y¦»z |\n\nc\n", .deleteSelection,
      after: "a «b\n\n| x |\n|---|\n| y¦»z |\n\nc\n")
  }

  @Test func aSpaceOfASeparatorIsNoPlace() {
    check(
      "| ~~é~~¦  |   |\n|---|---|\n", .selectWord, .moveForward, .insertText("x"),
      after: "| ~~éx¦~~  |   |\n|---|---|\n")
  }
}

/// In texts whose lines end in a lone carriage return.
@Suite struct RichLoneReturnTests {
  @Test func blocksAreThoseOfTheirLines() {
    check("# T\r\ra¦ b\r\rc\r", .toggleQuote, after: "# T\r\r> a¦ b\r\rc\r")
    check("# T\r\r> a¦\r> b\r\rc\r", .toggleQuote, after: "# T\r\ra¦\rb\r\rc\r")
    check("# T\r\ra¦ b\r\rc\r", .toggleBulletList, after: "# T\r\r- a¦ b\r\rc\r")
    check("x\r\r- a\r- b¦\r", .insertParagraph, .insertText("c"), after: "x\r\r- a\r- b\r- c¦\r")
    check("x\r\r- a\r- b¦\r\r  c\r", .indent, after: "x\r\r- a\r  - b¦\r\r    c\r")
    check("x\r\r```\ra¦\r```\r", .toggleCodeBlock, after: "x\r\ra¦\r")
    check(
      "x\r\r| a |\r|---|\r| b¦ |\r", .table(.insertRowBelow), .insertText("c"),
      after: "x\r\r| a |\r|---|\r| b |\r| c¦ |\r")
    check("x¦\r\ry\r", .deleteParagraphs, after: "¦y\r")
  }

  /// Two returns before a line feed, as a transfer that ended lines twice leaves them.
  @Test func returnsBeforeALineEndStay() {
    check("one\r\r\ntwo¦\r\r\n", .insertText("x"), after: "one\r\r\ntwox¦\r\r\n")
    check("one\r\r\n\r\r\ntwo¦", .insertText("x"), .deleteBackward, after: "one\r\r\n\r\r\ntwo¦")
  }
}

@Suite struct RichIndentedCodeTests {
  @Test func aLineBehindIndentedCode() {
    check("a\n\n    b¦\n", .insertParagraph, .insertText("c"), after: "a\n\n    b\n    c¦\n")
    check(
      "a\n\n      b¦\n\nd\n", .insertParagraph, .insertText("c"),
      after: "a\n\n      b\n      c¦\n\nd\n")
    check(
      "- a\n\n      b¦\n", .insertParagraph, .insertText("c"), after: "- a\n\n      b\n      c¦\n")
    check(
      "a\n\n    b¦\n", .insertParagraph, .insertParagraph, .insertText("c"),
      after: "a\n\n    b\n\nc¦\n")
  }
}
