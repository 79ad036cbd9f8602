import CursesCore

extension View {
  /// Runs an action when the view is clicked so many times.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    TapView(content: self, count: count, action: action)
  }
}

struct TapView<Content: View>: View, PrimitiveView {
  let content: Content
  let count: Int
  let action: () -> Void

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? TapNode ?? TapNode(context)
    node.count = count
    node.action = action
    node.updateContent(content, context)
    return node
  }
}

/// The node of `onTapGesture`.
final class TapNode: LayoutWrapperNode {
  var count = 1
  var action: () -> Void = {}
  private var clicks = 0

  override func handle(_ event: InputEvent) -> Bool {
    guard environment.isEnabled, case .mouse(let mouse) = event else { return false }
    switch mouse.action {
    case .press(.left, let clicks): self.clicks = clicks
    case .release(.left):
      guard clicks == count, frame.contains(mouse.position) else { return false }
      action()
    default: return false
    }
    return true
  }
}
