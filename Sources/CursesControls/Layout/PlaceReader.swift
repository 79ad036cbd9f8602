import CursesCore
@_spi(Nodes) import CursesViewGraph

/// A view whose content depends on its place on the screen. Takes all that is offered; its content
/// stands at the top left.
package struct PlaceReader<Content: View>: View, PrimitiveView {
  let content: (_ place: PointRect, _ screen: PointRect) -> Content

  package init(
    @ViewBuilder content: @escaping (_ place: PointRect, _ screen: PointRect) -> Content
  ) {
    self.content = content
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? PlaceReaderNode<Content> ?? PlaceReaderNode(context, content)
    node.update(content, context)
    return node
  }
}

/// The node of `PlaceReader`: builds its content anew when its place changes.
final class PlaceReaderNode<Content: View>: LayoutWrapperNode, Reevaluable {
  private let watch = BodyWatch()
  private var builder: (PointRect, PointRect) -> Content
  private var builtFor: Rect?

  init(_ context: ViewContext, _ builder: @escaping (PointRect, PointRect) -> Content) {
    self.builder = builder
    super.init(context)
    graph.unplaced += 1
  }

  override var passesLight: Bool { true }

  func update(_ builder: @escaping (PointRect, PointRect) -> Content, _ context: ViewContext) {
    self.builder = builder
    environment = context.environment
    if let builtFor { build(for: builtFor) }
  }

  func reevaluate() { build(for: frame) }

  override func detach() {
    if builtFor == nil { graph.unplaced -= 1 }
    super.detach()
  }

  private func build(for rect: Rect) {
    if builtFor == nil { graph.unplaced -= 1 }
    builtFor = rect
    graph.evaluated(self)
    let screen = PointRect(Rect(origin: .zero, size: graph.size))
    let content = watch.reading {
      builder(PointRect(rect), screen)
    } onChange: { [weak self] in
      onMainActor { self?.setNeedsUpdate() }
    }
    updateContent(
      content, ViewContext(graph: graph, parent: parent, environment: environment))
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(columns: proposal.columns ?? 2, rows: proposal.rows ?? 1)
  }

  override func placeChildren(in rect: Rect) {
    if builtFor != rect { build(for: rect) }
    for node in content {
      let size = node.size(for: ProposedSize(rect.size))
      node.place(in: Rect(origin: rect.origin, size: size))
    }
  }
}
