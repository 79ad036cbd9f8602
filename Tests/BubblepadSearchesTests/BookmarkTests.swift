import BubblepadNotebook
import Testing

@testable import BubblepadSearches

/// The bookmarks of a vault, and those of a notebook that is none.
@Suite("Bookmarks") struct BookmarkTests {
  let folder = TemporaryFolder()

  private var places: NotebookPlaces {
    NotebookPlaces(stateFolder: folder("state"), dataHome: folder("data"))
  }
  private var store: BookmarkStore {
    BookmarkStore(notebook: folder("notes"), places: places)
  }

  private static let vault = """
    {
      "items": [
        {
          "type": "file",
          "ctime": 1700000000000,
          "path": "Notes/Über.md",
          "title": "A \\u00fcber \\/ name",
          "own": [
            1.50,
            1e3,
            null,
            {}
          ]
        },
        {
          "type": "group",
          "ctime": 1,
          "items": [
            {
              "type": "file",
              "ctime": 2,
              "path": "b.md",
              "subpath": "#One#Two"
            },
            {
              "type": "graph",
              "options": {
                "search": "x"
              }
            },
            {
              "type": "search",
              "ctime": 3,
              "query": "tag:#work -\\"done\\"",
              "title": "Open work"
            }
          ],
          "title": "Work"
        },
        {
          "type": "folder",
          "ctime": 4,
          "path": "Notes"
        }
      ],
      "other": true
    }
    """

  private func makeVault(_ text: String? = vault) {
    folder.make(folder: "notes")
    folder.make(folder: "notes/.obsidian")
    if let text { folder.write("notes/.obsidian/bookmarks.json", text) }
  }

  private var file: String? { readText(folder("notes/.obsidian/bookmarks.json")) }

  // MARK: Reading

