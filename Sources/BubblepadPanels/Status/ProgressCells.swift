import CursesCore
import CursesThemes
import CursesUICore

/// A bar of a few cells that says how much of something is done.
package struct ProgressCells: ControlView {
  private let fraction: Double

  /// Its cells.
  package static let columns = 8

  package init(_ fraction: Double) { self.fraction = fraction }

  package func makeModel() -> ProgressCellsModel { ProgressCellsModel() }
  package func update(_ model: ProgressCellsModel) { model.fraction = fraction }
}

/// The living part of such a bar.
package final class ProgressCellsModel: ControlModel {
  var fraction = 0.0 {
    didSet { if fraction != oldValue { setNeedsDisplay() } }
  }

  override package var isFocusable: Bool { false }

  override package func sizeThatFits(columns: Int?, rows: Int?) -> Size {
    Size(columns: look?.isLinear == true ? 0 : ProgressCells.columns, rows: 1)
  }

  /// The cells that are full: the last only when all is done.
  static func full(_ fraction: Double, of columns: Int) -> Int {
    fraction >= 1 ? columns : max(0, min(columns - 1, Int(fraction * Double(columns))))
  }

  override package func draw(in canvas: inout Canvas) {
    let columns = frame.size.columns
    guard columns > 0 else { return }
    let full = Self.full(fraction, of: columns)
    canvas.rule(
      canvas.look.symbol("━", ascii: "="), column: frame.minColumn, row: frame.minRow,
      columns: full, role: fraction >= 1 ? .good : .accent)
    canvas.rule(
      canvas.look.symbol("─", ascii: "-"), column: frame.minColumn + full, row: frame.minRow,
      columns: columns - full, role: .faint)
  }
}
