import CursesCore
import CursesTerminalHarness
import Testing

@testable import CursesTerminal

/// The cursor and the size of the screen, where neither can be believed.
@Suite struct ScreenBoundsTests {
  @Test func aCursorStandsOnTheScreen() throws {
    let size = Size(columns: 10, rows: 3)
    for (column, row) in [(-1, 0), (0, -1), (10, 2), (9, 3), (.max, .min)] {
      let placed = try #require(
        PlacedCursor(Cursor(at: Point(column: column, row: row)), in: size))
      #expect((0..<10).contains(placed.position.column) && (0..<3).contains(placed.position.row))
      #expect(!placed.isVisible)
    }
    let inside = try #require(PlacedCursor(Cursor(at: Point(column: 9, row: 2)), in: size))
    #expect(inside.isVisible && inside.position == Point(column: 9, row: 2))
    #expect(PlacedCursor(Cursor(at: .zero), in: Size(columns: 0, rows: 3)) == nil)
  }

  @Test(arguments: [
    (Size(columns: 80, rows: 24), Size(columns: 80, rows: 24)),
    (Size(columns: 500, rows: 200), Size(columns: 500, rows: 200)),
    (Size(columns: 300, rows: 65535), Size(columns: 300, rows: 1024)),
    (Size(columns: 65535, rows: 65535), Size(columns: 2048, rows: 256)),
    (Size(columns: 0, rows: -1), Size(columns: 1, rows: 1)),
  ])
  func noMoreIsDrawnThanAScreenCanHave(size: Size, expected: Size) {
    #expect(TerminalDevice.bounded(size) == expected)
  }

  /// What the terminal sends for Alt is as it was before, and not merely off: in some it is on by itself.
  @Test func theModeOfAltIsGivenBack() throws {
    let program = try TerminalHarness(
      TerminalHarness.builtProgram("CursesTerminalProbe"), environment: ["COLORTERM": "truecolor"],
      columns: 60, rows: 16)
    try program.waitUntil { $0.text(row: 2).hasPrefix("Typed:") }
    program.send("\u{11}")
    #expect(program.waitForExit() != nil)
    let text = String(decoding: program.received, as: UTF8.self)
    let kept = try #require(text.firstRange(of: "\u{1B}[?1036s"))
    let set = try #require(text.firstRange(of: "\u{1B}[?1036h"))
    let back = try #require(text.firstRange(of: "\u{1B}[?1036r"))
    #expect(kept.upperBound <= set.lowerBound && set.upperBound <= back.lowerBound)
  }
}
