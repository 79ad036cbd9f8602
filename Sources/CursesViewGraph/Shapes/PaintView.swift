import CursesCore

/// A shape or a plain colour: takes all the room it is offered and is drawn in one paint.
package struct PaintView: View, PrimitiveView {
  let outline: (PointRect) -> Outline
  let part: ShapePart
  let paint: Paint

  /// `outline` gets the rectangle of the view, with the origin at its top left.
  package init(
    _ paint: Paint, part: ShapePart = .fill, outline: @escaping (PointRect) -> Outline
  ) {
    self.outline = outline
    self.part = part
    self.paint = paint
  }

  /// A colour without a shape.
  package init(_ paint: Paint) {
    self.init(paint) { .rounded($0, radius: 0) }
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    guard let node = old as? PaintNode else { return PaintNode(self, context) }
    node.update(self, context)
    return node
  }
}

/// The node of `PaintView`.
final class PaintNode: Node, MovingNode {
  private var view: PaintView
  private var color: Animated

  init(_ view: PaintView, _ context: ViewContext) {
    self.view = view
    var place = Paint.Place(context.graph.look, context.environment)
    place.isShape = true
    color = Animated(view.paint.solid(place))
    super.init(context)
  }

  func update(_ view: PaintView, _ context: ViewContext) {
    environment = context.environment
    self.view = view
    color.set(view.paint.solid(place), in: self)
    changed()
  }

  private var place: Paint.Place {
    var place = Paint.Place(graph.look, environment)
    place.isShape = true
    return place
  }

  private func changed() { graph.isInLight(self) ? graph.lightChanged() : invalidate() }

  func advance(to time: Double) -> Bool {
    defer { changed() }
    return color.advance(to: time)
  }

  /// The colours to be shown now.
  private var brush: Brush {
    var brush = view.paint.brush(place)
    if brush.solid != nil, color.isMoving { brush.kind = .solid(color.shown) }
    return brush
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(
      columns: min(proposal.columns ?? 2, ProposedSize.unboundedLength),
      rows: min(proposal.rows ?? 1, ProposedSize.unboundedLength))
  }

  override func draw(in canvas: inout Canvas) {
    guard !graph.isInLight(self) else { return }
    painter(PointRect(frame), canvas.effects).draw(in: &canvas)
  }

  private func painter(_ rect: PointRect, _ effects: ShapeEffects) -> ShapePainter {
    let local = PointRect(x: 0, y: 0, width: rect.width, height: rect.height)
    return ShapePainter(
      outline: effects.turned(view.outline(local).shifted(by: SIMD2(rect.x, rect.y))),
      part: view.part, brush: brush, rect: rect, effects: effects)
  }

  override func gatherLight(_ space: LightSpace, into list: inout LightList) -> Bool {
    // A blurred shape shines farther than its rectangle; what cannot be seen is left out later.
    let painter = painter(space.exact, space.effects)
    list.add(
      LightShape(
        outline: painter.outline, part: view.part, brush: painter.brush, rect: space.exact,
        effects: space.effects, opacity: space.opacity, blend: space.blend), from: self)
    return true
  }
}
