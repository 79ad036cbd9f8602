import CursesCore
@_spi(Nodes) import CursesViewGraph

/// A button in a style of the program's own: its text is underlined while it has the focus, lest nothing show that.
struct FocusMark<Content: View>: View, PrimitiveView {
  let isShown: Bool
  let content: Content

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? FocusMarkNode ?? FocusMarkNode(context)
    let isShown = isShown && context.environment.isFocusEffectEnabled
    if node.isShown != isShown { node.invalidate() }
    node.isShown = isShown
    node.updateContent(content, context)
    return node
  }
}

/// The node of `FocusMark`.
final class FocusMarkNode: LayoutWrapperNode {
  var isShown = false

  override func draw(in canvas: inout Canvas) {
    drawChildren(in: &canvas)
    guard isShown else { return }
    let area = frame.intersection(canvas.frame.clip)
    for row in area.rows {
      let texts = area.columns.filter { canvas.frame[$0, row].isText }
      guard let first = texts.first, let last = texts.last else { continue }
      let words = Rect(column: first, row: row, columns: last + 1 - first, rows: 1)
      canvas.frame.modify(words) { $0.style.attributes.formUnion([.bold, .underline]) }
    }
  }
}

extension Cell {
  /// Whether a character of a text stands here, and none that paints a half of the cell.
  fileprivate var isText: Bool {
    glyph != .space && glyph != .upperHalf && glyph != Glyph("▄" as Unicode.Scalar)
  }
}

extension ButtonStyle {
  /// Whether buttons of the style show by themselves that they have the focus.
  var showsFocus: Bool {
    self is any FocusedButtonStyle
      || Mirror(reflecting: self).children.contains {
        ($0.value as? Environment<Bool>)?.tellsOfFocus == true
      }
  }
}

/// A style whose body shows the focus.
protocol FocusedButtonStyle: ButtonStyle {}

extension FilledButtonStyle: FocusedButtonStyle {}
extension MenuItemStyle: FocusedButtonStyle {}
