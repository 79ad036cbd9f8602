import CursesCore

/// A view whose middle is put at a place of the room it is offered, which it takes whole.
package struct PositionView<Content: View>: View, PrimitiveView {
  let content: Content
  let place: SIMD2<Double>

  /// `x` and `y` are in points.
  package init(_ content: Content, x: Double, y: Double) {
    self.content = content
    place = SIMD2(x, y)
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? PositionNode ?? PositionNode(place, takesRoom: true, context)
    node.set(place)
    node.updateContent(content, context)
    return node
  }
}

/// A view that is drawn beside the place layout gave it.
package struct OffsetView<Content: View>: View, PrimitiveView {
  let content: Content
  let offset: SIMD2<Double>

  /// `x` and `y` are in points.
  package init(_ content: Content, x: Double, y: Double) {
    self.content = content
    offset = SIMD2(x, y)
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? PositionNode ?? PositionNode(offset, takesRoom: false, context)
    node.set(offset)
    node.updateContent(content, context)
    return node
  }
}

/// The node of `position` and `offset`.
final class PositionNode: LayoutWrapperNode, MovingNode {
  private var place: Animated
  private let takesRoom: Bool

  init(_ place: SIMD2<Double>, takesRoom: Bool, _ context: ViewContext) {
    self.place = Animated(place.x, place.y)
    self.takesRoom = takesRoom
    super.init(context)
  }

  func set(_ target: SIMD2<Double>) {
    if place.set(SIMD4(target.x, target.y, 0, 0), in: self) { graph.setNeedsLayout() }
  }

  private var cells: Point {
    Point(column: PointScale.columns(place.shown.x), row: PointScale.rows(place.shown.y))
  }

  func advance(to time: Double) -> Bool {
    let before = cells
    let isMoving = place.advance(to: time)
    if graph.isInLight(self) {
      graph.lightChanged()
    } else if before != cells {
      graph.setNeedsLayout()
    }
    return isMoving
  }

  override var passesLight: Bool { true }

  override func measure(_ proposal: ProposedSize) -> Size {
    guard takesRoom else { return measureContent(proposal) }
    let own = proposal.columns == nil || proposal.rows == nil ? measureContent(proposal) : .zero
    return Size(columns: proposal.columns ?? own.columns, rows: proposal.rows ?? own.rows)
  }

  override func placeChildren(in rect: Rect) {
    guard takesRoom else {
      if cells != .zero { moveOut() }
      return placeContent(in: rect.offset(columns: cells.column, rows: cells.row))
    }
    let size = measureContent(ProposedSize(rect.size))
    let left = PointScale.columns(place.shown.x - Double(size.columns) * PointScale.column / 2)
    let top = PointScale.rows(place.shown.y - Double(size.rows) * PointScale.row / 2)
    placeContent(
      in: Rect(
        origin: Point(column: rect.minColumn + left, row: rect.minRow + top), size: size))
  }

  /// The children may lie outside this node's own cells.
  override func touches(_ area: Rect) -> Bool {
    content.contains { $0.touches(area) } || super.touches(area)
  }

  override func gatherLight(_ space: LightSpace, into list: inout LightList) -> Bool {
    list.pass(self)
    return content.allSatisfy { node in
      var inner = space.child(node.frame)
      let here = SIMD2(place.shown.x, place.shown.y)
      if takesRoom {
        let middle = SIMD2(space.exact.x, space.exact.y) + here
        inner.exact = PointRect(
          center: middle, width: inner.exact.width, height: inner.exact.height)
      } else {
        inner.exact = space.exact.shifted(by: here)
      }
      return node.gatherLight(inner, into: &list)
    }
  }
}

/// A view that keeps its ideal width or height, whatever it is offered.
package struct FixedSizeView<Content: View>: View, PrimitiveView {
  let content: Content
  let isHorizontal: Bool
  let isVertical: Bool

  package init(_ content: Content, horizontal: Bool, vertical: Bool) {
    self.content = content
    isHorizontal = horizontal
    isVertical = vertical
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? FixedSizeNode ?? FixedSizeNode(context)
    node.isHorizontal = isHorizontal
    node.isVertical = isVertical
    node.updateContent(content, context)
    return node
  }
}

final class FixedSizeNode: LayoutWrapperNode {
  var isHorizontal = true { didSet { layOut(ifNew: isHorizontal, oldValue) } }
  var isVertical = true { didSet { layOut(ifNew: isVertical, oldValue) } }
  override var passesLight: Bool { true }

  override func measure(_ proposal: ProposedSize) -> Size {
    measureContent(
      ProposedSize(
        columns: isHorizontal ? nil : proposal.columns, rows: isVertical ? nil : proposal.rows))
  }
}

/// A view as large as fits with a ratio of width to height.
package struct AspectRatioView<Content: View>: View, PrimitiveView {
  let content: Content
  let ratio: Double?
  let fills: Bool

  /// `ratio` is in points, nil for the content's own; `fills` covers the room instead of fitting in.
  package init(_ content: Content, ratio: Double?, fills: Bool) {
    self.content = content
    self.ratio = ratio
    self.fills = fills
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? AspectRatioNode ?? AspectRatioNode(context)
    node.ratio = ratio
    node.fills = fills
    node.updateContent(content, context)
    return node
  }
}

final class AspectRatioNode: LayoutWrapperNode {
  var ratio: Double? { didSet { layOut(ifNew: ratio, oldValue) } }
  var fills = false { didSet { layOut(ifNew: fills, oldValue) } }
  override var passesLight: Bool { true }

  override func measure(_ proposal: ProposedSize) -> Size {
    guard proposal.columns != nil || proposal.rows != nil, let wanted = ratio ?? idealRatio,
      wanted > 0
    else { return measureContent(proposal) }
    let width = proposal.columns.map { Double($0) * PointScale.column } ?? .infinity
    let height = proposal.rows.map { Double($0) * PointScale.row } ?? .infinity
    let byWidth = fills ? width / wanted > height : width / wanted <= height
    let fitted = byWidth ? (width, width / wanted) : (height * wanted, height)
    return measureContent(
      ProposedSize(columns: PointScale.columns(fitted.0), rows: PointScale.rows(fitted.1)))
  }

  private var idealRatio: Double? {
    let ideal = PointRect(
      Rect(origin: .zero, size: measureContent(ProposedSize(columns: nil, rows: nil))))
    return ideal.height > 0 ? ideal.width / ideal.height : nil
  }
}

/// A view with a place in the pile of its `ZStack`.
package struct ZIndexView<Content: View>: View, PrimitiveView {
  let content: Content
  let value: Double

  package init(_ content: Content, value: Double) {
    self.content = content
    self.value = value
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? ZIndexNode ?? ZIndexNode(context)
    if node.value != value { node.invalidate() }
    node.value = value
    if value != 0 { context.graph.usesZIndex = true }
    node.updateContent(content, context)
    return node
  }
}

final class ZIndexNode: LayoutWrapperNode {
  var value = 0.0
  override var zIndex: Double { value }
  override var passesLight: Bool { true }
}
