import CursesSeededRandom
import Testing

@testable import BubblepadCommands

@Suite("Fuzzy search")
struct FuzzyMatchTests {
  private func ranked(_ query: String, _ texts: [String]) -> [String] {
    WordedCandidate.ranked(query, in: texts.map { WordedCandidate($0) }).map { texts[$0.index] }
  }

  private func positions(_ query: String, _ text: String) -> [Int]? {
    FuzzyMatch(FuzzyQuery(query), in: FuzzyCandidate(text))?.positions
  }

  @Test(arguments: [
    ("gro", "Groceries", [0, 1, 2]), ("tl", "Trip to Lisbon", [5, 8]),
    ("lis", "Trip to Lisbon", [8, 9, 10]), ("bold", "Toggle bold", [7, 8, 9, 10]),
    ("nM", "noteMarkers", [0, 4]), ("É", "café", [3]), ("本", "日本語", [1]),
    ("list code", "code for a list", [0, 1, 2, 3, 11, 12, 13, 14]), ("", "x", []),
  ])
  func positionsOfTheBestAlignment(query: String, text: String, expected: [Int]) {
    #expect(positions(query, text) == expected)
  }

  @Test(arguments: [("x", "abc"), ("ba", "abc"), ("abcd", "abc"), ("aa", "abc"), ("a", "")])
  func noMatch(query: String, text: String) {
    #expect(positions(query, text) == nil)
  }

  @Test func betterMatchesComeFirst() {
    #expect(ranked("sa", ["Select all", "Paste as", "Save"]).first == "Save")
    #expect(ranked("find", ["Found in a dune", "Refind", "Find"]).first == "Find")
    #expect(ranked("h1", ["Heading 2 of 1", "Heading 1"]).first == "Heading 1")
    #expect(ranked("", ["b", "a"]) == ["b", "a"])
    #expect(ranked("a", ["ax", "ay"]) == ["ax", "ay"], "equal ones keep their order")
  }

  @Test func aMatchIsASubsequenceAndNoneIsMissed() {
    var random = SeededGenerator(seed: 0x5EED)
    for _ in 0..<2000 {
      let text = String(
        (0..<random.below(12)).map { _ in Character(["a", "b", "C", " "][random.below(4)]) })
      let query = String(
        (0..<1 + random.below(4)).map { _ in Character(["a", "b", "c"][random.below(3)]) })
      let folded = Array(text.lowercased())
      var rest = query[...]
      for character in folded where character == rest.first { rest.removeFirst() }
      let match = positions(query, text)
      #expect((match != nil) == rest.isEmpty, "\(query) in \(text)")
      if let match { #expect(String(match.map { folded[$0] }) == query, "\(query) in \(text)") }
    }
  }

  /// A letter beyond ASCII at the end sends the same text down the other way.
  @Test(arguments: ["Trip to Lisbon", "noteMarkers", "a1b-c_D e", "\u{7F}x", ""])
  func asciiIsScannedAsOtherTextIs(text: String) {
    for query in ["t", "tl", "m", "b", "d", "e", "x", "nm"] {
      let short = FuzzyMatch(FuzzyQuery(query), in: FuzzyCandidate(text))
      let long = FuzzyMatch(FuzzyQuery(query), in: FuzzyCandidate(text + "é"))
      #expect(short?.positions == long?.positions)
      #expect(short.map { $0.score - 1 } == long?.score, "longer by one")
    }
  }
}
