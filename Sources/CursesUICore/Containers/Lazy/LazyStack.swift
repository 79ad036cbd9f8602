import TerminalCore

/// Views below each other, of which a `ForEach` makes those in view only. After SwiftUI's `LazyVStack`.
///
/// It is as wide as it may be. What scrolls away is let go, but for what its views keep in `@State`.
public struct LazyVStack<Content: View>: View, PrimitiveView {
  let layout: StackLayout
  let content: Content

  /// - Parameter gap: the rows between two views.
  public init(
    alignment: HorizontalAlignment = .center, gap: Int = 0, @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(axis: .vertical, spacing: gap, alignment: alignment)
    self.content = content()
  }

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    LazyStackNode.resolve(old, context, layout, content)
  }
}

/// Views beside each other, of which a `ForEach` makes those in view only. After SwiftUI's `LazyHStack`.
///
/// It is as high as it may be. What scrolls away is let go, but for what its views keep in `@State`.
public struct LazyHStack<Content: View>: View, PrimitiveView {
  let layout: StackLayout
  let content: Content

  /// - Parameter gap: the columns between two views.
  public init(
    alignment: VerticalAlignment = .center, gap: Int = 1, @ViewBuilder content: () -> Content
  ) {
    let position: StackLayout.Position =
      switch alignment {
      case .top, .firstTextBaseline: .start
      case .center: .middle
      case .bottom, .lastTextBaseline: .end
      }
    layout = StackLayout(axis: .horizontal, spacing: gap, position: position)
    self.content = content()
  }

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    LazyStackNode.resolve(old, context, layout, content)
  }
}

/// The node of `LazyVStack` and `LazyHStack`.
final class LazyStackNode: WrapperNode {
  private var layout: StackLayout { didSet { layOut(ifNew: layout, oldValue) } }

  private init(_ context: ViewContext, layout: StackLayout) {
    self.layout = layout
    super.init(context)
  }

  static func resolve(
    _ old: Node?, _ context: ViewContext, _ layout: StackLayout, _ content: some View
  ) -> Node {
    let kept = (old as? LazyStackNode).flatMap { $0.layout.axis == layout.axis ? $0 : nil }
    let node = kept ?? LazyStackNode(context, layout: layout)
    node.layout = layout
    var inner = context
    inner.environment.stackAxis = layout.axis
    node.updateContent(content, inner)
    return node
  }

  override var layoutPriority: Double { 0 }
  override var passesLight: Bool { true }
  override var lazyLayout: StackLayout? { layout }
  private var content: [Node] { children.flatMap(\.layoutNodes) }

  override func measure(_ proposal: ProposedSize) -> Size {
    let axis = layout.axis
    let breadth = axis.breadth(proposal)
    let own = layout.measure(content, axis.proposal(length: nil, breadth: breadth))
    return axis.size(length: axis.length(own), breadth: breadth ?? axis.breadth(own))
  }

  override func placeChildren(in rect: Rect) { layout.placeNaturally(content, in: rect) }
}

extension StackLayout {
  /// Puts nodes one after another, each as long as it likes to be.
  func placeNaturally(_ nodes: [Node], in rect: Rect) {
    var at = axis == .horizontal ? rect.minColumn : rect.minRow
    let breadth = axis.breadth(rect.size)
    for node in nodes {
      let size = node.size(for: axis.proposal(length: nil, breadth: breadth))
      let free = breadth - axis.breadth(size)
      let shift = position == .start ? 0 : position == .middle ? free / 2 : free
      let origin =
        axis == .horizontal
        ? Point(column: at, row: rect.minRow + shift)
        : Point(column: rect.minColumn + shift, row: at)
      node.place(in: Rect(origin: origin, size: size))
      at += axis.length(size) + spacing
    }
  }
}
