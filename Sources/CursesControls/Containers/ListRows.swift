@_spi(Nodes) import CursesViewGraph

/// The rows of a list.
struct ListRows<Content: View>: View, PrimitiveView {
  let selection: ListSelection?
  let isEditing: Bool
  /// Where the menus of rows are known; nil where rows have but their own.
  var menus: RowMenus?
  let content: Content

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? ListRowsNode ?? ListRowsNode(context)
    node.selection = selection
    node.isEditing = isEditing
    var inner = context
    inner.environment.sectionLook = .heading
    node.selectionMenu = context.environment.selectionMenu
    if let menus { node.menus = menus }
    node.menus.list = node
    inner.environment.rowMenus = node.menus
    node.updateContent(content, inner)
    node.followSelection()
    node.invalidate()
    return node
  }
}
