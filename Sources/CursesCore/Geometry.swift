/// A place in the grid: column and row from 0, from the top left.
public struct Point: Hashable, Sendable {
  /// Cells from the left, from 0.
  public var column: Int
  /// Cells from above, from 0.
  public var row: Int
  /// A cell by its column and row.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
  /// The upper left cell.
  public static let zero = Point(column: 0, row: 0)
}

/// A size in cells.
public struct Size: Hashable, Sendable {
  /// Cells across.
  public var columns: Int
  /// Cells down.
  public var rows: Int
  /// So many cells across and down.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
  /// No cell at all.
  public static let zero = Size(columns: 0, rows: 0)
  /// Columns times rows.
  public var cellCount: Int { columns * rows }
}

/// A rectangle of cells. One with no columns or no rows is empty.
public struct Rect: Hashable, Sendable {
  /// The upper left cell.
  public var origin: Point
  /// How far it reaches from there.
  public var size: Size

  /// A rectangle by its upper left cell and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }
  /// A rectangle by its sides, at the upper left corner unless said otherwise.
  public init(column: Int = 0, row: Int = 0, columns: Int, rows: Int) {
    self.init(
      origin: Point(column: column, row: row), size: Size(columns: columns, rows: rows))
  }

  /// An empty rectangle at the upper left corner.
  public static let zero = Rect(columns: 0, rows: 0)

  /// The first column.
  public var minColumn: Int { origin.column }
  /// The column after the last.
  public var maxColumn: Int { origin.column + size.columns }
  /// The first row.
  public var minRow: Int { origin.row }
  /// The row after the last.
  public var maxRow: Int { origin.row + size.rows }
  /// From the first column to before `maxColumn`.
  public var columns: Range<Int> { minColumn..<max(minColumn, maxColumn) }
  /// From the first row to before `maxRow`.
  public var rows: Range<Int> { minRow..<max(minRow, maxRow) }
  /// Whether there is no cell in it.
  public var isEmpty: Bool { size.columns <= 0 || size.rows <= 0 }

  /// Whether a cell lies within.
  public func contains(_ point: Point) -> Bool {
    columns.contains(point.column) && rows.contains(point.row)
  }

  /// The cells in both; empty where there are none.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minColumn, other.minColumn)
    let top = max(minRow, other.minRow)
    let right = min(maxColumn, other.maxColumn)
    let bottom = min(maxRow, other.maxRow)
    guard right > left, bottom > top else {
      return Rect(column: left, row: top, columns: 0, rows: 0)
    }
    return Rect(column: left, row: top, columns: right - left, rows: bottom - top)
  }

  /// The smallest rectangle that holds both; an empty one does not count.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(minColumn, other.minColumn)
    let top = min(minRow, other.minRow)
    return Rect(
      column: left, row: top, columns: max(maxColumn, other.maxColumn) - left,
      rows: max(maxRow, other.maxRow) - top)
  }

  /// The rectangle without so many cells at each edge, never of negative size.
  public func inset(columns: Int = 0, rows: Int = 0) -> Rect {
    Rect(
      column: minColumn + columns, row: minRow + rows,
      columns: max(0, size.columns - 2 * columns), rows: max(0, size.rows - 2 * rows))
  }

  /// The rectangle moved to the right and down; negative numbers move it back.
  public func offset(columns: Int = 0, rows: Int = 0) -> Rect {
    Rect(
      column: minColumn + columns, row: minRow + rows, columns: size.columns, rows: size.rows)
  }
}
