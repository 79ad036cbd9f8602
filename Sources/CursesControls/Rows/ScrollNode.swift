import CursesCore
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// The node of `ScrollView`.
final class ScrollNode: LayoutWrapperNode {
  var axes = Axis.Set.vertical { didSet { layOut(ifNew: axes, oldValue) } }
  var showsIndicators = true { didSet { layOut(ifNew: showsIndicators, oldValue) } }
  var fillsRows = true { didSet { layOut(ifNew: fillsRows, oldValue) } }
  /// How much of the content lies before the part that is seen.
  private var offset = Point.zero
  private var contentSize = Size.zero
  /// The rows of the content where as many were asked for as it likes; nil where there was a room.
  private var huggedRows: Int?
  /// The greatest offset in rows when the content was last placed; nil before.
  private var lastRow: Int?

  override init(_ context: ViewContext) {
    super.init(context)
    graph.scrollers += 1
  }

  override var layoutPriority: Double { 0 }

  private func inner(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      columns: axes.contains(.horizontal) ? nil : proposal.columns,
      rows: axes.contains(.vertical) ? nil : proposal.rows)
  }

  /// The size of the content in a viewport of so many cells; a column is left to the indicator.
  private func contentSize(in size: Size) -> Size {
    let whole = measureContent(inner(ProposedSize(size)))
    guard showsIndicators, axes.contains(.vertical), whole.rows > size.rows, size.columns > 1 else {
      return whole
    }
    return measureContent(
      inner(ProposedSize(columns: size.columns - 1, rows: size.rows)))
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let content = measureContent(inner(proposal))
    func length(_ offered: Int?, _ own: Int, scrolls: Bool, fills: Bool) -> Int {
      guard let offered else { return own }
      return scrolls && fills ? offered : min(own, offered)
    }
    huggedRows = proposal.rows == nil ? content.rows : nil
    let rows = length(
      proposal.rows, content.rows, scrolls: axes.contains(.vertical), fills: fillsRows)
    let bar = showsIndicators && content.rows > rows && axes.contains(.vertical) ? 1 : 0
    return Size(
      columns: length(
        proposal.columns, content.columns + bar, scrolls: axes.contains(.horizontal), fills: true),
      rows: rows)
  }

  private var hasBar: Bool {
    showsIndicators && axes.contains(.vertical) && contentSize.rows > frame.size.rows
  }

  override var viewport: Rect? {
    Rect(
      origin: frame.origin,
      size: Size(columns: frame.size.columns - (hasBar ? 1 : 0), rows: frame.size.rows))
  }

  /// By how much what lies before the part that is seen has turned out longer than it was taken for,
  /// since the content was last placed; nil when nothing turned out otherwise.
  private var surprise: Point?
  private var isPlacing = false

  /// How often rows that turn out longer than guessed may have everything placed again.
  private static let placingLimit = 8

  /// Told by rows, while they are placed or renewed, that they are longer or shorter than they said.
  func contentChanged(above: Point) {
    surprise = (surprise ?? .zero).moved(columns: above.column, rows: above.row)
    if !isPlacing { graph.setNeedsLayout() }
  }

  override func placeChildren(in rect: Rect) {
    isPlacing = true
    defer { isPlacing = false }
    // What was scrolled to its end stays there when more comes, or the room is another one.
    let isAtEnd = environment.scrollsFromEnd && offset.row >= lastRow ?? 0
    for _ in 0..<Self.placingLimit {
      if let surprise { offset = offset.moved(columns: surprise.column, rows: surprise.row) }
      surprise = nil
      placeOnce(in: rect, isAtEnd: isAtEnd)
      guard surprise != nil else { break }
      invalidate()
    }
    // What is as high as its content is placed again once lazy rows have turned out otherwise.
    let isHugged = huggedRows == rect.size.rows && contentSize.rows != rect.size.rows
    if isHugged || !fillsRows && contentSize != contentSize(in: rect.size) {
      graph.setNeedsLayout()
    }
  }

  private func placeOnce(in rect: Rect, isAtEnd: Bool) {
    contentSize = contentSize(in: rect.size)
    if isAtEnd { offset.row = contentSize.rows }
    clampOffset(in: rect.size)
    lastRow = max(0, contentSize.rows - rect.size.rows)
    // What scrolls sideways begins at the leading edge.
    let free =
      axes == .horizontal
      ? 0 : max(0, rect.size.columns - (hasBar ? 1 : 0) - contentSize.columns)
    // Content that is lower than its view stands where it would begin if there were more.
    let above = environment.scrollsFromEnd ? max(0, rect.size.rows - contentSize.rows) : 0
    placeContent(
      in: Rect(
        column: rect.minColumn - offset.column + free / 2, row: rect.minRow - offset.row + above,
        columns: contentSize.columns, rows: contentSize.rows))
  }

  private func clampOffset(in size: Size) {
    let columns = size.columns - (hasBar ? 1 : 0)
    offset = Point(
      column: max(0, min(offset.column, contentSize.columns - columns)),
      row: max(0, min(offset.row, contentSize.rows - size.rows)))
  }

  // MARK: Drawing

  override func draw(in canvas: inout Canvas) {
    canvas.clipped(to: viewport ?? frame) { drawChildren(in: &$0) }
    if hasBar { drawBar(in: &canvas) }
  }

  private func drawBar(in canvas: inout Canvas) {
    let rows = frame.size.rows
    guard rows > 0, contentSize.rows > rows else { return }
    let knob = max(1, rows * rows / contentSize.rows)
    let most = contentSize.rows - rows
    let start = frame.minRow + (rows - knob) * offset.row / max(1, most)
    let column = frame.maxColumn - 1
    for row in frame.rows {
      let isKnob = (start..<start + knob).contains(row)
      canvas.write(
        String(
          isKnob ? canvas.look.symbol("┃", ascii: "#") : canvas.look.symbol("│", ascii: "|")),
        column: column, row: row, role: isKnob ? .dim : .faint)
    }
  }

  override func hit(_ point: Point) -> Node? {
    guard frame.contains(point) else { return nil }
    return viewport?.contains(point) == true ? super.hit(point) : self
  }

  // MARK: Scrolling

  /// Without a control within the focus stands here, so that the keys scroll.
  override var isFocusable: Bool {
    guard environment.isScrollEnabled else { return false }
    guard contentSize.rows > frame.size.rows || contentSize.columns > frame.size.columns else {
      return false
    }
    var isNeeded = true
    walk { if $0 !== self, isNeeded, $0.isFocusable { isNeeded = false } }
    return isNeeded
  }

  override func handle(_ event: InputEvent) -> Bool {
    guard environment.isScrollEnabled else { return false }
    switch event {
    case .key(let key) where key.phase != .up && key.modifiers.isEmpty: return handle(key.code)
    case .mouse(let mouse):
      switch mouse.action {
      case .wheelUp: return scroll(rows: -3)
      case .wheelDown: return scroll(rows: 3)
      case .wheelLeft: return scroll(columns: -6)
      case .wheelRight: return scroll(columns: 6)
      default: return false
      }
    default: return false
    }
  }

  private func handle(_ code: Key.Code) -> Bool {
    let page = max(1, frame.size.rows - 1)
    switch code {
    case .up: return scroll(rows: -1)
    case .down: return scroll(rows: 1)
    case .left: return scroll(columns: -4)
    case .right: return scroll(columns: 4)
    case .pageUp: return scroll(rows: -page)
    case .pageDown: return scroll(rows: page)
    case .home: return scroll(rows: -contentSize.rows)
    case .end: return scroll(rows: contentSize.rows)
    default: return false
    }
  }

  /// Scrolls as far as there is content. Returns whether anything moved.
  @discardableResult
  func scroll(columns: Int = 0, rows: Int = 0) -> Bool {
    let before = offset
    if axes.contains(.vertical) { offset.row += rows }
    if axes.contains(.horizontal) { offset.column += columns }
    clampOffset(in: frame.size)
    guard offset != before else { return false }
    graph.setNeedsLayout()
    invalidate()
    return true
  }

  /// Scrolls to a place, in cells from the beginning of the content.
  func go(to place: Point) {
    scroll(columns: place.column - offset.column, rows: place.row - offset.row)
  }

  /// Scrolls as little as is needed to show a place of the content, in cells of the screen. Returns
  /// whether anything moved.
  @discardableResult
  func reveal(_ rect: Rect) -> Bool {
    guard let view = viewport, !view.isEmpty else { return false }
    func distance(_ low: Int, _ high: Int, _ from: Int, _ to: Int) -> Int {
      if low < from { return low - from }
      return high > to ? min(high - to, low - from) : 0
    }
    return scroll(
      columns: distance(rect.minColumn, rect.maxColumn, view.minColumn, view.maxColumn),
      rows: distance(rect.minRow, rect.maxRow, view.minRow, view.maxRow))
  }

  /// Scrolls so that a place of the content stands where an alignment says. Returns whether anything
  /// moved.
  @discardableResult
  func reveal(_ rect: Rect, at anchor: Alignment) -> Bool {
    guard let view = viewport, !view.isEmpty else { return false }
    let wanted = anchor.rect(of: rect.size, in: view)
    return scroll(
      columns: rect.minColumn - wanted.minColumn, rows: rect.minRow - wanted.minRow)
  }

  override var fillsScroller: Bool { true }
  override func scrollToShow(_ rect: Rect) -> Bool { reveal(rect) }

  override func detach() {
    graph.scrollers -= 1
    super.detach()
  }
}
