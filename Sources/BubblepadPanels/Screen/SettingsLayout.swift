import CursesCore

/// How the settings share their dialog.
package struct SettingsLayout {
  package let columns: Int
  package let isWide: Bool
  package let listColumns: Int
  package let detailColumns: Int
  /// Of the list.
  package let rows: Int
  /// Of what is said below it where there is no room beside it.
  package let detailRows: Int
  package let hasHints: Bool

  package init(metrics: ScreenMetrics) {
    let size = metrics.size
    columns = metrics.dialogColumns(wanted: size.columns >= 110 ? 100 : 78)
    isWide = columns >= 70
    let inside = columns - 2 - (size.columns >= 60 ? 4 : 2)
    // The longest title beside its key, as far as that leaves room for the three buttons of a key.
    listColumns = max((inside - 3) * 9 / 20, min(37, inside - 3 - 32))
    detailColumns = inside - 3 - listColumns
    hasHints = size.rows >= 14
    // Borders, the search and its rule, and what stands around them.
    let around = 4 + (size.rows >= 16 ? 2 : 0) + (hasHints ? (size.rows >= 16 ? 2 : 1) : 0)
    let most = max(2, min(size.rows - around - (size.rows >= 30 ? 4 : 0), 28))
    detailRows = isWide ? 0 : min(size.rows >= 14 ? 6 : 2, max(1, most - 3))
    rows = isWide ? most : max(1, most - detailRows - 1)
  }
}
