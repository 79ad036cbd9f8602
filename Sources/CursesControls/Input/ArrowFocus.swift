import CursesCore
@_spi(Nodes) import CursesViewGraph

extension View {
  /// Lets the arrows up and down move the focus, as Tab does.
  ///
  /// - Parameter sideways: whether left and right do too.
  package func movesFocusByArrows(sideways: Bool = false) -> some View {
    ArrowFocusView(content: self, sideways: sideways)
  }
}

struct ArrowFocusView<Content: View>: View, PrimitiveView {
  let content: Content
  let sideways: Bool

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? ArrowFocusNode ?? ArrowFocusNode(context)
    node.sideways = sideways
    node.updateContent(content, context)
    return node
  }
}

/// The node of `movesFocusByArrows`.
final class ArrowFocusNode: WrapperNode {
  var sideways = false
  override var isStructural: Bool { true }

  override func handle(_ event: InputEvent) -> Bool {
    guard case .key(let key) = event, key.phase != .up, key.modifiers.isEmpty else { return false }
    switch key.code {
    case .up: graph.focus.move(forward: false)
    case .down: graph.focus.move(forward: true)
    case .left where sideways: graph.focus.move(forward: false)
    case .right where sideways: graph.focus.move(forward: true)
    default: return false
    }
    return true
  }
}
