import CursesCore

/// Views beside each other.
public struct HStack<Content: View>: View, PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: Int
  let content: Content

  /// Views a cell apart.
  public init(
    alignment: VerticalAlignment = .center, @ViewBuilder content: () -> Content
  ) { self.init(alignment: alignment, gap: 1, content: content) }

  /// - Parameter gap: the cells between two views.
  public init(
    alignment: VerticalAlignment = .center, gap: Int, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = gap
    self.content = content()
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    StackNode.resolve(
      old, context, StackLayout(horizontal: alignment, spacing: spacing), content)
  }
}

/// Views below each other.
public struct VStack<Content: View>: View, PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: Int
  let content: Content

  /// Views without anything between them.
  public init(
    alignment: HorizontalAlignment = .center, @ViewBuilder content: () -> Content
  ) { self.init(alignment: alignment, gap: 0, content: content) }

  /// - Parameter gap: the cells between two views.
  public init(
    alignment: HorizontalAlignment = .center, gap: Int, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = gap
    self.content = content()
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    StackNode.resolve(
      old, context, StackLayout(axis: .vertical, spacing: spacing, alignment: alignment), content)
  }
}

/// Views over each other, the first at the back.
public struct ZStack<Content: View>: View, PrimitiveView {
  let alignment: Alignment
  let content: Content

  /// Views over each other, each where the alignment says.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? OverlapNode ?? OverlapNode(context)
    node.alignment = alignment
    node.updateContent(content, context)
    return node
  }
}

/// The node of `HStack` and `VStack`.
@_spi(Nodes) open class StackNode: WrapperNode {
  package final private(set) var layout: StackLayout { didSet { layOut(ifNew: layout, oldValue) } }

  /// A node that arranges its children by a layout.
  public required init(_ context: ViewContext, layout: StackLayout) {
    self.layout = layout
    super.init(context)
  }

  /// Keeps a node of this very class whose axis is the same.
  package static func resolve(
    _ old: Node?, _ context: ViewContext, _ layout: StackLayout, _ content: some View
  ) -> Node {
    let kept = (old as? StackNode).flatMap {
      type(of: $0) == self && $0.layout.axis == layout.axis ? $0 : nil
    }
    let node = kept ?? self.init(context, layout: layout)
    node.layout = layout
    var inner = context
    inner.environment.stackAxis = layout.axis
    node.updateContent(content, inner)
    return node
  }

  open override var layoutPriority: Double { 0 }
  open override var passesLight: Bool { true }

  override func explicitGuide(_ wanted: AlignmentGuide, _ size: Size) -> Double? {
    layout.explicitGuide(wanted, content, size, proposal(answeredBy: size))
  }

  open override func measure(_ proposal: ProposedSize) -> Size { layout.measure(content, proposal) }
  open override func placeChildren(in rect: Rect) {
    layout.place(content, in: rect, proposal: proposal(answeredBy: rect.size))
  }
}

/// The node of `ZStack`.
final class OverlapNode: WrapperNode {
  var alignment = Alignment.center { didSet { layOut(ifNew: alignment, oldValue) } }
  override var layoutPriority: Double { 0 }
  override var passesLight: Bool { true }

  override func measure(_ proposal: ProposedSize) -> Size {
    content.reduce(Size.zero) { size, node in
      let one = node.size(for: proposal)
      return Size(columns: max(size.columns, one.columns), rows: max(size.rows, one.rows))
    }
  }

  /// The children from the back to the front, where any asks for another place than its own.
  private var pile: [Node]? {
    guard graph.usesZIndex else { return nil }
    let nodes = content
    return nodes.contains { $0.zIndex != 0 }
      ? nodes.enumerated().sorted {
        ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
      }.map(\.element) : nil
  }

  override func draw(in canvas: inout Canvas) {
    guard let pile else { return drawChildren(in: &canvas) }
    for node in pile where node.touches(canvas.frame.clip) { node.draw(in: &canvas) }
  }

  override func hit(_ point: Point) -> Node? {
    guard let pile else { return super.hit(point) }
    return pile.reversed().lazy.compactMap { $0.hit(point) }.first
      ?? (frame.contains(point) ? self : nil)
  }

  override func gatherLight(_ space: LightSpace, into list: inout LightList) -> Bool {
    gatherChildren(pile ?? children, space, into: &list)
  }

  override func placeChildren(in rect: Rect) {
    for node in content {
      node.place(in: alignment.rect(of: node.size(for: ProposedSize(rect.size)), in: rect))
    }
  }
}

enum StackAxisKey: EnvironmentKey {
  static let defaultValue = StackAxis.vertical
}

extension EnvironmentValues {
  /// Which way the stack around a view runs.
  package var stackAxis: StackAxis {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }
}

/// Room that takes what the others leave.
public struct Spacer: View, PrimitiveView {
  let minLength: Int

  /// Room that may shrink to nothing.
  public init() { minLength = 0 }

  /// - Parameter leastCells: what it takes even where there is no room.
  public init(leastCells: Int) { minLength = leastCells }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? SpacerNode ?? SpacerNode(context)
    node.environment = context.environment
    node.minLength = minLength
    return node
  }
}

/// The node of `Spacer`.
final class SpacerNode: Node {
  var minLength = 0 { didSet { layOut(ifNew: minLength, oldValue) } }

  override func measure(_ proposal: ProposedSize) -> Size {
    let axis = environment.stackAxis
    return axis.size(length: max(minLength, axis.length(proposal) ?? minLength), breadth: 0)
  }
  override var layoutPriority: Double { -.infinity }
  override var passesLight: Bool { true }
}
