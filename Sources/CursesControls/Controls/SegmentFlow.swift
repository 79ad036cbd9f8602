import CursesCore

/// Segments beside each other, in further rows where there are not the columns for them.
struct SegmentFlow {
  /// Where each lies from the top left.
  private(set) var places: [Rect] = []

  /// - Parameter columns: how many there are; nil for as many as are needed.
  init(_ widths: [Int], in columns: Int?) {
    let most = columns ?? .max
    var (column, row) = (0, 0)
    for width in widths {
      if column > 0, column + width > most { (column, row) = (0, row + 1) }
      places.append(Rect(column: column, row: row, columns: min(width, most), rows: 1))
      column += width
    }
  }

  /// The cells of all.
  var size: Size {
    Size(
      columns: places.map(\.maxColumn).max() ?? 0, rows: max(1, places.last?.maxRow ?? 0))
  }
}
