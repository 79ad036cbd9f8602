import CursesCore

/// A view whose content depends on the room it gets. Takes all that is offered.
public struct SizeReader<Content: View>: View, PrimitiveView {
  let content: (Size) -> Content

  /// Content made for a size in cells, anew for each other size.
  public init(@ViewBuilder content: @escaping (Size) -> Content) { self.content = content }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? SizeReaderNode<Content> ?? SizeReaderNode(context, content)
    node.update(content, context)
    return node
  }
}

/// The node of `SizeReader`: builds its content anew when its size changes.
final class SizeReaderNode<Content: View>: LayoutWrapperNode, Reevaluable {
  private let watch = BodyWatch()
  private var builder: (Size) -> Content
  private var builtFor: Size?

  override var passesLight: Bool { true }

  init(_ context: ViewContext, _ builder: @escaping (Size) -> Content) {
    self.builder = builder
    super.init(context)
  }

  func update(_ builder: @escaping (Size) -> Content, _ context: ViewContext) {
    self.builder = builder
    environment = context.environment
    if let builtFor { build(for: builtFor) }
  }

  func reevaluate() { build(for: frame.size) }

  private func build(for size: Size) {
    builtFor = size
    graph.evaluated(self)
    let content = watch.reading {
      builder(size)
    } onChange: { [weak self] in
      onMainActor { self?.setNeedsUpdate() }
    }
    updateContent(
      content, ViewContext(graph: graph, parent: parent, environment: environment))
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(columns: proposal.columns ?? 10, rows: proposal.rows ?? 10)
  }

  override func placeChildren(in rect: Rect) {
    if builtFor != rect.size { graph.makingInPlace { build(for: rect.size) } }
    placeContent(in: rect)
  }
}
