import CursesRichText
import Testing

/// Headings of a line below their text, and notes of which all is deleted.
struct UnderlinedHeadingTests {
  @Test func aHeadingThatLosesItsTextStaysOne() {
    check("a¦\n===\n", .deleteBackward, after: "# ¦\n")
    check("¦a\n---\n\nb\n", .deleteForward, after: "## ¦\n\nb\n")
    check("- a¦\n  ---\n", .deleteBackward, after: "- ## ¦\n")
    check("«Title¦»\n===\n", .deleteBackward, .insertText("b"), after: "# b¦\n")
  }

  @Test func aHeadingKeepsItsLineWhenTextIsJoinedToIt() {
    check("Ti«tle\n===\n\nte¦»xt\n", .deleteBackward, after: "Ti¦xt\n===\n")
    check("Title\r\n===\r\n\r\n¦text\r\n", .deleteBackward, after: "Title¦text\r\n===\r\n")
    check("- ab«c\n  ---\n\n  te¦»xt\n", .deleteBackward, after: "- ab¦xt\n  ---\n")
    check("«Title\n===\n\ntext¦»\n", .insertText("x"), after: "x¦\n===\n")
  }

  @Test func textThatAHeadingIsJoinedToBecomesNone() {
    check("x «text\n\nb¦»c\n===\n", .deleteBackward, after: "x ¦c\n")
    check("a\n\n«text\n===\n\nb\n===¦»\n", .deleteBackward, after: "a\n\n# ¦\n")
  }

  @Test(arguments: [
    "Title\n===\n\ntext\n\n- a\n", "![x](y)\n\n- a\n", "[[a]] x\n\n# a\n", "a[^1]\n\n[^1]: b\n",
    "# a\n\n- b\n", "- a\n- b\n", "> a\n\nb", "- [ ] a\r\n\r\nb\r\n", "---\na: b\n---\n\n**b**\n",
    "```\na\n```\n\nb\n", "a\n\n|a|\n|-|\n", "<div>\n\n***\n", "\n\na\n\n\n",
  ])
  func ofAllThatIsSelectedNothingIsLeft(note: String) {
    check("¦" + note, .selectAll, .deleteBackward, after: "¦")
    check("¦" + note, .selectAll, .deleteBackward, .insertText("b"), after: "b¦")
    check("¦\u{FEFF}" + note, .selectAll, .deleteForward, after: "\u{FEFF}¦")
  }
}
