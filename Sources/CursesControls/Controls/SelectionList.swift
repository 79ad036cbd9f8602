import CursesCore
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// A list of entries of equal height of which one is selected; only those in view are drawn.
public struct SelectionList<Item: Identifiable>: ControlView {
  let items: [Item]
  let selection: Binding<Item.ID?>
  let metrics: ListMetrics
  let drawRow: (Item, ListRow, inout Canvas) -> Void
  let clicks: Int
  let activate: (Item) -> Void
  let activateElsewhere: ((Item) -> Void)?
  let isHeading: (Item) -> Bool
  let isBelowField: Bool
  let drops: ListDrops<Item>?

  /// - Parameters:
  ///   - metrics: how tall a row is and what lies between two.
  ///   - clicks: how many clicks on an entry do what Enter does: 2, or 1 where choosing is all there is to do.
  ///   - activate: what Enter or so many clicks on an entry do.
  ///   - activateElsewhere: what the middle button and a click with Control do.
  ///   - isHeading: whether an entry is a heading, which is shown with the entry below it.
  ///   - isBelowField: whether the keys of a field above it move the selection: a screen reader reads the entry that they
  ///     select, and the field again when something is typed in it.
  ///   - drops: what is done with an entry that is dragged onto another; nil where none can be dragged. Where one can, a
  ///     click counts when the button is let go.
  ///   - row: draws an entry within `ListRow.rect`.
  public init(
    _ items: [Item], selection: Binding<Item.ID?>, metrics: ListMetrics = ListMetrics(),
    clicks: Int = 2, activate: @escaping (Item) -> Void = { _ in },
    activateElsewhere: ((Item) -> Void)? = nil,
    isHeading: @escaping (Item) -> Bool = { _ in false }, isBelowField: Bool = false,
    drops: ListDrops<Item>? = nil,
    row: @escaping (Item, ListRow, inout Canvas) -> Void
  ) {
    self.items = items
    self.selection = selection
    self.metrics = metrics
    self.clicks = clicks
    self.activate = activate
    self.activateElsewhere = activateElsewhere
    self.isHeading = isHeading
    self.drops = drops
    self.isBelowField = isBelowField
    drawRow = row
    // Read while the body around is evaluated, so that this is evaluated again for another value.
    _ = selection.wrappedValue
  }

  public func makeModel() -> SelectionListModel<Item> { SelectionListModel(self) }

  public func update(_ model: SelectionListModel<Item>) {
    model.show(self)
    model.revealSelectionIfChanged()
    model.setNeedsDisplay()
  }
}

/// The heights in a list, in cells.
public struct ListMetrics: Hashable, Sendable {
  /// The cells of an entry, one or more.
  public var rowHeight: Int
  /// The empty cells between two entries.
  public var gap: Int
  /// Heights in cells.
  public init(rowHeight: Int = 1, gap: Int = 0) {
    self.rowHeight = rowHeight
    self.gap = gap
  }
  var pitch: Int { rowHeight + gap }
}

/// What is done with an entry of a list that is dragged onto another with the mouse.
public struct ListDrops<Item> {
  /// Whether an entry can be dragged.
  public let canDrag: (Item) -> Bool
  /// Called when an entry is dragged over another; returns whether that takes it.
  public let over: (Item, Item) -> Bool
  /// Called when the button is let go over an entry that takes it.
  public let drop: (Item, Item) -> Void
  /// Called when it is let go elsewhere, and when Esc ends it.
  public let cancel: () -> Void

  /// - Parameters:
  ///   - canDrag: whether an entry can be dragged.
  ///   - over: called when an entry is dragged over another; returns whether that takes it, and so is marked.
  ///   - drop: called when the button is let go over an entry that takes it.
  ///   - cancel: called when it is let go elsewhere, and when Esc ends it.
  public init(
    canDrag: @escaping (Item) -> Bool, over: @escaping (Item, Item) -> Bool,
    drop: @escaping (Item, Item) -> Void, cancel: @escaping () -> Void = {}
  ) {
    (self.canDrag, self.over, self.drop, self.cancel) = (canDrag, over, drop, cancel)
  }
}

