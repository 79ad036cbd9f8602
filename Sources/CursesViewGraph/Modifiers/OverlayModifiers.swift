import CursesCore

extension View {
  /// A view in front of this one, within its bounds.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    LayeredView(base: self, layer: content(), alignment: alignment, isBehind: false)
  }

  /// A view behind this one, within its bounds.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    LayeredView(base: self, layer: content(), alignment: alignment, isBehind: true)
  }
}

/// A view with a second one before or behind it, which does not count for the size.
struct LayeredView<Base: View, Layer: View>: View, PrimitiveView {
  let base: Base
  let layer: Layer
  let alignment: Alignment
  let isBehind: Bool

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? LayeredNode ?? LayeredNode(context)
    node.alignment = alignment
    node.isBehind = isBehind
    node.update(base, layer, context)
    return node
  }
}

final class LayeredNode: Node {
  var alignment = Alignment.center { didSet { layOut(ifNew: alignment, oldValue) } }
  var isBehind = false

  func update(_ base: some View, _ layer: some View, _ context: ViewContext) {
    environment = context.environment
    let inner = context.child(of: self)
    let old = children
    let new = [inner.resolve(base, old.first), inner.resolve(layer, old.dropFirst().first)]
    for node in old where !new.contains(where: { $0 === node }) { node.detach() }
    if !new.elementsEqual(old, by: ===) { graph.setNeedsLayout() }
    children = new
  }

  override var layoutPriority: Double { children.first?.layoutPriority ?? 0 }
  private var base: [Node] { children.first?.layoutNodes ?? [] }
  private var stack: StackLayout { StackLayout(axis: .vertical, spacing: 0, alignment: .center) }

  override func measure(_ proposal: ProposedSize) -> Size {
    let base = base
    return base.count == 1 ? base[0].size(for: proposal) : stack.measure(base, proposal)
  }

  override func placeChildren(in rect: Rect) {
    let base = base
    if base.count == 1 { base[0].place(in: rect) } else { stack.place(base, in: rect) }
    for node in children.dropFirst().flatMap(\.layoutNodes) {
      node.place(in: alignment.rect(of: node.size(for: ProposedSize(rect.size)), in: rect))
    }
  }

  override func draw(in canvas: inout Canvas) {
    for child in isBehind ? children.reversed() : children {
      let outer = canvas.effects
      let isLayer = child === children.last
      canvas.effects.isBehind = outer.isBehind || isBehind && isLayer
      if isLayer { canvas.effects.place = isBehind ? nil : alignment.vertical }
      child.draw(in: &canvas)
      canvas.effects = outer
    }
  }

  override func gatherLight(_ space: LightSpace, into list: inout LightList) -> Bool {
    gatherChildren(isBehind ? children.reversed() : children, space, into: &list)
  }

  override func hit(_ point: Point) -> Node? {
    for child in isBehind ? children : children.reversed() {
      if let node = child.hit(point) { return node }
    }
    return frame.contains(point) ? self : nil
  }
}
