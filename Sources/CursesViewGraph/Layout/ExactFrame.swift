import CursesCore

/// A view with a width or height in points.
package struct ExactFrameView<Content: View>: View, PrimitiveView {
  let content: Content
  let width: Double?
  let height: Double?
  let alignment: Alignment

  package init(_ content: Content, width: Double?, height: Double?, alignment: Alignment) {
    self.content = content
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let target = SIMD4(width ?? -1, height ?? -1, 0, 0)
    let node = old as? ExactFrameNode ?? ExactFrameNode(target, context)
    node.set(target, alignment)
    node.updateContent(content, context)
    return node
  }
}

/// The node of a frame in points: whole cells for layout, the exact size for the light.
final class ExactFrameNode: LayoutWrapperNode, MovingNode {
  private var length: Animated
  private var alignment = Alignment.center

  init(_ length: SIMD4<Double>, _ context: ViewContext) {
    self.length = Animated(length)
    super.init(context)
  }

  func set(_ target: SIMD4<Double>, _ alignment: Alignment) {
    let isNew = length.set(target, in: self)
    if isNew || alignment != self.alignment { graph.setNeedsLayout() }
    self.alignment = alignment
  }

  func advance(to time: Double) -> Bool {
    let before = (columns, rows)
    let isMoving = length.advance(to: time)
    if graph.isInLight(self) {
      graph.lightChanged()
    } else if before != (columns, rows) {
      graph.setNeedsLayout()
    }
    return isMoving
  }

  /// A length that was asked for is at least a cell, unless it is 0.
  private var columns: Int? {
    length.shown.x < 0
      ? nil : max(PointScale.columns(length.shown.x), length.shown.x > 0 ? 1 : 0)
  }
  private var rows: Int? {
    length.shown.y < 0 ? nil : max(PointScale.rows(length.shown.y), length.shown.y > 0 ? 1 : 0)
  }

  override var passesLight: Bool { true }

  override func measure(_ proposal: ProposedSize) -> Size {
    let inner = measureContent(
      ProposedSize(columns: columns ?? proposal.columns, rows: rows ?? proposal.rows))
    return Size(columns: columns ?? inner.columns, rows: rows ?? inner.rows)
  }

  override func placeChildren(in rect: Rect) {
    placeContent(in: alignment.rect(of: measureContent(ProposedSize(rect.size)), in: rect))
  }

  override func draw(in canvas: inout Canvas) {
    let outer = canvas.effects
    canvas.effects = outer.framed(height: length.shown.y)
    drawChildren(in: &canvas)
    canvas.effects = outer
  }

  override func gatherLight(_ space: LightSpace, into list: inout LightList) -> Bool {
    var own = space
    own.exact = PointRect(
      center: space.exact.center,
      width: length.shown.x < 0 ? space.exact.width : length.shown.x,
      height: length.shown.y < 0 ? space.exact.height : length.shown.y)
    return gatherChildren(children, own, into: &list)
  }
}
