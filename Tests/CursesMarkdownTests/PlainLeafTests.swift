import CursesSeededRandom
import Testing

@testable import CursesMarkdown
@testable import CursesRichDocument
@testable import CursesRichEditing
@testable import CursesRichText

/// Leaves whose inlines are not parsed show what they would show if they were.
@Suite struct PlainLeafTests {
  private static let pieces = [
    "word", "w", "ww", "www.", "www.x.org", "http", "://", ":", "/", "x.org", "Word", "é", "日本",
    " ",
    "  ", "\t", "\n", "  \n", " \n", "\r\n", "\\\n", "!", "#tag", "12", "-", "(", ")", ".", ",",
    "'",
    "\"", "*", "_", "`", "[", "]", "&amp;", "&", "<", "<b>", "~", "=", "@", "|", "\\|", "\u{0}",
  ]

  private func text(_ dice: inout SeededGenerator) -> [UInt8] {
    // Mostly what is plain, so that much of it is.
    let common = Self.pieces.prefix(22)
    let text = (0...dice.below(9)).map { _ in
      dice.below(12) == 0
        ? Self.pieces[dice.below(Self.pieces.count)] : common[dice.below(common.count)]
    }.joined()
    var bytes = Array(("A" + text + "z").utf8)
    if dice.below(6) == 0 { bytes.insert(0xFF, at: dice.below(bytes.count)) }
    return bytes
  }

  @Test(arguments: 1...40) func showWhatParsingShows(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    var plain = 0
    for _ in 0..<200 {
      let source = text(&dice)
      var tree = MarkdownParser.parse(source, options: .note)
      tree.offset = 0
      for id in tree.allBlocks where tree[id].kind == .paragraph {
        let segments = tree.segments(of: id)
        var quick = RichParagraph(kind: .paragraph)
        guard quick.appendPlain(segments, of: source) else { continue }
        plain += 1
        var walk = InlineProjection(
          tree: tree.inlines(of: id), segments: segments, source: source)
        walk.visitAll()
        var slow = RichParagraph(kind: .paragraph)
        walk.finish(&slow)
        #expect(quick.text == slow.text, "\(source)")
        #expect(quick.pieces == slow.pieces, "\(source)")
        #expect(slow.spans.isEmpty, "\(source)")
      }
    }
    #expect(plain > 20)
  }
}
