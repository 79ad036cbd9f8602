import Testing

@testable import BubblepadIndex

/// Of many notes the texts are sifted: what is found is what each of them says by itself.
@Suite("Texts that are sifted") struct TextSieveTests {
  private let notebook = TemporaryNotebook()
  private let index: NoteIndex
  private let texts: [String: String]

  init() {
    var texts: [String: String] = [:]
    for number in 0..<700 {
      // So many words have a `ga` that the index tells of no note whether it has one.
      let word = number % 7 == 0 ? "other" : number % 11 == 0 ? "G\u{C2}\(number)x" : "ga\(number)x"
      let names =
        number % 50 == 0
        ? "---\naliases: [g\u{E2} \(number)]\n---\n"
        : number % 77 == 0 ? "---\naliases: [\"\\x67a\"]\n---\n" : ""
      let name = number % 63 == 0 ? "Gala \(number).md" : "note \(number).md"
      texts[name] = names + "# Head\n\n\(word) z\(number % 3)\n"
    }
    for (path, text) in texts { notebook.write(text, to: path) }
    self.texts = texts
    index = notebook.readyIndex()
  }

  private static let queries = [
    "-ga", "ga", "-(ga OR zz)", "-ga z1", "-ga /othe./", "-gax", "ga -z1", "-line:(ga z1)",
    "-(ga z1)",
    "path:gala -ga", "-z1 -ga", "-\u{DF} z2 -ga", "is:locked -ga", "-path:note -ga -z2",
  ]

  @Test(arguments: queries) func whatIsFoundIsWhatEachNoteSays(_ text: String) throws {
    let query = try SearchQuery(text)
    let wanted = texts.filter { path, text in
      query.matches(
        SearchedNote(path: path, isLocked: false, modified: 0, source: Array(text.utf8)), now: 0)
    }
    let found = try #require(index.search(query, now: 0, limit: 1000))
    #expect(found.hits.map(\.path).sorted() == wanted.keys.sorted() && !found.isCut)
  }

  @Test(arguments: ["-ga", "ga", "-(ga OR zz)", "ga -z1"])
  func whatIsDroppedDoesNotMatch(_ text: String) throws {
    let query = try SearchQuery(text)
    let sieve = try #require(TextSieve(query.root))
    let paths = index.read { reader throws(DatabaseError) in
      try sieve.dropped(by: reader, among: nil) { false }?.compactMap {
        reader.files.byID[$0]?.path
      }
    }
    let dropped = try #require(paths ?? nil)
    let wanted = texts.filter { path, text in
      !query.matches(
        SearchedNote(path: path, isLocked: false, modified: 0, source: Array(text.utf8)), now: 0)
    }
    #expect(dropped.sorted() == wanted.keys.sorted() && !dropped.isEmpty)
  }

  /// What the index knows exactly is not looked for in texts, and texts of notes that it rules out are not looked at.
  @Test func whatIsKnownIsNotSifted() throws {
    let query = try SearchQuery("-z1 -ga path:note")
    let found = index.read { reader throws(DatabaseError) in
      let (candidates, rest) = try QueryNarrowing(reader: reader, now: 0).narrowed(query.root)
      guard case .all(let parts) = rest, parts.count == 1, case .not = parts[0] else {
        return (candidates.ids, Set<Int64>?.none)
      }
      return (
        candidates.ids,
        try TextSieve(rest)?.dropped(by: reader, among: candidates.ids) { false }
      )
    }
    let (ids, dropped) = try #require(found)
    #expect(try #require(dropped).isSubset(of: try #require(ids)))
    #expect(try !#require(dropped).isEmpty && (ids?.count ?? 0) < texts.count)
  }

  /// What is asked of more than words is not sifted by that.
  @Test(arguments: ["/ga/", "tag:ga", "match-case:ga", "-line:ga", "ga OR tag:x", "is:locked"])
  func whatNoTextTellsAtOnceIsNotSifted(_ text: String) throws {
    #expect(TextSieve(try SearchQuery(text).root) == nil)
  }

  @Test func whoTypesOnDoesNotWait() throws {
    let sieve = try #require(TextSieve(try SearchQuery("-ga").root))
    var asked = 0
    let found = index.read { reader throws(DatabaseError) in
      try sieve.dropped(by: reader, among: nil) {
        asked += 1
        return true
      }
    }
    #expect(asked == 1 && found == .some(nil))
  }
}
