import CursesRichText
import CursesSeededRandom
import CursesText
import Foundation
import Testing

/// Commands at many carets: what is done at each is what is done there alone, and the cost grows with their
/// number.
@Suite("Many carets") struct ManyCaretsTests {
  private static func blanks(in text: String) -> Selection {
    Selection(
      text.utf8.enumerated().filter { $0.element == UInt8(ascii: " ") }.map {
        SelectionRange(anchor: $0.offset, head: $0.offset + 1)
      })
  }

  /// Bytes of memory that the process holds.
  private static var residentBytes: Int {
    guard
      let words = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(
        separator: " "),
      words.count > 1, let pages = Int(words[1])
    else { return 0 }
    return pages * 4_096
  }

  @Test(arguments: [100]) func memoryDoesNotGrowWithTheSquare(paragraphs: Int) {
    let line = Array(repeating: "word", count: 6_000 / paragraphs).joined(separator: " ")
    let text = Array(repeating: line, count: paragraphs).joined(separator: "\n\n") + "\n"
    let document = RichDocument(SourceText(text), selection: Self.blanks(in: text))
    let carets = document.state.selection.ranges.count
    #expect(carets > 5_000)
    let before = Self.residentBytes
    document.perform(.insertText("x"), tick: 0)
    document.perform(.insertText("y"), tick: 10)
    document.perform(.deleteBackward, tick: 2_000)
    #expect(Self.residentBytes - before < 300 << 20)
    #expect(document.state.text.string == text.replacing(" ", with: "x"))
    #expect(document.state.selection.ranges.count == carets)
    let areCarets = document.state.selection.ranges.allSatisfy { $0.isCaret }
    #expect(areCarets)
    while document.history.canUndo { document.perform(.undo, tick: 9_000) }
    #expect(document.state.text.string == text)
    #expect(document.state.selection.ranges.count == carets)
  }

  /// A line that is too long to be shown without its marks is changed piece by piece, not caret by caret.
  @Test func aLongLineCostsNoMoreThanOthers() {
    let text = Array(repeating: "word", count: 8_000).joined(separator: " ") + "\n"
    let document = RichDocument(SourceText(text), selection: Self.blanks(in: text))
    let start = document.version
    document.perform(.insertText("x"), tick: 0)
    #expect(document.state.text.string == text.replacing(" ", with: "x"))
    document.perform(.deleteBackward, tick: 2_000)
    #expect(document.state.text.string == text.replacing(" ", with: ""))
    #expect(document.version - start < 500)
    #expect(document.state.selection.ranges.count == 7_999)
    while document.history.canUndo { document.perform(.undo, tick: 9_000) }
    #expect(document.state.text.string == text)
  }

  /// Carets at marks take turns, and all between them do not.
  @Test func carefulPlacesHoldUpOnlyThemselves() {
    let text =
      Array(repeating: "some words and *more* of them", count: 20).joined(separator: " and ")
      + "\n"
    let document = RichDocument(SourceText(text), selection: Self.blanks(in: text))
    let start = document.version
    document.perform(.insertText("x"), tick: 0)
    #expect(document.state.selection.ranges.count == 138)
    #expect(document.version - start < 110)
    while document.history.canUndo { document.perform(.undo, tick: 9_000) }
    #expect(document.state.text.string == text)
  }

  private static let commands: [RichCommand] = [
    .insertText("x"), .insertText("é"), .insertText("7"), .deleteBackward, .deleteForward,
    .deleteSelection,
  ]

