import CursesCore
import CursesThemes
@_spi(Nodes) import CursesViewGraph

extension View {
  /// A menu for this view: the second mouse button opens it, and Shift+F10 or Alt+Enter while the focus is
  /// in the view, or the bar of a list at it.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems
  ) -> some View { MenuView(content: self, kind: .menu, items: menuItems) }

  /// The same. The preview is accepted and not shown.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View { contextMenu(menuItems: menuItems) }

  /// The menu of a value; nil for none.
  public func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    Group {
      if let contextMenu { self.contextMenu(menuItems: contextMenu.items) } else { self }
    }
  }

  /// Actions of a row, in its menu: one with what `contextMenu` puts there.
  package func rowActions<Actions: View>(
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View { MenuView(content: self, kind: .rowActions, items: actions) }
}

/// The items of a menu, as a value for `contextMenu(_:)`. After SwiftUI's.
public struct ContextMenu<MenuItems: View> {
  let items: () -> MenuItems

  /// The items below each other.
  public init(@ViewBuilder menuItems: @escaping () -> MenuItems) { items = menuItems }
}

/// What the modifiers around a view put into its menu.
struct OuterMenuItems {
  /// The actions of the row.
  var actions: (@MainActor () -> AnyView)?
  /// The items of a menu directly around actions of a row.
  var items: (@MainActor () -> AnyView)?
}

private enum OuterMenuItemsKey: EnvironmentKey {
  static var defaultValue: OuterMenuItems { OuterMenuItems() }
}

extension EnvironmentValues {
  var outerMenuItems: OuterMenuItems {
    get { self[OuterMenuItemsKey.self] }
    set { self[OuterMenuItemsKey.self] = newValue }
  }
}

/// A view with a menu that stands below it while it is open.
struct MenuView<Content: View, Items: View>: View {
  enum Kind { case menu, rowActions }

  let content: Content
  let kind: Kind
  @ViewBuilder let items: () -> Items
  @State private var isOpen = false
  @Environment(\.outerMenuItems) private var outer

  var body: some View {
    PopupView(isOpen: $isOpen, closesByButton: true) {
      ContextMenuTarget(content: content.environment(\.outerMenuItems, handedOn)) {
        isOpen = true
      }
    } popup: {
      MenuPanel {
        items()
        if kind == .rowActions, let items = outer.items { items() }
        if let actions = outer.actions { actions() }
      }
    }
  }

  /// What menus within show with their own.
  private var handedOn: OuterMenuItems {
    let (items, outer) = (items, outer)
    switch kind {
    case .menu: return OuterMenuItems(actions: outer.actions, items: { AnyView(items()) })
    case .rowActions:
      return OuterMenuItems(
        actions: {
          AnyView(
            Group {
              items()
              if let more = outer.actions { more() }
            })
        }, items: outer.items)
    }
  }
}

/// A view whose menu opens by a key or the second mouse button.
struct ContextMenuTarget<Content: View>: View, PrimitiveView {
  let content: Content
  let open: () -> Void

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? ContextMenuNode ?? ContextMenuNode(context)
    node.open = open
    node.updateContent(content.onInput { [weak node] in node?.takes($0) ?? false }, context)
    // A row without a control of its own is gone to by the bar of its list.
    if !node.holds(where: \.isFocusable) { context.environment.rowMenus?.noteRow() }
    return node
  }
}

/// The node of a view with a menu.
final class ContextMenuNode: WrapperNode, MenuKeyTaking {
  var open: () -> Void = {}
  override var isStructural: Bool { true }

  static func isKey(_ key: Key) -> Bool {
    key.pressed == Key(.function(10), .shift) || key.pressed == Key(.enter, .alt)
  }

  func takesMenuKey(_ key: Key) -> Bool { takes(.key(key)) }

  fileprivate func takes(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let key): guard Self.isKey(key) else { return false }
    case .mouse(let mouse): guard case .press(.right, _) = mouse.action else { return false }
    default: return false
    }
    openMenu()
    return true
  }

  /// Opens the menu; the list around may have items for it.
  func openMenu() {
    environment.rowMenus?.noteMenu(of: self)
    open()
  }
}
