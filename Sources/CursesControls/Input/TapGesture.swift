import CursesCore
@_spi(Nodes) import CursesViewGraph

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
final class TapNode: LayoutWrapperNode, ClockedNode {
  var count = 1
  var action: () -> Void = {}
  private var clicks = 0
  /// Whether a view within may still take the click for the first of several.
  private var isHeldUp = false
  /// Whether a click waits that was held up.
  private var waits = false
  /// When it counts after all: known once the clock has moved, as before that it tells the time of an older frame.
  private var due: Double?
  /// How long the next click may take, in seconds: a little longer than terminals' clicks are counted together.
  private static let pause = 0.42

  /// Keeps how often was clicked, for what is clicked around too: it gets what this leaves.
  private func note(_ clicks: Int) {
    forEachAround {
      $0.clicks = clicks
      $0.isHeldUp = false
      if clicks > 1 { $0.waits = false } else { $0.finish() }
    }
  }

  /// This node and those of the views around.
  private func forEachAround(_ body: (TapNode) -> Void) {
    var next: Node? = self
    while let here = next {
      if let node = here as? TapNode { body(node) }
      next = here.parent
    }
  }

  /// Has fewer clicks than this view waits for count only when no more have come.
  private func holdUp() {
    forEachAround { if $0.count < count { $0.isHeldUp = true } }
  }

  private func finish() {
    guard waits else { return }
    waits = false
    action()
  }

  var secondsToMoment: Double {
    waits ? due.map { max(0, $0 - graph.time) } ?? 0 : .infinity
  }

  func advance(to time: Double) -> Bool {
    if due == nil { due = time + TapNode.pause }
    if let due, time >= due { finish() }
    return waits
  }

  override func handle(_ event: InputEvent) -> Bool {
    guard environment.isEnabled, case .mouse(let mouse) = event else { return false }
    switch mouse.action {
    case .press(.left, let clicks): note(clicks)
    case .release(.left):
      // Terminals tell of three clicks at most: one click counts each time, two count every second time.
      guard clicks > 0, frame.contains(mouse.position) else { return false }
      guard clicks % count == 0 else {
        holdUp()
        return false
      }
      guard isHeldUp else {
        action()
        break
      }
      (waits, due) = (true, nil)
      graph.startMoving(self)
    default: return false
    }
    return true
  }
}
