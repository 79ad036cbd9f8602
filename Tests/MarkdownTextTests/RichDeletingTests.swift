import MarkdownText
import Testing
import TextModel

@Suite struct RichDeletingTests {
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
    check("```\nab¦\n```", .deleteBackward, after: "```\na¦\n```")
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
}
