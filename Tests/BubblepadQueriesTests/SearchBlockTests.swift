import BubblepadIndex
import BubblepadNotebook
import CursesInputFormats
import CursesSeededRandom
import Testing

@testable import BubblepadQueries

/// The notes of a test, in memory.
struct FakeNotebook: QueriedNotebook {
  var sources: [(path: String, text: String)]

  init(_ sources: [(String, String)]) {
    self.sources = sources.map { ($0.0, $0.1) }.sorted { $0.path < $1.path }
  }

  var links: LinkResolver? { LinkResolver(sources.map(\.path), notebook: "") }

  var notes: [NoteRecord]? {
    let links = LinkResolver(sources.map(\.path), notebook: "")
    return sources.map { path, text in
      NoteRecord(path: path, modified: 0, source: Array(text.utf8), resolver: links)
    }
  }

  var tasks: [NoteTask]? {
    sources.flatMap { NoteTask.all(in: Array($0.text.utf8), path: $0.path) }
  }

  func items(ofNoteAt path: String) -> [NoteItem]? {
    sources.first { $0.path == path }.map { NoteItem.all(in: Array($0.text.utf8), path: path) }
  }

  func search(_ query: SearchQuery, now: Int64, limit: Int) -> SearchAnswer? {
    nil
  }
}

@Suite("Blocks of Obsidian's search")
struct SearchBlockTests {
  @Test(arguments: ["plain", "a*b_c`d[e]<f>|~=$&#g^%!\\", "[[x]] ![[y]] #tag ==m== %%c%%"])
  func textIsEscaped(text: String) {
    let escaped = ResultWriter.escaped(text)
    #expect(
      escaped.replacing("\\\\", with: "\u{1}").replacing("\\", with: "")
        .replacing("\u{1}", with: "\\") == text)
    #expect(!escaped.contains("[["))
  }

  @Test func linksAreAsShortAsTheyMayBe() {
    let links = LinkResolver(["a/N.md", "b/N.md", "c/M.md"], notebook: "")
    let writer = ResultWriter(resolver: links, note: "x.md")
    #expect(writer.link(to: "c/M.md") == "[[M]]")
    #expect(writer.link(to: "b/N.md", part: "A: b #c") == "[[b/N#A b c]]")
  }

  @Test func aWrongQueryIsAFault() {
    #expect(throws: QueryFault.self) { try LiveQuery(.query, "(a") }
  }

  /// Random queries of an index agree with a look at every note.
  @Test(arguments: [1, 2, 3] as [UInt64]) func queriesAgreeWithANaiveScan(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let words = ["alpha", "béta", "gamma", "日本", "#tag", "#tag/sub", "- [ ] job", "prop"]
    func text() -> String {
      (0..<Int.random(in: 0...8, using: &random)).map { _ in
        words.randomElement(using: &random).map { $0 + (Bool.random(using: &random) ? "\n" : " ") }
          ?? ""
      }.joined()
    }
    var sources: [(String, String)] = []
    for number in 0..<30 { sources.append(("n\(number).md", "\n" + text())) }
    let notebook = IndexedFolder(sources)
    let parts = ["alpha", "beta", "-gamma", "日", "tag:#tag", "line:(alpha beta)", "task:job", "OR"]
    for _ in 0..<60 {
      var written = (0..<Int.random(in: 1...3, using: &random))
        .compactMap { _ in parts.randomElement(using: &random) }
      while written.first == "OR" { written.removeFirst() }
      while written.last == "OR" { written.removeLast() }
      let query = written.joined(separator: " ").replacing("OR OR", with: "OR")
      guard !query.isEmpty, let search = try? SearchQuery(query) else { continue }
      let expected = sources.filter { path, text in
        search.matches(
          SearchedNote(path: path, isLocked: false, modified: 0, source: Array(text.utf8)), now: 0)
      }.map { String($0.0.dropLast(3)) }.sorted()
      let asked = try LiveQuery(.query, query)
      let answer = try #require(
        try asked.answer(
          in: IndexedNotebook(notebook.index), .test(note: "x.md"), mostRows: 1000))
      let found = answer.markdown.split(separator: "\n").map { line in
        String(line.dropFirst(4).prefix { $0 != "]" })
      }.sorted()
      #expect(found == expected && answer.count == expected.count, "\(seed): \(query)")
    }
  }

  @Test func rowsAreBoundedAndCounted() throws {
    let notebook = IndexedFolder((0..<9).map { ("n\($0).md", "needle") } + [("own.md", "needle")])
    let asked = try LiveQuery(.query, "needle")
    let answer = try #require(
      try asked.answer(
        in: IndexedNotebook(notebook.index), .test(note: "own.md"), mostRows: 4))
    #expect(answer.count == 9 && answer.shownCount == 4 && answer.title == "9 notes")
    #expect(answer.markdown.split(separator: "\n").count == 4)
  }
}

extension QueryContext {
  /// 15 March 2026, a Sunday.
  static func test(note: String) -> QueryContext {
    QueryContext(
      note: note, now: 1_773_576_000_000_000_000,
      today: CalendarDate(clampingYear: 2026, month: 3, day: 15))
  }
}
