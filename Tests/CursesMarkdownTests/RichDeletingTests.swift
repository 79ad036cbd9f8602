import CursesMarkdown
import CursesRichText
import CursesText
import Testing

@Suite struct RichDeletingTests {
  /// Markdown has no line break at the end of a paragraph: it comes again with the next character.
  @Test func theOnlyTextBehindALineBreakIsDeleted() {
    check("x\\\ny¦", .deleteBackward, after: "x¦")
    check("x\\\ny¦", .deleteBackward, .insertText("z"), after: "x\\\nz¦")
    check("x\\\ny¦", .deleteBackward, .deleteBackward, .insertText("z"), after: "xz¦")
    check("- x  \n  **y¦**\n- b\n", .deleteBackward, after: "- x¦\n- b\n")
    check("> x\\\n> «y z¦»\n", .deleteSelection, .insertText("z"), after: "> x\\\n> z¦\n")
    check("x\\\n¦y", .deleteForward, .moveBackward, .insertText("z"), after: "z¦x")
    check("x\\\ny\\\nz¦", .deleteWordBackward, after: "x\\\ny¦")
  }

  @Test func deletesCharacters() {
    check("ab¦c", .deleteBackward, after: "a¦c")
    check("a¦bc", .deleteForward, after: "a¦c")
    check("a **b¦** c", .deleteBackward, after: "a ¦ c")
    check("a **¦b** c", .deleteForward, after: "a ¦ c")
    check("**ab¦**", .deleteBackward, after: "**a¦**")
    check("a\\*¦b", .deleteBackward, after: "a¦b")
    check("a&amp;¦b", .deleteBackward, after: "a¦b")
    check("a\n¦b", .deleteBackward, after: "a¦b")
    check("a  \n¦b", .deleteBackward, after: "a¦b")
    check("[a¦](b)", .deleteBackward, after: "¦")
    check("**a b¦**", .deleteBackward, after: "**a** ¦")
    check("x **a¦** y", .deleteWordBackward, after: "x ¦ y")
    check("one two¦", .deleteWordBackward, after: "one ¦")
    // The number of a footnote is one thing, of which no part is a word.
    check("b[^1]|¦本\n\n[^1]: x\n", .deleteWordBackward, after: "b¦本\n\n[^1]: x\n")
    check("b¦[^1] c\n\n[^1]: x\n", .deleteWordForward, after: "b¦ c\n\n[^1]: x\n")
    check("```\nab¦\n```", .deleteBackward, after: "```\na¦\n```")
  }

  /// What cannot be joined stays, and the caret goes on into it.
  @Test func goesIntoTablesAndCode() {
    let table = "| a | b |\n|---|---|\n| c | d |\n"
    check(
      table + "\n¦x\n", .deleteBackward, .insertText("z"),
      after: "| a | b |\n|---|---|\n| c | dz¦ |\n\nx\n")
    check(
      "x¦\n\n" + table, .deleteForward, .insertText("z"),
      after: "x\n\n| z¦a | b |\n|---|---|\n| c | d |\n")
    check("```\na\n```\n\n¦x\n", .deleteBackward, after: "```\na¦\n```\n\nx\n")
    check("x¦\n\n```\na\nb\n```\n", .deleteForward, after: "x\n\n```\n¦a\nb\n```\n")
    check("x\n\n```\n¦a\nb\n```\n", .deleteBackward, after: "x¦\n\n```\na\nb\n```\n")
    check("```\na¦\n```\n\nx\n", .deleteForward, after: "```\na\n```\n\n¦x\n")
    check("    a\n\n¦x\n", .deleteBackward, after: "    a¦\n\nx\n")
    check("<div>\na\n</div>\n\n¦x\n", .deleteBackward, after: "<div>\na\n</div>¦\n\nx\n")
    check("| a |\n|---|\n| ¦c |\n", .deleteBackward, after: "| a |\n|---|\n| ¦c |\n")
  }

  @Test func joinsParagraphs() {
    check("a\n\n¦b", .deleteBackward, after: "a¦b")
    check("a¦\n\nb", .deleteForward, after: "a¦b")
    check("**a**\n\n*¦b*", .deleteBackward, after: "**a¦***b*")
    check("- a\n\n¦b", .deleteBackward, after: "- a¦b")
    check("# a\n\n¦b", .deleteBackward, after: "# a¦b")
    check("a\n\n\n¦b", .deleteBackward, after: "a\n\n¦b")
    check("a\n\n¦\nb", .deleteBackward, after: "a¦\n\nb")
    check("a\n\n---\n\n¦b", .deleteBackward, after: "a\n\n¦b")
    check("a\n\n¦b\nc", .deleteBackward, after: "a¦b\nc")
  }

  @Test func removesFormattingFirst() {
    check("# ¦a", .deleteBackward, after: "¦a")
    check("a\n\n## ¦b", .deleteBackward, after: "a\n\n¦b")
    check("- ¦a", .deleteBackward, after: "¦a")
    check("- a\n- ¦b", .deleteBackward, after: "- a\n\n¦b")
    check("- a\n  - ¦b", .deleteBackward, after: "- a\n- ¦b")
    check("> ¦a", .deleteBackward, after: "¦a")
    check("1. ¦a\n2. b", .deleteBackward, after: "¦a\n\n1. b")
  }

  @Test func emptiesParagraphs() {
    check("a\n\nb¦\n\nc", .deleteBackward, after: "a\n\n¦\nc")
    check("- a\n- b¦\n", .deleteBackward, after: "- a\n- ¦\n")
    check("# a¦", .deleteBackward, after: "# ¦")
    check("a¦", .deleteBackward, after: "¦")
    check("«a\n\nb¦»", .deleteBackward, after: "¦")
  }

  /// Of all that is selected nothing is left, no marker either.
  @Test(arguments: [
    "- item¦\n", "# Head¦\n", "- [x] d¦one\n", "> # a¦\n", "a¦\n\n- b\n", "1. a¦\n2. b\n",
    "```\na¦\n```\n",
  ])
  func allOfTheTextIsDeleted(before: String) {
    for command in [RichCommand.deleteBackward, .deleteForward] {
      check(before, .selectAll, command, after: "¦")
      check(before, .selectAll, command, .insertText("x"), after: "x¦")
    }
    check("# He«ad¦»\n", .deleteBackward, after: "# He¦\n")
  }
}
