import CursesCore
import CursesUICore

/// A notice while there is no status bar: a small pane in the corner.
package struct Toast: View {
  private let notice: Notice
  private let metrics: ScreenMetrics

  package init(notice: Notice, metrics: ScreenMetrics) {
    (self.notice, self.metrics) = (notice, metrics)
  }

  /// The rows at the bottom of the screen that it covers.
  package var rows: Int { lines + 3 }

  package var body: some View {
    Panel(surface: .dialog) {
      HStack(alignment: .top) {
        Text(notice.sign).role(notice.role)
        Text(notice.words).role(notice.role)
      }
      .lineLimit(lines)
      .padding(columns: 1)
    }
    .padding(columns: metrics.marginColumns + 1, rows: 1)
  }

  /// The rows of its words: its edges, its sign and the cells around them are no room for these.
  private var lines: Int {
    let columns = metrics.size.columns - 2 * (metrics.marginColumns + 1) - 6
    return min(metrics.mostNoticeRows, max(2, notice.rows(inColumns: max(1, columns))))
  }
}
