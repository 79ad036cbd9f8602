import Testing

@testable import BubblepadNotebook

/// A heading of a line below it, in what the list says of a note.
struct NoteSummaryHeadingTests {
  @Test(arguments: [
    ("Oslo\n===\n\ntext\n", "Oslo", "text"), ("Oslo\n---\ntext\n", "Oslo", "text"),
    ("Oslo\r\n====\r\ntext\r\n", "Oslo", "text"), ("Oslo\n\n---\ntext\n", nil, "Oslo"),
    ("- a\n---\ntext\n", nil, "a"), ("# One\nOslo\n===\n", "One", "Oslo"),
  ])
  func itIsNoText(note: String, heading: String?, line: String?) {
    let summary = NoteSummary(Array(note.utf8))
    #expect(summary.heading == heading && summary.firstLine == line)
  }

  /// The list shows what is read, and not how it is written.
  @Test(arguments: [
    ("a|b\n---|---\n1|2\n", "a · b"), ("a | b\n:-- | --:\n", "a · b"), ("a|b\ntext\n", "a|b"),
    ("&#32;   code\n", "code"), ("AT&amp;T &#x2014; x & y\n", "AT&T — x & y"),
    ("&lt;b&gt;&unknown;\n", "<b>&unknown;"), ("&#0;&#xFFFFFFF;a\n", "&#0;&#xFFFFFFF;a"),
  ])
  func theFirstLineIsNoSource(note: String, line: String) {
    #expect(NoteSummary(Array(note.utf8)).firstLine == line)
  }

  @Test func aTitleThatCannotStaySaysWhy() {
    let title = NoteTitle.portable("Idea: A/B: c", keeping: "")
    #expect(
      NoteTitle.portableWords(for: "Idea: A/B: c", now: title)
        == "Names of files have no “:” or “/”: the title is “Idea- A-B- c” now.")
  }
}
