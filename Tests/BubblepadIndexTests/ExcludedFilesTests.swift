import BubblepadNotebook
import Testing

@testable import BubblepadIndex

/// `userIgnoreFilters` of a vault of Obsidian.
@Suite("Excluded files")
struct ExcludedFilesTests {
  @Test(arguments: [
    ("Archive/", "Archive/a.md", true), ("Archive/", "Archive.md", false),
    ("Archive/", "x/Archive/a.md", false), ("READ", "README.md", true),
    ("/secret.*/", "x/secretplan.md", true), ("/^x$/", "x", true), ("/(/", "(", false),
    ("//", "a//b", false), ("", "a", false), ("/a\\/b/", "x/a/b.md", true),
  ])
  func startsAndExpressionsExclude(filter: String, path: String, isExcluded: Bool) {
    #expect(ExcludedFiles([filter]).contains(path) == isExcluded)
  }

  private func notebook() -> TemporaryNotebook {
    let notebook = TemporaryNotebook()
    notebook.write("# A\nwords [[B]] [[old/Gone]]", to: "A.md")
    notebook.write("words [[A]] [[Nowhere]], A", to: "old/B.md")
    notebook.write("the A of words", to: "old/C.md")
    notebook.write(#"{"userIgnoreFilters": ["old/"], "x": 1}"#, to: ".obsidian/app.json")
    return notebook
  }

  @Test func searchesLeaveThemOut() throws {
    let notebook = notebook()
    let index = notebook.readyIndex()
    #expect(index.found("words") == ["A.md"] && index.found("-nothing") == ["A.md"])
    #expect(index.found("path:old") == [])
    let answer = try #require(index.search(SearchQuery("words"), now: 0))
    #expect(answer.leavesOutExcluded)
    // The settings are read again, and nothing else.
    notebook.write(#"{"userIgnoreFilters": ["/C\\.md$/"]}"#, to: ".obsidian/app.json")
    #expect(index.found("words") == ["A.md", "old/B.md"])
    notebook.write("words", to: "x/C.md")
    _ = index.update(["x/C.md"])
    #expect(index.found("words") == ["A.md", "old/B.md"])
    notebook.remove(".obsidian/app.json")
    #expect(index.found("words") == ["A.md", "old/B.md", "old/C.md", "x/C.md"])
    notebook.write("no JSON", to: ".obsidian/app.json")
    #expect(index.found("words")?.count == 4)
  }

  @Test func mentionsNeighboursAndChecksLeaveThemOut() throws {
    let notebook = notebook()
    let index = notebook.readyIndex()
    #expect(index.mentions(of: "A.md") == [])
    // Links are what they are.
    #expect(index.backlinks(to: "A.md")?.map(\.path) == ["old/B.md"])
    let around = try #require(index.neighbourhood(of: "A.md"))
    #expect(around.linksHere.files.isEmpty)
    #expect(around.linksTo.files.map(\.path) == ["old/Gone"])
    let check = try #require(index.linkCheck())
    #expect(check.broken.map(\.target) == ["old/Gone"] && check.orphans == [])
    #expect(check.twins == [])
  }
}
