import CursesCore
@_spi(Nodes) import CursesViewGraph

/// The pane of a menu, as wide as its widest item.
struct MenuPanel<Items: View>: View {
  @ViewBuilder let items: Items

  var body: some View {
    Panel(surface: .dialog) {
      MenuRows(
        content: items.buttonStyle(MenuItemStyle()).toggleStyle(MenuToggleStyle())
          .environment(\.sectionLook, .menu).environment(\.pickersAreInMenu, true))
    }
    .movesFocusByArrows()
  }
}

/// The items of a menu below each other, each in the whole width.
struct MenuRows<Content: View>: View, PrimitiveView {
  let content: Content

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? MenuRowsNode ?? MenuRowsNode(context)
    var inner = context
    inner.environment.stackAxis = .vertical
    node.updateContent(content, inner)
    return node
  }
}

/// The node of a menu's items.
final class MenuRowsNode: LayoutWrapperNode {
  /// The cells at either side of what is no item by itself, such as a heading.
  private func margin(of node: Node) -> Int {
    let isItem =
      node is DividerNode
      || node.holds { $0 is PressNode || ($0 as? any MenuItemNode)?.isMenuItem == true }
    return isItem ? 0 : 1
  }

  private func size(of node: Node, in columns: Int?) -> Size {
    let margin = margin(of: node)
    let own = node.size(
      for: ProposedSize(columns: columns.map { max(0, $0 - 2 * margin) }, rows: nil))
    return Size(columns: own.columns + 2 * margin, rows: own.rows)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let nodes = content
    let widest = nodes.map { size(of: $0, in: nil).columns }.max() ?? 0
    let columns = min(widest, proposal.columns ?? widest)
    return Size(
      columns: columns, rows: nodes.reduce(0) { $0 + size(of: $1, in: columns).rows })
  }

  override func placeChildren(in rect: Rect) {
    var row = rect.minRow
    for node in content {
      let margin = margin(of: node)
      let rows = size(of: node, in: rect.size.columns).rows
      node.place(
        in: Rect(
          column: rect.minColumn + margin, row: row,
          columns: max(0, rect.size.columns - 2 * margin), rows: rows))
      row += rows
    }
  }
}

/// A node that is an item of a menu by itself, with the cells at its sides.
@MainActor
protocol MenuItemNode: Node {
  var isMenuItem: Bool { get }
}

/// A toggle as an item of a menu, which a choice closes.
struct MenuToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        configuration.box
        configuration.label
      }
    }
  }
}

private enum PickersAreInMenuKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether pickers without a style of their own are items of a menu.
  var pickersAreInMenu: Bool {
    get { self[PickersAreInMenuKey.self] }
    set { self[PickersAreInMenuKey.self] = newValue }
  }
}
