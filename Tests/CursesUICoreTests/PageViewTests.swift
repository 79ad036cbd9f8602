import CursesCore
import CursesSeededRandom
import CursesText
import CursesThemes
import Testing

@testable import CursesRichEditor
@testable import CursesTextEditors

/// Blocks of paragraphs, with a gap after each block.
struct BlockSource: PageSource {
  var blocks: [[PageParagraph]]
  var gaps = true

  init(_ blocks: [[PageParagraph]], gaps: Bool = true) {
    self.blocks = blocks
    self.gaps = gaps
  }

  /// One block a text.
  init(texts: [String]) {
    blocks = texts.map { [PageParagraph(.paragraph, Array($0.utf8))] }
  }

  var blockCount: Int { blocks.count }
  func paragraphCount(inBlock block: Int) -> Int { blocks[block].count }
  func paragraph(_ index: Int, inBlock block: Int) -> PageParagraph { blocks[block][index] }
  func kind(ofParagraph index: Int, inBlock block: Int) -> PageParagraphKind {
    blocks[block][index].kind
  }
  func hasGap(afterParagraph index: Int, inBlock block: Int) -> Bool {
    gaps && index + 1 == blocks[block].count && block + 1 < blocks.count
  }
  func fraction(beforeBlock block: Int) -> Double { Double(block) / Double(blocks.count) }
}

func tableRow(_ cells: [String], isHeader: Bool = false) -> PageParagraph {
  var text: [UInt8] = []
  var ranges: [PageCell] = []
  for cell in cells {
    if !text.isEmpty { text += Array(" │ ".utf8) }
    ranges.append(
      PageCell(range: text.count..<text.count + cell.utf8.count, alignment: .left))
    text += Array(cell.utf8)
  }
  var row = PageParagraph(.tableRow(isHeader: isHeader), text)
  row.cells = ranges
  return row
}

@MainActor
struct PageViewTests {
  private func view(
    _ source: BlockSource, columns: Int = 20, rows: Int = 5
  ) -> PageView<BlockSource> {
    var view = PageView(source)
    view.resize(to: Size(columns: columns, rows: rows), widths: .perScalar, signs: .unicode)
    return view
  }

  private func caret(_ block: Int, _ offset: Int, paragraph: Int = 0) -> PageCaret {
    PageCaret(position: PagePosition(block: block, paragraph: paragraph, offset: offset))
  }

  private func draw(
    _ view: inout PageView<BlockSource>, _ highlights: PageHighlights = .none
  ) throws -> (rows: [String], changed: [Int]) {
    var frame = Frame(size: view.size)
    let look = PageLook(theme: try ThemeLibrary().theme(named: themeName))
    let changed = view.draw(
      into: &frame, rect: frame.bounds, look: look, highlights: highlights)
    return ((0..<frame.size.rows).map { frame.text(row: $0).trimmingEnd() }, changed)
  }

  @Test func showsWhatIsInViewAndScrolls() throws {
    var view = view(BlockSource(texts: ["one", "two", "three", "four"]))
    #expect(try draw(&view).rows == ["one", "", "two", "", "three"])
    let down = view.scroll(by: 9)
    #expect(down == 2)
    #expect(try draw(&view).rows == ["two", "", "three", "", "four"])
    #expect(view.fraction > 0)
    let up = view.scroll(by: -1)
    #expect(up == -1)
    #expect(try draw(&view).rows == ["", "two", "", "three", ""])
  }

  @Test func roomIsKeptOnWideScreensOnly() throws {
    var wide = view(BlockSource(texts: ["x"]), columns: 120)
    #expect(wide.margin == 3 && wide.book.format.measure == 80)
    #expect(wide.point(of: caret(0, 1)) == Point(column: 4, row: 0))
    let small = view(BlockSource(texts: ["x"]), columns: 10)
    #expect(small.margin == 0 && small.book.format.measure == 9)
    let tiny = view(BlockSource(texts: ["x"]), columns: 1, rows: 1)
    #expect(tiny.book.format.measure == 1)
  }

