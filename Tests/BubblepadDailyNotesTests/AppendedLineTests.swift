import BubblepadDailyNotes
import CursesText
import Testing

/// What `--append` puts at the end of a note.
@Suite struct AppendedLineTests {
  /// The line ends are those that the note has, whatever the text comes with.
  @Test(arguments: [
    ("a\n", "x\r\ny", "a\n\nx\ny\n"), ("a\r\n", "x\ny", "a\r\n\r\nx\r\ny\r\n"),
    ("a\nb\rc\n", "x", "a\nb\rc\n\nx\n"), ("", "x\r\ny", "x\ny\n"),
  ])
  func lineEndsAreThoseOfTheNote(note: String, text: String, after: String) {
    #expect(AppendedLine(text).added(to: SourceText(note)).string == after)
  }

  /// What continues the last block stands directly below it, whatever blank lines follow that; any other line follows
  /// those.
  @Test(arguments: [
    ("|a|\n|-|\n|1|\n\n", "|2|", "|a|\n|-|\n|1|\n|2|\n\n"), ("> a\n\n\n", "> b", "> a\n> b\n\n\n"),
    ("> a\r\n\r\n", "> b", "> a\r\n> b\r\n\r\n"), ("> a\n\n", "> - b", "> a\n>\n> - b\n\n"),
    ("- a\n \n", "- b", "- a\n- b\n \n"), ("- é\n  ", "- b", "- é\n- b\n  "),
    ("- a\n\n", "b", "- a\n\nb\n"), ("a\n\n\n", "b", "a\n\n\nb\n"),
    ("# a\n\n", "- b", "# a\n\n- b\n"), ("1. a\n\n", "- b", "1. a\n\n- b\n"),
    ("> a\n\n", "> [!tip] B", "> a\n\n> [!tip] B\n"), ("\n\n", "- b", "\n\n- b\n"),
  ])
  func blankLinesAtTheEndStayThere(note: String, text: String, after: String) {
    #expect(AppendedLine(text).added(to: SourceText(note)).string == after)
  }
}