/// An entry as it is drawn.
public struct ListRow {
  /// Where the entry is drawn, in cells of the screen.
  public var rect: Rect
  /// Whether it is the selected one.
  public var isSelected: Bool
  /// Whether the keys go to its list.
  public var hasFocus: Bool
  /// Whether another entry is dragged over it, which it takes.
  public var takesDrop = false
}

/// The living part of a list: what is selected and how far it is scrolled.
public final class SelectionListModel<Item: Identifiable>: ControlModel {
  private(set) var list: SelectionList<Item>
  private var top = 0
  private var revealed: Item.ID?
  private var drag: Drag?

  /// An entry that the left button was pressed on.
  private struct Drag {
    let item: Item
    let clicks: Int
    /// The one that the mouse is over, as far as it has left the first.
    var over: Item.ID?
    var isTaken = false
    var hasMoved = false
  }

  init(_ list: SelectionList<Item>) { self.list = list }

  /// Goes on with the entries there are now: where they are more or fewer than it has room for, it gets another.
  func show(_ new: SelectionList<Item>) {
    let before = height
    let wasInView = selectedIndex.map { (top..<top + visibleCount).contains($0) } ?? false
    list = new
    // Entries in another order keep the selected one in view.
    if wasInView, list.selection.wrappedValue == revealed, let index = selectedIndex,
      !(top..<top + visibleCount).contains(index)
    {
      reveal(index)
    }
    if height != before, min(height, before) <= frame.size.rows { setNeedsLayout() }
  }

  /// The rows that all entries take.
  private var height: Int { max(1, list.items.count * list.metrics.pitch - list.metrics.gap) }

  private var visibleCount: Int {
    max(1, (frame.size.rows + list.metrics.gap) / list.metrics.pitch)
  }
  private var selectedIndex: Int? {
    list.items.firstIndex { $0.id == list.selection.wrappedValue }
  }

  override public var readingPoint: Point {
    let index = (selectedIndex ?? top) - top
    return Point(column: frame.minColumn, row: frame.minRow + max(0, index) * list.metrics.pitch)
  }

  override public func sizeThatFits(columns: Int?, rows: Int?) -> Size {
    Size(columns: columns ?? 20, rows: min(height, rows ?? height))
  }

  override public func placed() { reveal(selectedIndex ?? 0) }

  /// Scrolls to the selection when it has changed, and leaves a scrolled list alone otherwise.
  func revealSelectionIfChanged() {
    guard list.selection.wrappedValue != revealed else {
      top = max(0, min(top, list.items.count - visibleCount))
      return
    }
    revealed = list.selection.wrappedValue
    reveal(selectedIndex ?? 0)
    if list.isBelowField, !isFocused, let node { node.graph.focus.noteMoved(node) }
  }

  private func reveal(_ index: Int) {
    guard !frame.isEmpty else { return }
    if index < top { top = index }
    if index >= top + visibleCount { top = index - visibleCount + 1 }
    // Without its heading an entry may say too little.
    while top > 0, index < top + visibleCount - 1, list.items.indices.contains(top - 1),
      list.isHeading(list.items[top - 1])
    {
      top -= 1
    }
    top = max(0, min(top, list.items.count - visibleCount))
  }

  override public func draw(in canvas: inout Canvas) {
    let focused = isFocused
    canvas.clipped(to: frame) { canvas in
      for (index, item) in list.items.enumerated().dropFirst(top).prefix(visibleCount + 1) {
        let rect = Rect(
          column: frame.minColumn, row: frame.minRow + (index - top) * list.metrics.pitch,
          columns: frame.size.columns, rows: list.metrics.rowHeight)
        let isSelected = item.id == list.selection.wrappedValue
        list.drawRow(
          item,
          ListRow(
            rect: rect, isSelected: isSelected, hasFocus: focused,
            takesDrop: drag?.isTaken == true && drag?.over == item.id), &canvas)
      }
    }
  }

