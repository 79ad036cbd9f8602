import CursesSeededRandom
import Testing

@testable import CursesText

@Suite struct SearchTests {
  private func found(
    _ needle: String, in string: String, isCaseSensitive: Bool = false, isWholeWord: Bool = false
  ) -> [String] {
    let text = SourceText(string)
    let search = Search(needle, isCaseSensitive: isCaseSensitive, isWholeWord: isWholeWord)
    return search.map { text.matches(of: $0).map { text.string(in: $0) } } ?? []
  }

  @Test func ignoresCase() {
    #expect(found("straße", in: "Straße STRAẞE strasse") == ["Straße", "STRAẞE", "strasse"])
    #expect(found("ΟΔΟΣ", in: "οδος Οδοσ") == ["οδος", "Οδοσ"])
    #expect(found("k", in: "K k \u{212A}") == ["K", "k", "\u{212A}"])
    #expect(found("a", in: "Aa", isCaseSensitive: true) == ["a"])
  }

  @Test func foldsCaseInFull() {
    #expect(found("STRASSE", in: "straße Strasse") == ["straße", "Strasse"])
    #expect(found("ß", in: "ss SS ẞ s") == ["ss", "SS", "ẞ"])
    #expect(found("stras", in: "straße").isEmpty)
    #expect(found("fi", in: "ﬁn FI") == ["ﬁ", "FI"])
    #expect(found("ﬃ", in: "ffi") == ["ffi"])
    #expect(found("i", in: "ı İ I") == ["I"])
    #expect(found("ß", in: "ss ß", isCaseSensitive: true) == ["ß"])
    #expect(found("я", in: "Я ю") == ["Я"])
    #expect(found("❤", in: "❤\u{FE0F} ❤") == ["❤\u{FE0F}", "❤"])
  }

  /// `é` is one letter however it is written, and `e` is another.
  @Test(arguments: [true, false]) func composesAndDecomposes(isCaseSensitive: Bool) {
    let written = ["\u{E9}", "e\u{301}"]
    for needle in written {
      let all = found(needle, in: "a\u{E9}b ae\u{301}b e", isCaseSensitive: isCaseSensitive)
      #expect(all.map { $0.unicodeScalars.count } == [1, 2])
    }
    #expect(found("e", in: "\u{E9} e\u{301}", isCaseSensitive: isCaseSensitive).isEmpty)
    let (dotFirst, hookFirst) = ("a\u{323}\u{302}", "a\u{302}\u{323}")
    #expect(found("\u{1EAD}", in: dotFirst, isCaseSensitive: isCaseSensitive).count == 1)
    #expect(found(hookFirst, in: "\u{1EAD}", isCaseSensitive: isCaseSensitive).count == 1)
    #expect(found("\u{1112}\u{1161}\u{11AB}", in: "한", isCaseSensitive: isCaseSensitive) == ["한"])
    #expect(found("하", in: "한", isCaseSensitive: isCaseSensitive).isEmpty)
    #expect(found("ガ", in: "カ\u{3099}", isCaseSensitive: isCaseSensitive).count == 1)
    #expect(found("Å", in: "\u{212B}", isCaseSensitive: isCaseSensitive).count == 1)
    #expect(found("👩", in: "👩\u{200D}👧", isCaseSensitive: isCaseSensitive).isEmpty)
  }

  @Test func marksBelongToTheirWord() {
    #expect(found("a", in: "e\u{301}a ae\u{301} a", isWholeWord: true).count == 1)
    #expect(found("\u{E9}", in: "e\u{301} re\u{301}", isWholeWord: true) == ["e\u{301}"])
  }

  /// No scalar is passed over by its first byte.
  @Test(arguments: [true, false]) func whatIsComparedAsAnotherIsFound(isCaseSensitive: Bool) throws
  {
    let rules = isCaseSensitive ? ScalarFolding.decomposing : .folding
    // All of Latin, some of the others.
    let latin: [ClosedRange<UInt32>] = [
      0x80...0x24F, 0x1E00...0x1EFF, 0x2100...0x214F, 0xFB00...0xFB06,
    ]
    let others = stride(from: UInt32(0x250), through: 0x2FA1F, by: 61)
    let odd: [UInt32] = [
      0x1C88, 0x1FEF, 0x2260, 0x2329, 0x232A, 0x37E, 0x340, 0x30AC, 0xAC00, 0xD7A3,
    ]
    for value in Array(latin.joined()) + Array(others) + odd {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let compared = rules.compared([scalar])
      guard compared != [scalar] else { continue }
      let needle = String(String.UnicodeScalarView(compared))
      let search = try #require(Search(needle, isCaseSensitive: isCaseSensitive))
      let text = SourceText(String(scalar))
      #expect(text.firstMatch(of: search) == 0..<text.count, "\(value)")
    }
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
