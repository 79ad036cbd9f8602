import CursesCore
import CursesThemes

/// What stands at the edges of the window, or of a sheet: the title and bars of controls above, bars below.
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
  private var titleRect = Rect.zero {
    didSet {
      if titleRect != oldValue { titles.first?.graph.invalidate(titleRect.union(oldValue)) }
    }
  }
  /// The buttons that had a digit at the last layout.
  private var numbered: [ObjectIdentifier] = []

  /// The columns that are left free at both sides.
  private let margin: Int

  /// The edges of the window; of a sheet without a margin, since it has one around.
  package init(margin: Int = 1) { self.margin = margin }

  /// Where the bars and titles of views stand: in the sheet around them, else in the window.
  static func around(_ context: ViewContext) -> WindowChrome {
    context.environment[object: WindowChrome.self] ?? context.graph.chrome
  }

  private var title: String { titles.last { !$0.title.isEmpty }?.title ?? "" }
  private func bars(_ edge: BarNode.Edge) -> [BarNode] { bars.filter { $0.edge == edge } }
  private var hasTop: Bool { !title.isEmpty || bars.contains { $0.edge.isTop } }

  /// What a view takes together with its bars.
  package func measure(_ proposal: ProposedSize, content: (ProposedSize) -> Size) -> Size {
    let below = bars(.bottom)
    let rows = (hasTop ? 1 : 0) + (below.isEmpty ? 0 : 1)
    var size = content(proposal.inset(columns: 0, rows: rows))
    size.rows += rows
    let words = title.isEmpty ? 0 : (titles.first?.graph.look.width(of: title) ?? 0) + 3
    let most = proposal.columns ?? ProposedSize.unboundedLength
    let row = Rect(column: 0, row: 0, columns: most, rows: 1)
    let wanted = max(
      columns(of: bars.filter(\.edge.isTop), in: row) + words, columns(of: below, in: row))
    size.columns = max(size.columns, min(wanted, most))
    return size
  }

  /// Places the bars and returns what is left of the window.
  package func layOut(in window: Rect) -> Rect {
    hasChanged = false
    defer { numberButtons() }
    guard !bars.isEmpty || !titles.isEmpty else { return window }
    var rest = window
    let least = 1 + margin
    if hasTop, rest.size.rows > least {
      layOutTop(takeRow(&rest, atTop: true))
    } else {
      titleRect = .zero
      for bar in bars where bar.edge.isTop { bar.place(in: .zero) }
    }
    for edge in [BarNode.Edge.bottom, .keys] where !bars(edge).isEmpty {
      guard rest.size.rows > least else {
        for bar in bars(edge) { bar.place(in: .zero) }
        continue
      }
      let room = ProposedSize(columns: rest.size.columns - 2 * margin, rows: nil)
      let wanted = bars(edge).map { $0.size(for: room).rows }.max() ?? 1
      let most = edge == .keys ? max(1, rest.size.rows / 3) : 1
      spread(bars(edge), in: takeRow(&rest, atTop: false, rows: max(1, min(wanted, most))))
    }
    return rest
  }

  private func takeRow(_ rest: inout Rect, atTop: Bool, rows: Int = 1) -> Rect {
    let row = atTop ? rest.minRow : rest.maxRow - rows
    let taken = Rect(
      column: rest.minColumn + margin, row: row,
      columns: max(0, rest.size.columns - 2 * margin), rows: rows)
    rest = Rect(
      column: rest.minColumn, row: rest.minRow + (atTop ? rows : 0), columns: rest.size.columns,
      rows: rest.size.rows - rows)
    return taken
  }

  private func layOutTop(_ row: Rect) {
    spread(bars(.topLeading), in: row)
    let end = min(bars(.topLeading).map(\.frame.maxColumn).max() ?? row.minColumn, row.maxColumn)
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
      let size = bar.size(for: ProposedSize(middle.size))
      bar.place(in: Alignment.center.rect(of: size, in: middle).intersection(middle))
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
      size.columns = max(0, min(size.columns, row.maxColumn - column))
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

  /// Draws the bars of the window or those of what stands over it; nil for all.
  package func draw(in canvas: inout Canvas, inLayers: Bool? = nil) {
    if inLayers != true, !titleRect.isEmpty, !title.isEmpty {
      let shown = canvas.look.fitted(title, columns: titleRect.size.columns)
      let free = titleRect.size.columns - canvas.look.width(of: shown)
      canvas.write(
        shown, column: titleRect.minColumn + free / 2, row: titleRect.minRow, role: .title)
    }
    for bar in bars where bar.isShown && bar.isInLayer == inLayers ?? bar.isInLayer {
      canvas.clipped(to: bar.frame) { bar.draw(in: &$0) }
    }
  }

  package func hit(_ point: Point, inLayers: Bool? = nil) -> Node? {
    for bar in bars where bar.isShown && bar.isInLayer == inLayers ?? bar.isInLayer {
      guard bar.frame.contains(point) else { continue }
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

  package let edge: Edge
  /// Whether it is nothing but the room that the others leave.
  package var isRoom = false
  private let chrome: WindowChrome

  /// A bar of the sheet around, else of the window, as that of keys always is.
  package init(_ context: ViewContext, edge: Edge) {
    self.edge = edge
    chrome = edge == .keys ? context.graph.chrome : WindowChrome.around(context)
    super.init(context)
    chrome.bars.append(self)
    graph.chrome.hasChanged = true
  }

  var isInLayer: Bool { ancestor(LayerNode.self) != nil }

  /// The bar of keys is there while a field has the focus, below the views it was given for; where these have
  /// no field, any of the window or of the same dialog.
  var isShown: Bool {
    guard edge == .keys else { return true }
    guard let focus = graph.focus.node, focus.caretMark != nil, let parent else { return false }
    if focus.isWithin(parent) { return true }
    return !parent.holds { $0.caretMark != nil }
      && focus.ancestor(LayerNode.self) === ancestor(LayerNode.self)
  }

  package override func draw(in canvas: inout Canvas) { drawChildren(in: &canvas) }

  package override func detach() {
    chrome.bars.removeAll { $0 === self }
    graph.chrome.hasChanged = true
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
  private let chrome: WindowChrome

  package override init(_ context: ViewContext) {
    chrome = WindowChrome.around(context)
    super.init(context)
    chrome.titles.append(self)
    graph.chrome.hasChanged = true
  }

  package override func detach() {
    chrome.titles.removeAll { $0 === self }
    graph.chrome.hasChanged = true
    graph.setNeedsLayout()
    graph.invalidateAll()
    super.detach()
  }
}
