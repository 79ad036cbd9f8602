import CursesCore
@_spi(Nodes) import CursesViewGraph

/// The first of several views that fits into the room there is, else the last. After SwiftUI's
/// `ViewThatFits`.
///
/// The others are kept, with their state, but are not on the screen: they have no focus and no keys.
public struct ViewThatFits<Content: View>: View, PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// - Parameter axes: the directions in which a view's ideal size has to fit.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? FittingNode ?? FittingNode(context)
    node.axes = axes
    node.update(content, context)
    return node
  }
}

/// The node of `ViewThatFits`.
final class FittingNode: Node {
  var axes: Axis.Set = [] { didSet { layOut(ifNew: axes, oldValue) } }
  /// Holds all views; those that are not shown are no children.
  private var source: Node?

  override var passesLight: Bool { true }

  func update(_ content: some View, _ context: ViewContext) {
    environment = context.environment
    let node = context.child(of: self).resolve(content, source)
    if let source, source !== node { source.detach() }
    source = node
    let candidates = node.layoutNodes
    if !children.allSatisfy({ child in candidates.contains { $0 === child } }) { children = [] }
    graph.setNeedsLayout()
  }

  private func fitting(_ proposal: ProposedSize) -> Node? {
    let candidates = source?.layoutNodes ?? []
    return candidates.first { node in
      let ideal = node.size(for: ProposedSize(columns: nil, rows: nil))
      let fitsAcross =
        !axes.contains(.horizontal) || ideal.columns <= proposal.columns ?? .max
      let fitsDown = !axes.contains(.vertical) || ideal.rows <= proposal.rows ?? .max
      return fitsAcross && fitsDown
    } ?? candidates.last
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    fitting(proposal)?.size(for: proposal) ?? .zero
  }

  override func placeChildren(in rect: Rect) {
    let shown = fitting(ProposedSize(rect.size))
    if children.first !== shown {
      children = shown.map { [$0] } ?? []
      invalidate()
      graph.setNeedsFocusUpdate()
    }
    shown?.place(in: rect)
  }

  override func detach() {
    children = []
    source?.detach()
    super.detach()
  }
}
