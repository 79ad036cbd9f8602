import CursesMarkdown
import CursesText
import Testing

/// Coming out of blocks leaves nothing behind.
@Suite struct RichLeavingTests {
  @Test func enterLeavesNoBlankLinesBehind() {
    check("- a¦\n", .insertParagraph, .insertParagraph, .insertText("z"), after: "- a\n\nz¦\n")
    check("> q¦\n", .insertParagraph, .insertParagraph, .insertText("z"), after: "> q\n\nz¦\n")
    check(
      "> q¦\n\nb\n", .insertParagraph, .insertParagraph, .insertText("z"),
      after: "> q\n\nz¦\n\nb\n")
    check(
      "1. a¦\n\nb\n", .insertParagraph, .insertParagraph, .insertText("z"),
      after: "1. a\n\nz¦\n\nb\n")
    check(
      "[^1]: n¦\n\nb\n", .insertParagraph, .insertParagraph, .insertText("z"),
      after: "[^1]: n\n\nz¦\n\nb\n")
    check(
      "- a\n\n  b¦\n", .insertParagraph, .insertParagraph, .insertText("z"),
      after: "- a\n\n  b\n\nz¦\n")
    check(
      "- a\n  > q¦\n", .insertParagraph, .insertParagraph, .insertText("z"),
      after: "- a\n  > q\n\n  z¦\n")
    check("x\n\n> ¦\n\ny", .insertParagraph, .insertText("z"), after: "x\n\nz¦\n\ny")
    check(
      "- a\n\n- ¦\n\n- c\n", .insertParagraph, .insertText("z"),
      after: "- a\n\nz¦\n\n- c\n")
  }

  @Test func enterLeavesTables() {
    check(
      "| a |\n|---|\n| b¦ |\n", .insertParagraph, .insertParagraph, .insertText("z"),
      after: "| a |\n|---|\n| b |\n\nz¦\n")
    check(
      "| a |\n|---|\n| b¦ |\n\nc\n", .insertParagraph, .insertParagraph, .insertText("z"),
      after: "| a |\n|---|\n| b |\n\nz¦\n\nc\n")
    check(
      "| ¦a |\n|---|\n| b |\n", .insertParagraph, .insertText("z"),
      after: "z¦\n\n| a |\n|---|\n| b |\n")
    check(
      "> | a |\n> |---|\n> | b¦ |\n", .insertParagraph, .insertParagraph, .insertText("z"),
      after: "> | a |\n> |---|\n> | b |\n>\n> z¦\n")
  }

  @Test func enterLeavesWhatIsShownAsSource() {
    check(
      "    a¦\n", .insertParagraph, .insertParagraph, .insertText("z"), after: "    a\n\nz¦\n")
    check("<p>\n</p>¦\n", .insertParagraph, .insertText("z"), after: "<p>\n</p>\n\nz¦\n")
    check("[x]: y¦\n\nb\n", .insertParagraph, .insertText("z"), after: "[x]: y\n\nz¦\n\nb\n")
    check(
      "---\na: b\n---¦\n", .insertParagraph, .insertText("z"), after: "---\na: b\n---\n\nz¦\n")
  }

  @Test func backspaceInEmptyBlocks() {
    for marker in ["# ", "> ", "- ", "1. "] {
      check("x\n\n\(marker)¦\n", .deleteBackward, .insertText("z"), after: "x\n\nz¦\n")
      check("x\n\n\(marker)¦\n", .deleteBackward, .deleteBackward, after: "x¦\n")
      check("x\n\n\(marker)¦\n\ny\n", .deleteBackward, .deleteBackward, after: "x¦\n\ny\n")
    }
    check("¦a\n===  \n", .deleteBackward, after: "¦a\n")
    check("para\n- ¦a\n- b\n", .deleteBackward, after: "para\n\n¦a\n\n- b\n")
    check("- > ¦a\n", .deleteBackward, after: "- ¦a\n")
  }

  @Test func aTightListStaysTight() {
    check("- a\n- ¦\n- c\n", .deleteBackward, .deleteBackward, after: "- a¦\n- c\n")
    check("1. a\n2. ¦\n3. c\n", .deleteBackward, .deleteBackward, after: "1. a¦\n2. c\n")
    check("1. a\n2. ¦b\n3. c\n", .deleteBackward, .deleteBackward, after: "1. a¦b\n2. c\n")
  }

  @Test func enterOverASelectionIsOneNewLine() {
    check("- «a\n- b¦»\n- c\n", .insertParagraph, after: "- ¦\n- c\n")
    check("«a\n\nb¦»\n\nc", .insertParagraph, after: "¦\nc")
    check("a «b¦» c", .insertParagraph, after: "a\n\n¦c")
  }

  @Test func equalStylesThatMeetAreOne() {
    check("**a** ¦**b**", .deleteBackward, after: "**a¦b**")
    check("**a**\n\n**¦b**", .deleteBackward, after: "**a¦b**")
    check("`a` ¦`b`", .deleteBackward, after: "`a¦b`")
    check("**a *x*** ¦***y* b**", .deleteBackward, after: "**a *x¦y* b**")
    check("**a**¦ **b**", .deleteForward, after: "**a¦b**")
    check("«a  \nb¦»", .toggleCode, after: "`«a`  \n`b¦»`")
  }

  @Test func severalLinesOfCodeAreShiftedTogether() {
    check("```\n«a\n\n  b¦»\n```", .indent, after: "```\n«  a\n\n    b¦»\n```")
    check("```\n«  a\n\tb¦»\n```", .outdent, after: "```\n«a\nb¦»\n```")
    check("> ```\n> a¦\n> ```\n", .toggleCodeBlock, after: "> a¦\n")
    check("- ```\n  a¦\n  ```\n", .toggleCodeBlock, after: "- a¦\n")
  }

  @Test func selectedItemsMoveTogether() {
    check("- a\n- «b\n- c¦»\n- d\n", .moveBlockUp, after: "- «b\n- c¦»\n- a\n- d\n")
    check("- a\n- «b\n- c¦»\n- d\n", .moveBlockDown, after: "- a\n- d\n- «b\n- c¦»\n")
    check("1. «a\n2. b¦»\n3. c\n", .moveBlockDown, after: "1. c\n2. «a\n3. b¦»\n")
    check("9. a\n10. «b\n11. c¦»\n", .moveBlockUp, after: "9. «b\n10. c¦»\n11. a\n")
  }

  @Test func selectedCellsAreEmptied() {
    let table = "| a | b |\n|---|---|\n"
    check(table + "| «c | d¦» |\n", .deleteSelection, after: table + "| ¦ |  |\n")
    check(table + "| «c | d¦» |\n", .insertText("x"), after: table + "| x¦ |  |\n")
    check(
      table + "| «c | d |\n| e | f¦» |\n", .deleteBackward, after: table + "| ¦ |  |\n|  |  |\n")
    check("| «a | b |\n|---|---|\n| c | d¦» |\n", .deleteSelection, after: "¦")
  }
}
