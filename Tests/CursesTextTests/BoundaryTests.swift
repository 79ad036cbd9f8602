import CursesSeededRandom
import CursesText
import Testing

@Suite struct BoundaryTests {
  @Test(arguments: [
    "plain ascii", "a\r\nb\r\r\nc", "e\u{301}\u{302}a\u{308}", "👨‍👩‍👧‍👦x👍🏽", "🇩🇪🇫🇷🇯🇵🇺",
    "한국어각", "日本語、テスト", "ก็ำ", "नमस्ते क्ष", "\u{600}1 \u{110BD}a", "©️®️™️", "x\u{200D}y\u{FE0F}",
    "A\u{30A}Å ñ ǆ", "\u{0}\u{7F}\u{85}\u{2028}z", "1️⃣2️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿!",
  ]) func agreesWithString(_ string: String) {
    var expected = [0]
    for character in string { expected.append(expected.last! + character.utf8.count) }
    let text = SourceText(string)
    var forward = [0]
    while forward.last! < text.count { forward.append(text.nextBoundary(after: forward.last!)) }
    #expect(forward == expected)
    var backward = [text.count]
    while backward.last! > 0 { backward.append(text.previousBoundary(before: backward.last!)) }
    #expect(Array(backward.reversed()) == expected)
    for offset in 0...text.count {
      #expect(text.boundary(atOrBefore: offset) == expected.last { $0 <= offset })
      #expect(text.boundary(atOrAfter: offset) == expected.first { $0 >= offset })
    }
  }

  @Test func randomScalarsAgreeWithString() {
    var random = SeededGenerator(seed: 11)
    let scalars: [Unicode.Scalar] = [
      "a", "\u{301}", "\u{200D}", "👩", "🏽", "🇦", "\r", "\n", "한", "ᄀ", "ᅡ", "क", "\u{94D}", "日",
      "\u{FE0F}", " ", "é", "\u{600}",
    ]
    for _ in 0..<400 {
      var string = ""
      for _ in 0..<random.below(14) {
        string.unicodeScalars.append(scalars[random.below(scalars.count)])
      }
      agreesWithString(string)
    }
  }

  @Test func bytesThatAreNotUTF8StandAlone() {
    let text = SourceText(bytes: [0x61, 0xFF, 0xC3, 0x62, 0xE2, 0x82, 0xC3, 0xA9])
    var places = [0]
    while places.last! < text.count { places.append(text.nextBoundary(after: places.last!)) }
    #expect(places == [0, 1, 2, 3, 4, 5, 6, 8])
    #expect(text.previousBoundary(before: 8) == 6)
    #expect(text.previousBoundary(before: 6) == 5)
  }

  @Test func aVeryLongClusterIsCut() {
    let text = SourceText("a" + String(repeating: "\u{301}", count: 20_000))
    #expect(text.nextBoundary(after: 0) < 5_000)
    #expect(text.previousBoundary(before: text.count) > 30_000)
  }

  @Test func wordsUnderThePointer() {
    func word(_ string: String, _ offset: Int) -> String {
      SourceText(string).string(in: SourceText(string).wordRange(at: offset))
    }
    #expect(word("one two", 5) == "two")
    #expect(word("one two", 3) == "one")
    #expect(word("one  two", 4) == "  ")
    #expect(word("it's", 1) == "it's")
    #expect(word("a -- b", 3) == "--")
    #expect(word("", 0) == "")
    #expect(word("a\n", 2) == "")
  }
}
