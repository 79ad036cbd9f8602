import Testing

@testable import InputFormats

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
}
