/// A place in the grid: column and row from 0, from the top left.
public struct Point: Hashable, Sendable {
  public var column: Int
  public var row: Int
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
  public static let zero = Point(column: 0, row: 0)
}

/// A size in cells.
public struct Size: Hashable, Sendable {
  public var columns: Int
  public var rows: Int
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
  public static let zero = Size(columns: 0, rows: 0)
  public var cellCount: Int { columns * rows }
}

/// A rectangle of cells. One with no columns or no rows is empty.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }
  public init(column: Int = 0, row: Int = 0, columns: Int, rows: Int) {
    self.init(
      origin: Point(column: column, row: row), size: Size(columns: columns, rows: rows))
  }

  public static let zero = Rect(columns: 0, rows: 0)

  public var minColumn: Int { origin.column }
  public var maxColumn: Int { origin.column + size.columns }
  public var minRow: Int { origin.row }
  public var maxRow: Int { origin.row + size.rows }
  public var columns: Range<Int> { minColumn..<max(minColumn, maxColumn) }
  public var rows: Range<Int> { minRow..<max(minRow, maxRow) }
  public var isEmpty: Bool { size.columns <= 0 || size.rows <= 0 }

  public func contains(_ point: Point) -> Bool {
    columns.contains(point.column) && rows.contains(point.row)
  }

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

  public func inset(columns: Int = 0, rows: Int = 0) -> Rect {
    Rect(
      column: minColumn + columns, row: minRow + rows,
      columns: max(0, size.columns - 2 * columns), rows: max(0, size.rows - 2 * rows))
  }

  public func offset(columns: Int = 0, rows: Int = 0) -> Rect {
    Rect(
      column: minColumn + columns, row: minRow + rows, columns: size.columns, rows: size.rows)
  }
}
