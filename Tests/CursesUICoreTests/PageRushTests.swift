import CursesCore
import CursesMarkdown
import CursesSeededRandom
import CursesTextLayout
import Testing

@testable import CursesRichEditor
@testable import CursesTextEditors

/// Many page keys at once: where they lead, and what is made on the way.
@MainActor
struct PageRushTests {
  private nonisolated static let prose = (0..<900).map { number in
    "Paragraph \(number) with *some* text and a `span` of code, long enough for a few rows of it.\n\n"
  }.joined()
  private nonisolated static let list = (0..<2_500).map { number in
    number.isMultiple(of: 5) ? "- item **\(number)** with words\n" : "  - deeper \(number)\n"
  }.joined()
  private nonisolated static let code =
    "```swift\n" + (0..<2_500).map { "let value\($0) = \"text\" // note\n" }.joined() + "```\n"
  private nonisolated static let table =
    "| Name | A column | Value |\n|:---|---|--:|\n"
    + (0..<2_500).map { "| row \($0) | some words that *wrap* | \($0 * 7) |\n" }.joined()
  private nonisolated static let mixed = (0..<250).map { number in
    "## Heading \(number)\n\nSome text\nin two lines.\n\n> quoted\n\n---\n\n"
      + "| a | b |\n|---|---|\n| c | d |\n\n```\ncode\n```\n\n\n\n1. one\n2. two\n\n"
  }.joined()
  private nonisolated static let long = String(
    repeating: "a paragraph without an end ", count: 4_000)

  nonisolated static let texts = [prose, list, code, table, mixed, long, "short\n"]

  /// What can be told of an editor from outside.
  private struct Place: Equatable, CustomStringConvertible {
    let head: Int
    let top: PageRowPlace
    let rows: [String]
    let caret: Point?

    var description: String { "\(head) \(top) \(String(describing: caret))" }
  }

  private func place(_ screen: EditorScreen) -> Place {
    let drawn = screen.draw()
    return Place(
      head: screen.editor.document.state.selection.main.head, top: screen.editor.view.viewport.top,
      rows: drawn.rows, caret: drawn.drawing.caret)
  }

  @Test(arguments: texts.indices)
  func manyAtOnceEndWhereSingleOnesDo(text: Int) throws {
    let single = try EditorScreen(Self.texts[text], columns: 50, rows: 20)
    let rush = try EditorScreen(Self.texts[text], columns: 50, rows: 20)
    for key in [Key.Code.pageDown, .pageUp, .down, .pageDown] {
      for screen in [single, rush] { for _ in 0..<3 { screen.key(.right) } }
      for _ in 0..<120 {
        single.key(key)
        _ = single.draw()
        rush.key(key)
      }
      #expect(place(single) == place(rush), "\(key)")
    }
  }

  /// Each block on the way is made once and each unit laid out once, and nothing behind the last page but
  /// what tells where a block ends.
  @Test(arguments: texts.indices)
  func onlyWhatIsPassedIsLaidOutAndOnce(text: Int) throws {
    let screen = try EditorScreen(Self.texts[text], columns: 50, rows: 20)
    _ = screen.draw()
    let document = screen.editor.document
    let book = screen.editor.view.book
    let made = document.stamp(ofBlock: document.blockCount - 1)
    let laidOut = book.layoutCount
    for _ in 0..<100 { screen.key(.pageDown) }
    _ = screen.draw()
    let last = screen.editor.view.rowsInView().last?.place.block ?? 0
    let blocks = (0...last).reduce(0) { count, _ in count + 1 }
    let units = (0...last).reduce(0) { count, block in
      count
        + (book.source.unitStarts(inBlock: block)?.count
          ?? book.source.paragraphCount(inBlock: block))
    }
    document.perform(.moveToDocumentEnd, tick: 0)
    #expect(document.blockCount > last)
    #expect(book.layoutCount - laidOut <= units)
    // A block that is asked for now has been made by one key or another; the next number tells how many.
    let next = document.stamp(ofBlock: min(last + 3, document.blockCount - 1))
    #expect(next - made <= blocks + 8)
  }

  @Test(arguments: 1...30) func rowsAtOnceAreThoseOneByOne(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let book = PageBook(Self.blocks(&dice), format: PageFormat(measure: 12))
    var rows = [book.firstRow]
    while let last = rows.last, let next = book.row(after: last) { rows.append(next) }
    for _ in 0..<60 {
      let (from, count) = (dice.below(rows.count), dice.below(rows.count + 3))
      let down = min(count, rows.count - 1 - from)
      let below = book.row(count, below: rows[from])
      #expect(below.place == rows[from + down])
      #expect(below.moved == down)
      let up = min(count, from)
      let above = book.row(count, above: rows[from])
      #expect(above.place == rows[from - up])
      #expect(above.moved == up)
      let (to, limit) = (dice.below(rows.count), dice.below(rows.count))
      let isNear = to >= from && to - from <= limit
      #expect(
        book.distance(from: rows[from], to: rows[to], limit: limit) == (isNear ? to - from : nil))
    }
  }

  private static func blocks(_ dice: inout SeededGenerator) -> BlockSource {
    var blocks: [[PageParagraph]] = []
    for _ in 0..<8 {
      blocks.append(
        (0...dice.below(3)).map { number in
          if dice.below(4) == 0 {
            let cells = ["a", String(repeating: "word ", count: dice.below(4))]
            return tableRow(cells, isHeader: number == 0)
          }
          let text = String(repeating: "word ", count: dice.below(9))
          return PageParagraph(
            dice.below(5) == 0 ? .heading(level: 1) : .paragraph, Array(text.utf8))
        })
    }
    return BlockSource(blocks, gaps: dice.below(2) == 0)
  }
}
