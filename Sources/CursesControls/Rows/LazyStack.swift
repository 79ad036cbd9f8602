import CursesCore
@_spi(Nodes) import CursesViewGraph

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

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
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
    layout = StackLayout(horizontal: alignment, spacing: gap)
    self.content = content()
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    LazyStackNode.resolve(old, context, layout, content)
  }
}

/// The node of `LazyVStack` and `LazyHStack`.
final class LazyStackNode: StackNode {
  override var lazyLayout: StackLayout? { layout }

  override func measure(_ proposal: ProposedSize) -> Size {
    let axis = layout.axis
    let breadth = axis.breadth(proposal)
    let own = layout.measure(content, axis.proposal(length: nil, breadth: breadth))
    return axis.size(length: axis.length(own), breadth: breadth ?? axis.breadth(own))
  }

  override func placeChildren(in rect: Rect) { layout.placeNaturally(content, in: rect) }
}
