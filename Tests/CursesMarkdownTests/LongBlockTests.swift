import CursesText
import Testing

@testable import CursesMarkdown
@testable import CursesRichDocument
@testable import CursesRichEditing
@testable import CursesRichText

/// Blocks that are cut into parts, seen by somebody who edits them: a part is no block of its own.
@Suite struct LongBlockTests {
  private static let limits = BlockLimits(
    part: 40, tablePart: 80, quotePart: 90, blankPart: 60, text: 240)

  private func document(_ source: String, at caret: String) -> RichDocument {
    let document = RichDocument(SourceText(source), limits: Self.limits)
    while document.readOn() {}
    guard let place = Array(source.utf8).firstIndex(of: Array(caret.utf8)) else { return document }
    document.perform(.select(anchor: place, head: place), tick: 0)
    return document
  }

  private static let code =
    "```swift\n" + (10..<30).map { "let x\($0)\n" }.joined() + "```\nafter\n"

  @Test func aLaterPartOfCodeIsNoIndentedCode() {
    let document = document(Self.code, at: "let x25")
    #expect(document.head.block > 1)
    document.perform(.moveToParagraphEnd, tick: 0)
    document.perform(.insertParagraph, tick: 0)
    document.perform(.insertText("y"), tick: 0)
    #expect(document.state.text.string.contains("let x25\ny\nlet x26"))
    document.perform(.paste("a\nb", isMarkdown: false), tick: 0)
    #expect(document.state.text.string.contains("let x25\nya\nb\nlet x26"))
  }

  @Test func enterInAnEmptyLineWhereCodeIsCutStaysInIt() {
    let source = "```\n" + String(repeating: "\n", count: 200) + "x\n```\n"
    let document = RichDocument(SourceText(source), limits: Self.limits)
    while document.readOn() {}
    #expect(document.blockCount > 3)
    let last = document.block(1).paragraphs.count - 1
    let place = document.offset(of: RichPlace(block: 1, paragraph: last, visible: 0))
    document.perform(.select(anchor: place, head: place), tick: 0)
    document.perform(.insertParagraph, tick: 0)
    #expect(document.state.text.string == "```\n\n" + source.dropFirst(4))
  }

  @Test func theFencesOfLongCodeGoTogether() {
    let document = document(Self.code, at: "let x10")
    document.perform(.toggleCodeBlock, tick: 0)
    #expect(!document.state.text.string.contains("```"))
    let later = self.document(Self.code, at: "let x25")
    guard case .refused = later.perform(.toggleCodeBlock, tick: 0) else {
      Issue.record("not refused")
      return
    }
    #expect(later.state.text.string == Self.code)
  }

  @Test func partsOfCodeKnowItsLanguage() throws {
    let document = document(Self.code, at: "let x25")
    guard case .code(let number)? = document.continuation(ofBlock: document.head.block) else {
      Issue.record("no code")
      return
    }
    #expect(CodeLanguage(number: number) == CodeLanguage(named: "swift"))
  }

  private static let item =
    "- one\n- two\n\n"
    + (10..<24).map { "  Paragraph \($0) of the item.\n\n" }.joined() + "- three\n"

  @Test func aLongItemIsShownAsOne() {
    let document = document(Self.item, at: "Paragraph 20")
    #expect(document.head.block > 1)
    let prefix = document.paragraph(at: document.head).prefix
    #expect(prefix.count == 1 && prefix.first?.isFirst == false)
    #expect(prefix.first?.kind == .item(.bullet(depth: 0)))
  }

  @Test func aLongItemIsIndentedWhole() {
    let document = document(Self.item, at: "two")
    document.perform(.indent, tick: 0)
    let expected = Self.item.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty || line == "- one" || line == "- three" ? String(line) : "  " + line
    }
    #expect(document.state.text.string == expected.joined(separator: "\n"))
    document.perform(.undo, tick: 0)
    #expect(document.state.text.string == Self.item)
  }

  /// A long item changes places as one that lies in one part does.
  @Test func aLongItemIsMovedWhole() {
    for place in ["one", "two", "three", "Paragraph 20"] {
      for command in [RichCommand.moveBlockUp, .moveBlockDown] {
        let whole = RichDocument(SourceText(Self.item))
        let parts = document(Self.item, at: place)
        whole.perform(
          .select(anchor: parts.state.selection.main.head, head: parts.state.selection.main.head),
          tick: 0)
        let outcome = whole.perform(command, tick: 0)
        #expect(parts.perform(command, tick: 0) == outcome, "\(place)")
        #expect(parts.state.text.string == whole.state.text.string, "\(place)")
      }
    }
  }

  @Test func aBoxInALaterPartIsText() {
    let source = "- [ ] task\n\n" + (10..<24).map { "  [x] Paragraph \($0)\n\n" }.joined()
    let document = document(source, at: "Paragraph 20")
    #expect(document.paragraph(at: document.head).string == "[x] Paragraph 20")
  }

  /// Where parts are cut moves as the text grows; what is only known in the part where it begins must not
  /// keep anybody from typing.
  @Test(arguments: [
    String(repeating: "1. one of many\n\n", count: 40),
    String(repeating: "7. one of many\n", count: 40),
    "- [x] done\n\n" + String(repeating: "  a part of the task\n\n", count: 30),
    "> [!NOTE]\n> title\n>\n" + String(repeating: "> goes on\n>\n", count: 40),
    "[^label]: note\n\n" + String(repeating: "    goes on\n\n", count: 40),
    "3. three\n" + String(repeating: "   1. inner\n\n      more\n\n", count: 25),
  ])
  func typingGoesOnWhereverPartsAreCut(source: String) {
    let document = RichDocument(SourceText(source), limits: Self.limits)
    while document.readOn() {}
    #expect(document.blockCount > 4)
    for part in [0.02, 0.4, 0.8] {
      let offset = Int(Double(source.utf8.count) * part)
      document.perform(.select(anchor: offset, head: offset), tick: 0)
      document.perform(.moveToParagraphEnd, tick: 0)
      var outcomes: Set<RichOutcome> = []
      for _ in 0..<100 { outcomes.insert(document.perform(.insertText("x"), tick: 0)) }
      for _ in 0..<100 { outcomes.insert(document.perform(.deleteBackward, tick: 0)) }
      #expect(outcomes == [.changed], "\(part)")
      #expect(document.state.text.string == source)
    }
  }

  @Test func charactersOfACutLineAreCounted() {
    let text = String(repeating: "w\u{F6}rds und so ", count: 60)
    let document = RichDocument(SourceText("first\n\n" + text), limits: Self.limits)
    while document.readOn() {}
    for block in 0..<document.blockCount where document.startsInLine(block) {
      let before = document.state.text.string(in: 7..<document.block(block).start)
      #expect(document.characterCount(ofLineBefore: block) == before.count)
    }
    #expect(document.startsInLine(document.blockCount - 1))
    // The count follows edits in front of what was counted.
    document.perform(.select(anchor: 7, head: 7), tick: 0)
    document.perform(.insertText("xy"), tick: 0)
    let last = document.blockCount - 1
    let before = document.state.text.string(in: 7..<document.block(last).start)
    #expect(document.characterCount(ofLineBefore: last) == before.count)
  }
}

extension [UInt8] {
  /// Where another text starts in it.
  fileprivate func firstIndex(of other: [UInt8]) -> Int? {
    indices.first { self[$0...].starts(with: other) }
  }
}
