import BubblepadNotebook
import Testing

@testable import BubblepadIndex

/// What is found beside notes, and how what is found is shown.
@Suite("Searches of all files")
struct FileSearchTests {
  private let canvas = """
    {"nodes":[{"id":"a","type":"text","text":"# Plan\\nlaunch the \\"rocket\\"","x":0},
    {"id":"b","type":"file","file":"Attachments/pic.png"}],"edges":[]}
    """

  @Test func namesOfAllFilesAndCardsOfCanvasesAreSearched() throws {
    let notebook = TemporaryNotebook()
    notebook.write([0x89, 0x50], to: "Attachments/pic.png")
    notebook.write(canvas, to: "board.canvas")
    notebook.write("a rocket", to: "Note.md")
    let index = notebook.readyIndex()
    #expect(index.found("file:.png") == ["Attachments/pic.png"])
    #expect(index.found("path:Attachments") == ["Attachments/pic.png"])
    #expect(index.found("path:/ments.*png$/") == ["Attachments/pic.png"])
    #expect(index.found("file:board") == ["board.canvas"])
    #expect(index.found("rocket") == ["Note.md", "board.canvas"])
    #expect(
      index.found("launch") == ["board.canvas"] && index.found("/la.nch/") == ["board.canvas"])
    #expect(index.found("file:.canvas rocket") == ["board.canvas"])
    #expect(index.found("file:.png rocket") == [] && index.found("pic") == [])
    #expect(index.found("-rocket") == [] && index.found("nodes") == [])
    let hit = try #require(index.search(SearchQuery("launch"), now: 0)?.hits.first)
    #expect(hit.excerpt == "launch the \"rocket\"")
    // Of a canvas that changes, or goes.
    notebook.write(#"{"nodes":[{"type":"text","text":"landed"}]}"#, to: "board.canvas")
    _ = index.update(["board.canvas"])
    #expect(index.found("launch") == [] && index.found("landed") == ["board.canvas"])
    notebook.remove("board.canvas")
    _ = index.update(["board.canvas"])
    #expect(index.found("landed") == [])
  }

  /// Only some of the notes with `e` have `é`: they come first, whatever was changed last.
  @Test func theAccentsThatWereTypedComeFirst() throws {
    let notebook = TemporaryNotebook()
    notebook.write("cafe", to: "plain.md")
    notebook.write("line e\nun caf\u{E9} ici", to: "composed.md")
    notebook.write("CAFE\u{301}", to: "decomposed.md")
    for number in 0..<5 { notebook.write("even e", to: "e\(number).md") }
    let index = notebook.readyIndex()
    for query in ["\u{E9}", "e\u{301}", "É", "café"] {
      let answer = try #require(index.search(SearchQuery(query), now: 0))
      let first = answer.hits.prefix(2)
      #expect(Set(first.map(\.path)) == ["composed.md", "decomposed.md"], "\(query)")
      let hit = try #require(first.first { $0.path == "composed.md" })
      #expect(hit.line == 2 && hit.lineCount == 1)
    }
    #expect(try index.search(SearchQuery("é"), now: 0)?.hits.count == 8)
    #expect(try index.search(SearchQuery("é"), now: 0, limit: 3)?.isCut == true)
    #expect(try index.search(SearchQuery("é"), now: 0, limit: 8)?.isCut == false)
  }

  @Test func theLinesOfANoteAreShownBestFirst() throws {
    let text = "one fox\n\nred fox\nno\nfox\nfoxes\n" + String(repeating: "fox\n", count: 9)
    let note = SearchedNote(path: "n.md", isLocked: false, modified: 0, source: Array(text.utf8))
    let hit = try #require(SearchQuery("fox red").hit(in: note, now: 0))
    #expect(hit.lineCount == 13 && hit.matches.map(\.line) == [3, 1, 5, 6])
    #expect(hit.matches.map(\.excerpt) == ["red fox", "one fox", "fox", "foxes"])
    #expect(hit.matches[1].highlights == [4..<7])
    #expect(hit.line == 3 && hit.excerpt == "red fox")
  }

  /// The index knows which signs a note has: nothing is read for one that none has.
  @Test func signsAreKnownOfEachNote() throws {
    let notebook = TemporaryNotebook()
    notebook.write("a [b] c", to: "a.md")
    notebook.write("---\naliases: [\"\\x7E wave\"]\n---\n", to: "b.md")
    notebook.write("plain", to: "{c}.md")
    let index = notebook.readyIndex()
    func candidates(_ query: String) -> Int? {
      index.read { reader throws(DatabaseError) in
        guard let root = try? SearchQuery(query).root else { return nil }
        return try QueryNarrowing(reader: reader, now: 0).candidates(root).ids?.count
      } ?? nil
    }
    #expect(candidates("\u{7C}") == 0 && candidates("\"[\"") == 2)
    #expect(candidates("\"{\"") == 1 && candidates("~") == 1 && candidates("/\\$\\$/") == 0)
    #expect(index.found("\"[b\"") == ["a.md"] && index.found("~") == ["b.md"])
    #expect(index.found("}") == ["{c}.md"] && index.found("|") == [])
  }

  @Test func theWordsOfNamedBlocksAreKnown() throws {
    let notebook = TemporaryNotebook()
    notebook.write(
      "# H\nSome *marked* text\nmore ^one\n\n- item ^two\n\n| a | b |\n|---|---|\n\n^three\n",
      to: "a.md")
    let names = try #require(notebook.readyIndex().otherNames()).filter { $0.kind == .block }
    #expect(names.map(\.text) == ["one", "two", "three"])
    #expect(names.prefix(2).map(\.words) == ["Some marked text", "item"])
    #expect(names.last?.words.contains("a") == true)
  }
}
