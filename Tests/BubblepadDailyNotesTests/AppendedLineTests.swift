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
}
