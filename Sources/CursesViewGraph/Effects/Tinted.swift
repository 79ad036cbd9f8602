import CursesCore
import CursesThemes

extension View {
  /// Lays a role's background below the view; nothing for nil.
  package func tinted(_ role: Role?) -> some View { TintedView(content: self, role: role) }
}

struct TintedView<Content: View>: View, PrimitiveView {
  let content: Content
  let role: Role?

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? TintedNode ?? TintedNode(context)
    node.role = role
    node.updateContent(content, context)
    return node
  }
}

/// The node of `tinted`.
final class TintedNode: LayoutWrapperNode {
  var role: Role? { didSet { if role != oldValue { invalidate() } } }

  override func draw(in canvas: inout Canvas) {
    if let role { canvas.tint(frame, role: role) }
    drawChildren(in: &canvas)
  }
}

/// A sign that has a stand-in on terminals without it.
package struct Sign: View, PrimitiveView {
  let sign: String
  let ascii: String
  /// The sign's colour; nil for that of texts.
  var role: Role?

  package init(sign: String, ascii: String, role: Role? = nil) {
    self.sign = sign
    self.ascii = ascii
    self.role = role
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? SignNode ?? SignNode(context)
    if node.sign?.sign != sign || node.sign?.ascii != ascii {
      context.graph.setNeedsLayout()
      node.invalidate()
    } else if node.sign?.role != role || node.environment.textStyle != context.environment.textStyle
      || node.environment.isEnabled != context.environment.isEnabled
    {
      node.invalidate()
    }
    node.sign = self
    node.environment = context.environment
    return node
  }
}

/// The node of `Sign`.
final class SignNode: Node {
  var sign: Sign?

  private func text(_ look: Look) -> String {
    guard let sign else { return "" }
    return look.isUnicode ? sign.sign : sign.ascii
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(columns: graph.look.width(of: text(graph.look)), rows: 1)
  }

  override func draw(in canvas: inout Canvas) {
    let style = environment.textStyle
    let ink =
      sign?.role.map { Ink.role($0) }
      ?? style.drawnInk(
        isEnabled: environment.isEnabled, role: canvas.textRole,
        isInked: canvas.isInked)
    canvas.write(
      text(canvas.look), column: frame.minColumn, row: frame.minRow,
      ink: environment.isEnabled ? ink : .role(.dim))
  }
}
