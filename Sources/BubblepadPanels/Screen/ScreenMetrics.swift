import BubblepadSettings
import CursesCore

/// How the panels share the screen: on a small one the room between them goes first, then the list,
/// then the borders.
package struct ScreenMetrics: Equatable {
  package let size: Size
  /// Whether there are no boxes and no room around things, for a screen reader.
  package var isLinear = false
  /// The rows at the bottom that dialogs leave to what is said while they are open.
  package var saidRows = 0

  package init(size: Size, isLinear: Bool = false) {
    (self.size, self.isLinear) = (size, isLinear)
  }

  /// The smallest screen on which a note can be written: a commit message in a split of the window.
  package static let smallest = Size(columns: 20, rows: 3)
  /// The smallest screen that dialogs have their boxes on; on a smaller one they fill it.
  package static let smallestForBoxes = Size(columns: 40, rows: 10)

  package var isTooSmall: Bool {
    size.columns < Self.smallest.columns || size.rows < Self.smallest.rows
  }

  /// Whether dialogs fill the screen, with one line for what each of them asks.
  package var isTiny: Bool {
    size.columns < Self.smallestForBoxes.columns || size.rows < Self.smallestForBoxes.rows
  }

  /// Whether a dialog is alone on the screen: where it has no room for a box, and for a screen reader, which
  /// would read what is behind it too.
  package var dialogsFill: Bool { isTiny || isLinear }

  /// Whether the title has its row beside the text.
  package var hasRoomForTitle: Bool { isLinear || size.rows >= 7 }
  /// Whether the find bar has room for its switches; their keys work all the same.
  package var hasRoomForSwitches: Bool { size.columns >= 44 }
  /// The rows that a long notice may take.
  package var mostNoticeRows: Int {
    max(1, min(4, size.rows - 2), min(8, size.rows / 2 - 2))
  }

  /// Whether there is room for wide gaps and for entries of two rows.
  package var isRoomy: Bool { !isLinear && size.columns >= 110 && size.rows >= 32 }
  /// Whether bubbles are seen around the panels: on every screen but the smallest.
  private var hasGaps: Bool { !isLinear && size.columns >= 60 && size.rows >= 16 }

  /// Bubbles around everything.
  package var marginColumns: Int { isRoomy ? 3 : hasGaps ? 1 : 0 }
  package var marginTop: Int { isRoomy ? 2 : hasGaps ? 1 : 0 }
  package var marginBottom: Int { isRoomy ? 1 : 0 }
  /// Bubbles between two panels.
  package var gutterColumns: Int { hasGaps ? 3 : 1 }
  package var gutterRows: Int { hasGaps ? 1 : 0 }

  package var isBordered: Bool { !isLinear && size.rows >= 16 && size.columns >= 50 }
  package var hasRoomForList: Bool { size.columns >= 66 && size.rows >= 12 }

  /// The smallest screen with a pane beside the page.
  package static let leastForAside = Size(columns: 170, rows: 28)
  package var hasRoomForAside: Bool {
    !isLinear && size.columns >= Self.leastForAside.columns && size.rows >= Self.leastForAside.rows
  }
  /// The columns of the pane beside the page.
  package var asideColumns: Int { min(48, max(32, size.columns * 18 / 100)) }
  /// The rows of the outline in it.
  package var outlineRows: Int {
    (size.rows - marginTop - marginBottom - statusRows - gutterRows) / 2
  }

  /// The columns of the narrowest screen with two notes side by side.
  package static let leastForPanes = 100
  package var hasRoomForPanes: Bool { !isLinear && size.columns >= Self.leastForPanes }
  /// Whether the tabs have a row above the page.
  package var hasRoomForTabs: Bool { !isLinear && size.rows >= 8 }

  /// - Parameters:
  ///   - wanted: the columns that the user has given it.
  ///   - isSearching: whether it shows lines of texts, which need more of them.
  package func listColumns(wanted: Int?, isSearching: Bool = false) -> Int {
    let usual = size.columns >= 100 ? 30 : 26
    let lines = isSearching ? min(80, size.columns * 2 / 5) : 0
    return max(
      Configuration.listWidthRange.lowerBound, lines, min(wanted ?? usual, size.columns / 2))
  }

  /// The rows of the title: it stands in the border where there is one.
  package var titleRows: Int { isBordered ? 0 : 1 }
  package var statusRows: Int { 1 }
  /// Cells between a panel's border and its text.
  package var textInset: Int { isLinear ? 0 : size.columns >= 100 ? 3 : size.columns >= 60 ? 2 : 1 }
  package var textInsetRows: Int { isLinear ? 0 : size.rows >= 20 ? 1 : 0 }

  /// The columns of the page in zen mode, which has no frame: the measure with room at both sides, and
  /// bubbles beside it wherever there is room for them.
  package func zenColumns(measure: Int) -> Int {
    guard hasGaps else { return size.columns }
    return min(measure + 12, size.columns - 2 * max(3, size.columns / 20))
  }
  /// The rows above and below the text in zen mode.
  package var zenInsetRows: Int { isRoomy ? 3 : textInsetRows }

  /// Where the text stands in zen mode; nil where that is another matter.
  package func zenTextRect(measure: Int) -> Rect? {
    guard !isLinear, !isTooSmall else { return nil }
    let columns = zenColumns(measure: measure)
    return Rect(
      column: (size.columns - columns) / 2, row: zenInsetRows, columns: columns,
      rows: size.rows - 2 * zenInsetRows)
  }

  /// The row at the bottom in which the status bar says something.
  package var noticeArea: Rect {
    Rect(
      column: marginColumns, row: size.rows - marginBottom - 1,
      columns: size.columns - 2 * marginColumns, rows: 1)
  }

  /// Where the text of a note stands among the panels that are shown, as `NotebookScene` arranges them;
  /// nil where it arranges them in another way.
  ///
  /// - Parameter listColumns: nil without the list.
  package func textRect(
    listColumns: Int?, hasTabs: Bool = false, hasTitle: Bool, hasStatus: Bool,
    hasAside: Bool = false
  ) -> Rect? {
    guard !isLinear, !isTooSmall else { return nil }
    var (left, top) = (marginColumns, marginTop)
    var bottom = size.rows - marginBottom
    var right = size.columns - marginColumns
    if let listColumns { left += listColumns + gutterColumns }
    if hasAside { right -= asideColumns + gutterColumns }
    if hasTabs, marginTop == 0 { top += 1 }
    if hasTitle { top += titleRows }
    if hasStatus { bottom -= statusRows + gutterRows }
    let border = isBordered ? 1 : 0
    let around = border + textInsetRows
    return Rect(
      column: left + border, row: top + around,
      columns: right - left - 2 * border, rows: bottom - top - 2 * around)
  }

  /// Whether what changes the whole screen is chosen at its side.
  package var hasRoomForSheets: Bool { !isLinear && size.columns >= 80 && size.rows >= 20 }
  /// The rows of the tallest sheet, which leaves the status bar to be seen.
  package var sheetRows: Int {
    min(size.rows - marginBottom - statusRows - gutterRows, boxRows) - marginTop
  }
  /// The rows that a dialog may take.
  package var boxRows: Int { size.rows - saidRows }

  /// The widths of dialogs: of a choice or a sheet, of words and fields, and of long lines beside one another.
  package static let narrowDialog = 48
  package static let wideDialog = 64
  package static let broadDialog = 100

  /// The size of a dialog that would like to be this large.
  package func dialogColumns(wanted: Int) -> Int { min(wanted, max(1, size.columns - 2)) }
}
