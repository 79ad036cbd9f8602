import Testing

@testable import BubblepadNotebook

/// Titles that no wiki link could name.
@Suite("Titles and wiki links") struct LinkableTitleTests {
  @Test(arguments: ["a#b", "a^b", "[a", "a]", "a|b"])
  func whatNoLinkCanNameIsRefused(title: String) throws {
    let problem = try #require(NoteTitle.unlinkable(in: title, keeping: "old"))
    #expect(
      problem.description
        == "A title has no #, ^, [, ] or |: links could not name it.")
    // What the file has already is left.
    #expect(NoteTitle.unlinkable(in: title, keeping: title) == nil)
    #expect(NoteTitle.unlinkable(in: "plain", keeping: title) == nil)
  }

  /// A title that is made of the first line is one that links can name.
  @Test(arguments: [
    ("C# and [x]", "C and x"), ("Meeting #4", "Meeting 4"), ("a|b", "a-b"), ("#", "Untitled"),
  ])
  func aSuggestionCanBeNamed(text: String, title: String) {
    #expect(NoteTitle.suggestion(for: text, others: []) == title)
    #expect(NoteTitle.unlinkable(in: title, keeping: "") == nil)
  }
}
