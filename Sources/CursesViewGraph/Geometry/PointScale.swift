import CursesCore

/// How SwiftUI's points become cells: a column is 8 points wide, a row 16 points high.
///
/// So a screen of 80×24 cells is one of 640×384 points, the default padding of 16 points is two
/// columns and one row, a control of 44 points is three rows high, and half a row is as high as a
/// column is wide: what is drawn in half blocks has square samples. Lengths are rounded to the
/// nearest cell, halves up.
package enum PointScale {
  package static let column = 8.0
  package static let row = 16.0

  /// The columns of a width. Infinite widths become `Int.max`.
  package static func columns(_ points: Double) -> Int { cells(points / column) }

  /// The rows of a height. Infinite heights become `Int.max`.
  package static func rows(_ points: Double) -> Int { cells(points / row) }

  private static func cells(_ length: Double) -> Int {
    guard length.isFinite, abs(length) < 1_000_000 else { return length > 0 ? .max : 0 }
    return Int((length + 0.5).rounded(.down))
  }
}

/// A rectangle in points, from the top left of the screen.
package struct PointRect: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  package init(_ rect: Rect) {
    self.init(
      x: Double(rect.minColumn) * PointScale.column, y: Double(rect.minRow) * PointScale.row,
      width: Double(rect.size.columns) * PointScale.column,
      height: Double(rect.size.rows) * PointScale.row)
  }

  init(center: SIMD2<Double>, width: Double, height: Double) {
    self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  package static let zero = PointRect(x: 0, y: 0, width: 0, height: 0)

  var center: SIMD2<Double> { SIMD2(x + width / 2, y + height / 2) }

  func shifted(by offset: SIMD2<Double>) -> PointRect {
    PointRect(x: x + offset.x, y: y + offset.y, width: width, height: height)
  }

  func inset(by distance: Double) -> PointRect {
    PointRect(
      x: x + distance, y: y + distance, width: max(0, width - 2 * distance),
      height: max(0, height - 2 * distance))
  }
}
