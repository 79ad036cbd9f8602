import CursesCore

extension View {
  /// Lets the arrows up and down move the focus, as Tab does.
  package func movesFocusByArrows() -> some View { ArrowFocusView(content: self) }
}

struct ArrowFocusView<Content: View>: View, PrimitiveView {
  let content: Content

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? ArrowFocusNode ?? ArrowFocusNode(context)
    node.updateContent(content, context)
    return node
  }
}

/// The node of `movesFocusByArrows`.
final class ArrowFocusNode: WrapperNode {
  override var isStructural: Bool { true }

  override func handle(_ event: InputEvent) -> Bool {
    guard case .key(let key) = event, key.phase != .up, key.modifiers.isEmpty,
      key.code == .up || key.code == .down
    else { return false }
    graph.focus.move(forward: key.code == .down)
    return true
  }
}
