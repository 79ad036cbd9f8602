import CursesCore
import CursesThemes
@_spi(Nodes) import CursesViewGraph

extension View {
  /// A menu for this view: the second mouse button opens it, and Shift+F10 or Alt+Enter while the focus is
  /// in the view.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems
  ) -> some View { ContextMenu(content: self, items: menuItems) }
}

/// A view with a menu that stands below it while it is open.
struct ContextMenu<Content: View, Items: View>: View {
  let content: Content
  @ViewBuilder let items: () -> Items
  @State private var isOpen = false

  var body: some View {
    PopupView(isOpen: $isOpen, closesByButton: true) {
      content.onInput { event in
        guard opens(event) else { return false }
        isOpen = true
        return true
      }
    } popup: {
      Panel(surface: .dialog) {
        VStack(alignment: .leading) { items() }
          .buttonStyle(MenuItemStyle())
      }
      .movesFocusByArrows()
    }
  }

  private func opens(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let key):
      key.pressed == Key(.function(10), .shift) || key.pressed == Key(.enter, .alt)
    case .mouse(let mouse):
      if case .press(.right, _) = mouse.action { true } else { false }
    default: false
    }
  }
}
