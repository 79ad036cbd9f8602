import CursesRichText
import CursesText
import Testing

/// Lines that a user has typed in full knowledge of Markdown: escapes, breaks, comments.
@Suite struct TypedExactlyTests {
  /// Types keys into an empty text and compares what is saved.
  private func typed(
    _ keys: String, as saved: String, location: SourceLocation = #_sourceLocation
  ) {
    let document = RichMarkedText.document("¦")
    document.type(keys)
    TypedLineEnd(document: document).endTypedLine(tick: 9_000)
    #expect(document.state.text.string == saved, sourceLocation: location)
    expectFreshView(document, location)
  }

  @Test(arguments: [
    "\\---", "\\***", "\\___", "\\* * *", "\\----", "\\```", "\\~~~", "- \\---", "- \\* * *",
    "> \\---",
    "\\--- and", "\\## x", "\\1. x",
  ]) func aTypedBackslashKeepsALineFromBeingABlock(line: String) {
    typed(line, as: line)
    let end = line.hasPrefix("- ") ? "\n- x" : line.hasPrefix("> ") ? "\n>\n> x" : "\n\nx\n"
    typed(line + "\nx", as: line + end)
  }

  @Test func enterAfterATypedBreakBeginsAParagraph() {
    typed("a\\\nb", as: "a\\\nb")
    typed("a\\\n\nb", as: "a\\\n\nb\n")
    typed("a  \nb", as: "a  \nb")
    typed("- a\\\nb", as: "- a\\\n  b")
    typed("- a\\\n\nb", as: "- a\\\n- b")
  }

  @Test(arguments: ["- ", "* ", "1. ", "- [ ] ", "> - "]) func twoSpacesBreakALineOfAnItem(
    marker: String
  ) {
    let indent =
      marker == "1. " ? "   " : marker == "> - " ? ">   " : "  "
    typed(marker + "a  \nsecond", as: marker + "a  \n" + indent + "second")
  }

  /// HTML that a blank line does not end.
  @Test(arguments: [
    "<!-- todo:", "<pre>", "<script>", "<style>", "<textarea>", "<?php", "<![CDATA[",
  ]) func textStandsAfterABlankLineInHTML(start: String) {
    typed(start + "\n\nbuy milk", as: start + "\n\nbuy milk")
    typed(start + "\nx\n\n\ny", as: start + "\nx\n\n\ny")
    let document = RichMarkedText.document(start + "¦\n")
    document.type("\n\n")
    document.perform(.pasteForeign("buy milk"), tick: 900)
    #expect(document.state.text.string == start + "\n\nbuy milk\n")
  }

  @Test func aCommentThatHasEndedIsLeft() {
    typed("<!-- a\n\nb -->\n\nx", as: "<!-- a\n\nb -->\n\nx\n")
    typed("> <!-- a\n\nb", as: "> <!-- a\n>\n> b")
  }
}
