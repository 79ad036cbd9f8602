import BubblepadPanels
import CursesCore
import CursesUICore

/// Light that says what has happened, where light moves: it holds up nothing, and says nothing that is not
/// said in words as well.
extension Workspace {
  /// Where the page stands with its border; nil where it has none.
  private var pageFrame: Rect? {
    let metrics = ScreenMetrics(size: shell.screenSize, isLinear: settings.isForScreenReader)
    guard hasFrame(in: metrics), let text = textRect(in: metrics) else { return nil }
    let above = 1 + metrics.textInsetRows
    return Rect(
      column: text.minColumn - 1, row: text.minRow - above, columns: text.size.columns + 2,
      rows: text.size.rows + 2 * above)
  }

  /// The note is on the disk: a glint runs along the border of its page.
  func shineOnPage() {
    if let pageFrame { shell.show(.glint(pageFrame)) }
  }

  /// A note has been started: a bubble rises from its page.
  func raiseBubble() {
    guard let pageFrame else { return }
    shell.show(
      .bubble(
        Point(
          column: (pageFrame.minColumn + pageFrame.maxColumn) / 2, row: pageFrame.maxRow - 1)))
  }
}

extension AppShell {
  /// Shows light that passes; without light there is none.
  func show(_ light: PassingLight) {}
}
