import CursesSeededRandom
import CursesText
import Testing

@testable import CursesMarkdown
@testable import CursesRichDocument
@testable import CursesRichEditing
@testable import CursesRichText

/// Text that is too long to be shown rich, and tables that are long: cut into parts, whatever is done to
/// them, as a new document would show them.
@Suite struct LongTextTests {
  /// Small, so that everything happens in texts of some kilobytes.
  private static let limits = BlockLimits(
    part: 40, tablePart: 80, quotePart: 150, blankPart: 60, text: 240)

  private static let words = Array(repeating: "some *plain* words ", count: 40).joined()

  private static let samples: [String] = [
    // A line, and a paragraph of many lines, between ordinary blocks.
    "# Title\n\n\(words)\n\nafter **it**\n",
    "start\n\n" + lines(40) + "\nend\n",
    lines(6) + "# Heading\n" + lines(30) + "```\ncode\n```\n" + lines(4),
    "- item\n- \(words)\n- next\n\n> \(words)\n\ntext\n",
    "> " + lines(20).replacing("\n", with: "\n> ") + "\n\nend\n",
    table(30) + "\ntext\n",
    "words above\n" + table(12) + "# Heading\n" + table(3),
    (0..<30).map { "[name\($0)]: /address/\($0) 'title'\n" }.joined() + "\n[name3] and [name29]\n",
    String(repeating: "漢字かな", count: 90) + "\n" + String(repeating: "x", count: 900),
    "a\r\n" + lines(20).replacing("\n", with: "\r\n") + "\r\nb\r\n",
    "```\n" + lines(20) + "```\n" + words + "\n    indented\n",
    "~~~ js\nvar x;\n\(words)\nvar y;\n\(words)\n~~~\nafter\n",
  ]

  /// Long blocks within others.
  private static let nested: [String] = [
    // An item of many paragraphs, one of nested lists, loose and tight.
    "- item\n\n" + prefixed(paragraphs(20), "  ") + "- next\n\nend\n",
    "1. one\n" + (1...25).map { "   - inner \($0)\n     - deeper *\($0)*\n" }.joined() + "2. two\n",
    (1...20).map { "\($0). item\n\n   more of \($0)\n\n" }.joined() + "text\n",
    // Quotes: of paragraphs, of lists, within each other.
    prefixed(paragraphs(20), "> ") + "\nend\n",
    prefixed((1...20).map { "- item \($0)\n  goes on\n\n  - deeper\n" }.joined(), "> ") + "\nend\n",
    prefixed(paragraphs(6) + prefixed(paragraphs(8), "> ") + paragraphs(4), "> "),
    // A footnote, and definitions within items.
    "word[^long] and [name]\n\n[^long]: start\n\n" + prefixed(paragraphs(15), "    ") + "end\n",
    "- item\n\n" + prefixed(paragraphs(8) + "[name]: /there\n\n" + paragraphs(8), "  ")
      + "[name]\n",
    // Code, HTML and tables in items.
    "- item\n\n" + prefixed("```swift\n" + lines(25) + "```\nafter\n", "  ") + "- next\n",
    "- item\n\n" + prefixed("<div>\n" + lines(25) + "</div>\n\nafter\n", "  ") + "- next\n",
    "- item\n\n" + prefixed(table(20) + "\nafter\n", "  ") + "- next\n",
    "- item\n\n" + prefixed(prefixed(lines(25), "    ") + "\nafter\n", "  ") + "- next\n",
    prefixed("```\n" + lines(10) + words + "\n" + lines(3) + "```\nafter\n", "> ") + "end\n",
    // Long texts within items and quotes.
    "- item\n\n  \(words)\n\n  after\n\n- next\n",
    "- item\n\n" + prefixed(lines(30), "  ") + "\n  after\n\n  # Heading\n\n- next\n",
    "> said\n>\n> \(words)\n>\n> after\n> # Heading\n\nend\n",
    // Indented code and HTML with long lines, blank lines.
    "text\n\n" + prefixed(lines(25), "    ") + "\n    \(words)\n    more\n\nend\n",
    "<div>\n<p>\n\(words)\n</p>\n</div>\n\nend\n",
    "<!-- note\n\n\(words)\n\n\(words) --> \nstill\n\nend\n",
    "<script>\nvar x\n\n\(words)</script>\(words)\n\n*end*\n",
    "start\n" + String(repeating: "\n", count: 400) + "middle\n"
      + String(repeating: "> \n", count: 90)
      + "- a\n" + String(repeating: "\r\n", count: 200) + "  b\n",
    "a\r\n\r\n" + prefixed(paragraphs(10), "> ").replacing("\n", with: "\r\n"),
  ]

