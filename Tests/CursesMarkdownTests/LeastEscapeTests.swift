import CursesSeededRandom
import CursesText
import Testing

@testable import CursesMarkdown
@testable import CursesRichDocument
@testable import CursesRichEditing
@testable import CursesRichText

/// Literal text gets a backslash only where a parse would show something else without it.
@Suite struct LeastEscapeTests {
  private static let natural = [
    "A: 1, 2; 3 - see (one), two - x!", "#hashtag and # not, C# too",
    "snake_case_name, __init__.py",
    "2 * 3 * 4 = 24", "a*b*c and **bold**", "*a* and _c_ and ~~s~~ ~a~ a~b", "`code` and ``x``",
    "[a](b) and [x] and [[page]] and ![i](p)", "<b>bold</b> a < b > c", "&amp; AT&T &copy R&D;",
    "http://x.y/a_b_c and *em* x", "==h== a == b == c", "a\\*b C:\\dir\\x", "| a | b |", "***",
    "---",
    "[ref]: http://x", "[^1]: note[^2]", "$x$ ^a^ H~2~O", "<http://a.b> and <a@b.c>",
    "+1 and -1 and -x",
    "user@host.com *x* y", "- item", "+ item", "* item", "1. one", "2023. was a year", "12) x",
    "> q", "# h",
    "####### seven", "~~~", "```swift", "    four", "=== x", "Hi: (one), two - [a](http://x.y)",
    "“Quoted” — ‘so’ …", "f(x) = x^2 + y_1", "e.g. this/that & more; 50% of $20", "*", "**", "a *",
    "* *",
    "www.x.y *a* www.x.y/_a_", "x <!-- y --> z", "<?php echo 1; ?>", "[ ] x", "[x] done",
    "[!note] x", "a | b",
    "{% raw %} {{ x }}", "**Note:** see *this* [here](x \"t\").", "_a_b_", "\\", "end\\", "!", "![",
    "](", "]()",
  ]

  /// Each backslash is taken away by itself: what is shown must be another thing then.
  private func check(_ line: String, in source: String, _ comment: String = "") {
    let document = RichDocument(SourceText(source))
    while document.readOn() {}
    guard let paragraph = document.block(document.blockCount - 1).paragraphs.last else { return }
    let isCell = source.hasPrefix("|")
    let context = isCell ? LiteralContext.cell : LiteralContext(paragraph)
    var written: [UInt8] = []
    if isCell {
      LiteralText(document: document).appendCell(Array(line.utf8)[...], to: &written)
    } else {
      LiteralText(document: document).appendLiteral(
        Array(line.utf8)[...], to: &written, in: context)
    }
    let bytes = Array(line.utf8)
    func shows(_ text: [UInt8]) -> Bool {
      let end = isCell ? " | |\n" : "\n"
      let shown = RichDocument(SourceText(bytes: Array(source.utf8) + text + Array(end.utf8)))
      while shown.readOn() {}
      guard let last = shown.block(shown.blockCount - 1).paragraphs.last else { return false }
      let words = isCell ? last.cells.first.map { Array(last.text[$0.range]) } : last.text
      return words == bytes && (isCell || last.kind == paragraph.kind)
        && last.containers.count == paragraph.containers.count
        && last.containers.last?.task == paragraph.containers.last?.task
        && last.containers.last?.callout == nil
        && last.spans.allSatisfy { $0.isAutomatic }
        && last.pieces.allSatisfy { $0.attributes.subtracting(.separator).isEmpty }
    }
    let text = String(decoding: written, as: UTF8.self)
    #expect(shows(written), "\(line) as \(text) \(comment)")
    for at in written.indices where written[at] == Byte.backslash {
      var fewer = written
      fewer.remove(at: at)
      #expect(!shows(fewer), "\(line) as \(text), without that at \(at) \(comment)")
    }
  }

  private static let places = [
    "", "one\n\n", "- item\n- ", "1. item\n2. ", "> ", "- [ ] ", "| a | b |\n|---|---|\n| ",
  ]

  @Test(arguments: places) func naturalLines(place: String) {
    for line in Self.natural { check(String(line.drop { $0 == " " }), in: place) }
  }

  /// The lines of real Markdown taken as text.
  @Test(arguments: ["", "- item\n- "]) func linesOfTheSpecification(place: String) throws {
    var seen: Set<String> = []
    for example in try SpecificationExample.load("commonmark-0.31.json") {
      for line in example.markdown.split(whereSeparator: \.isNewline) {
        let line = line.trimmed
        guard !line.isEmpty, line.allSatisfy({ $0 != "\t" && $0 != "\0" }),
          seen.insert(line).inserted
        else { continue }
        check(line, in: place)
      }
    }
    #expect(seen.count > 600)
  }

  @Test(arguments: 1...30) func noise(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let marks = Array("*_`[]()<>#-+!~=|\\&;:@./ abcX12é")
    for _ in 0..<40 {
      let line = String(
        (0..<Int.random(in: 1...14, using: &random)).map { _ in
          marks.randomElement(using: &random) ?? "a"
        }
      ).trimmed
      guard !line.isEmpty else { continue }
      check(line, in: Self.places.randomElement(using: &random) ?? "", "seed \(seed)")
    }
  }

  /// A mark that opens something keeps the backslash, not the one that would end it.
  @Test func theFirstMarkIsEscaped() {
    let document = RichDocument(SourceText(""))
    for (line, wanted) in [
      ("*a* b", "\\*a* b"), ("[a](b)", "\\[a](b)"), ("<b>", "\\<b>"), ("`a` b", "\\`a` b"),
      ("see http://x.y/_a_ *b*", "see http://x.y/_a_ \\*b*"), ("a - b: (c), d", "a - b: (c), d"),
    ] {
      var written: [UInt8] = []
      LiteralText(document: document).appendLiteral(
        Array(line.utf8)[...], to: &written, in: LiteralContext(document.block(0).paragraphs[0]))
      #expect(String(decoding: written, as: UTF8.self) == wanted)
    }
  }

  /// Finding out what is needed has a bound: behind it marks are escaped that could mean something.
  @Test func aLongPasteIsBounded() {
    let budget = EscapeBudget(1_000)
    var count = 0
    while budget.spend(100) { count += 1 }
    #expect((1...10).contains(count) && budget.bytes <= 0)
    let least = FewestPlaces(budget: budget).reduce([0, 2, 4, 6], cost: 11) { _ in true }
    #expect(least.count == 4)
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
