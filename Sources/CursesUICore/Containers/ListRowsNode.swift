import TerminalCore
import Themes

/// The rows of a list.
struct ListRows<Content: View>: View, PrimitiveView {
  let selection: ListSelection?
  let content: Content

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? ListRowsNode ?? ListRowsNode(context)
    node.selection = selection
    var inner = context
    inner.environment.sectionLook = .heading
    node.updateContent(content, inner)
    node.invalidate()
    return node
  }
}

/// The node of a list's rows.
final class ListRowsNode: LayoutWrapperNode {
  var selection: ListSelection?
  private var isFocused = false
  /// The row the keys are at.
  private var cursor: AnyHashable?

  /// The cells before a row: the bar of the selection and a blank.
  private var lead: Int { selection == nil ? 0 : 2 }

  /// The rows that can be selected, those of sections too.
  private var rows: [(node: Node, tag: AnyHashable)] {
    content.flatMap { ($0 as? SectionNode)?.rows ?? [$0] }.compactMap { node in
      tag(of: node).map { (node, $0) }
    }
  }

  private let stack = StackLayout(axis: .vertical, spacing: 0, position: .start)

  override func measure(_ proposal: ProposedSize) -> Size {
    let inner = stack.measure(
      content, ProposedSize(columns: proposal.columns.map { $0 - lead }, rows: nil))
    return Size(columns: proposal.columns ?? (inner.columns + lead), rows: inner.rows)
  }

  override func placeChildren(in rect: Rect) {
    let columns = max(0, rect.size.columns - lead)
    var row = rect.minRow
    for node in content {
      let size = node.size(for: ProposedSize(columns: columns, rows: nil))
      node.place(
        in: Rect(column: rect.minColumn + lead, row: row, columns: size.columns, rows: size.rows))
      row += size.rows
    }
  }

  /// A row of the list in its whole width.
  private func band(_ node: Node) -> Rect {
    Rect(
      column: frame.minColumn, row: node.frame.minRow, columns: frame.size.columns,
      rows: node.frame.size.rows)
  }

  override func draw(in canvas: inout Canvas) {
    guard let selection else { return drawChildren(in: &canvas) }
    for row in rows {
      let isSelected = selection.contains(row.tag)
      let isAt = isFocused && selection.isSeveral && row.tag == cursor
      guard isSelected || isAt else { continue }
      let band = band(row.node)
      if isSelected { canvas.tint(band, role: .listSelected) }
      let bar = canvas.look.symbol(isFocused ? "▌" : "▏", ascii: ">")
      for line in band.rows {
        canvas.write(
          String(bar), column: band.minColumn, row: line,
          role: isAt || !selection.isSeveral ? .listSelectedBar : .faint)
      }
    }
    drawChildren(in: &canvas)
  }

  // MARK: Events

  override var isFocusable: Bool { selection != nil && environment.isEnabled }

  override func focusChanged(_ isFocused: Bool) {
    self.isFocused = isFocused
    invalidate()
  }

  override func handle(_ event: InputEvent) -> Bool {
    guard selection != nil, environment.isEnabled else { return false }
    switch event {
    case .key(let key) where key.phase != .up && key.modifiers.isEmpty: return handle(key.code)
    case .mouse(let mouse):
      guard case .press(.left, _) = mouse.action else { return false }
      guard let index = rows.firstIndex(where: { band($0.node).contains(mouse.position) }) else {
        return false
      }
      go(to: index)
      if selection?.isSeveral == true { selection?.toggle(rows[index].tag) }
      return true
    default: return false
    }
  }

  private func handle(_ code: Key.Code) -> Bool {
    let rows = rows
    guard !rows.isEmpty else { return false }
    let page = max(1, (ancestor(ScrollNode.self)?.frame.size.rows ?? 10) - 1)
    switch code {
    case .up: return move(by: -1)
    case .down: return move(by: 1)
    case .pageUp: return move(by: -page)
    case .pageDown: return move(by: page)
    case .home: return move(by: -rows.count)
    case .end: return move(by: rows.count)
    case .character(" "):
      guard selection?.isSeveral == true, let here else { return false }
      selection?.toggle(rows[here].tag)
      invalidate()
      return true
    default: return false
    }
  }

  /// The row the keys are at.
  private var here: Int? {
    let rows = rows
    return rows.firstIndex { $0.tag == cursor }
      ?? rows.firstIndex { selection?.contains($0.tag) == true }
  }

  private func move(by distance: Int) -> Bool {
    let from = here ?? (distance > 0 ? -1 : rows.count)
    go(to: max(0, min(rows.count - 1, from + distance)))
    return true
  }

  private func go(to index: Int) {
    let row = rows[index]
    cursor = row.tag
    if selection?.isSeveral == false { selection?.select(row.tag) }
    reveal(band(row.node))
    invalidate()
  }
}
