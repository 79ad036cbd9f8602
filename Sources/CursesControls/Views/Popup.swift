import CursesCore
@_spi(Nodes) import CursesViewGraph

/// A view that opens another one below it, over the rest.
struct PopupView<Content: View, Popup: View>: View, PrimitiveView {
  @Binding var isOpen: Bool
  /// Whether a button within closes it.
  var closesByButton = false
  /// The view that it opens below; nil for the content.
  var anchor: () -> Node? = { nil }
  /// A place that it opens below instead; it closes again there when nothing in it can be pressed.
  var place: () -> Rect? = { nil }
  @ViewBuilder let content: () -> Content
  @ViewBuilder let popup: () -> Popup

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? PopupNode ?? PopupNode(context)
    var sides: [(Node?, ViewContext) -> Node] = []
    if isOpen {
      let close = { isOpen = false }
      sides.append { old, context in
        var inner = context
        let answered = context.environment.menuWasAnswered
        let closeAll = {
          close()
          answered()
        }
        inner.environment.buttonWasPressed = closesByButton ? closeAll : {}
        inner.environment.menuWasAnswered = closesByButton ? closeAll : {}
        inner.environment.formColumns = nil
        let layer = LayerNode.resolve(old, inner, popup()) {
          $0.cancel = close
          $0.closesOnOutsideClick = true
          $0.isNarrow = closesByButton
          $0.anchor = anchor() ?? node.children.first?.layoutNodes.first
          $0.place = place()
        }
        if place() != nil, !layer.holdsButton { context.graph.afterUpdate(close) }
        return layer
      }
    }
    node.update(content(), context, sides: sides)
    return node
  }
}

private enum MenuWasAnsweredKey: EnvironmentKey {
  static var defaultValue: () -> Void { {} }
}

extension EnvironmentValues {
  /// Closes the menus around: what is chosen in a menu within a menu closes both.
  var menuWasAnswered: () -> Void {
    get { self[MenuWasAnsweredKey.self] }
    set { self[MenuWasAnsweredKey.self] = newValue }
  }
}

/// The node of `PopupView`.
final class PopupNode: HolderNode {}