  @Test func allTypesThatAreKnownAreRead() throws {
    makeVault()
    let bookmarks = try store.read().bookmarks
    #expect(
      bookmarks.map { "\($0.level) \($0.name)" } == [
        "0 A über / name", "0 Work", "1 b > One > Two", "1 Open work", "0 Notes",
      ])
    #expect(
      bookmarks.map(\.target) == [
        .file("Notes/Über.md"), .group, .place("b.md", subpath: "#One#Two"),
        .search("tag:#work -\"done\""), .folder("Notes"),
      ])
  }

  @Test func addressesAreBookmarks() throws {
    makeVault(
      #"{"items":[{"type":"url","ctime":1,"url":"https://a.b"},{"type":"url","url":""},{"type":"url"}]}"#
    )
    let bookmark = try #require(try store.read().bookmarks.first)
    #expect(try store.read().bookmarks.count == 1)
    #expect(bookmark.name == "https://a.b" && bookmark.address == "https://a.b")
    try store.change { list in
      list.add(.address("https://c.d"), titled: "C", now: 5)
      return list.rename(bookmark, to: "B")
    }
    #expect(try store.read().bookmarks.map(\.name) == ["B", "C"])
    #expect(
      file?.contains(#"{"type":"url"},"#) == true || file?.contains(#""type":"url"}"#) == true)
  }

  @Test(arguments: [
    "", "[]", "{", "{\"items\": 3}", "{\"items\": []} x", "{\"items\": [,]}", "{a:1}",
  ])
  func aDamagedFileIsSaidAndStays(_ text: String) throws {
    makeVault(text)
    #expect(throws: BookmarkStore.Problem.self) { try store.read() }
    #expect(throws: BookmarkStore.Problem.self) {
      try store.change { list in
        list.add(.file("a.md"), now: 1)
        return true
      }
    }
    #expect(file == text)
  }

  @Test func aFileThatIsNotThereIsMade() throws {
    makeVault(nil)
    #expect(try store.read().bookmarks.isEmpty && file == nil)
    try store.change { list in
      list.add(.file("a b.md"), now: 12)
      return true
    }
    #expect(
      file
        == "{\n  \"items\": [\n    {\n      \"type\": \"file\",\n      \"ctime\": 12,\n      \"path\": \"a b.md\"\n    }\n  ]\n}"
    )
  }

  // MARK: Writing

  @Test func whatIsNotChangedIsWrittenAsItWas() throws {
    for (text, end) in [(Self.vault, ""), (Self.vault, "\n")] {
      makeVault(text + end)
      try store.change { list in
        list.add(.place("n.md", subpath: "#A \"b\""), titled: "T\t", now: 5)
        return true
      }
      let added = try store.read().bookmarks.last
      #expect(added?.target == .place("n.md", subpath: "#A \"b\"") && added?.title == "T\t")
      try store.change { list in added.map { list.remove($0) } ?? false }
      #expect(file == text + end)
    }
  }

  @Test func itsIndentIsKept() throws {
    let tabs = "{\n\t\"items\": []\n}\n"
    makeVault(tabs)
    try store.change { list in
      list.add(.search("x"), titled: "X", now: 1)
      return true
    }
    #expect(file?.contains("\n\t\t{\n\t\t\t\"type\": \"search\"") == true)
    try store.change { list in list.bookmarks.first.map { list.remove($0) } ?? false }
    #expect(file == tabs)
  }

  @Test func oneIsRenamedAndRemovedWhereverItStands() throws {
    makeVault()
    let search = try #require(try store.read()[.search("tag:#work -\"done\"")])
    try store.change { $0.rename(search, to: "Mine") }
    #expect(file == Self.vault.replacing("\"Open work\"", with: "\"Mine\""))
    // What was read before is another by now.
    try store.change { list in
      let isThere = list.remove(search)
      #expect(!isThere)
      return false
    }
    let group = try #require(try store.read()[.group])
    try store.change { $0.remove(group) }
    #expect(try store.read().bookmarks.map(\.name) == ["A über / name", "Notes"])
  }

  @Test func bookmarksFollowWhatMoves() throws {
    makeVault()
    try store.change { $0.move("Notes", to: "Other/Place") }
    let targets = try store.read().bookmarks.map(\.target)
    #expect(targets.first == .file("Other/Place/Über.md") && targets.last == .folder("Other/Place"))
    try store.change { $0.move("b.md", to: "c.md") }
    #expect(try store.read()[.place("c.md", subpath: "#One#Two")] != nil)
    let before = file
    try store.change { $0.move("nowhere.md", to: "d.md") }
    #expect(file == before)
  }

  @Test func whatAnotherProgramHasAddedMeanwhileIsKept() throws {
    makeVault("{\"items\": []}")
    var isFirst = true
    try store.change { list in
      if isFirst {
        isFirst = false
        folder.write(
          "notes/.obsidian/bookmarks.json",
          "{\"items\": [{\"type\": \"file\", \"path\": \"o.md\"}]}")
      }
      list.add(.file("mine.md"), now: 1)
      return true
    }
    #expect(try store.read().bookmarks.map(\.name) == ["o", "mine"])
  }

  // MARK: Without Obsidian

  @Test func aNotebookThatIsNoVaultHasItsOwn() throws {
    folder.make(folder: "notes")
    let other = BookmarkStore(notebook: folder("other\tnotes"), places: places)
    try other.change { list in
      list.add(.folder("x"), now: 1)
      return true
    }
    try store.change { list in
      list.add(.file("a.md"), now: 1)
      list.add(.search("tab\there \"q\""), titled: "S", now: 2)
      return true
    }
    #expect(try store.read().bookmarks.map(\.name) == ["a", "S"])
    #expect(try store.read().bookmarks.last?.query == "tab\there \"q\"")
    #expect(try other.read().bookmarks.map(\.name) == ["x"])
    #expect(readFile(folder("notes/.obsidian/bookmarks.json")) == nil)
    let first = try #require(try store.read().bookmarks.first)
    try store.change { $0.remove(first) }
    #expect(try store.read().bookmarks.map(\.name) == ["S"])
    #expect(try other.read().bookmarks.count == 1)
  }

  @Test func damagedLinesOfTheStateAreNotTaken() {
    var kept = KeptBookmarks()
    for line in [
      "", "{}\t/a", "x\t/a", "{\"type\":\"file\"}\t/a", "{\"type\":\"group\"}\ta",
      "{\"type\":\"group\"}",
    ] {
      let isGood = kept.take(line)
      #expect(!isGood, "\(line)")
    }
  }
}

/// What was searched last.
@Suite("Recent searches") struct RecentSearchesTests {
  @Test func theLastOneIsTheFirstAndEachIsThereOnce() {
    var recent = RecentSearches()
    for query in ["a", "b", " a ", "", "c\td\n"] { recent.searched(query, in: "/n") }
    recent.searched("x", in: "/m")
    #expect(recent["/n"] == ["c d", "a", "b"] && recent["/m"] == ["x"])
    for number in 0..<50 { recent.searched("q\(number)", in: "/n") }
    #expect(recent["/n"].count == RecentSearches.most && recent["/n"].first == "q49")
    #expect(recent["/m"] == ["x"])
    recent.remove("q49", of: "/n")
    #expect(recent["/n"].first == "q48")
    var read = RecentSearches()
    for line in recent.lines {
      let isGood = read.take(line)
      #expect(isGood)
    }
    #expect(read["/n"] == recent["/n"] && read["/m"] == ["x"])
    for line in ["", "a", "a\tb", "\t/a"] {
      let isGood = read.take(line)
      #expect(!isGood, "\(line)")
    }
  }
}