  @Test func rowMotionsKeepTheirColumnAndPassOverGaps() {
    var view = view(BlockSource(texts: ["a long first row", "two", "a long third row"]), rows: 9)
    var goal: Int?
    var at = caret(0, 10)
    at = view.moved(at, .rowDown, goal: &goal)
    #expect(at.position == PagePosition(block: 1, paragraph: 0, offset: 3))
    at = view.moved(at, .rowDown, goal: &goal)
    #expect(at.position == PagePosition(block: 2, paragraph: 0, offset: 10))
    at = view.moved(at, .rowDown, goal: &goal)
    #expect(at.position.offset == 16 && goal == nil)
    goal = nil
    at = view.moved(caret(2, 4), .rowUp, goal: &goal)
    at = view.moved(at, .rowUp, goal: &goal)
    #expect(at.position == PagePosition(block: 0, paragraph: 0, offset: 4))
    at = view.moved(at, .rowUp, goal: &goal)
    #expect(at.position.offset == 0)
  }

  @Test func homeAndEndGoByRows() {
    var view = view(BlockSource(texts: ["seven words that need two rows here"]))
    var goal: Int? = 3
    let end = view.moved(caret(0, 2), .rowEnd, goal: &goal)
    #expect(goal == nil && end.rowAffinity == .upstream)
    #expect(view.point(of: end) == Point(column: 17, row: 0))
    let down = view.moved(end, .rowDown, goal: &goal)
    #expect(view.point(of: down) == Point(column: 17, row: 1))
    let home = view.moved(down, .rowStart, goal: &goal)
    #expect(view.point(of: home) == Point(column: 0, row: 1))
    #expect(home.position.offset == end.position.offset)
  }

  @Test func pagesScrollAndKeepTheRowOnTheScreen() {
    let texts = (0..<30).map { "row \($0)" }
    var view = view(
      BlockSource(texts.map { [PageParagraph(.paragraph, Array($0.utf8))] }, gaps: false), rows: 10)
    var goal: Int?
    var at = caret(3, 2)
    at = view.moved(at, .pageDown, goal: &goal)
    #expect(at.position.block == 11 && view.point(of: at)?.row == 3)
    at = view.moved(at, .pageUp, goal: &goal)
    #expect(at.position.block == 3 && view.point(of: at)?.row == 3)
    at = view.moved(at, .pageUp, goal: &goal)
    #expect(at.position.block == 0)
  }

