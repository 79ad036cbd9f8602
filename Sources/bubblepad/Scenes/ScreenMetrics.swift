import TerminalCore

/// How the panels share the screen: on a small one the room between them goes first, then the list,
/// then the borders.
struct ScreenMetrics: Equatable {
  let size: Size
  /// Whether there are no boxes and no room around things, for a screen reader.
  var isLinear = false

  /// The smallest screen the panels can share.
  static let smallest = Size(columns: 40, rows: 10)

  var isTooSmall: Bool {
    size.columns < Self.smallest.columns || size.rows < Self.smallest.rows
  }

  /// Bubbles around everything.
  var marginColumns: Int { isLinear ? 0 : size.columns >= 100 ? 2 : size.columns >= 70 ? 1 : 0 }
  var marginRows: Int { isLinear ? 0 : size.rows >= 30 ? 1 : 0 }
  /// Bubbles between two panels.
  var gutterColumns: Int { size.columns >= 100 ? 2 : 1 }
  var gutterRows: Int { size.rows >= 30 ? 1 : 0 }

  var isBordered: Bool { !isLinear && size.rows >= 16 && size.columns >= 50 }
  /// The status bar has a box of its own only where rows are plenty.
  var isStatusBordered: Bool { size.rows >= 30 && isBordered }
  var hasRoomForList: Bool { size.columns >= 66 && size.rows >= 12 }

  func listColumns(wanted: Int?) -> Int {
    let usual = size.columns >= 100 ? 30 : 26
    return max(18, min(wanted ?? usual, size.columns / 2))
  }

  var titleRows: Int { isBordered ? 3 : 1 }
  var statusRows: Int { isStatusBordered ? 3 : 1 }
  /// Cells between a panel's border and its text.
  var textInset: Int { isLinear ? 0 : size.columns >= 100 ? 3 : size.columns >= 60 ? 2 : 1 }
  var textInsetRows: Int { isLinear ? 0 : size.rows >= 20 ? 1 : 0 }

  /// Where the text of a note stands among the panels that are shown, as `NotebookScene` arranges them;
  /// nil where it arranges them in another way.
  ///
  /// - Parameter listColumns: nil without the list.
  func textRect(listColumns: Int?, hasTitle: Bool, hasStatus: Bool) -> Rect? {
    guard !isLinear, !isTooSmall else { return nil }
    var (left, top) = (marginColumns, marginRows)
    var bottom = size.rows - marginRows
    if let listColumns { left += listColumns + gutterColumns }
    if hasTitle { top += titleRows + gutterRows }
    if hasStatus { bottom -= statusRows + gutterRows }
    let border = isBordered ? 1 : 0
    let around = border + textInsetRows
    return Rect(
      column: left + border, row: top + around,
      columns: size.columns - marginColumns - left - 2 * border, rows: bottom - top - 2 * around)
  }

  /// The size of a dialog that would like to be this large.
  func dialogColumns(wanted: Int) -> Int { min(wanted, max(1, size.columns - 2)) }
}
