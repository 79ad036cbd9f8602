import SeededRandom
import Testing
import TextModel

@testable import MarkdownText

/// Long literal text is pasted in one piece and shows what it shows when it is pasted line by line.
@Suite struct LongPastingTests {
  private func visible(_ document: RichDocument) -> [String] {
    while document.readOn() {}
    return (0..<document.blockCount).flatMap { document.block($0).paragraphs.map(\.string) }
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

  /// What is pasted without being parsed would have been found to need no escapes.
  @Test(arguments: 1...40) func whatIsCertainlyPlainShowsItself(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let document = RichDocument(SourceText(""))
    var plain = 0
    for _ in 0..<200 {
      let words = ["a", "b c", "x1", " ", "é", ". ", "- ", "* ", "(", ")", "http://a.b", ";", "/"]
      let line = (0..<Int.random(in: 1...5, using: &random)).flatMap { _ in
        Bool.random(using: &random)
          ? Array((words.randomElement(using: &random) ?? "").utf8)
          : Hostile.snippets.randomElement(using: &random) ?? []
      }
      let isOneLine = !line.contains { $0.isLineEnd || $0 == 0 } && line.first?.isBlank != true
      guard isOneLine, line.last?.isBlank != true, !line.contains(Byte.hash),
        String(validating: line, as: UTF8.self) != nil,
        PastedText.isPlain(line[...], hasDefinitions: false), !line.isEmpty
      else { continue }
      plain += 1
      #expect(!PastedText.startsBlock(line[...]))
      let text = String(decoding: line, as: UTF8.self)
      #expect(document.showsItself(line), "\(text.debugDescription)")
    }
    #expect(plain > 5)
  }

  @Test func lineEndsAndControlsAreTakenOut() {
    #expect(
      PastedText.sanitised("a\r\nb\rc\u{1}\u{85}d\te\u{A0}") == Array("a\nb\ncd\te\u{A0}".utf8))
  }

  @Test func aLongTextIsOneStep() {
    let text = String(repeating: "Some *words* of_a long text.\n", count: 2_000)
    let document = pasted(text, into: "start\n", at: 5, longPaste: 8_192)
    #expect(visible(document).count == 2_001)
    #expect(visible(document)[1_000] == "Some *words* of_a long text.")
    #expect(document.history.stepCount == 1)
  }
}
