import CursesSeededRandom

/// Random Markdown: what a seed gives is always the same.
struct MarkdownDice {
  private var random: SeededGenerator
  private let snippets: [[UInt8]]

  init(seed: UInt64, snippets: [[UInt8]] = MarkdownDice.usual) {
    random = SeededGenerator(seed: seed &* 2_654_435_761 &+ 17)
    self.snippets = snippets
  }

  /// Signs and words in any order.
  mutating func heap(of most: Int = 24) -> [UInt8] {
    (0..<Int.random(in: 2...most, using: &random)).flatMap { _ in snippet() }
  }

  /// A text with a few places changed: something put in, taken out, or moved to another line.
  mutating func changed(_ text: [UInt8]) -> [UInt8] {
    var text = text
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let at = Int.random(in: 0...text.count, using: &random)
      let end = min(text.count, at + Int.random(in: 0...6, using: &random))
      switch Int.random(in: 0..<3, using: &random) {
      case 0: text.insert(contentsOf: snippet(), at: at)
      case 1: text.removeSubrange(at..<end)
      default: text.replaceSubrange(at..<end, with: snippet())
      }
    }
    return String(decoding: text, as: UTF8.self).utf8.map { $0 }
  }

  /// Some lines of a text, one after the other.
  mutating func stretch(of lines: [ArraySlice<UInt8>]) -> [UInt8] {
    let first = Int.random(in: 0..<max(1, lines.count), using: &random)
    let count = Int.random(in: 1...12, using: &random)
    return lines[min(first, lines.count)..<min(lines.count, first + count)].flatMap { $0 + [0x0A] }
  }

  private mutating func snippet() -> [UInt8] { snippets.randomElement(using: &random) ?? [] }

  /// Every construct of CommonMark and GFM, whole and in parts.
  static let usual: [[UInt8]] = [
    "*", "**", "***", "_", "__", "`", "``", "```\n", "~~~\n", "[", "](x)", "](/u \"t\")", "![", "]",
    "[a]: /b\n", "[a]", "[a][]", "[b][a]", "<b>", "</b>", "<a href=\"x\">", "<http://x.org>",
    "&amp;",
    "&copy;", "&#35;", "&nope;", "1. ", "2) ", "- ", "* ", "+ ", "# ", "## ", " #\n", "> ", ">",
    "|",
    "\\", "\\*", "\\|", "\n", "\n", "\n", "\n\n", "\n\n", "\r\n", "\t", "  ", "   ", "    ",
    "===\n",
    "---\n", "***\n", "| a | b |\n|---|:-:|\n", "| c |\n", "a|b\n-|-\n", "~~", "~", "<pre>\n",
    "</pre>",
    "<div>\n", "</div>\n", "- [ ] ", "- [x] ", "www.a.bc", "http://a.b/c", "a@b.cd", "  \n", "\\\n",
    "é", "漢字", "x", "y", "word", "two words", " ", " ", ".", "(", ")", "\"", "'", "!", ":", "10. ",
    "<?x?>", "<!X y>", "<![CDATA[z]]>", "_x_", "*y*", "**z**", "`c`", "{", "^", "\u{A0}", "–", "“",
  ].map { Array($0.utf8) }
}
