import CursesText
import Testing

@testable import CursesMarkdown
@testable import CursesRichDocument
@testable import CursesRichEditing
@testable import CursesRichText

/// What a key costs is told by what is made anew for it, which does not depend on the machine.
@Suite struct LongTextCostTests {
  /// The blocks, and the bytes of them, that a key in the middle of a text makes anew.
  private func cost(of text: String, at part: Double) -> (blocks: Int, bytes: Int) {
    let document = RichDocument(SourceText(text))
    while document.readOn() {}
    let offset = Int(Double(text.utf8.count) * part)
    document.perform(.select(anchor: offset, head: offset), tick: 0)
    let before = document.stamp(ofBlock: document.head.block)
    document.perform(.insertText("x"), tick: 0)
    let block = document.head.block
    let made = document.stamp(ofBlock: block) - before
    let around = max(0, block - 2)...min(document.blockCount - 1, block + 2)
    return (made, around.map { document.block($0).count }.max() ?? 0)
  }

  private static let megabyte = 1 << 20

  /// A long text that a report of the tests does not print whole.
  struct Sample: CustomTestStringConvertible {
    let text: String

    init(_ text: String) { self.text = text }

    var testDescription: String { String(reflecting: String(text.prefix(30))) }
  }

  /// A megabyte within one block.
  private static let nested: [String] = [
    "- item\n\n" + String(repeating: "  A paragraph of an item.\n\n", count: megabyte / 28),
    "- item\n" + String(repeating: "  - one of many\n    - deeper\n", count: megabyte / 32),
    "1. item\n\n   " + String(repeating: "some words ", count: megabyte / 11),
    String(repeating: "- one of many items\n", count: megabyte / 20),
    String(repeating: "1. one of many items\n\n", count: megabyte / 22),
    String(repeating: "> A paragraph of a quote.\n>\n", count: megabyte / 29),
    "> " + String(repeating: "some words ", count: megabyte / 11),
    String(repeating: "> - one of many items\n", count: megabyte / 22),
    "[^1]: note\n\n"
      + String(repeating: "    A paragraph of a footnote.\n\n", count: megabyte / 33),
    String(repeating: "    indented code\n", count: megabyte / 18),
    "text\n\n    " + String(repeating: "indented code ", count: megabyte / 14),
    "<div>\n" + String(repeating: "some html ", count: megabyte / 10) + "\n</div>\n",
    "<!-- note\n\n" + String(repeating: "some html ", count: megabyte / 10) + "\n-->\n",
    "- item\n\n  ```\n" + String(repeating: "  let x = 1\n", count: megabyte / 12) + "  ```\n",
    String(repeating: "\n", count: 100) + "text\n" + String(repeating: "\n", count: megabyte)
      + "text\n",
    String(repeating: "\n", count: megabyte) + "text\n",
  ]

  /// A word and Enter, which changes the number of lines, is followed no further than a letter.
  @Test(
    arguments: (nested + [
      "| a | b |\n|---|---|\n" + String(repeating: "| c | d |\n", count: megabyte / 10)
    ]).map(Sample.init))
  func enterInAMegabyteMakesAFewBlocksAnew(_ sample: Sample) {
    let document = RichDocument(SourceText(sample.text))
    while document.readOn() {}
    let offset = sample.text.utf8.count / 2
    document.perform(.select(anchor: offset, head: offset), tick: 0)
    document.perform(.insertText("x"), tick: 0)
    for tick in 1...3 {
      let before = document.stamp(ofBlock: document.head.block)
      document.perform(.insertParagraph, tick: tick)
      document.perform(.insertText("y"), tick: tick)
      let made = document.stamp(ofBlock: document.head.block) - before
      #expect(made <= 60, "\(made)")
    }
  }

  @Test(
    arguments: ([
      String(repeating: "some words ", count: megabyte / 11),
      String(
        repeating: "A line of eighty characters, as they are wrapped by hand, again and again.\n",
        count: megabyte / 75),
      "| a | b |\n|---|---|\n"
        + String(repeating: "| some words | and some more of them |\n", count: megabyte / 39),
      String(repeating: "x", count: megabyte),
    ] + nested).map(Sample.init))
  func aKeyInAMegabyteMakesAFewKilobytesAnew(_ sample: Sample) {
    for part in [0.1, 0.5, 0.99] {
      let cost = cost(of: sample.text, at: part)
      #expect(cost.blocks <= 12 && cost.bytes <= 20_000, "\(cost)")
    }
  }

  @Test func aKeyInALineOfTenMegabytesIsFollowedAsFarAsInASmallOne() {
    var text = SourceText(String(repeating: "some words ", count: 10 * Self.megabyte / 11))
    var table = BlockTable(text)
    #expect(table.entries.allSatisfy { $0.isPiece && $0.range.count <= 8_500 })
    for part in [0.2, 0.5, 0.9] {
      let place = Int(Double(text.count) * part)
      text.replaceSubrange(place..<place, with: [0x78])
      let change = table.update(text, edit: place..<place, newLength: 1)
      #expect(change.new.count < 30_000)
    }
  }

  /// Blank lines are passed, whatever is open in them, and not each parsed: they are pasted by the megabyte.
  @Test(arguments: ["- item\n", "1. item\n\n   text\n", "> - item\n", "[^1]: note\n"])
  func blankLinesBehindABlockCostNoMoreThanBehindText(start: String) {
    func time(_ start: String) -> Int64 {
      let text = SourceText(start + String(repeating: "\n", count: Self.megabyte / 8) + "text\n")
      return (0..<3).map { _ in
        let began = threadNanoseconds()
        _ = BlockTable(text)
        return threadNanoseconds() - began
      }.min() ?? 0
    }
    let (plain, block) = (time("text\n"), time(start))
    #expect(block < plain * 2, "\(block) ns, \(plain) ns")
  }
}
