import CursesCore
import CursesThemes

/// What stands at the edges of the window: the title and bars of controls above, bars below.
///
/// The bar of keys stands above the lower bar, and is shown while a field has the focus; its rows are kept
/// free all the time, so that nothing jumps.
@MainActor
package final class WindowChrome {
  var titles: [TitleNode] = [] {
    didSet { hasChanged = true }
  }
  var bars: [BarNode] = [] {
    didSet { hasChanged = true }
  }
  /// Whether something came or went, or is called otherwise, since the last layout.
  var hasChanged = false
  private var titleRect = Rect.zero
  /// The buttons that had a digit at the last layout.
  private var numbered: [ObjectIdentifier] = []

  private var title: String {
    let layer = topLayer
    return titles.last {
      !$0.title.isEmpty && (layer == nil || $0.ancestor(LayerNode.self) === layer)
    }?.title ?? ""
  }

  private func bars(_ edge: BarNode.Edge) -> [BarNode] {
    let layer = edge.isTop ? topLayer : nil
    return bars.filter {
      $0.edge == edge && (layer == nil || $0.ancestor(LayerNode.self) === layer)
    }
  }

  /// The foremost sheet with controls beside the title, or a title: it has the first row for itself. Nil for the window.
  private var topLayer: LayerNode? {
    let layers =
      bars.filter(\.edge.isTop).compactMap { $0.ancestor(LayerNode.self) }
      + titles.filter { !$0.title.isEmpty }.compactMap { $0.ancestor(LayerNode.self) }
    guard let graph = layers.first?.graph else { return nil }
    return graph.layers.last { layer in layers.contains { $0 === layer } }
  }

  /// Whether a bar stands in the first row, and another sheet has that for itself.
  func isCovered(_ bar: BarNode) -> Bool {
    guard bar.edge.isTop, let layer = topLayer else { return false }
    return bar.ancestor(LayerNode.self) !== layer
  }

  /// Places the bars and returns what is left of the window.
  func layOut(in window: Rect) -> Rect {
    hasChanged = false
    defer { numberButtons() }
    guard !bars.isEmpty || !titles.isEmpty else { return window }
    var rest = window
    let hasTop = !title.isEmpty || bars.contains { $0.edge.isTop }
    if hasTop, rest.size.rows > 2 {
      layOutTop(takeRow(&rest, atTop: true))
    } else {
      titleRect = .zero
    }
    for edge in [BarNode.Edge.bottom, .keys] where !bars(edge).isEmpty && rest.size.rows > 2 {
      let room = ProposedSize(columns: rest.size.columns - 2, rows: nil)
      let wanted = bars(edge).map { $0.size(for: room).rows }.max() ?? 1
      let most = edge == .keys ? max(1, rest.size.rows / 3) : 1
      spread(bars(edge), in: takeRow(&rest, atTop: false, rows: max(1, min(wanted, most))))
    }
    return rest
  }

  private func takeRow(_ rest: inout Rect, atTop: Bool, rows: Int = 1) -> Rect {
    let row = atTop ? rest.minRow : rest.maxRow - rows
    let taken = Rect(
      column: rest.minColumn + 1, row: row, columns: max(0, rest.size.columns - 2), rows: rows)
    rest = Rect(
      column: rest.minColumn, row: rest.minRow + (atTop ? rows : 0), columns: rest.size.columns,
      rows: rest.size.rows - rows)
    return taken
  }

  private func layOutTop(_ row: Rect) {
    spread(bars(.topLeading), in: row)
    let end = bars(.topLeading).map(\.frame.maxColumn).max() ?? row.minColumn
    let trailing = bars(.topTrailing)
    let width = trailing.reduce(0) {
      $0 + $1.size(for: ProposedSize(columns: row.size.columns, rows: 1)).columns + 1
    }
    let start = max(end, row.maxColumn - max(0, width - 1))
    spread(
      trailing, in: Rect(column: start, row: row.minRow, columns: row.maxColumn - start, rows: 1))
    let middle = Rect(
      column: end + 1, row: row.minRow, columns: max(0, start - end - 2), rows: 1)
    let principal = bars(.principal)
    for bar in principal {
      bar.place(in: Alignment.center.rect(of: bar.size(for: ProposedSize(middle.size)), in: middle))
    }
    titleRect = principal.isEmpty ? middle : .zero
  }

  private func spread(_ bars: [BarNode], in row: Rect) {
    var column = row.minColumn
    var spacers = bars.count(where: \.isRoom)
    var free = spacers == 0 ? 0 : max(0, row.size.columns - columns(of: bars, in: row))
    for bar in bars {
      var size = bar.size(for: ProposedSize(columns: row.maxColumn - column, rows: row.size.rows))
      if bar.isRoom {
        size.columns = free / spacers
        free -= size.columns
        spacers -= 1
      }
      bar.place(
        in: Rect(column: column, row: row.minRow, columns: size.columns, rows: row.size.rows))
      column += size.columns + 1
    }
  }

  /// The columns of bars beside each other, one between them.
  private func columns(of bars: [BarNode], in row: Rect) -> Int {
    bars.reduce(bars.count - 1) {
      $0 + $1.size(for: ProposedSize(columns: row.size.columns, rows: 1)).columns
    }
  }

  /// The bar of keys comes and goes with the focus.
  func focusChanged() { for bar in bars(.keys) { bar.invalidate() } }

  /// The buttons of the bar of keys that have no key of their own, as far as digits go: Alt and the digit
  /// of its place presses each, 0 the tenth.
  private var numberedButtons: [PressNode] {
    var found: [PressNode] = []
    for bar in bars(.keys) where bar.isShown {
      bar.walk { node in
        guard let button = node as? PressNode, button.environment.keyboardShortcut == nil else {
          return
        }
        found.append(button)
      }
    }
    return Array(found.prefix(10))
  }

  /// Has the bar of keys drawn where a button has come or gone: those after it have other digits.
  private func numberButtons() {
    let now = numberedButtons.map { ObjectIdentifier($0) }
    guard now != numbered else { return }
    numbered = now
    focusChanged()
  }

  /// The digit that presses a button of the bar of keys; nil for one that has another key, or none.
  package func number(of button: PressNode) -> Int? {
    numberedButtons.firstIndex { $0 === button }.map { ($0 + 1) % 10 }
  }

  /// Presses a button of the bar of keys. Returns whether a key is that of one.
  func press(_ key: Key) -> Bool {
    guard !bars.isEmpty, key.phase != .up, key.modifiers == .alt,
      case .character(let character) = key.code, let digit = character.wholeNumberValue
    else { return false }
    let buttons = numberedButtons
    let place = (digit + 9) % 10
    guard place < buttons.count, buttons[place].environment.isEnabled else { return false }
    buttons[place].press()
    return true
  }

  func draw(in canvas: inout Canvas, inLayers: Bool) {
    if !inLayers, !titleRect.isEmpty, !title.isEmpty {
      let shown = canvas.look.fitted(title, columns: titleRect.size.columns)
      let free = titleRect.size.columns - canvas.look.width(of: shown)
      canvas.write(
        shown, column: titleRect.minColumn + free / 2, row: titleRect.minRow, role: .title)
    }
    for bar in bars where bar.isInLayer == inLayers && bar.isShown { bar.draw(in: &canvas) }
  }

  func hit(_ point: Point, inLayers: Bool) -> Node? {
    for bar in bars where bar.isInLayer == inLayers && bar.isShown {
      if let node = bar.hit(point) { return node }
    }
    return nil
  }
}

