import Testing

@testable import CursesTextLayout

/// Blocks of so many rows each.
private struct Blocks: RowSource {
  struct Place: Comparable, Sendable {
    var block: Int
    var row: Int
    static func < (one: Place, two: Place) -> Bool { (one.block, one.row) < (two.block, two.row) }
  }

  var counts: [Int]
  /// How many rows were looked at.
  var steps = 0

  init(_ counts: [Int]) { self.counts = counts }

  var firstRow: Place { Place(block: 0, row: 0) }

  mutating func row(after place: Place) -> Place? {
    steps += 1
    if place.row + 1 < counts[place.block] { return Place(block: place.block, row: place.row + 1) }
    return place.block + 1 < counts.count ? Place(block: place.block + 1, row: 0) : nil
  }

  mutating func row(before place: Place) -> Place? {
    steps += 1
    if place.row > 0 { return Place(block: place.block, row: place.row - 1) }
    return place.block > 0
      ? Place(block: place.block - 1, row: counts[place.block - 1] - 1) : nil
  }

  func fraction(before place: Place) -> Double { Double(place.block) / Double(counts.count) }
}

struct ViewportTests {
  private func place(_ block: Int, _ row: Int) -> Blocks.Place { .init(block: block, row: row) }

  @Test func showsTheRowsFromItsTop() {
    var blocks = Blocks([2, 1, 3])
    let viewport = Viewport<Blocks>(top: place(0, 1), height: 4)
    #expect(viewport.rows(in: &blocks) == [place(0, 1), place(1, 0), place(2, 0), place(2, 1)])
    #expect(viewport.screenRow(of: place(2, 0), in: &blocks) == 2)
    #expect(viewport.screenRow(of: place(0, 0), in: &blocks) == nil)
    #expect(viewport.screenRow(of: place(2, 2), in: &blocks) == nil)
  }

  @Test func scrollingStopsAtBothEnds() {
    var blocks = Blocks([2, 1, 3])
    var viewport = Viewport<Blocks>(top: place(0, 0), height: 4)
    #expect(viewport.scroll(by: -3, in: &blocks) == 0)
    #expect(viewport.scroll(by: 1, in: &blocks) == 1)
    #expect(viewport.top == place(0, 1))
    #expect(viewport.scroll(by: 10, in: &blocks) == 1)
    #expect(viewport.top == place(1, 0))
    #expect(viewport.scroll(by: -10, in: &blocks) == -2)
  }

  @Test func aTextShorterThanTheScreenDoesNotScroll() {
    var blocks = Blocks([1, 1])
    var viewport = Viewport<Blocks>(top: place(0, 0), height: 5)
    #expect(viewport.scroll(by: 1, in: &blocks) == 0)
    #expect(viewport.fraction(in: &blocks) == 0)
  }

  @Test func revealsWithAMargin() {
    var blocks = Blocks(Array(repeating: 1, count: 100))
    var viewport = Viewport<Blocks>(top: place(10, 0), height: 10)
    let stays = viewport.reveal(place(15, 0), in: &blocks)
    #expect(!stays && viewport.top == place(10, 0))
    viewport.reveal(place(19, 0), in: &blocks)
    #expect(viewport.top == place(12, 0))
    viewport.reveal(place(24, 0), in: &blocks)
    #expect(viewport.top == place(17, 0))
    viewport.reveal(place(12, 0), in: &blocks)
    #expect(viewport.top == place(10, 0))
    viewport.reveal(place(80, 0), in: &blocks)
    #expect(viewport.top == place(75, 0))
    viewport.reveal(place(99, 0), in: &blocks)
    #expect(viewport.top == place(90, 0))
    viewport.reveal(place(0, 0), in: &blocks)
    #expect(viewport.top == place(0, 0))
  }

  @Test func marginGivesWayOnASmallScreen() {
    var blocks = Blocks(Array(repeating: 1, count: 10))
    var viewport = Viewport<Blocks>(top: place(0, 0), height: 1)
    for row in [3, 9, 0, 1] {
      viewport.reveal(place(row, 0), in: &blocks)
      #expect(viewport.top == place(row, 0))
    }
  }

  @Test func fillsTheBottomWhenItGrows() {
    var blocks = Blocks(Array(repeating: 1, count: 10))
    var viewport = Viewport<Blocks>(top: place(8, 0), height: 2)
    viewport.height = 6
    viewport.fillBottom(in: &blocks)
    #expect(viewport.top == place(4, 0))
  }

  @Test func aJumpLooksAtAFewScreensOnly() {
    var blocks = Blocks(Array(repeating: 3, count: 1_000_000))
    var viewport = Viewport<Blocks>(top: place(0, 0), height: 40)
    viewport.reveal(place(700_000, 1), in: &blocks)
    #expect(viewport.screenRow(of: place(700_000, 1), in: &blocks) == 20)
    #expect(blocks.steps < 400)
    #expect(abs(viewport.fraction(in: &blocks) - 0.7) < 0.001)
  }
}
