import CursesSeededRandom
import CursesText
import Testing

@testable import CursesMarkdown
@testable import CursesRichDocument
@testable import CursesRichEditing
@testable import CursesRichText

/// Long literal text is pasted in one piece and shows what it shows when it is pasted line by line.
@Suite struct LongPastingTests {
  private func visible(_ document: RichDocument) -> [String] {
    paragraphs(of: document).map(\.string)
  }

  private func paragraphs(of document: RichDocument) -> [RichParagraph] {
    while document.readOn() {}
    return (0..<document.blockCount).flatMap { document.block($0).paragraphs }
  }

  /// What is seen of a document: text, and what it is and stands in.
  private func look(of document: RichDocument) -> [String] {
    paragraphs(of: document).map { paragraph in
      let around = paragraph.prefix.map { prefix in
        switch prefix.kind {
        case .quote: prefix.callout == nil ? ">" : "!"
        case .footnote(let label): prefix.isFirst ? "^\(label)" : "^"
        case .item(let marker) where prefix.isFirst:
          switch marker {
          case .bullet(let depth): "-\(depth)"
          case .number(let number): number
          case .task(let isDone, _): isDone ? "x" : "o"
          case .status(let mark, _): String(mark)
          }
        case .item: "_"
        }
      }
      return "\(paragraph.kind) \(around.joined(separator: " ")) \(paragraph.string)"
    }
  }

  private func pasted(_ text: String, into source: String, at place: Int, longPaste: Int)
    -> RichDocument
  {
    let document = RichDocument(SourceText(source))
    document.longPaste = longPaste
    document.perform(.select(anchor: place, head: place), tick: 0)
    document.perform(.paste(text, isMarkdown: false), tick: 0)
    return document
  }

  private static let lines = [
    "", "plain words", "two *stars* here", "snake_case and `code`", "# no heading", "- no item",
    "1. no number", "2) nor this", "> no quote", "[a] link", "a & b &amp; c", "| no | table |",
    "***", "===", "~~~", "<b>bold</b>", "back\\slash", "    four spaces", "==x== ^y^ $z$", "+ plus",
    "[^1]: note", "http://example.org/a_b", ": colon", "![image](x)", "ends with \\",
  ]