/// A bar of controls at an edge of the window.
package final class BarNode: LayoutWrapperNode {
  package enum Edge: Hashable {
    case topLeading, principal, topTrailing, bottom, keys
    var isTop: Bool { self != .bottom && self != .keys }
  }

  package var edge = Edge.topTrailing
  /// Whether it is nothing but the room that the others leave.
  package var isRoom = false

  package override init(_ context: ViewContext) {
    super.init(context)
    graph.chrome.bars.append(self)
  }

  var isInLayer: Bool { ancestor(LayerNode.self) != nil }

  /// The bar of keys is there while a field has the focus, below the views it was given for; where these have
  /// no field, any of the window or of the same dialog.
  var isShown: Bool {
    guard edge == .keys else { return !graph.chrome.isCovered(self) }
    guard let focus = graph.focus.node, focus.caretMark != nil, let parent else { return false }
    if focus.isWithin(parent) { return true }
    return !parent.holds { $0.caretMark != nil }
      && focus.ancestor(LayerNode.self) === ancestor(LayerNode.self)
  }

  package override func draw(in canvas: inout Canvas) { drawChildren(in: &canvas) }

  package override func detach() {
    graph.chrome.bars.removeAll { $0 === self }
    graph.setNeedsLayout()
    super.detach()
  }
}

/// The node of `navigationTitle`.
package final class TitleNode: WrapperNode {
  package var title = "" {
    didSet {
      guard title != oldValue else { return }
      graph.chrome.hasChanged = true
      graph.setNeedsLayout()
      graph.invalidateAll()
    }
  }
  package override var isStructural: Bool { true }

  package override init(_ context: ViewContext) {
    super.init(context)
    graph.chrome.titles.append(self)
  }

  package override func detach() {
    graph.chrome.titles.removeAll { $0 === self }
    graph.setNeedsLayout()
    graph.invalidateAll()
    super.detach()
  }
}
