import CursesRichText
import CursesText
import Testing

@Suite struct RichTypingTests {
  @Test func typesIntoText() {
    check("a¦b", .insertText("x"), after: "ax¦b")
    check("**a¦**", .insertText("x"), after: "**ax¦**")
    check("**a** ¦b", .insertText("x"), after: "**a** x¦b")
    check("¦**a**", .insertText("x"), after: "**x¦a**")
    check("# A¦", .insertText("b"), after: "# Ab¦")
    check("- a¦\n", .insertText("b"), after: "- ab¦\n")
    check("`a¦`", .insertText("x"), after: "`ax¦`")
    check("[a¦](b)", .insertText("x"), after: "[a](b)x¦")
    check("[a¦c](b)", .insertText("x"), after: "[ax¦c](b)")
    check("a¦\n", .insertText(" "), after: "a ¦\n")
    check("```\na¦\n```", .insertText("*"), after: "```\na*¦\n```")
    check("¦", .insertText("x"), after: "x¦")
    check("a\n\n¦", .insertText("x"), after: "a\n\nx¦\n")
    check("a\n\n¦\nb", .insertText("x"), after: "a\n\nx¦\n\nb")
    check("#¦", .insertText("x"), after: "# x¦")
    check("- ¦", .insertText("x"), after: "- x¦")
  }

  @Test func escapesWhatWouldMeanSomething() {
    check("a*b¦", .insertText("*"), after: "a*b¦*")
    check("a _b¦c", .insertText("_"), after: "a _b_¦c")
    check("1¦", .insertText("."), .insertText("x"), after: "1.x¦")
    check("¦abc", .insertText("#"), .insertText("x"), after: "#x¦abc")
    check("[x]¦\n\n[x]: y\n", .insertText("("), after: "[x](¦\n\n[x]: y\n")
  }

  @Test func spacesStayOutOfMarkers() {
    check("**a¦**", .insertText(" "), after: "**a** ¦")
    check("**a¦**", .insertText(" "), .insertText("b"), after: "**a b¦**")
    check("**a¦b**", .insertText(" "), after: "**a ¦b**")
    check("`a¦`", .insertText("`"), after: "`` a`¦ ``")
  }

  @Test func replacesTheSelection() {
    check("a«bc¦»d", .insertText("x"), after: "ax¦d")
    check("**«ab¦»**", .insertText("x"), after: "**x¦**")
    check("a«b\n\nc¦»d", .insertText("x"), after: "ax¦d")
    check("# a«b\n\n- c¦»d\n", .insertText("x"), after: "# ax¦d\n")
  }

  @Test func typingAttributes() {
    check("a ¦", .toggleStrong, .insertText("b"), after: "a **b¦**")
    check(
      "a ¦", .toggleStrong, .insertText("b"), .toggleStrong, .insertText("c"), after: "a **b**c¦")
    check("**ab¦**", .toggleStrong, .insertText("c"), after: "**ab**c¦")
    check("a¦b", .toggleEmphasis, .insertText("x"), after: "a*x¦*b")
    check("¦", .toggleStrong, .insertText("x"), .insertText("y"), after: "**xy¦**")
    check(
      "a ¦", .toggleStrong, .insertText("b"), .insertText(" "), .insertText("c"),
      after: "a **b c¦**")
  }

  @Test func inputRules() {
    type("**a**", after: "**a¦**")
    type("**a** b", after: "**a** b¦")
    type("a *b* c", after: "a *b* c¦")
    type("__a__b", after: "**a**b¦")
    check("*a¦", .insertText("*"), after: "*a¦*")
    check("`a¦", .insertText("`"), after: "`a¦`")
    check("~~a~¦", .insertText("~"), after: "~~a¦~~")
    check("a <b¦", .insertText(">"), after: "a <b>¦")
    check("&amp¦", .insertText(";"), after: "&amp;¦")
    check("2*3¦", .insertText("*"), .insertText("4"), after: "2*3\\*4¦")
    check("[a](b¦", .insertText(")"), after: "[a¦](b)")
    check("¦abc", .insertText("#"), .insertText(" "), after: "# ¦abc")
    check("¦", .insertText("-"), .insertText(" "), after: "- ¦")
    check("¦", .insertText("1"), .insertText("."), .insertText(" "), after: "1. ¦")
    check("¦", .insertText(">"), .insertText(" "), after: "> ¦")
    check(
      "- ¦", .insertText("["), .insertText(" "), .insertText("]"), .insertText(" "),
      after: "- [ ] ¦")
    check("¦", .insertText("`"), .insertText("`"), .insertText("`"), after: "```\n¦\n```")
    check("¦", .insertText("-"), .insertText("-"), .insertText("-"), after: "---\n\n¦")
  }

  @Test func aLineBreakStandsBehindMarkers() {
    check(
      "*a¦", .insertText("*"), .insertLineBreak, .insertText("H"), .insertText("i"),
      after: "*a*\\\nHi¦")
  }

  @Test func typedTextIsUndoneByWords() {
    type("say one two", .undo, after: "say one ¦")
    type("say one two", .undo, .undo, after: "say ¦")
    type("one two", .undo, .undo, after: "¦")
    type("say one two", .undo, .undo, .redo, .redo, after: "say one two¦")
  }

  @Test func oneUndoGivesTypedMarkersBack() {
    type("**a**", .undo, after: "**a\\*\\*¦")
    check(
      "¦", .insertText("#"), .insertText(" "), .undo, after: "\\# ¦")
  }
}

/// Types `text` character by character into an empty note, then does `commands`.
private func type(
  _ text: String, _ commands: RichCommand..., after: String,
  location: SourceLocation = #_sourceLocation
) {
  let document = RichDocument(SourceText())
  for character in text { document.perform(.insertText(String(character)), tick: 0) }
  for command in commands { document.perform(command, tick: 0) }
  #expect(RichMarkedText.draw(document) == after, sourceLocation: location)
  expectFreshView(document, location)
}
