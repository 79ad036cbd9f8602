import CursesCore

/// A wrapper whose first child is its content, and whose others stand elsewhere on the screen: in a
/// layer over the rest, in a bar at the window's edge.
@_spi(Nodes) open class HolderNode: Node {
  open override var isStructural: Bool { true }
  override func addLayoutNodes(to nodes: inout [Node]) {
    children.first?.addLayoutNodes(to: &nodes)
  }

  open override func draw(in canvas: inout Canvas) { children.first?.draw(in: &canvas) }
  open override func hit(_ point: Point) -> Node? { children.first?.hit(point) }

  /// Brings the content and what stands elsewhere up to date. `sides` are made by closures, each
  /// getting the node it replaces.
  package func update(
    _ content: some View, _ context: ViewContext, sides: [(Node?, ViewContext) -> Node] = []
  ) {
    environment = context.environment
    let inner = context.child(of: self)
    let old = children
    var new = [inner.resolve(content, old.first)]
    for (index, side) in sides.enumerated() {
      new.append(side(old.count > index + 1 ? old[index + 1] : nil, inner))
    }
    for node in old where !new.contains(where: { $0 === node }) { node.detach() }
    if !new.elementsEqual(old, by: ===) {
      graph.setNeedsLayout()
      graph.setNeedsFocusUpdate()
    }
    children = new
  }
}
