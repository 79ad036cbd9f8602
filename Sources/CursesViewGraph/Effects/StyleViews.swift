import CursesCore
import CursesThemes

/// A view whose text and shapes are drawn in a paint, or whose accents are.
package struct InkView<Content: View>: View, PrimitiveView {
  let content: Content
  let paint: Paint
  let isTint: Bool

  /// `isTint` colours what can be acted on instead of text.
  package init(_ content: Content, _ paint: Paint, isTint: Bool = false) {
    self.content = content
    self.paint = paint
    self.isTint = isTint
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    // What is meant by the style of the place is settled here, lest it be looked for within itself.
    let outer =
      isTint ? context.environment.tintPaint : context.environment.foregroundPaint
    let own = paint.replacing(outer, isTint: isTint)
    let node = old as? InkNode ?? InkNode(own, isTint: isTint, context)
    node.set(own)
    var inner = context
    if isTint {
      inner.environment.tintPaint = own
    } else {
      inner.environment.foregroundPaint = own
      if inner.environment.textStyle.isSecondary { inner.environment.textStyle.isSecondary = false }
    }
    node.updateContent(content, inner)
    return node
  }
}

extension Paint {
  /// The paint with the outer style put in where it is named.
  func replacing(_ outer: Paint?, isTint: Bool) -> Paint {
    switch self {
    case .foreground where !isTint: outer ?? .role(.text)
    case .level(let level) where !isTint:
      outer.map { .faded($0, by: Paint.share(level)) } ?? .role(Paint.role(level))
    case .tint where isTint: outer ?? .role(.accent)
    case .faded(let inner, let amount): .faded(inner.replacing(outer, isTint: isTint), by: amount)
    default: self
    }
  }
}

/// The node of `foregroundStyle` and `tint`.
final class InkNode: WrapperNode, MovingNode {
  private var paint: Paint
  private let isTint: Bool
  private var color: Animated

  init(_ paint: Paint, isTint: Bool, _ context: ViewContext) {
    self.paint = paint
    self.isTint = isTint
    color = Animated(paint.solid(Paint.Place(context.graph.look, context.environment)))
    super.init(context)
  }

  override var isStructural: Bool { true }

  func set(_ paint: Paint) {
    let isNew = paint != self.paint
    self.paint = paint
    let solid = paint.solid(Paint.Place(graph.look, environment))
    if color.set(solid, in: self) || isNew { redraw() }
  }

  private func redraw() {
    for node in layoutNodes { node.invalidate() }
  }

  func advance(to time: Double) -> Bool {
    defer { redraw() }
    return color.advance(to: time)
  }

  override func draw(in canvas: inout Canvas) {
    let outer = canvas.inkwell
    var brush = paint.brush(
      Paint.Place(canvas.look, environment, surface: canvas.surface))
    if color.isMoving { brush.kind = .solid(color.shown) }
    var ink = outer ?? Inkwell()
    if isTint {
      ink.accent = brush
    } else {
      ink.text = brush
      ink.rect = PointRect(layoutNodes.reduce(Rect.zero) { $0.union($1.frame) })
    }
    canvas.inkwell = ink
    drawChildren(in: &canvas)
    canvas.inkwell = outer
  }
}

/// A view that is laid out and not shown.
package struct HiddenView<Content: View>: View, PrimitiveView {
  let content: Content
  package init(_ content: Content) { self.content = content }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? HiddenNode ?? HiddenNode(context)
    var inner = context
    inner.environment.isEnabled = false
    node.updateContent(content, inner)
    return node
  }
}

final class HiddenNode: LayoutWrapperNode {
  override func draw(in canvas: inout Canvas) {}
  override func hit(_ point: Point) -> Node? { nil }
  override func gatherLight(_ space: LightSpace, into list: inout LightList) -> Bool { true }
}

/// A view of which only what lies within a shape is shown.
package struct ClipView<Content: View>: View, PrimitiveView {
  let content: Content
  let outline: ((PointRect) -> Outline)?

  /// Without an outline the view's own rectangle clips.
  package init(_ content: Content, outline: ((PointRect) -> Outline)? = nil) {
    self.content = content
    self.outline = outline
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? ClipNode ?? ClipNode(context)
    node.outline = outline
    node.updateContent(content, context)
    return node
  }
}

final class ClipNode: LayoutWrapperNode {
  var outline: ((PointRect) -> Outline)?

  override func draw(in canvas: inout Canvas) {
    canvas.clipped(to: frame) { canvas in
      guard let outline else { return drawChildren(in: &canvas) }
      let before = canvas.frame
      drawChildren(in: &canvas)
      let rect = PointRect(frame)
      let local = PointRect(x: 0, y: 0, width: rect.width, height: rect.height)
      let edge = outline(local).shifted(by: SIMD2(rect.x, rect.y))
      canvas.restore(before, outside: edge, area: frame)
    }
  }

  override func hit(_ point: Point) -> Node? { frame.contains(point) ? super.hit(point) : nil }

  /// A rectangle as large as the screen clips nothing of its light.
  override var passesLight: Bool {
    outline == nil && frame == Rect(origin: .zero, size: graph.size)
  }
}

extension Canvas {
  /// Puts back what was drawn before, outside an outline.
  mutating func restore(_ before: Frame, outside edge: Outline, area: Rect) {
    let visible = area.intersection(frame.clip)
    let step = PointScale.column
    for row in visible.rows {
      for column in visible.columns {
        let (x, y) = ((Double(column) + 0.5) * step, Double(row) * PointScale.row)
        let upper = min(max(0.5 - edge.distance(x, y + 4) / step, 0), 1)
        let lower = min(max(0.5 - edge.distance(x, y + 12) / step, 0), 1)
        let (now, old) = (frame[column, row], before[column, row])
        guard min(upper, lower) < 0.97, now != old else { continue }
        cut(Point(column: column, row: row), now, old, upper: upper, lower: lower)
      }
    }
  }

  private mutating func cut(
    _ point: Point, _ now: Cell, _ old: Cell, upper: Double, lower: Double
  ) {
    let area = Rect(origin: point, size: Size(columns: 1, rows: 1))
    if max(upper, lower) < 0.1 {
      frame.clearText(area)
      return frame.modify(area) { $0 = old.width == 1 ? old : Cell(style: old.style) }
    }
    guard now.glyph == .space, old.glyph == .space, theme.depth > .ansi16 else { return }
    let (front, back) = (now.style.background, old.style.background)
    let (above, below) = (front.mix(from: back, upper), front.mix(from: back, lower))
    guard look.isUnicode, abs(upper - lower) > 0.15,
      min(above.transmission, below.transmission) <= Canvas.leastLight
    else {
      return frame.modify(area) { $0.style.background = front.mix(from: back, (upper + lower) / 2) }
    }
    let isUpper = above.transmission <= below.transmission
    frame.put(
      isUpper ? .upperHalf : ShapePainter.lowerHalf, width: 1, column: point.column,
      row: point.row, foreground: (isUpper ? above : below).laid(over: opaqueBackdrop),
      background: isUpper ? below : above)
  }
}