  private static func prefixed(_ text: String, _ prefix: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { $0.isEmpty ? (prefix == "> " ? ">" : "") + "\n" : "\(prefix)\($0)\n" }.joined()
  }

  private static func paragraphs(_ count: Int) -> String {
    (0..<count).map { "Paragraph \($0) with **words**.\nSecond line.\n\n" }.joined()
  }

  private static func lines(_ count: Int) -> String {
    (0..<count).map { "line \($0) of a *long* text\n" }.joined()
  }

  private static func table(_ rows: Int) -> String {
    "| Name | Value |\n|:---|--:|\n"
      + (0..<rows).map { "| row \($0) | **\($0)** |\n" }.joined()
  }

  // MARK: The table of blocks

  private struct Joined: Equatable {
    var range: Range<Int>
    var lines: Int
    var kind: BlockKind?
    var isPiece: Bool
  }

  private func joined(_ table: BlockTable) -> [Joined] {
    var result: [Joined] = []
    for entry in table.entries {
      // A long list of definitions is cut between them.
      let isDefinition = entry.kind == .linkDefinition && result.last?.kind == .linkDefinition
      if entry.isContinuation || isDefinition, let last = result.last {
        result[result.count - 1].range = last.range.lowerBound..<entry.range.upperBound
        result[result.count - 1].lines += entry.lineCount
      } else {
        result.append(
          Joined(
            range: entry.range, lines: entry.lineCount, kind: entry.kind, isPiece: entry.isPiece))
      }
    }
    return result
  }

  @Test(arguments: 1...20) func editsLeaveWhatANewTableHas(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for (number, sample) in (Self.samples + Self.nested).enumerated() {
      var text = SourceText(sample)
      var table = BlockTable(text, options: .note, limits: Self.limits)
      for step in 0..<25 {
        let start = Int.random(in: 0...text.count, using: &random)
        let most = step % 5 == 0 ? 400 : 12
        let end = min(text.count, start + Int.random(in: 0...most, using: &random))
        let new =
          step % 7 == 0
          ? Array(Self.words.utf8.prefix(Int.random(in: 0...600, using: &random)))
          : Hostile.snippets.randomElement(using: &random) ?? []
        text.replaceSubrange(start..<end, with: new)
        table.update(text, edit: start..<end, newLength: new.count)
        let fresh = BlockTable(text, options: .note, limits: Self.limits)
        let isSame = joined(table) == joined(fresh) && table.definitions == fresh.definitions
        #expect(isSame, "seed \(seed) sample \(number) step \(step)")
        if !isSame { return }
      }
    }
  }

