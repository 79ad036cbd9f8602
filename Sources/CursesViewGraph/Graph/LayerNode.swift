import CursesCore

/// Something over the rest of the window that keeps the focus: a dialog, a sheet, an open menu.
package final class LayerNode: LayoutWrapperNode {
  /// What it stands below; nil for the middle of the window.
  package weak var anchor: Node?
  /// A place that it stands below instead.
  package var place: Rect?
  /// Whether it is as wide as what is in it needs, not as the window.
  package var isNarrow = false
  /// Whether a click outside closes it.
  package var closesOnOutsideClick = false
  /// Whether it asks something that its buttons answer, as an alert does.
  package var asks = false
  /// Called when it is to go without an answer.
  package var cancel: () -> Void = {}

  override init(_ context: ViewContext) {
    super.init(context)
    graph.add(self)
  }

  override var isModal: Bool { true }
  override func addLayoutNodes(to nodes: inout [Node]) { nodes.append(self) }

  package override func measure(_ proposal: ProposedSize) -> Size { measureContent(proposal) }

  package override func placeChildren(in window: Rect) {
    guard let near = place ?? anchor?.frame else { return placeContent(in: window) }
    var size = measureContent(ProposedSize(window.size))
    if isNarrow {
      let own = measureContent(ProposedSize(columns: nil, rows: window.size.rows))
      if own.columns <= window.size.columns { size = own }
    }
    let below = window.maxRow - near.maxRow
    let isBelow = size.rows <= below || below >= near.minRow - window.minRow
    let rows = min(size.rows, isBelow ? below : near.minRow - window.minRow)
    let row = isBelow ? near.maxRow : near.minRow - rows
    let column = max(window.minColumn, min(near.minColumn, window.maxColumn - size.columns))
    placeContent(
      in: Rect(
        column: column, row: row, columns: min(size.columns, window.size.columns), rows: rows))
  }

  package override func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let key) where key.code == .escape && key.modifiers.isEmpty && key.phase != .up:
      if let button = cancelButton { button.press() } else { cancel() }
      return true
    case .mouse(let mouse) where mouse.isPress:
      if closesOnOutsideClick { cancel() }
      return true
    default: return false
    }
  }

  package override func detach() {
    graph.remove(self)
    super.detach()
  }
}

extension LayerNode {
  /// Makes or renews a layer of a view.
  package static func resolve(
    _ old: Node?, _ context: ViewContext, _ content: some View, configure: (LayerNode) -> Void
  ) -> Node {
    let layer = old as? LayerNode ?? LayerNode(context)
    configure(layer)
    layer.updateContent(content, context)
    return layer
  }
}
