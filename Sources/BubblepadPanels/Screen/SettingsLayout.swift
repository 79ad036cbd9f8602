import CursesCore

/// How the settings share their dialog.
package struct SettingsLayout {
  package let columns: Int
  package let isWide: Bool
  package let listColumns: Int
  package let detailColumns: Int
  /// Of the list.
  package let rows: Int
  /// Of what is said below it where there is no room beside it. There as many rows as most explanations take.
  package let detailRows: Int
  package let hasHints: Bool
  /// Whether what is said comes after the control, and in few words.
  package var isShort: Bool { !isWide || !hasHints }

  package init(metrics: ScreenMetrics) {
    let size = metrics.size
    columns = metrics.dialogColumns(wanted: size.columns >= 110 ? 100 : 78)
    isWide = columns >= 70
    let inside = columns - 2 - (size.columns >= 60 ? 4 : 2)
    // The longest title beside its key, as far as that leaves room for the three buttons of a key.
    listColumns = max((inside - 3) * 9 / 20, min(37, inside - 3 - 32))
    detailColumns = inside - 3 - listColumns
    hasHints = size.rows >= 14
    // Borders and the search; the rule below it, the hints, and what stands around them.
    let edges = metrics.isTiny ? 1 : 3
    let around = edges + (hasHints ? (size.rows >= 16 ? 5 : 2) : 0)
    let most = max(2, min(metrics.boxRows - around - (size.rows >= 30 ? 4 : 0), 28))
    detailRows = isWide ? 0 : min(hasHints ? 6 : 5, max(1, most - (hasHints ? 3 : 2)))
    rows = isWide ? most : max(1, most - detailRows - (hasHints ? 1 : 0))
  }
}
