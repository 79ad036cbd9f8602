import Testing

@testable import CursesInputFormats

struct InputTextTests {
  @Test(arguments: [
    ("plain", "plain"),
    ("two\nlines", "two lines"),
    ("two\r\nlines\r\n", "two lines"),
    ("old\rmac", "old mac"),
    ("a\tb", "a b"),
    ("- milk\n- eggs\n", "milk eggs"),
    ("1. one\n2) two\n10. ten", "one two ten"),
    ("- [ ] open\n  * [x] done", "open done"),
    ("> quoted\n> > deep", "quoted deep"),
    ("- milk", "- milk"),
    ("-5\n-6", "-5 -6"),
    ("\u{1B}[31mred\u{1B}[0m", "red"),
    ("\u{1B}]0;title\u{7}text", "text"),
    ("\u{1B}]8;;http://x\u{1B}\\link\u{1B}]8;;\u{1B}\\", "link"),
    ("a\u{1B}]never ends", "anever ends"),
    ("end\u{1B}", "end"),
    ("nul\u{0}bell\u{7}", "nulbell"),
    ("a\u{202E}b\u{2066}c", "abc"),
    ("👨‍👩‍👧 e\u{301}", "👨‍👩‍👧 e\u{301}"),
    ("", ""),
    ("\n\n", ""),
    ("  kept  ", "  kept  "),
  ])
  func cleansAPasteForOneLine(_ pasted: String, _ expected: String) {
    #expect(InputText.singleLine(Array(pasted.utf8)) == expected)
  }

  @Test func manyLinesKeepTheirEndsAndTabs() {
    let pasted = "- a\r\n\tb\rc\u{2028}d\u{1B}[1m!\u{9B}"
    #expect(InputText.multiLine(Array(pasted.utf8)) == "- a\n\tb\nc\nd!")
  }

  @Test func invalidBytesAreShown() {
    #expect(InputText.singleLine([0x61, 0xFF, 0x62]) == "a\u{FFFD}b")
  }

  @Test func aMegabyteIsNoTrouble() {
    let bytes = [UInt8](repeating: 0x61, count: 1 << 20)
    #expect(InputText.singleLine(bytes).utf8.count == 1 << 20)
  }

  /// Bytes that are no text are shown as Swift decodes them.
  @Test(arguments: 0..<200) func decodesWhatIsNoText(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    let leads: [UInt8] = [
      0x41, 0x80, 0xBF, 0xC0, 0xC3, 0xE0, 0xE2, 0xED, 0xEF, 0xF0, 0xF4, 0xF5, 0x9F, 0xA0, 0x90,
    ]
    let bytes = (0..<12).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return leads[Int(state >> 33) % leads.count]
    }
    let text = InputText.multiLine(bytes)
    let expected = String(decoding: bytes, as: UTF8.self).unicodeScalars.filter {
      !(0x7F..<0xA0).contains($0.value)
    }
    #expect(Array(text.unicodeScalars) == Array(expected))
  }

  /// What is looked at eight bytes at a time, or by a table, is what each scalar for itself becomes.
  @Test(arguments: 0..<60) func cleansAsScalarByScalar(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let pieces: [[UInt8]] = [
      Array("words and letters".utf8), [0x0D], [0x0D, 0x0A], [0x0A], [0x09], [0x0B], [0x0C],
      [0x7F], [0x00], [0xC2, 0x85], [0xC2, 0x9B], [0xC2, 0xA0], Array("é".utf8), [0xFF], [0xE2],
      Array("\u{2028}".utf8), Array("\u{202E}".utf8), [0xF0, 0x9F], [0xC2], Array("😀".utf8),
    ]
    let isNoise = seed % 3 == 0
    let bytes = (0..<random(60)).flatMap { _ -> [UInt8] in
      if isNoise { return [UInt8(random(256))] }
      return random(2) == 0 ? [UInt8(0x20 + random(0x5F))] : pieces[random(pieces.count)]
    }.filter { $0 != 0x1B }
    var expected = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      defer { wasReturn = scalar == "\r" }
      switch scalar.value {
      case 0x0A: if !wasReturn { expected.append(scalar) }
      case 0x09: expected.append(scalar)
      case 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: expected.append("\n")
      case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: break
      default: expected.append(scalar)
      }
    }
    #expect(InputText.multiLineBytes(bytes) == Array(String(expected).utf8))
    #expect(InputText.multiLine(bytes).utf8.elementsEqual(String(expected).utf8))
  }
}