  /// Whether the carets are far from each other or in one paragraph, the text is what comes of the last one
  /// done first, each by itself.
  @Test func allCaretsDoWhatOneDoes() throws {
    var dice = SeededGenerator(seed: 99)
    let text =
      "Some *words* in a `row`, [a link](x) and\nanother line with \\* marks; word word.\n\n"
      + "## A heading of words\n\n- item one\n- item two of it\n\nThe end of it all here\n"
    for _ in 0..<300 {
      let places = (0..<Int.random(in: 2...6, using: &dice)).map { _ in
        Int.random(in: 0..<text.utf8.count, using: &dice)
      }
      let command = Self.commands.randomElement(using: &dice) ?? .deleteBackward
      let many = RichDocument(
        SourceText(text), selection: Selection(places.map { SelectionRange(caret: $0) }))
      let starts = many.state.selection.ranges
      guard
        Set(zip(starts, starts.dropFirst()).map { $1.lowerBound - $0.lowerBound }).min() ?? 9 > 2
      else { continue }
      many.perform(command, tick: 0)
      let single = RichDocument(SourceText(text))
      for range in starts.reversed() {
        single.perform(.select(anchor: range.anchor, head: range.head), tick: 0)
        single.perform(command, tick: 0)
      }
      #expect(
        many.state.text == single.state.text,
        "\(command) at \(starts.map(\.head)): \(many.state.text.string) | \(single.state.text.string)"
      )
      #expect(picture(many) == picture(RichDocument(many.state.text)))
      while many.history.canUndo { many.perform(.undo, tick: 0) }
      #expect(many.state.text.string == text)
    }
  }

  private static let sourceCommands: [RichCommand] =
    commands + [
      .insertParagraph, .insertText("|"), .insertText("* "), .insertText("#"), .insertText(" "),
      .insertText("["), .insertText("\""), .insertText("```"), .insertText("> "),
    ]

  private static func source(_ text: String, _ places: [Int], indents: Bool) -> RichDocument {
    let document = RichDocument(
      SourceText(text), selection: Selection(places.map { SelectionRange(caret: $0) }))
    document.mode = .source
    document.smartTyping = indents ? [.indentation, .pairs, .quotes] : [.pairs, .quotes]
    return document
  }

  /// The same in a text that is shown as its source, where carets in all lines are served together.
  @Test(arguments: [false, true]) func allCaretsDoWhatOneDoesInSource(indents: Bool) throws {
    var dice = SeededGenerator(seed: 7)
    let text =
      "---\na: b\n---\n1. one\n1. two\r\n\n    code é\n\tand 漢字 👨‍👩‍👧\n| a | b |\n|---|---|\n| c | d |\n"
      + "\n> quote\n> more\n\n```\nfenced\n\n```\n<div>\n<!-- x -->\n\nlast line"
    for _ in 0..<400 {
      let places = (0..<Int.random(in: 2...6, using: &dice)).map { _ in
        Int.random(in: 0...text.utf8.count, using: &dice)
      }
      let command = Self.sourceCommands.randomElement(using: &dice) ?? .deleteBackward
      let many = Self.source(text, places, indents: indents)
      let starts = many.state.selection.ranges
      // Blanks that Enter takes along are those of one caret only.
      let isFar = zip(starts, starts.dropFirst()).allSatisfy { $1.lowerBound - $0.lowerBound > 8 }
      guard starts.count > 1, isFar else { continue }
      many.perform(command, tick: 0)
      let single = Self.source(text, [0], indents: indents)
      for range in starts.reversed() {
        single.perform(.select(anchor: range.anchor, head: range.head), tick: 0)
        single.perform(command, tick: 0)
      }
      #expect(
        many.state.text == single.state.text,
        "\(command) at \(starts.map(\.head)): \(many.state.text.string) | \(single.state.text.string)"
      )
      #expect(many.state.selection.ranges.count == starts.count)
      #expect(picture(many) == picture(Self.source(many.state.text.string, [0], indents: indents)))
      while many.history.canUndo { many.perform(.undo, tick: 0) }
      #expect(many.state.text.string == text)
    }
  }

  /// Each key is one edit, however many lines have a caret: one after the other would take the lines apart
  /// each time.
  @Test func aTextShownAsItsSourceIsChangedAtOnce() {
    let lines = 2_000
    let text = String(repeating: "word and more\n", count: lines)
    let document = Self.source(text, (0..<lines).map { $0 * 14 + 4 }, indents: true)
    let start = document.version
    for text in ["x", "|", " ", "| a |"] { document.perform(.insertText(text), tick: 0) }
    document.perform(.insertParagraph, tick: 5_000)
    document.perform(.insertText("("), tick: 9_000)
    document.perform(.deleteBackward, tick: 9_000)
    #expect(
      document.state.text.string == String(repeating: "wordx| | a |\n and more\n", count: lines))
    #expect(document.version - start <= 7)
    #expect(document.state.selection.ranges.count == lines)
    while document.history.canUndo { document.perform(.undo, tick: 20_000) }
    #expect(document.state.text.string == text)
  }

  /// As many lines of another program as there are carets are a line each, with the styles and links that they have.
  @Test func linesOfAnotherProgramKeepWhatTheyMean() {
    let carets = [2, 6, 10].map { SelectionRange(caret: $0) }
    let document = RichDocument(SourceText("aa\n\nbb\n\ncc\n"), selection: Selection(carets))
    document.perform(.pasteForeign("*i* **1** `x`\n[[Poem]]\n# x\n"), tick: 0)
    #expect(document.state.text.string == "aa*i* **1** `x`\n\nbb[[Poem]]\n\ncc# x\n")
    expectFreshView(document)
    document.perform(.undo, tick: 9)
    #expect(document.state.text.string == "aa\n\nbb\n\ncc\n")
  }
}
