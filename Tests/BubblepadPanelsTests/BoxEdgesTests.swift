import CursesCore
import Testing

@testable import BubblepadPanels

/// The frame of a box keeps off the rows of the frame around it.
@Suite("Frames of boxes within that of the screen") struct BoxEdgesTests {
  private func row(_ row: Int, _ count: Int, _ columns: Int = 80, _ rows: Int = 24) -> Int? {
    BoxEdges(ScreenMetrics(size: Size(columns: columns, rows: rows)), hasStatus: true)?
      .row(near: row, ofBoxWithRows: count, in: rows)
  }

  @Test func aBoxKeepsOffTheFrameAround() {
    // The panels have their edges on the rows 1 and 21; the status bar is on row 23.
    #expect(row(7, 10) == 7 && row(2, 19) == 2)
    #expect(row(2, 20) == 3)
    #expect(row(1, 10) == 2)
    // Where there is no room, it stays.
    #expect(row(1, 22) == 1 && row(0, 24) == 0)
    // What is said at the bottom is not covered.
    let edges = BoxEdges(ScreenMetrics(size: Size(columns: 80, rows: 24)), hasStatus: true)
    #expect(edges?.row(near: 2, ofBoxWithRows: 20, in: 22) == 2)
  }

  @Test func withoutAFrameABoxStaysInTheMiddle() {
    #expect(row(1, 8, 40, 10) == nil)
    let linear = ScreenMetrics(size: Size(columns: 80, rows: 24), isLinear: true)
    #expect(BoxEdges(linear, hasStatus: true) == nil)
  }
}