  override public func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let key) where key.code == .escape && drag?.hasMoved == true:
      drag = nil
      list.drops?.cancel()
      setNeedsDisplay()
      return true
    case .key(let key) where key.phase != .up && key.modifiers.isEmpty: return handle(key.code)
    case .mouse(let mouse): return handle(mouse)
    default: return false
    }
  }

  private func handle(_ code: Key.Code) -> Bool {
    switch code {
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .pageUp: page(by: -visibleCount)
    case .pageDown: page(by: visibleCount)
    case .home: move(by: -list.items.count)
    case .end: move(by: list.items.count)
    case .enter:
      guard let index = selectedIndex else { return false }
      list.activate(list.items[index])
    default: return false
    }
    return true
  }

  /// Moves the selection, staying within the list.
  public func move(by distance: Int) {
    guard !list.items.isEmpty else { return }
    let from = selectedIndex ?? (distance > 0 ? -1 : list.items.count)
    select(max(0, min(list.items.count - 1, from + distance)))
  }

  /// Moves the selection and what is shown by a page.
  private func page(by distance: Int) {
    top = max(0, min(top + distance, list.items.count - visibleCount))
    move(by: distance)
  }

  private func select(_ index: Int) {
    list.selection.wrappedValue = list.items[index].id
    revealed = list.items[index].id
    reveal(index)
    setNeedsDisplay()
  }

  private func handle(_ mouse: Mouse) -> Bool {
    switch mouse.action {
    case .wheelUp, .wheelDown:
      // Three rows of the screen, as everywhere; at least an entry.
      let entries = max(1, 3 / list.metrics.pitch)
      top += mouse.action == .wheelUp ? -entries : entries
      top = max(0, min(top, list.items.count - visibleCount))
      setNeedsDisplay()
    case .press(let button, let clicks) where button == .left || isElsewhere(mouse):
      guard let index = index(at: mouse.position) else { return true }
      let item = list.items[index]
      select(index)
      if isElsewhere(mouse) {
        list.activateElsewhere?(item)
      } else if list.drops?.canDrag(item) == true {
        drag = Drag(item: item, clicks: clicks)
      } else if clicks == list.clicks {
        list.activate(item)
      }
    case .drag(.left) where drag != nil: dragged(to: mouse.position)
    case .release(.left) where drag != nil: letGo()
    default: return false
    }
    return true
  }

  private func index(at position: Point) -> Int? {
    let offset = position.row - frame.minRow
    let index = top + offset / list.metrics.pitch
    let isInRow = offset >= 0 && offset % list.metrics.pitch < list.metrics.rowHeight
    return isInRow && list.items.indices.contains(index) ? index : nil
  }

  /// Marks what the mouse is over; above and below the list that scrolls.
  private func dragged(to position: Point) {
    guard let drag, let drops = list.drops else { return }
    let rows = frame.minRow..<frame.minRow + frame.size.rows
    if !rows.contains(position.row) {
      top += position.row < rows.lowerBound ? -1 : 1
      top = max(0, min(top, list.items.count - visibleCount))
    }
    let over = rows.contains(position.row) ? index(at: position).map { list.items[$0] } : nil
    guard over?.id != drag.item.id || drag.hasMoved else { return }
    setNeedsDisplay()
    guard over?.id != drag.over || !drag.hasMoved else { return }
    let isTaken = over.map { $0.id != drag.item.id && drops.over(drag.item, $0) } ?? false
    if !isTaken { drops.cancel() }
    self.drag?.over = over?.id
    self.drag?.isTaken = isTaken
    self.drag?.hasMoved = true
  }

  private func letGo() {
    guard let drag else { return }
    self.drag = nil
    setNeedsDisplay()
    guard drag.hasMoved else {
      if drag.clicks == list.clicks { list.activate(drag.item) }
      return
    }
    guard drag.isTaken, let target = list.items.first(where: { $0.id == drag.over }) else {
      list.drops?.cancel()
      return
    }
    list.drops?.drop(drag.item, target)
  }

  private func isElsewhere(_ mouse: Mouse) -> Bool {
    guard list.activateElsewhere != nil, case .press(let button, _) = mouse.action else {
      return false
    }
    return button == .middle || button == .left && mouse.modifiers.contains(.control)
  }
}
