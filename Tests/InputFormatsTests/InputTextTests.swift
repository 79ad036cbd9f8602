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
}
