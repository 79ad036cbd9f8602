import BubblepadNotebook
import Testing

@testable import BubblepadSearches

/// Bookmarks follow what gets another path; every other byte of their file stays.
@Suite("Bookmarks that follow") struct BookmarkMovesTests {
  private let folder = TemporaryFolder()

  private let file =
    "{\"items\":[ {\"type\":\"file\",\"path\":\"a\\/M\\u00fcller.md\",\"ctime\":1.0},\n"
    + "{\"type\":\"group\",\"items\":[{\"type\":\"folder\",\"path\":\"a\"} ,{\"path\":\"ab.md\"}]}] }\n\n"

  private func store() -> BookmarkStore {
    folder.make(folder: "notes")
    folder.make(folder: "notes/.obsidian")
    folder.write("notes/.obsidian/bookmarks.json", file)
    let places = NotebookPlaces(stateFolder: folder("state"), dataHome: folder("data"))
    return BookmarkStore(notebook: folder("notes"), places: places)
  }

  private var text: String? { readText(folder("notes/.obsidian/bookmarks.json")) }

  @Test func everyOtherByteStaysAndUndoGivesTheFirstOnes() throws {
    let store = store()
    var moves = BookmarkMoves()
    try moves.follow("a/M\u{FC}ller.md", to: "b/\"M\".md", in: store)
    #expect(text == file.replacing("\"a\\/M\\u00fcller.md\"", with: "\"b/\\\"M\\\".md\""))
    try moves.follow("b/\"M\".md", to: "a/M\u{FC}ller.md", in: store)
    #expect(text == file)
    try moves.follow("a", to: "c", in: store)
    #expect(
      text
        == file.replacing("\"a\\/M\\u00fcller.md\"", with: "\"c/M\u{FC}ller.md\"")
        .replacing("\"path\":\"a\"", with: "\"path\":\"c\""))
    try moves.follow("nowhere", to: "c", in: store)
    try moves.follow("c", to: "a", in: store)
    #expect(text == file)
  }

  /// What is added is laid out as the others are, and what stays keeps its bytes.
  @Test(arguments: [
    "{\"items\":[{\"type\":\"file\",\"path\":\"x.md\",\"n\":1e3},\n{\"type\":\"file\",\"path\":\"y.md\"}\n] }\n",
    "{ \"items\": [ {\"type\": \"file\", \"path\": \"x.md\"} ] }",
    "{\n  \"items\": [\n    {\n      \"type\": \"file\",\n      \"path\": \"x.md\"\n    }\n  ]\n}\n",
  ])
  func anAddedBookmarkLeavesTheOthers(_ file: String) throws {
    let store = store()
    folder.write("notes/.obsidian/bookmarks.json", file)
    try store.change {
      $0.add(.file("new.md"), now: 5)
      return true
    }
    let added = try #require(text)
    #expect(try store.read().bookmarks.last?.target == .file("new.md"))
    let place = try #require(file.firstRange(of: "x.md\"")).upperBound
    #expect(added.hasPrefix(file[..<place]) && added.hasSuffix(file.suffix(3)))
    #expect(file.contains("\n      ") == added.contains("\n      \"path\": \"new.md\""))
    try store.change { list in list.remove(list.bookmarks[list.bookmarks.count - 1]) }
    #expect(text == file)
  }

  /// What another program has changed meanwhile stays, and the path follows all the same.
  @Test func aFileThatHasChangedIsNotPutBack() throws {
    let store = store()
    var moves = BookmarkMoves()
    try moves.follow("a", to: "c", in: store)
    let changed = (text ?? "") + " "
    folder.write("notes/.obsidian/bookmarks.json", changed)
    try moves.follow("c", to: "a", in: store)
    #expect(text == changed.replacing("\"c/M", with: "\"a/M").replacing("\"c\"", with: "\"a\""))
  }

  @Test func aDamagedFileStays() throws {
    let store = store()
    folder.write("notes/.obsidian/bookmarks.json", "{\"items\":[")
    var moves = BookmarkMoves()
    #expect(throws: BookmarkStore.Problem.self) { try moves.follow("a", to: "c", in: store) }
    #expect(text == "{\"items\":[")
  }
}
