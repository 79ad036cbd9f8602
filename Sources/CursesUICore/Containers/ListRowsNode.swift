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
    node.followSelection()
    node.invalidate()
    return node
  }
}

/// The node of a list's rows.
final class ListRowsNode: LayoutWrapperNode {
  var selection: ListSelection?
  private var isFocused = false
  /// The row the keys are at, and where it was.
  private var cursor: (tag: AnyHashable, ordinal: Int)?
  /// The selected row that was last scrolled to.
  private var followed: AnyHashable?

  /// The cells before a row: the bar of the selection and a blank.
  private var lead: Int { selection == nil ? 0 : 2 }

  private var rows: ListRowIndex { ListRowIndex(of: content, in: self) }

  private let stack = StackLayout(axis: .vertical, spacing: 0, position: .start)

  override var lazyLayout: StackLayout? { stack }

  override func measure(_ proposal: ProposedSize) -> Size {
    let inner = stack.measure(
      content, ProposedSize(columns: proposal.columns.map { $0 - lead }, rows: nil))
    return Size(columns: proposal.columns ?? (inner.columns + lead), rows: inner.rows)
  }

  override func placeChildren(in rect: Rect) {
    stack.placeNaturally(
      content,
      in: Rect(
        column: rect.minColumn + lead, row: rect.minRow, columns: max(0, rect.size.columns - lead),
        rows: rect.size.rows))
  }

  /// A row of the list in its whole width.
  private func band(_ place: Rect) -> Rect {
    Rect(
      column: frame.minColumn, row: place.minRow, columns: frame.size.columns,
      rows: place.size.rows)
  }

  override func draw(in canvas: inout Canvas) {
    guard let selection else { return drawChildren(in: &canvas) }
    rows.forEachMade { tag, place in
      let band = band(place)
      guard !band.intersection(canvas.frame.clip).isEmpty else { return }
      let isSelected = selection.contains(tag)
      let isAt = isFocused && selection.isSeveral && tag == cursor?.tag
      guard isSelected || isAt else { return }
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

  override var readingPoint: Point {
    var point: Point?
    rows.forEachMade { tag, place in
      if point == nil, tag == cursor?.tag || selection?.contains(tag) == true {
        point = place.origin
      }
    }
    return point ?? frame.origin
  }

  override func handle(_ event: InputEvent) -> Bool {
    guard selection != nil, environment.isEnabled else { return false }
    switch event {
    case .key(let key) where key.phase != .up && key.modifiers.isEmpty: return handle(key.code)
    case .mouse(let mouse):
      guard case .press(.left, _) = mouse.action else { return false }
      let rows = rows
      guard let ordinal = rows.ordinal(where: { band($0).contains(mouse.position) }) else {
        return false
      }
      go(to: ordinal, in: rows)
      if selection?.isSeveral == true { selection?.toggle(rows.tag(at: ordinal)) }
      return true
    default: return false
    }
  }

  private func handle(_ code: Key.Code) -> Bool {
    let rows = rows
    guard rows.count > 0 else { return false }
    let page = max(1, (ancestor(ScrollNode.self)?.frame.size.rows ?? 10) - 1)
    switch code {
    case .up: return move(by: -1, in: rows)
    case .down: return move(by: 1, in: rows)
    case .pageUp: return move(by: -page, in: rows)
    case .pageDown: return move(by: page, in: rows)
    case .home: return move(by: -rows.count, in: rows)
    case .end: return move(by: rows.count, in: rows)
    case .character(" "):
      guard selection?.isSeveral == true, let here = here(in: rows) else { return false }
      selection?.toggle(rows.tag(at: here))
      invalidate()
      return true
    default: return false
    }
  }

  /// The row the keys are at.
  private func here(in rows: ListRowIndex) -> Int? {
    if let cursor, let found = rows.ordinal(of: cursor.tag, near: cursor.ordinal) { return found }
    if let one = selection?.only() { return rows.ordinal(of: one, near: 0) }
    return selection?.isEmpty() == true
      ? nil : rows.firstOrdinal { selection?.contains($0) == true }
  }

  private func move(by distance: Int, in rows: ListRowIndex) -> Bool {
    let from = here(in: rows) ?? (distance > 0 ? -1 : rows.count)
    go(to: max(0, min(rows.count - 1, from + distance)), in: rows)
    return true
  }

  private func go(to ordinal: Int, in rows: ListRowIndex) {
    let tag = rows.tag(at: ordinal)
    cursor = (tag, ordinal)
    if selection?.isSeveral == false {
      selection?.select(tag)
      followed = tag
    }
    rows.reveal(ordinal)
    invalidate()
  }

  /// Scrolls to the selected row when it is another one than before, as when the program selects it.
  func followSelection() {
    guard let selection, !selection.isSeveral else { return }
    let selected = selection.only()
    guard selected != followed else { return }
    followed = selected
    guard let selected else { return }
    graph.afterUpdate { [weak self] in
      guard let self, self.followed == selected else { return }
      let rows = self.rows
      if let ordinal = rows.ordinal(of: selected, near: self.cursor?.ordinal ?? 0) {
        self.cursor = (selected, ordinal)
        rows.reveal(ordinal, isWithin: true)
      }
    }
  }
}
