import CursesCore

/// A cursor on a cell that a screen has, and no other: what is drawn may index rows and columns with it.
///
/// One outside is hidden on the nearest cell. Where a caret is follows from text and layout, and a screen
/// may be smaller than either expects.
struct PlacedCursor: Hashable, Sendable {
  let position: Point
  let shape: Cursor.Shape
  let isVisible: Bool

  /// Nil on a screen without cells.
  init?(_ cursor: Cursor, in size: Size) {
    guard size.columns > 0, size.rows > 0 else { return nil }
    position = Point(
      column: min(max(0, cursor.position.column), size.columns - 1),
      row: min(max(0, cursor.position.row), size.rows - 1))
    shape = cursor.shape
    isVisible = cursor.isVisible && position == cursor.position
  }
}
