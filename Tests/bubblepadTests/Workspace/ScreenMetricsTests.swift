import BubblepadPanels
import CursesCore
import Testing

@testable import bubblepad

@Suite("Screen metrics")
struct ScreenMetricsTests {
  @Test func onlyWhatIsSmallerThanTwentyByThreeIsTooSmall() {
    #expect(!ScreenMetrics(size: Size(columns: 20, rows: 3)).isTooSmall)
    #expect(ScreenMetrics(size: Size(columns: 19, rows: 3)).isTooSmall)
    #expect(ScreenMetrics(size: Size(columns: 20, rows: 2)).isTooSmall)
  }

  @Test func dialogsFillAScreenWithoutRoomForTheirBoxes() {
    #expect(!ScreenMetrics(size: Size(columns: 40, rows: 10)).isTiny)
    #expect(ScreenMetrics(size: Size(columns: 39, rows: 10)).isTiny)
    #expect(ScreenMetrics(size: Size(columns: 40, rows: 9)).isTiny)
  }

  /// At every size the text keeps most of the columns and at least a few rows.
  @Test func theTextKeepsRoom() {
    for columns in stride(from: 40, through: 400, by: 3) {
      for rows in stride(from: 10, through: 100, by: 1) {
        let metrics = ScreenMetrics(size: Size(columns: columns, rows: rows))
        let border = metrics.isBordered ? 2 : 0
        var left = columns - 2 * metrics.marginColumns - border - 2 * metrics.textInset
        if metrics.hasRoomForList {
          left -= metrics.listColumns(wanted: nil) + metrics.gutterColumns
        }
        let above = metrics.titleRows + metrics.statusRows + metrics.gutterRows
        let margins = metrics.marginTop + metrics.marginBottom
        let down = rows - margins - above - border - 2 * metrics.textInsetRows
        #expect(left >= 30, "\(columns)×\(rows)")
        #expect(down >= 5, "\(columns)×\(rows)")
        #expect(metrics.dialogColumns(wanted: 68) <= columns - 2)
      }
    }
  }

  @Test(arguments: [1, 16, 26, 500])
  func aWantedListTakesAtMostHalf(_ wanted: Int) {
    let metrics = ScreenMetrics(size: Size(columns: 100, rows: 30))
    #expect((16...50).contains(metrics.listColumns(wanted: wanted)))
  }
}
