import CursesCore
import CursesThemes

extension View {
  /// Lays a role's background below the view; nothing for nil.
  ///
  /// - Parameter paint: laid there in place of the role's where the terminal has the colours; text is made readable on it.
  package func tinted(_ role: Role?, paint: Paint? = nil) -> some View {
    TintedView(content: self, role: role, paint: paint)
  }
}

struct TintedView<Content: View>: View, PrimitiveView {
  let content: Content
  let role: Role?
  let paint: Paint?

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? TintedNode ?? TintedNode(context)
    node.role = role
    if paint != node.paint || paint != nil { node.invalidate() }
    node.paint = paint
    node.updateContent(content, context)
    return node
  }
}

/// The node of `tinted`.
final class TintedNode: LayoutWrapperNode {
  var role: Role? { didSet { if role != oldValue { invalidate() } } }
  var paint: Paint?

  override func draw(in canvas: inout Canvas) {
    let outer = canvas.papers
    if let paint, canvas.theme.depth >= .indexed256 {
      lay(paint, in: &canvas)
    } else if let role {
      canvas.tint(frame, role: role)
    }
    drawChildren(in: &canvas)
    canvas.papers = outer
  }

  private func lay(_ paint: Paint, in canvas: inout Canvas) {
    var place = Paint.Place(canvas.look, environment, surface: canvas.surface)
    place.isShape = true
    let pigment = Pigment(paint.solid(place))
    let color = pigment.color.over(
      canvas.solidGround(at: frame.origin), opacity: pigment.opacity)
    canvas.frame.tint(frame, with: color)
    canvas.papers.append(Paper(rect: frame, ground: .color(color), isOfTheme: true))
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
