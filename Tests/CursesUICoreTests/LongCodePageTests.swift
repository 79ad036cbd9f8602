import CursesCore
import Testing

@testable import CursesBackdrops
@testable import CursesControls
@testable import CursesHost
@testable import CursesRichDocument
@testable import CursesRichEditing
@testable import CursesRichEditor
@testable import CursesRichText
@testable import CursesTextEditors
@testable import CursesTextFields
@_spi(Nodes) @testable import CursesViewGraph

/// The later parts of long blocks of code and of long lines look like the first.
@MainActor
struct LongCodePageTests {
  private static let code =
    "```swift\n" + (0..<2_000).map { "let value\($0) = \"text\" // note\n" }.joined() + "```\n"

  /// The style of the first cell in which a row with these words shows one of them.
  private func style(of word: String, inRowWith mark: String, _ screen: EditorScreen) -> Style? {
    let drawn = screen.draw()
    guard let row = drawn.rows.firstIndex(where: { $0.contains(mark) }) else { return nil }
    let cells = (0..<screen.size.columns).map { drawn.frame[$0, row].glyph.text }
    let letters = word.map { String($0) }
    let start = cells.indices.first { cells[$0...].starts(with: letters) }
    return start.map { drawn.frame[$0, row].style }
  }

  private func go(_ screen: EditorScreen, to mark: String) throws {
    let text = Array(screen.source.utf8)
    let offset = try #require(text.indices.first { text[$0...].starts(with: mark.utf8) })
    screen.editor.document.perform(.select(anchor: offset, head: offset), tick: 0)
    screen.editor.documentHasChanged()
  }

  @Test func colouredToTheEnd() throws {
    let screen = try EditorScreen(Self.code, columns: 60, rows: 20)
    let first = try #require(style(of: "let", inRowWith: "value0 ", screen))
    let note = try #require(style(of: "// note", inRowWith: "value0 ", screen))
    #expect(first != note)
    for mark in ["value700 ", "value1999 "] {
      try go(screen, to: mark)
      #expect(style(of: "let", inRowWith: mark, screen) == first)
      #expect(style(of: "// note", inRowWith: mark, screen) == note)
    }
  }

  @Test func aCommentGoesOnInTheNextPart() throws {
    let screen = try EditorScreen(Self.code, columns: 60, rows: 20)
    let note = try #require(style(of: "// note", inRowWith: "value0 ", screen))
    let document = screen.editor.document
    let last = document.block(2).paragraphs.count - 1
    let start = document.offset(of: RichPlace(block: 2, paragraph: last, visible: 0))
    document.perform(.select(anchor: start, head: start), tick: 0)
    screen.editor.documentHasChanged()
    screen.type("/*")
    let mark = try #require(
      document.block(3).paragraphs[1].string.split(separator: " ").dropFirst().first)
    #expect(style(of: "let", inRowWith: mark + " ", screen) == note)
    screen.key(.backspace)
    screen.key(.backspace)
    #expect(style(of: "let", inRowWith: mark + " ", screen) != note)
  }

  @Test func aKeyReadsOnlyTheCodeAroundIt() throws {
    let screen = try EditorScreen(Self.code, columns: 60, rows: 20)
    try go(screen, to: "value1999 ")
    _ = screen.draw()
    screen.type("x")
    _ = screen.draw()
    let before = screen.editor.codeEnds.lineCount
    screen.type("y")
    _ = screen.draw()
    #expect(screen.editor.codeEnds.lineCount - before < 300)
  }

  private static let line = String(repeating: "some plain words ", count: 2_400) + "end"

  @Test func whatLiesAcrossACutIsFoundAndReplaced() throws {
    let screen = try EditorScreen(Self.line, columns: 60, rows: 20)
    let document = screen.editor.document
    // The parts of what is read at once.
    #expect(document.blockCount > 2)
    let needle = "plain words some"
    var found = 0
    for block in 0..<document.blockCount where found == 0 || document.startsInLine(block) {
      found += 1
    }
    #expect(found == document.blockCount)
    try screen.editor.find(needle, tick: 0)
    var heads: Set<Int> = []
    while heads.insert(document.state.selection.main.lowerBound).inserted, heads.count < 5_000 {
      _ = screen.editor.perform(.findNext, tick: 0)
    }
    #expect(heads.count == 2_399)
    #expect(screen.editor.matchCount?.total == 2_399)
    _ = screen.editor.replaceAll(with: "x", tick: 0)
    #expect(!screen.source.contains(needle))
    #expect(screen.source.hasPrefix("some x x x x"))
    document.perform(.undo, tick: 0)
    #expect(screen.source == Self.line)
  }

  @Test func theColumnCountsFromTheStartOfTheLine() throws {
    let screen = try EditorScreen("first\n\n" + Self.line, columns: 60, rows: 20)
    screen.editor.document.perform(.moveToDocumentEnd, tick: 0)
    #expect(screen.editor.position == (3, Self.line.count + 1))
    let start = screen.editor.document.block(2).start
    screen.editor.document.perform(.select(anchor: start + 5, head: start + 5), tick: 0)
    #expect(screen.editor.position == (3, start + 5 - 7 + 1))
  }
}
