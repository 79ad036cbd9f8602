import TerminalCore

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

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let position: StackLayout.Position =
      switch alignment {
      case .top, .firstTextBaseline: .start
      case .center: .middle
      case .bottom, .lastTextBaseline: .end
      }
    return StackNode.resolve(
      old, context, StackLayout(axis: .horizontal, spacing: spacing, position: position), content)
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

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    StackNode.resolve(
      old, context, StackLayout(axis: .vertical, spacing: spacing, alignment: alignment), content)
  }
}

/// Views over each other, the first at the back.
public struct ZStack<Content: View>: View, PrimitiveView {
  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? OverlapNode ?? OverlapNode(context)
    node.alignment = alignment
    node.updateContent(content, context)
    return node
  }
}

/// The node of `HStack` and `VStack`.
final class StackNode: WrapperNode {
  private var layout: StackLayout

  init(_ context: ViewContext, layout: StackLayout) {
    self.layout = layout
    super.init(context)
  }

  static func resolve(
    _ old: Node?, _ context: ViewContext, _ layout: StackLayout, _ content: some View
  ) -> Node {
    let kept = (old as? StackNode).flatMap { $0.layout.axis == layout.axis ? $0 : nil }
    let node = kept ?? StackNode(context, layout: layout)
    node.layout = layout
    var inner = context
    inner.environment.stackAxis = layout.axis
    node.updateContent(content, inner)
    return node
  }

  override var layoutPriority: Double { 0 }
  private var content: [Node] { children.flatMap(\.layoutNodes) }

  override func measure(_ proposal: ProposedSize) -> Size { layout.measure(content, proposal) }
  override func placeChildren(in rect: Rect) { layout.place(content, in: rect) }
}

/// The node of `ZStack`.
final class OverlapNode: WrapperNode {
  var alignment = Alignment.center
  override var layoutPriority: Double { 0 }

  override func placeChildren(in rect: Rect) {
    for node in children.flatMap(\.layoutNodes) {
      node.place(in: alignment.rect(of: node.size(for: ProposedSize(rect.size)), in: rect))
    }
  }
}

enum StackAxisKey: EnvironmentKey {
  static let defaultValue = StackAxis.vertical
}

extension EnvironmentValues {
  /// Which way the stack around a view runs.
  var stackAxis: StackAxis {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }
}

/// Room that takes what the others leave.
public struct Spacer: View, PrimitiveView {
  let minLength: Int

  public init() { minLength = 0 }

  /// - Parameter leastCells: what it takes even where there is no room.
  public init(leastCells: Int) { minLength = leastCells }

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? SpacerNode ?? SpacerNode(context)
    node.environment = context.environment
    node.minLength = minLength
    return node
  }
}

/// The node of `Spacer`.
final class SpacerNode: Node {
  var minLength = 0

  override func measure(_ proposal: ProposedSize) -> Size {
    let axis = environment.stackAxis
    return axis.size(length: max(minLength, axis.length(proposal) ?? minLength), breadth: 0)
  }
  override var layoutPriority: Double { -.infinity }
}
