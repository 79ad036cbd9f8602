@_spi(Nodes) import CursesViewGraph

/// Whether rows of a list have menus, so that the list needs a bar to go to them.
@MainActor
final class RowMenus {
  private(set) var isAny = false
  weak var list: Node?

  /// Opens the menu of what is selected, below a row.
  var openSelection: ((Set<AnyHashable>, Node) -> Void)?

  func noteRow() {
    guard !isAny else { return }
    isAny = true
    list?.graph.setNeedsLayout()
  }

  /// Opens the menu of a row, else that of what is selected. Returns whether there is one.
  func open(_ ordinal: Int, in rows: ListRowIndex, of list: ListRowsNode) -> Bool {
    guard let row = rows.node(at: ordinal) else { return false }
    var menu: ContextMenuNode?
    // Of those around each other the innermost has the items of all.
    row.walk { node in
      guard let found = node as? ContextMenuNode else { return }
      if menu.map({ found.isWithin($0) }) ?? true { menu = found }
    }
    // A view that is the row itself may stand within what gives it a menu.
    let around = row.ancestor(ContextMenuNode.self)
    if let found = menu ?? (around?.isWithin(list) == true ? around : nil) {
      found.open()
      return true
    }
    guard let openSelection, let selection = list.selection else { return false }
    openSelection(selection.tags(at: rows.tag(at: ordinal)), row.layoutNodes.first ?? row)
    return true
  }
}

private enum RowMenusKey: EnvironmentKey {
  static var defaultValue: RowMenus? { nil }
}

extension EnvironmentValues {
  /// The menus of the rows of the list around.
  var rowMenus: RowMenus? {
    get { self[RowMenusKey.self] }
    set { self[RowMenusKey.self] = newValue }
  }
}

// MARK: What is selected

extension View {
  /// A menu for what is selected in a list in this view, and what a double click or Enter does with it.
  ///
  /// The second mouse button opens the menu at a row, and Shift+F10 or Alt+Enter at the bar of the list. Where that row
  /// is selected, it is for all that are, else for the row alone. A row with a menu of its own shows that one.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    let own = SelectionMenu(
      items: { AnyView(menu(SelectionMenu.values(of: $0))) },
      action: { primaryAction?(SelectionMenu.values(of: $0)) }, acts: primaryAction != nil)
    return environment(\.selectionMenu, own)
  }
}

/// What can be done with what is selected in a list.
struct SelectionMenu {
  let items: (Set<AnyHashable>) -> AnyView
  /// What a double click or Enter does.
  let action: (Set<AnyHashable>) -> Void
  /// Whether a double click or Enter does anything.
  let acts: Bool

  /// The tags that are of a type.
  static func values<Value: Hashable>(of tags: Set<AnyHashable>) -> Set<Value> {
    Set(tags.compactMap { $0.base as? Value })
  }
}

private enum SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}

extension EnvironmentValues {
  /// The menu of what is selected in the lists within.
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

/// A list with a menu for what is selected, which stands below the row that it was opened at.
struct SelectionMenuView<Content: View>: View {
  let menu: SelectionMenu
  let content: (RowMenus) -> Content
  @State private var place = SelectionMenuPlace()
  @State private var isOpen = false

  var body: some View {
    let place = place
    place.menus.openSelection = { tags, row in
      (place.tags, place.row) = (tags, row)
      isOpen = true
    }
    return PopupView(
      isOpen: $isOpen, closesByButton: true, anchor: { place.row },
      content: { content(place.menus) },
      popup: { MenuPanel { menu.items(place.tags) } })
  }
}

/// Where a menu of what is selected was opened, and for what.
@MainActor
private final class SelectionMenuPlace {
  let menus = RowMenus()
  var tags: Set<AnyHashable> = []
  weak var row: Node?
}