  @Test func piecesCoverTheTextAndAreShort() {
    for sample in Self.samples + Self.nested {
      let text = SourceText(sample)
      let table = BlockTable(text, options: .note, limits: Self.limits)
      var place = 0
      for entry in table.entries {
        #expect(entry.range.lowerBound == place)
        place = entry.range.upperBound
        if entry.isPiece { #expect(entry.range.count <= Self.limits.part * 2) }
        if entry.restart.table != nil { #expect(entry.range.count <= Self.limits.tablePart * 2) }
      }
      #expect(place == text.count)
      #expect(table.lineCount == BlockTable(text).lineCount)
    }
  }

  @Test func allDefinitionsOfALongListCount() {
    let table = BlockTable(SourceText(Self.samples[7]), options: .note, limits: Self.limits)
    #expect((0..<30).allSatisfy { table.definitions[LinkLabel("name\($0)".utf8)] != nil })
    #expect(table.entries.allSatisfy { !$0.isPiece })
  }

  // MARK: Documents

  /// The styles of long text are shown, with the markers that make them: in lines, and in one long line.
  @Test(arguments: ["\n", " "])
  func longTextHasItsStyles(end: String) {
    let words = "words and **bold ones** too" + end
    let document = RichDocument(
      SourceText(String(repeating: words, count: 60)), limits: Self.limits)
    while document.readOn() {}
    var bold = 0
    for index in 0..<document.blockCount {
      for paragraph in document.block(index).paragraphs {
        #expect(paragraph.kind == .source)
        for run in paragraph.runs where run.attributes.contains(.strong) {
          bold += 1
          #expect(Array(paragraph.text[run.range]) == Array("bold ones".utf8))
        }
        for run in paragraph.runs where run.attributes.contains(.marker) {
          #expect(Array(paragraph.text[run.range]) == Array("**".utf8))
        }
      }
    }
    // In one line a few are cut in two.
    #expect(bold > 40 && bold <= 60)
    #expect(document.blockCount > 3)
  }

  /// What is shown, with the pieces of a line put together.
  private func shown(_ document: RichDocument) -> [String] {
    while document.readOn() {}
    var all: [String] = []
    for index in 0..<document.blockCount {
      let block = document.block(index)
      for (number, paragraph) in block.paragraphs.enumerated() {
        // The parts of a long block of code do not know its language.
        let kind = paragraph.isCode ? "code" : "\(paragraph.kind)"
        let around = paragraph.containers.map { "\($0.kind)" }.joined(separator: " ")
        let text = "\(around) \(kind) \(paragraph.runs.map(\.attributes.rawValue)) "
        if number == 0, block.continues == .line, let last = all.popLast() {
          all.append(last + paragraph.string)
        } else {
          all.append((paragraph.kind == .source ? "source " : text) + paragraph.string)
        }
      }
    }
    return all
  }

  /// The first lines that differ, for a message.
  private func brief(_ lines: [String], _ at: Int) -> [String] {
    lines.dropFirst(at).prefix(2).map { $0.count > 90 ? "\($0.prefix(60))...\($0.suffix(30))" : $0 }
  }

  private static let commands: [RichCommand] = [
    .insertText("x"), .insertText("*"), .insertText(" "), .insertText("|"), .insertText("é"),
    .deleteBackward, .deleteBackward, .deleteForward, .deleteWordBackward, .deleteWordForward,
    .insertParagraph, .toggleStrong, .paste("a\nb", isMarkdown: false), .deleteSelection, .indent,
    .paste(String(words.prefix(300)), isMarkdown: false), .undo, .table(.insertRowBelow),
    .table(.deleteRow), .insertLineBreak, .moveBlockDown, .deleteParagraphs,
  ]

  @Test(arguments: 1...8) func commandsKeepTheLaws(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for (number, sample) in (Self.samples + Self.nested).enumerated() {
      let first = SourceText(sample)
      let document = RichDocument(first, limits: Self.limits)
      for step in 0..<20 {
        let head = Int.random(in: 0...document.state.text.count, using: &random)
        let isRange = Int.random(in: 0..<4, using: &random) == 0
        let anchor = isRange ? min(document.state.text.count, head + 90) : head
        document.perform(.select(anchor: anchor, head: head), tick: 0)
        let before = document.state.text
        let command = Self.commands.randomElement(using: &random) ?? .undo
        let outcome = document.perform(command, tick: step * 5_000)
        if outcome != .changed { #expect(document.state.text == before) }
        let fresh = RichDocument(document.state.text, limits: Self.limits)
        let (now, wanted) = (shown(document), shown(fresh))
        let isSame = now == wanted
        let at = zip(now, wanted).prefix { $0 == $1 }.count
        #expect(
          isSame,
          """
          seed \(seed) sample \(number) step \(step) \(outcome) of \(now.count) and \(wanted.count) \
          \(brief(now, at)) is not \(brief(wanted, at)) by \(command)
          """)
        if !isSame { return }
        let place = document.place(at: document.state.selection.main.head)
        #expect(document.offset(of: place) == document.state.selection.main.head)
      }
      while document.history.canUndo { document.perform(.undo, tick: 0) }
      #expect(document.state.text == first)
    }
  }

  @Test func aCaretWalksThroughACutLineCharacterByCharacter() {
    let text = String(repeating: "words and 漢字 ", count: 60)
    let document = RichDocument(SourceText(text), limits: Self.limits)
    #expect(document.blockCount > 4)
    var place = RichPlace(block: 0, paragraph: 0, visible: 0)
    var offsets = [0]
    while case let next = document.place(.forward, from: place), next != place {
      #expect(document.place(.backward, from: next) == place)
      #expect(document.place(at: document.offset(of: next)) == next)
      place = next
      offsets.append(document.offset(of: place))
    }
    #expect(offsets.count == text.count + 1 && offsets == offsets.sorted())
  }

  @Test func backspaceWhereALineIsCutTakesTheCharacterBefore() {
    let document = RichDocument(SourceText(String(Self.words)), limits: Self.limits)
    let cut = document.block(1).start
    document.perform(.select(anchor: cut, head: cut), tick: 0)
    #expect(document.isInLine(document.head))
    document.perform(.deleteBackward, tick: 0)
    var expected = Array(Self.words.utf8)
    expected.remove(at: cut - 1)
    #expect(document.state.text.bytes == expected)
    #expect(document.state.selection.main.head == cut - 1)
  }

  @Test func whatGrowsTooLongBecomesItsSourceAndBack() {
    let text = "x " + String(Self.words.prefix(230))
    let document = RichDocument(SourceText(text), limits: Self.limits)
    #expect(document.block(0).paragraphs[0].kind == .paragraph)
    document.perform(.select(anchor: 1, head: 1), tick: 0)
    for _ in 0..<10 { document.perform(.insertText("y"), tick: 0) }
    #expect(document.block(0).paragraphs[0].kind == .source)
    #expect(document.state.text.string == "xyyyyyyyyyy" + text.dropFirst())
    #expect(document.state.selection.main.head == 11)
    for _ in 0..<10 { document.perform(.deleteBackward, tick: 0) }
    #expect(document.block(0).paragraphs[0].kind == .paragraph)
    #expect(document.state.text.string == text)
  }

  // MARK: Tables

  @Test func aLongTableShowsWhatAnUncutOneDoes() {
    let source = Self.samples[5]
    let cut = RichDocument(SourceText(source), limits: Self.limits)
    let whole = RichDocument(SourceText(source))
    #expect(cut.blockCount > 4 && whole.blockCount == 2)
    #expect(shown(cut) == shown(whole))
  }

  @Test func aColumnGoesThroughAllPartsOfALongTable() {
    let document = RichDocument(SourceText(Self.table(30)), limits: Self.limits)
    let offset = document.state.text.lineStart(20) + 3
    document.perform(.select(anchor: offset, head: offset), tick: 0)
    #expect(document.tableHead(ofBlock: document.head.block) == 0)
    document.perform(.table(.deleteColumn), tick: 0)
    let lines = document.state.text.string.split(separator: "\n")
    #expect(lines.count == 32 && lines[0] == "| Value |" && lines[31] == "| **29** |")
  }
}
