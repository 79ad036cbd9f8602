@_spi(Nodes) import CursesViewGraph

/// A view that opens another one below it, over the rest.
struct PopupView<Content: View, Popup: View>: View, PrimitiveView {
  @Binding var isOpen: Bool
  /// Whether a button within closes it.
  var closesByButton = false
  @ViewBuilder let content: () -> Content
  @ViewBuilder let popup: () -> Popup

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? PopupNode ?? PopupNode(context)
    var sides: [(Node?, ViewContext) -> Node] = []
    if isOpen {
      let close = { isOpen = false }
      sides.append { old, context in
        var inner = context
        inner.environment.buttonWasPressed = closesByButton ? close : {}
        inner.environment.formColumns = nil
        return LayerNode.resolve(old, inner, popup()) {
          $0.cancel = close
          $0.closesOnOutsideClick = true
          $0.anchor = node.children.first?.layoutNodes.first
        }
      }
    }
    node.update(content(), context, sides: sides)
    return node
  }
}

/// The node of `PopupView`.
final class PopupNode: HolderNode {}
