import CursesCore
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// A box around a field: accented with the focus, red while what is in it is shown to be wrong.
struct FieldBorder<Content: View>: View, PrimitiveView {
  let control: FieldControl
  let box: BoxGlyphs
  let content: Content

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? FieldBorderNode ?? FieldBorderNode(context)
    if node.control !== control || node.box != box { node.invalidate() }
    node.control = control
    control.border = node
    node.box = box
    node.updateContent(content, context)
    return node
  }
}

/// The node of `FieldBorder`.
final class FieldBorderNode: LayoutWrapperNode {
  var control: FieldControl?
  var box = BoxGlyphs.rounded

  /// Where there is no room for a box, the field does without.
  private func border(columns: Int?, rows: Int?) -> Int {
    (columns ?? 8) >= 6 && (rows ?? 3) >= 3 ? 1 : 0
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let border = border(columns: proposal.columns, rows: nil)
    let inner = measureContent(proposal.inset(columns: 2 * border, rows: 2 * border))
    return Size(columns: inner.columns + 2 * border, rows: inner.rows + 2 * border)
  }

  override func placeChildren(in rect: Rect) {
    let border = border(columns: rect.size.columns, rows: rect.size.rows)
    placeContent(in: rect.inset(columns: border, rows: border))
  }

  private var role: Role {
    guard let control else { return .border }
    if control.validity.state.isShownInvalid { return .error }
    return control.isFocused ? .borderFocused : .border
  }

  override func draw(in canvas: inout Canvas) {
    if border(columns: frame.size.columns, rows: frame.size.rows) > 0 {
      canvas.box(frame, box, role: role)
      drawTitle(in: &canvas)
    }
    drawChildren(in: &canvas)
  }

  private func drawTitle(in canvas: inout Canvas) {
    guard let control, control.description.prompt != nil, !control.description.isLabeled,
      !control.name.isEmpty, frame.size.columns > 10
    else { return }
    let shown = canvas.look.fitted(control.name, columns: frame.size.columns - 6)
    canvas.write(
      " \(shown) ", column: frame.minColumn + 2, row: frame.minRow,
      role: control.validity.state.isShownInvalid
        ? .error : control.isFocused ? .accent : .dim)
  }

  /// The box belongs to the field: a click on it is one into the field.
  override func hit(_ point: Point) -> Node? {
    super.hit(point).map { $0 === self ? control?.node ?? self : $0 }
  }
}

extension Canvas {
  /// Draws the outline of a rectangle.
  mutating func box(_ rect: Rect, _ box: BoxGlyphs, role: Role) {
    guard rect.size.columns >= 2, rect.size.rows >= 2 else { return }
    let glyphs = look.isUnicode ? box : .ascii
    let (left, right) = (rect.minColumn, rect.maxColumn - 1)
    let (top, bottom) = (rect.minRow, rect.maxRow - 1)
    for row in [top, bottom] {
      rule(
        glyphs.horizontal, column: left + 1, row: row, columns: rect.size.columns - 2, role: role)
    }
    for row in (top + 1)..<bottom {
      rule(glyphs.vertical, column: left, row: row, columns: 1, role: role)
      rule(glyphs.vertical, column: right, row: row, columns: 1, role: role)
    }
    rule(glyphs.topLeft, column: left, row: top, columns: 1, role: role)
    rule(glyphs.topRight, column: right, row: top, columns: 1, role: role)
    rule(glyphs.bottomLeft, column: left, row: bottom, columns: 1, role: role)
    rule(glyphs.bottomRight, column: right, row: bottom, columns: 1, role: role)
  }
}