  @Test func clicksFindTheNearestCaret() {
    var view = view(BlockSource(texts: ["日本 text", "two"]))
    #expect(view.caret(at: Point(column: 2, row: 0)).position.offset == 3)
    #expect(view.caret(at: Point(column: 19, row: 0)).position.offset == 11)
    #expect(view.caret(at: Point(column: 1, row: 1)).position.block == 1)
    #expect(
      view.caret(at: Point(column: 1, row: 2)).position
        == PagePosition(block: 1, paragraph: 0, offset: 1))
    #expect(
      view.caret(at: Point(column: 0, row: 4)).position
        == PagePosition(block: 1, paragraph: 0, offset: 3))
    #expect(
      view.caret(at: Point(column: -5, row: -5)).position
        == PagePosition(block: 0, paragraph: 0, offset: 0))
  }

  @Test func tablesAreOneUnitWithCellsSideBySide() throws {
    let source = BlockSource([
      [PageParagraph(.paragraph, Array("before".utf8))],
      [tableRow(["k", "v"], isHeader: true), tableRow(["one", "1"]), tableRow(["two"])],
    ])
    var view = view(source, columns: 24, rows: 8)
    #expect(
      try draw(&view).rows == [
        "before", "", "k     v", "─────┼───", "one   1", "two", "", "",
      ])
    var goal: Int?
    // "one │ ¦1": the second cell starts behind the line between.
    var at = caret(1, 8, paragraph: 1)
    #expect(view.point(of: at) == Point(column: 6, row: 4))
    at = view.moved(at, .rowUp, goal: &goal)
    #expect(at.position == PagePosition(block: 1, paragraph: 0, offset: 6))
    at = view.moved(at, .rowEnd, goal: &goal)
    #expect(at.position == PagePosition(block: 1, paragraph: 0, offset: 7))
    at = view.moved(at, .rowStart, goal: &goal)
    #expect(at.position == PagePosition(block: 1, paragraph: 0, offset: 6))
    #expect(
      view.caret(at: Point(column: 2, row: 4)).position
        == PagePosition(block: 1, paragraph: 1, offset: 2))
  }

  @Test func revealShowsTheCaretWithRoomAroundIt() {
    let texts = (0..<100).map { "row \($0)" }
    var view = view(
      BlockSource(texts.map { [PageParagraph(.paragraph, Array($0.utf8))] }, gaps: false), rows: 10)
    let moved = view.reveal(caret(5, 0))
    #expect(!moved)
    view.reveal(caret(9, 0))
    #expect(view.point(of: caret(9, 0))?.row == 7)
    view.reveal(caret(70, 0))
    #expect(view.point(of: caret(70, 0)) != nil)
    #expect(view.point(of: caret(0, 0)) == nil)
    view.reveal(caret(0, 0))
    #expect(view.point(of: caret(0, 0))?.row == 0)
  }

  @Test func onlyChangedRowsAreReported() throws {
    var source = BlockSource(texts: ["one", "two", "three"])
    var view = view(source)
    #expect(try draw(&view).changed == [0, 1, 2, 3, 4])
    #expect(try draw(&view).changed == [])
    source.blocks[1][0].text.append(0x21)
    view.update(source)
    let edited = try draw(&view).changed
    #expect(edited == [2])
    var highlights = PageHighlights()
    highlights.selection =
      PagePosition(
        block: 1, paragraph: 0, offset: 1)..<PagePosition(block: 2, paragraph: 0, offset: 2)
    #expect(try draw(&view, highlights).changed == [2, 4])
    #expect(try draw(&view).changed == [2, 4])
    source.blocks.insert([PageParagraph(.paragraph, Array("new".utf8))], at: 1)
    view.update(source)
    #expect(try draw(&view).changed == [2, 4])
  }

  @Test func aKeyInALongParagraphChangesItsRow() throws {
    var source = BlockSource(texts: ["one two three four five six seven eight nine ten"])
    var view = view(source)
    _ = try draw(&view)
    source.blocks[0][0].text[20] = 0x78
    view.update(source)
    let changed = try draw(&view).changed
    #expect(changed == [1])
  }

  @Test func linksAndTasksCanBeHit() {
    var paragraph = PageParagraph(
      .paragraph, Array("see there".utf8),
      spans: [PageSpan(range: 4..<9, attributes: .link, target: "https://a.b")])
    var view = view(BlockSource([[paragraph]]), columns: 40)
    let left = view.margin
    #expect(view.target(at: Point(column: left + 5, row: 0)) == .link("https://a.b"))
    #expect(view.target(at: Point(column: left + 1, row: 0)) == nil)
    paragraph.containers = [.item(marker: .task(isDone: false), widest: .task(isDone: false))]
    view.update(BlockSource([[paragraph]]))
    #expect(view.target(at: Point(column: left + 2, row: 0)) == .task(block: 0, paragraph: 0))
    #expect(view.target(at: Point(column: left + 9, row: 0)) == .link("https://a.b"))
    #expect(view.target(at: Point(column: left + 9, row: 3)) == nil)
  }

  @Test(arguments: UInt64(1)...3)
  func everyCaretThatIsDrawnIsWhereAClickPutsIt(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let words = ["word", "日本語", "e\u{301}", "👍🏽", "a", "long-hyphenated-word", "\t"]
    let blocks = (0..<40).map { _ in
      (0...random.below(3)).map { _ in
        PageParagraph(
          random.below(5) == 0 ? .code(label: "") : .paragraph,
          Array(
            (0..<random.below(12)).map { _ in words[random.below(words.count)] }.joined(
              separator: " "
            ).utf8))
      }
    }
    var view = view(BlockSource(blocks), columns: 10 + random.below(40), rows: 12)
    for step in 0..<200 {
      let target = caret(random.below(40), 0)
      view.reveal(target)
      let point = Point(column: random.below(view.size.columns), row: random.below(12))
      let hit = view.caret(at: point)
      // A click on the empty row above a block that is out of view goes to that block.
      view.reveal(hit)
      let drawn = view.point(of: hit)
      #expect(drawn != nil, "seed \(seed) step \(step)")
      if let drawn {
        #expect(
          view.point(of: view.caret(at: drawn)) == drawn, "seed \(seed) step \(step) \(point)")
      }
    }
  }
}
