import CursesCore
@_spi(Nodes) import CursesViewGraph

/// Whether rows of a list have menus, so that the list needs a bar to go to them.
@MainActor
final class RowMenus {
  private(set) var isAny = false
  weak var list: ListRowsNode?

  /// Opens the menu of what is selected, below a row.
  var openSelection: ((Set<AnyHashable>, Node) -> Void)?
  /// Told what the menu of what is selected is for before a row shows its items with actions of its own.
  var willOpen: (Set<AnyHashable>) -> Void = { _ in }

  func noteRow() {
    guard !isAny else { return }
    isAny = true
    list?.graph.setNeedsLayout()
  }

  /// Told that the menu of a view in a row is about to open.
  func noteMenu(of view: Node) {
    guard let shown = view.layoutNodes.first, let tags = list?.chosen(at: shown.frame.origin)
    else { return }
    willOpen(tags)
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
      found.openMenu()
      return true
    }
    guard let openSelection, let selection = list.selection else { return false }
    openSelection(selection.tags(at: rows.tag(at: ordinal)), row.layoutNodes.first ?? row)
    return true
  }
}

extension RowMenus {
  /// Where a menu opens that is asked for beside the rows: below the pointer, or where the rows begin.
  fileprivate func spot(of event: InputEvent) -> Rect? {
    switch event {
    case .key(let key) where ContextMenuNode.isKey(key):
      return list.map { Rect(origin: $0.frame.origin, size: Size(columns: 1, rows: 0)) }
    case .mouse(let mouse):
      guard case .press(.right, _) = mouse.action else { return nil }
      return Rect(origin: mouse.position, size: Size(columns: 1, rows: 1))
    default: return nil
    }
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
  /// is selected, it is for all that are, else for the row alone. A row with a menu of its own shows that one, one with
  /// actions to swipe shows both. Where there is no row, the menu is for the empty set, and not there without a button.
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
    func open(_ tags: Set<AnyHashable>, row: Node? = nil, spot: Rect? = nil) {
      (place.tags, place.row, place.spot) = (tags, row, spot)
      isOpen = true
    }
    place.menus.openSelection = { open($0, row: $1) }
    place.menus.willOpen = { place.tags = $0 }
    return PopupView(
      isOpen: $isOpen, closesByButton: true, anchor: { place.row }, place: { place.spot },
      content: {
        content(place.menus)
          .environment(\.outerMenuItems, OuterMenuItems(items: { AnyView(menu.items(place.tags)) }))
          .onInput { event in
            guard let spot = place.menus.spot(of: event) else { return false }
            open([], spot: spot)
            return true
          }
      },
      popup: { MenuPanel { menu.items(place.tags) } })
  }
}

/// Where a menu of what is selected was opened, and for what.
@MainActor
private final class SelectionMenuPlace {
  let menus = RowMenus()
  var tags: Set<AnyHashable> = []
  weak var row: Node?
  /// Where it was opened beside the rows.
  var spot: Rect?
}
