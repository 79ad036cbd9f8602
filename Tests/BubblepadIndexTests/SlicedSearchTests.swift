import CursesText
import Testing

@testable import BubblepadIndex

/// A query of slices answers as one of the whole note does.
@Suite("Searching a note in slices") struct SlicedSearchTests {
  /// Paragraphs of more than two slices: a word in the first, one in the middle, one at the end.
  private static let long: [UInt8] = {
    var text = "---\nkind: log\n---\n# First\n\nalpha and [[A]]\n\n"
    let filler = (0..<2_000).map { "line \($0) of nothing\n\n" }.joined()
    while text.utf8.count < SlicedSearch.slice { text += filler }
    text += "## Middle\n\nbeta #tag\n\n- [ ] buy gamma\n\n"
    while text.utf8.count < SlicedSearch.slice * 5 / 2 { text += filler }
    return Array((text + "## Last\n\ndelta ends [[B]]\n").utf8)
  }()

  private func sliced(_ query: SearchQuery, _ source: [UInt8], piece: Int = 3 << 20) -> SearchHit? {
    var search = SlicedSearch(query, path: "a/Long.md", modified: 0, now: 0)
    for start in stride(from: 0, to: source.count, by: piece) {
      search.take(Array(source[start..<min(start + piece, source.count)]))
    }
    return search.finish()
  }

  @Test(arguments: [
    "delta", "alpha delta", "alpha -delta", "alpha -epsilon", "epsilon OR delta", "epsilon",
    "line:(alpha delta)", "line:(delta ends)", "tag:#tag delta", "[kind:log] delta", "[kind:x]",
    "links:2", "links:>2", "task:gamma alpha", "content:(alpha delta)", "content:-delta",
    "file:long delta", "/del.a/ beta", "section:(delta ends)", "-(alpha delta)", "match-case:Delta",
  ])
  func itIsTheAnswerOfTheWhole(_ text: String) throws {
    let query = try SearchQuery(text)
    let note = SearchedNote(path: "a/Long.md", isLocked: false, modified: 0, source: Self.long)
    let (whole, hit) = (query.hit(in: note, now: 0), sliced(query, Self.long))
    #expect((hit == nil) == (whole == nil))
    #expect(hit?.lineCount == whole?.lineCount)
    #expect(Set(hit?.matches.map(\.line) ?? []) == Set(whole?.matches.map(\.line) ?? []))
  }

  @Test func aNoteOfOneLineIsReadToItsEnd() throws {
    let line =
      Array(repeating: UInt8(ascii: "x"), count: SlicedSearch.slice + 5) + Array(" delta".utf8)
    #expect(sliced(try SearchQuery("delta"), line, piece: 1 << 20)?.line == 1)
    #expect(sliced(try SearchQuery("delta"), []) == nil)
  }
}
