import CursesCore

extension View {
  /// Whether clicks reach the controls of this view.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    HitTestingView(content: self, isEnabled: enabled)
  }

  /// A number at the end of the row; none for zero.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// A word at the end of the row; none for nil.
  public func badge(_ label: Text?) -> some View {
    HStack {
      self
      if let label {
        Spacer(leastCells: 1)
        label.role(.dim)
      }
    }
  }

  /// A word at the end of the row, a literal.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
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
