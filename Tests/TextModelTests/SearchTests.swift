import SeededRandom
import Testing
import TextModel

@Suite struct SearchTests {
  private func found(
    _ needle: String, in string: String, isCaseSensitive: Bool = false, isWholeWord: Bool = false
  ) -> [String] {
    let text = SourceText(string)
    let search = Search(needle, isCaseSensitive: isCaseSensitive, isWholeWord: isWholeWord)
    return search.map { text.matches(of: $0).map { text.string(in: $0) } } ?? []
  }

  @Test func ignoresCase() {
    #expect(found("straße", in: "Straße STRAẞE strasse") == ["Straße", "STRAẞE"])
    #expect(found("ΟΔΟΣ", in: "οδος Οδοσ") == ["οδος", "Οδοσ"])
    #expect(found("k", in: "K k \u{212A}") == ["K", "k", "\u{212A}"])
    #expect(found("a", in: "Aa", isCaseSensitive: true) == ["a"])
  }

  @Test func keysOfTheKeyboardFindWhatSmartTypingMakes() {
    #expect(found("don't", in: "don’t DON'T") == ["don’t", "DON'T"])
    #expect(found("\"a b\"", in: "“a\u{A0}b” \"a b\"") == ["“a\u{A0}b”", "\"a b\""])
    #expect(found("”", in: "”\"") == ["”"])
    #expect(found("don't", in: "don’t don't", isCaseSensitive: true) == ["don't"])
  }

  @Test func findsWholeWords() {
    #expect(found("cat", in: "cat concat cat. cat_", isWholeWord: true) == ["cat", "cat"])
    #expect(found("a", in: "éa a", isWholeWord: true).count == 1)
  }

  @Test func matchesDoNotOverlap() {
    #expect(found("aa", in: "aaaaa").count == 2)
    #expect(Search("") == nil)
  }

  @Test(arguments: 1...10) func agreesWithANaiveSearch(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let letters: [UInt8] = [0x61, 0x62, 0x41, 0x0A]
    let bytes = (0..<6_000).map { _ in letters[random.below(4)] }
    let text = SourceText(bytes: bytes)
    let needle = Array(bytes[2040..<(2048 + random.below(4))])
    guard let search = Search(String(decoding: needle, as: UTF8.self), isCaseSensitive: true) else {
      return
    }
    let places = (0...(bytes.count - needle.count)).filter {
      bytes[$0..<($0 + needle.count)].elementsEqual(needle)
    }
    #expect(text.firstMatch(of: search)?.lowerBound == places.first)
    #expect(text.firstMatch(of: search, from: 2040)?.lowerBound == 2040)
    let before = random.below(6_000)
    #expect(
      text.lastMatch(of: search, before: before)?.lowerBound
        == places.last { $0 + needle.count <= before })
  }
}
