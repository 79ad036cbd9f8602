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
}
