@_exported import CursesFoundation
import CursesViewGraph

/// How points become cells.
///
/// A column is 8 points wide and a row 16 points high: a screen of 80×24 cells is one of 640×384
/// points. Lengths are rounded to the nearest cell, halves up; a frame is at least one cell unless it
/// is 0. So `.padding()` is two columns and one row, `.frame(height: 44)` three rows.
public enum CellMapping {
  /// The width of a column, in points.
  public static let columnWidth: CGFloat = 8
  /// The height of a row, in points.
  public static let rowHeight: CGFloat = 16
  /// What `.padding()` leaves at each side, in points.
  public static let standardPadding: CGFloat = 16

  /// The columns of a width.
  public static func columns(_ points: CGFloat) -> Int { PointScale.columns(Double(points)) }
  /// The rows of a height.
  public static func rows(_ points: CGFloat) -> Int { PointScale.rows(Double(points)) }
}
