import CursesCore
import Testing

@testable import CursesTextLayout

/// The rows of a text as strings, line ends left out.
func rows(
  _ text: String, width: Int, first: Int = 0, hanging: Int = 0,
  wrapping: ParagraphStyle.Wrapping = .words, widths: WidthModel = .perScalar
) -> [String] {
  var layout = ParagraphLayout(
    text,
    style: ParagraphStyle(
      width: width, firstIndent: first, hangingIndent: hanging, wrapping: wrapping, widths: widths))
  _ = layout.rowCount()
  return layout.rows.map { String(decoding: layout.text[$0.content], as: UTF8.self) }
}

struct WrappingTests {
  @Test(arguments: [
    // Text, width, rows divided by |.
    ("", 10, ""),
    ("one two three", 20, "one two three"),
    ("one two three", 8, "one two |three"),
    ("one two three", 7, "one two |three"),
    ("one two three", 6, "one |two |three"),
    ("one  two", 4, "one  |two"),
    ("   indented", 9, "   |indented"),
    ("incomprehensible", 6, "incomp|rehens|ible"),
    ("an incomprehensible", 6, "an |incomp|rehens|ible"),
    ("well-known fact", 6, "well-|known |fact"),
    ("at -5 degrees", 5, "at -5 |degre|es"),
    ("run --option now", 6, "run |--opti|on now"),
    ("2026-11-21", 8, "2026-11-|21"),
    ("and/or", 4, "and/|or"),
    // A solidus ends nothing but a word: not a tag's opening, a home, or a folder by its dots.
    ("it is </b> ok", 8, "it is |</b> ok"),
    ("it is ~/x ok", 8, "it is |~/x ok"),
    ("it is ./x ok", 8, "it is |./x ok"),
    ("it is ../x ok", 9, "it is |../x ok"),
    ("x http://a.b", 9, "x http://|a.b"),
    ("x http://a.b", 8, "x |http://|a.b"),
    ("(see there)", 6, "(see |there)"),
    ("wait, what", 5, "wait, |what"),
    ("say \"hello\" now", 7, "say |\"hello\" |now"),
    ("a\u{A0}b c", 3, "a\u{A0}b |c"),
    ("word—word", 5, "word—|word"),
    ("soft\u{AD}hyphen", 6, "soft\u{AD}|hyphen"),
    ("日本語の文章です", 8, "日本語の|文章です"),
    ("日本語の文章です", 7, "日本語|の文章|です"),
    ("日本語。文章", 6, "日本|語。文|章"),
    ("彼は「本」と", 6, "彼は|「本」|と"),
    ("キャット", 4, "キャ|ット"),
    ("ab日本cd", 4, "ab日|本cd"),
    ("👍🏽👍🏽", 4, "👍🏽|👍🏽"),
    ("🇩🇪🇫🇷🇮🇹", 4, "🇩🇪🇫🇷|🇮🇹"),
    ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}e\u{301}|e\u{301}"),
    (
      "see https://example.org/path/to?q=1&r=2 now", 16,
      "see https://|example.org/|path/to?q=1&r=2 |now"
    ),
    ("see www.example.org/some-page", 14, "see www.|example.org/|some-page"),
    ("end. Begin", 5, "end. |Begin"),
    ("3.14159", 4, "3.14|159"),
    ("one\ntwo", 10, "one|two"),
    ("one\r\ntwo\r\n", 10, "one|two|"),
    ("\n\n", 10, "||"),
    ("日本", 1, "日|本"),
    ("ab", 0, "a|b"),
    ("क्षत्रिय नमस्ते", 6, "क्षत्रिय |नमस्ते"),
  ])
  func breaksWhereALineMayEnd(_ text: String, _ width: Int, _ expected: String) {
    #expect(rows(text, width: width).joined(separator: "|") == expected)
  }

  @Test func addressKeepsBreakingInItsLaterRows() {
    #expect(
      rows("https://a.example/bb.cc.dd.ee.ff", width: 10).joined(separator: "|")
        == "https://a.|example/|bb.cc.dd.|ee.ff")
  }

  @Test func indentsNarrowTheRows() {
    #expect(rows("one two three", width: 8, first: 4, hanging: 2) == ["one ", "two ", "three"])
    #expect(rows("one two", width: 3, first: 9, hanging: 9).first == "o")
    var layout = ParagraphLayout(
      "ab cd", style: ParagraphStyle(width: 4, firstIndent: 1, hangingIndent: 2))
    _ = layout.rowCount()
    #expect(layout.rows.map(\.indent) == [1, 2])
    #expect(layout.rows.map(\.columns) == [3, 2])
  }

  @Test func characterWrappingFillsEveryRow() {
    #expect(rows("one two three", width: 5, wrapping: .characters) == ["one t", "wo th", "ree"])
    #expect(rows("a日本", width: 2, wrapping: .characters) == ["a", "日", "本"])
  }

  @Test func withoutWrappingOnlyLineEndsBreak() {
    #expect(rows("one two three\nfour", width: 5, wrapping: .none) == ["one two three", "four"])
    let long = String(repeating: "x", count: ParagraphStyle.longestRow + 1)
    #expect(rows(long, width: 5, wrapping: .none).map(\.count) == [ParagraphStyle.longestRow, 1])
  }

  @Test func widthModelDecidesWhatFits() {
    #expect(rows("👨‍👩‍👧👨‍👩‍👧", width: 6, widths: .perScalar) == ["👨‍👩‍👧", "👨‍👩‍👧"])
    #expect(rows("👨‍👩‍👧👨‍👩‍👧", width: 6, widths: .perCluster) == ["👨‍👩‍👧👨‍👩‍👧"])
  }

  @Test func tabsReachTheNextStop() {
    var layout = ParagraphLayout("a\tb\tc", style: ParagraphStyle(width: 40, tabWidth: 4))
    let row = layout.row(at: 0)
    #expect(row?.columns == 9)
    #expect(row.map { layout.column(of: 2, in: $0) } == 4)
    #expect(row.map { layout.place(atColumn: 1, in: $0).offset } == 1)
    #expect(row.map { layout.place(atColumn: 3, in: $0).offset } == 2)
  }

  @Test func invalidBytesAreCellsOfTheirOwn() {
    let bytes: [UInt8] = [0x61, 0xFF, 0xE2, 0x82, 0x62, 0xC3]
    var layout = ParagraphLayout(bytes, style: ParagraphStyle(width: 2))
    _ = layout.rowCount()
    #expect(layout.rows.map(\.range) == [0..<2, 2..<4, 4..<6])
  }

  @Test func spacesHangOverTheEnd() {
    var layout = ParagraphLayout("one     two", style: ParagraphStyle(width: 4))
    _ = layout.rowCount()
    #expect(layout.rows.map(\.range) == [0..<8, 8..<11])
    #expect(layout.rows[0].columns == 4)
    #expect(layout.column(of: 7, in: layout.rows[0]) == 4)
    #expect(layout.rows[0].isWrapped)
    #expect(!layout.rows[1].isWrapped)
  }

  @Test func aVeryLongLineIsLaidOutAsFarAsAsked() {
    let text = [UInt8](repeating: 0x61, count: 10_000_000)
    var layout = ParagraphLayout(text, style: ParagraphStyle(width: 80))
    #expect(layout.row(at: 9)?.range == 720..<800)
    #expect(layout.rows.count == 10)
    #expect(!layout.isComplete)
    #expect(layout.estimatedRowCount == 125_000)
  }
}
