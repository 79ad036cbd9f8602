@_spi(Nodes) import CursesControls
import CursesCore
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// A line that is filled in part.
struct Meter: View, PrimitiveView {
  /// How much of it is full, 0 to 1.
  let fraction: Double

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? MeterNode ?? MeterNode(context)
    if node.fraction != fraction { node.invalidate() }
    node.fraction = fraction
    node.environment = context.environment
    return node
  }
}

/// The node of `Meter`.
class MeterNode: Node {
  var fraction = 0.0

  /// The columns of a line that may be as wide as it likes.
  static let idealColumns = 20

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(columns: proposal.columns ?? MeterNode.idealColumns, rows: 1)
  }

  /// How many of the cells before the last are full.
  var fullCells: Int {
    Int((min(1, max(0, fraction)) * Double(frame.size.columns)).rounded())
  }

  override func draw(in canvas: inout Canvas) {
    drawLine(in: &canvas, full: 0..<fullCells, role: environment.isEnabled ? .accent : .faint)
  }

  /// Where the tint is a gradient, gives each full cell the colour of the value that it stands for.
  private func shade(_ full: Range<Int>, in canvas: inout Canvas) {
    guard case .gradient(let gradient)? = environment.tintPaint else { return }
    let place = Paint.Place(canvas.look, environment)
    for column in full {
      let value = (Double(column) + 0.5) / Double(frame.size.columns)
      canvas.write(
        String(canvas.look.symbol("━", ascii: "=")), column: frame.minColumn + column,
        row: frame.minRow, ink: .color(gradient.color(at: value, place)))
    }
  }

  final func drawLine(in canvas: inout Canvas, full: Range<Int>, role: Role) {
    canvas.rule(
      canvas.look.symbol("─", ascii: "-"), column: frame.minColumn, row: frame.minRow,
      columns: frame.size.columns, role: .faint)
    let line = canvas.look.symbol("━", ascii: "=")
    canvas.write(
      String(repeating: line, count: full.count), column: frame.minColumn + full.lowerBound,
      row: frame.minRow, role: role)
    if environment.isEnabled, canvas.look.theme.depth > .none { shade(full, in: &canvas) }
  }
}

/// The part of a range that lies before a value, 0 to 1.
func fraction<Value: BinaryFloatingPoint>(of value: Value, in bounds: ClosedRange<Value>) -> Double
{
  let length = bounds.upperBound - bounds.lowerBound
  guard length > 0, value.isFinite else { return 0 }
  return min(1, max(0, Double((value - bounds.lowerBound) / length)))
}
