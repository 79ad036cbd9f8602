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

  /// Keeps how often was clicked, for what is clicked around too: it gets what this leaves.
  private func note(_ clicks: Int) {
    self.clicks = clicks
    var next = parent
    while let here = next {
      (here as? TapNode)?.clicks = clicks
      next = here.parent
    }
  }

  override func handle(_ event: InputEvent) -> Bool {
    guard environment.isEnabled, case .mouse(let mouse) = event else { return false }
    switch mouse.action {
    case .press(.left, let clicks): note(clicks)
    case .release(.left):
      // Terminals tell of three clicks at most: one click counts each time, two count every second time.
      guard clicks > 0, clicks % count == 0, frame.contains(mouse.position) else { return false }
      action()
    default: return false
    }
    return true
  }
}