  @Test(arguments: 1...40)
  func showsTheSameAsLineByLine(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let sources = ["", "text\n", "before after\n\nnext\n", "one\n\n[a]: /b\n\ntwo\n"]
    let source = sources[Int.random(in: 0..<4, using: &random)]
    let text = (0..<Int.random(in: 2...9, using: &random))
      .map { _ in Self.lines[Int.random(in: 0..<Self.lines.count, using: &random)] }
      .joined(separator: "\n")
    let place = min(source.utf8.count, 4)
    let short = pasted(text, into: source, at: place, longPaste: .max)
    let long = pasted(text, into: source, at: place, longPaste: 1)
    #expect(
      visible(long) == visible(short), "\(text.debugDescription) in \(source.debugDescription)")
    let undone = long.perform(.undo, tick: 9)
    #expect(undone == .changed && long.state.text.string == source)
  }

  /// Line by line each of them would be looked at with all that stands around it: a second for 8 KB.
  @Test(arguments: ["- item\n", "> quote\n", "| a | b |\n|---|---|\n| 1 | 2 |\n", "text\n"])
  func manyShortLinesAreNotTypedOneByOne(source: String) {
    let document = RichDocument(SourceText(source))
    var steps = 0
    document.onTransaction = { _ in steps += 1 }
    document.perform(.select(anchor: 2, head: 2), tick: 0)
    document.perform(
      .paste(String(repeating: "a\n", count: 400), isMarkdown: false), tick: 0)
    #expect(steps < 50, "\(steps) steps")
    #expect(visible(document).joined().utf8.count >= 400)
  }

  /// Between two parts of styled text.
  @Test(
    arguments: [
      "**bo¦ld**\n", "*em¦ph* more\n", "~~st¦ruck~~\n", "==h¦l==\n", "***bo¦th***\n", "`co¦de`\n",
      "- **bo¦ld**\n- next\n", "1. *a¦b*\n", "> **bo¦ld**\n", "**a `c¦d` b**\n", "__b¦c__\n",
      "[li¦nk](x)\n", "a¦**b**\n", "**a**¦b\n",
    ], 1...6)
  func theStylesAroundAreKept(marked: String, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts = marked.split(separator: "¦", omittingEmptySubsequences: false)
    // An address makes a link of itself or not, as its line is escaped.
    let lines = Self.lines.dropFirst().filter { !$0.contains("http") }
    let text = (0..<Int.random(in: 3...12, using: &random))
      .map { _ in lines[Int.random(in: 0..<lines.count, using: &random)] }
      .joined(separator: "\n")
    let caret = parts[0].utf8.count
    let short = pasted(text, into: parts.joined(), at: caret, longPaste: .max)
    let long = pasted(text, into: parts.joined(), at: caret, longPaste: 1)
    #expect(
      picture(long) == picture(short),
      "\(text.debugDescription) in \(marked.debugDescription.replacing("¦", with: "@"))")
    expectFreshView(long)
  }

  /// Places in blocks; `¦` is the caret.
  private static let places = [
    "- one ¦\n- two\n", "- one¦two\n- three\n", "* one\n* ¦\n", "- ¦one\n", "-¦\n",
    "- [x] done¦\n- [ ] open\n", "- [ ] a¦b\n", "1. one¦\n2. two\n", "8) eight¦\n9) nine\n",
    "1. o¦ne\n2. two\n", "1. one\n1. two¦\n1. three\n", "3. one\n7. two¦\n",
    "- loose¦\n\n- next\n", "- loo¦se\n\n- next\n", "> quote¦\n", "> quo¦te\n> more\n", "> ¦\n",
    "> quote¦\n>\n> next\n", "> > deep¦\n\nafter\n", "> - in¦\n> - next\n", "- > in¦\n- next\n",
    "- a\n  - b¦\n    - c\n", "- a\n  - b¦c\n- d\n", "1. a\n   - b\n     1. c¦\n2. d\n",
    "- a\n\n  para¦\n- b\n", "- a\n\n  pa¦ra\n", "- a¦\n\n  more\n", "# head¦ing\n",
    "# heading¦\n\ntext\n", "# ¦heading\n", "# ¦\n", "two¦\n===\n\ntext\n", "- # head¦\n- b\n",
    "> # ¦head\n", "text\n\n---¦\n\nmore\n", "> ---¦\n", "[^1]: note¦\n\ntext\n", "[^1]: no¦te\n",
    "- one¦\r\n- two\r\n", "1. o¦ne\r\n2. two\r\n", "> quote¦\r\n", "# head¦ing\r\n\r\ntext\r\n",
    "| a | b |\n|---|---|\n| c¦ | d |\n| e | f |\n", "| a¦ | b |\n|---|---|\n",
    "> | a |\n> |---|\n> | b¦c |\n", "| a |\r\n|---|\r\n| b¦ |\r\n", "> [!note]¦\n> text\n",
    "text **bo¦ld**\n\nnext\n", "- **bo¦ld**\n", "text\n\n¦", "\n¦\n\ntext\n", "- a\n\n¦\n\ntext\n",
  ]

  @Test(arguments: places.indices, 1...5)
  func showsTheSameInEveryBlock(place: Int, seed: UInt64) {
    var random = SeededGenerator(seed: seed &* 1_000 &+ UInt64(place))
    let marked = Self.places[place]
    let parts = marked.split(separator: "¦", omittingEmptySubsequences: false)
    let source = parts.joined()
    let line = {
      Bool.random(using: &random)
        ? "plain" : Self.lines[Int.random(in: 0..<Self.lines.count, using: &random)]
    }
    let text = (0..<Int.random(in: 2...16, using: &random)).map { _ in line() }
      .joined(separator: "\n")
    let caret = parts[0].utf8.count
    let short = pasted(text, into: source, at: caret, longPaste: .max)
    let long = pasted(text, into: source, at: caret, longPaste: 1)
    #expect(
      look(of: long) == look(of: short),
      "\(text.debugDescription) in \(marked.debugDescription.replacing("¦", with: "@"))")
    let places = [short, long].map { "\($0.head)" }
    #expect(places[0] == places[1])
    let undone = long.perform(.undo, tick: 9)
    #expect(undone == .notHandled || long.state.text.string == source)
  }

  @Test(arguments: ["- a\n\n  pa¦ra\n", "[^1]: no¦te\n", "> quo¦te\n"])
  func blankLinesBeforeAText(marked: String) {
    let parts = marked.split(separator: "¦", omittingEmptySubsequences: false)
    let caret = parts[0].utf8.count
    for text in ["one\n\ntwo\nthree", "one\ntwo\n\n\nthree\nfour\n\nfive", "\n\none\ntwo\nthree"] {
      let short = pasted(text, into: parts.joined(), at: caret, longPaste: .max)
      let long = pasted(text, into: parts.joined(), at: caret, longPaste: 1)
      #expect(look(of: long) == look(of: short), "\(text.debugDescription)")
      #expect(long.state.text.count > marked.utf8.count)
    }
  }

  /// What a long paste costs is told by how often the text is changed for it.
  @Test(arguments: places)
  func aLongPasteIsAFewEdits(marked: String) {
    let parts = marked.split(separator: "¦", omittingEmptySubsequences: false)
    let caret = parts[0].utf8.count
    let isRefused =
      pasted("a\nb", into: parts.joined(), at: caret, longPaste: .max)
      .history.stepCount == 0
    for line in ["Some *words* of_a long text.\n", "a\n", "\n", "words\n\n"] {
      let document = RichDocument(SourceText(parts.joined()))
      document.perform(.select(anchor: caret, head: caret), tick: 0)
      var edits = 0
      document.onTransaction = { edits += $0.edits.count }
      let text = String(repeating: line, count: 16_384 / line.utf8.count)
      let outcome = document.perform(.paste(text, isMarkdown: false), tick: 0)
      #expect(edits <= 24, "\(line.debugDescription)")
      // A row is one line of the source, and thousands of lines are too much for it.
      if case .refused = outcome, marked.contains("|---|") {
        #expect(document.state.text.string == parts.joined())
        continue
      }
      #expect(isRefused || document.history.stepCount == 1)
      #expect(isRefused || document.state.text.count > 16_000)
    }
  }

  /// Lines of whatever Markdown is made of are escaped so that they show themselves, wherever they stand.
  @Test(arguments: 1...40) func whatIsPastedShowsItself(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let sources = ["", "one\n\n[a]: /b\n[b c]: /d\n\n", "- item\n- ", "| a | b |\n|---|---|\n| "]
    var count = 0
    for source in sources {
      let document = RichDocument(SourceText(source))
      while document.readOn() {}
      let paragraph = document.block(document.blockCount - 1).paragraphs.last
      guard let paragraph else { continue }
      let context = LiteralContext(paragraph)
      for _ in 0..<100 {
        let line = hostileLine(&random)
        guard !line.isEmpty else { continue }
        count += 1
        var written: [UInt8] = []
        let isCell = source.hasPrefix("|")
        if isCell {
          LiteralText(document: document).appendCell(line[...], to: &written)
        } else {
          LiteralText(document: document).appendLiteral(line[...], to: &written, in: context)
        }
        let text = source + String(decoding: written, as: UTF8.self) + (isCell ? " | |\n" : "\n")
        let shown = RichDocument(SourceText(text), options: .note)
        while shown.readOn() {}
        let last = shown.block(shown.blockCount - 1).paragraphs.last
        let words = isCell ? last.map { Array($0.text[$0.cells[0].range]) } : last?.text
        let kept = last?.containers.count == paragraph.containers.count
        let plain = last?.spans.allSatisfy { $0.isAutomatic || $0.attributes == .tag } ?? false
        #expect(
          words == line && kept && plain,
          "\(String(decoding: line, as: UTF8.self).debugDescription)")
      }
    }
    #expect(count > 100)
  }

  /// A line without blanks around it, of what Markdown is made of.
  private func hostileLine(_ random: inout SeededGenerator) -> [UInt8] {
    let words = [
      "a", "b c", "x1", " ", "é", ". ", "- ", "* ", "(", ")", "http://a.b", ";", "/", "[x]",
    ]
    let line = (0..<Int.random(in: 1...6, using: &random)).flatMap { _ in
      Bool.random(using: &random)
        ? Array((words.randomElement(using: &random) ?? "").utf8)
        : Hostile.snippets.randomElement(using: &random) ?? []
    }
    let isLine = !line.contains { $0.isLineEnd || $0 == 0 || $0 == Byte.tab }
    guard isLine, line.first?.isBlank == false, line.last?.isBlank == false,
      let text = String(validating: line, as: UTF8.self), !text.hasPrefix("\u{FEFF}")
    else { return [] }
    return line
  }

  @Test func lineEndsAndControlsAreTakenOut() {
    #expect(
      PastedText.sanitised(Array("a\r\nb\rc\u{1}\u{85}d\te\u{A0}".utf8))
        == Array("a\nb\ncd\te\u{A0}".utf8))
    // The lead byte of a control is none where it stands alone.
    #expect(
      PastedText.sanitised([0xC2, 0, 0x41, 0xC2, 0x62, 0xC2]) == [0xC2, 0x41, 0xC2, 0x62, 0xC2])
  }

  /// Marks are found at every place of a line, whether words stand around them or not.
  @Test func marksAreEscapedWhereverTheyStand() {
    let words = Array("aaaaaaaabbbbbbbbccccccccd".utf8)
    // The first line is typed.
    var source = [Array("start".utf8)]
    var lines = source
    for (mark, escaped) in [("*x*", "\\*x*"), ("a*b", "a*b"), ("\\*", "\\\\*"), ("<b>", "\\<b>")] {
      for place in words.indices {
        lines.append(words[..<place] + Array(mark.utf8) + words[place...])
        source.append(words[..<place] + Array(escaped.utf8) + words[place...])
      }
    }
    // So is the last.
    lines.append(Array("end".utf8))
    source.append(Array("end".utf8))
    let text = String(decoding: Array(lines.joined(separator: [Byte.lineFeed])), as: UTF8.self)
    let document = pasted(text, into: "", at: 0, longPaste: 100)
    #expect(visible(document) == text.split(separator: "\n").map(String.init))
    let wanted = String(
      decoding: Array(source.joined(separator: Array("\n\n".utf8))), as: UTF8.self)
    #expect(document.state.text.string == wanted + "\n")
  }

  @Test func aLongTextIsOneStep() {
    let text = String(repeating: "Some *words* of_a long text.\n", count: 2_000)
    let document = pasted(text, into: "start\n", at: 5, longPaste: 8_192)
    #expect(visible(document).count == 2_001)
    #expect(visible(document)[1_000] == "Some *words* of_a long text.")
    #expect(document.history.stepCount == 1)
  }
}

/// Which bytes may be markup.
@Suite struct MarkupByteTests {
  @Test func theyAreThoseThatMarkdownUses() {
    let markup = Set("\\`*_[]<>~|=&!^$".utf8)
    for byte in UInt8.min...UInt8.max {
      #expect(byte.isMarkup == markup.contains(byte), "\(byte)")
      let isOfAddress = "@:.".utf8.contains(byte)
      #expect(byte.mayNeedEscape == (markup.contains(byte) || isOfAddress), "\(byte)")
    }
  }
}
