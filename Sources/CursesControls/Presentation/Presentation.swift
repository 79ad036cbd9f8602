import CursesCore
@_spi(Nodes) import CursesViewGraph

/// Closes the sheet or dialog around a view. After SwiftUI's `DismissAction`.
public struct DismissAction {
  let action: () -> Void
  /// Closes the sheet or the dialog that the view is in; elsewhere nothing happens.
  public func callAsFunction() { action() }
}

enum DismissKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue = DismissAction(action: {})
}

enum IsPresentedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Closes what the view is presented in.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view stands in a sheet or dialog.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}

/// A view that shows another one over the window while a value says so.
struct PresenterView<Content: View, Shown: View>: View, PrimitiveView {
  let content: Content
  let isPresented: Bool
  /// Whether a button within closes what is shown, as in an alert.
  var closesByButton = false
  /// Takes the value back that says so.
  let dismiss: () -> Void
  var onDismiss: () -> Void = {}
  let shown: () -> Shown

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? PresenterNode ?? PresenterNode(context)
    var sides: [(Node?, ViewContext) -> Node] = []
    if isPresented {
      sides.append { old, context in
        var inner = context
        inner.environment.isPresented = true
        inner.environment.dismiss = DismissAction(action: dismiss)
        inner.environment.buttonWasPressed = closesByButton ? dismiss : {}
        let enter = DialogEnter()
        if closesByButton { inner.environment.submitActions = [enter.action] }
        return LayerNode.resolve(old, inner, Dimming().overlay { shown() }) {
          $0.cancel = dismiss
          $0.asks = closesByButton
          enter.layer = $0
        }
      }
    }
    node.update(content, context, sides: sides)
    if node.wasPresented, !isPresented { context.graph.afterUpdate(onDismiss) }
    node.wasPresented = isPresented
    return node
  }
}

/// The node of `sheet`, `alert` and the like.
final class PresenterNode: HolderNode {
  var wasPresented = false
}
