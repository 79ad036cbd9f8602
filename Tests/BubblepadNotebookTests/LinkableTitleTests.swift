import Testing

@testable import BubblepadNotebook

/// Titles that no wiki link could name.
@Suite("Titles and wiki links") struct LinkableTitleTests {
  @Test(arguments: ["a#b", "a^b", "[a", "a]", "a|b"])
  func whatNoLinkCanNameIsRefused(title: String) throws {
    let problem = try #require(NoteTitle.unlinkable(in: title, keeping: "old"))
    #expect(
      problem.description
        == "A name has no #, ^, [, ] or |: links could not name it.")
    // What the file has already is left.
    #expect(NoteTitle.unlinkable(in: title, keeping: title) == nil)
    #expect(NoteTitle.unlinkable(in: "plain", keeping: title) == nil)
  }

  /// A folder or note that has such a name already may be named, and what is new beside it not.
  @Test(arguments: [
    ("C#/new", true), ("C#/x#1", false), ("C/new|x", false), ("D^/new", false), ("a/b", true),
    ("C#/N#1", true),
  ])
  func newNamesOfAPathAreOnesThatLinksCanName(path: String, isUsable: Bool) throws {
    let notebook = TemporaryFolder()
    try NotebookFolder(path: notebook.path).createSubfolder("C#")
    notebook.write("C#/N#1.md", "x")
    let place = try NotebookPath(folder: "", name: path, from: "a test")
    #expect(place.problem(in: notebook.path) == (isUsable ? nil : .unlinkable))
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
