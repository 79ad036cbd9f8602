import CursesCore

extension View {
  /// Whether clicks reach the controls of this view.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    HitTestingView(content: self, isEnabled: enabled)
  }
}

struct HitTestingView<Content: View>: View, PrimitiveView {
  let content: Content
  let isEnabled: Bool

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? HitTestingNode ?? HitTestingNode(context)
    node.isHit = isEnabled
    node.updateContent(content, context)
    return node
  }
}

/// The node of `allowsHitTesting`.
final class HitTestingNode: WrapperNode {
  var isHit = true
  override var isStructural: Bool { true }
  override func hit(_ point: Point) -> Node? { isHit ? super.hit(point) : nil }
}
