import CursesCore
import CursesGeometry
@_spi(Nodes) import CursesViewGraph

/// Views beside each other, with lines between them that the mouse moves. After SwiftUI's `HSplitView`.
public struct HSplitView<Content: View>: View, PrimitiveView {
  let content: Content
  /// Views beside each other.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    SplitNode.resolve(old, context, .horizontal, content)
  }
}

/// Views below each other, with lines between them that the mouse moves. After SwiftUI's `VSplitView`.
public struct VSplitView<Content: View>: View, PrimitiveView {
  let content: Content
  /// Views below each other.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    SplitNode.resolve(old, context, .vertical, content)
  }
}

/// The node of `HSplitView` and `VSplitView`.
final class SplitNode: LayoutWrapperNode {
  private let axis: Axis
  /// By how many cells the user has moved each line.
  private var moved: [Int] = []
  /// Where the lines lie, from the beginning.
  private var lines: [Int] = []
  /// The line that the mouse has, and where it was pressed.
  private var held: (line: Int, from: Int, moved: Int)?

  init(_ context: ViewContext, _ axis: Axis) {
    self.axis = axis
    super.init(context)
  }

  static func resolve(
    _ old: Node?, _ context: ViewContext, _ axis: Axis, _ content: some View
  ) -> Node {
    let kept = (old as? SplitNode).flatMap { $0.axis == axis ? $0 : nil }
    let node = kept ?? SplitNode(context, axis)
    node.updateContent(content, context)
    return node
  }

  override var layoutPriority: Double { 0 }

  private func length(_ size: Size) -> Int { axis == .horizontal ? size.columns : size.rows }
  private func proposal(_ length: Int?, _ size: ProposedSize) -> ProposedSize {
    axis == .horizontal
      ? ProposedSize(columns: length, rows: size.rows)
      : ProposedSize(columns: size.columns, rows: length)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let sizes = content.map { $0.size(for: self.proposal(nil, proposal)) }
    let along = sizes.reduce(0) { $0 + length($1) } + max(0, sizes.count - 1)
    let across = sizes.map { axis == .horizontal ? $0.rows : $0.columns }.max() ?? 0
    return axis == .horizontal
      ? Size(columns: proposal.columns ?? along, rows: proposal.rows ?? across)
      : Size(columns: proposal.columns ?? across, rows: proposal.rows ?? along)
  }

  /// How much of the room each view gets: equal shares, within what the view takes, and what the user has moved.
  private func lengths(in rect: Rect) -> [Int] {
    let nodes = content
    let room = max(0, length(rect.size) - max(0, nodes.count - 1))
    let offer = ProposedSize(rect.size)
    let least = nodes.map { length($0.size(for: proposal(0, offer))) }
    let most = nodes.map { max(length($0.size(for: proposal(room, offer))), 1) }
    var lengths = Array(repeating: 0, count: nodes.count)
    var left = room
    let order = nodes.indices.sorted { (most[$0] - least[$0], $0) < (most[$1] - least[$1], $1) }
    for (turn, index) in order.enumerated() {
      let share = left / (order.count - turn)
      lengths[index] = min(max(share, least[index]), max(most[index], least[index]), left)
      left -= lengths[index]
    }
    if let last = order.last { lengths[last] += left }
    for (line, distance) in moved.enumerated() where line + 1 < lengths.count {
      let bounded = max(
        min(distance, lengths[line + 1] - least[line + 1]), least[line] - lengths[line])
      lengths[line] += bounded
      lengths[line + 1] -= bounded
    }
    return lengths
  }

  override func placeChildren(in rect: Rect) {
    let nodes = content
    moved = (0..<max(0, nodes.count - 1)).map { moved.indices.contains($0) ? moved[$0] : 0 }
    lines = []
    var start = 0
    for (node, length) in zip(nodes, lengths(in: rect)) {
      let room =
        axis == .horizontal
        ? Rect(
          column: rect.minColumn + start, row: rect.minRow, columns: length,
          rows: rect.size.rows)
        : Rect(
          column: rect.minColumn, row: rect.minRow + start, columns: rect.size.columns,
          rows: length)
      let size = node.size(for: ProposedSize(room.size))
      node.place(in: Alignment.center.rect(of: size, in: room))
      start += length
      lines.append(start)
      start += 1
    }
    if !lines.isEmpty { lines.removeLast() }
  }

  override func draw(in canvas: inout Canvas) {
    drawChildren(in: &canvas)
    for line in lines {
      if axis == .horizontal {
        let sign = String(canvas.look.symbol("│", ascii: "|"))
        for row in frame.rows {
          canvas.write(sign, column: frame.minColumn + line, row: row, role: .border)
        }
      } else {
        canvas.rule(
          canvas.look.symbol("─", ascii: "-"), column: frame.minColumn, row: frame.minRow + line,
          columns: frame.size.columns, role: .border)
      }
    }
  }

  // MARK: Events

  private func along(_ point: Point) -> Int {
    axis == .horizontal ? point.column - frame.minColumn : point.row - frame.minRow
  }

  override func hit(_ point: Point) -> Node? {
    frame.contains(point) && lines.contains(along(point)) ? self : super.hit(point)
  }

  override func handle(_ event: InputEvent) -> Bool {
    guard case .mouse(let mouse) = event else { return false }
    let place = along(mouse.position)
    switch mouse.action {
    case .press(.left, _):
      guard let line = lines.firstIndex(of: place) else { return false }
      held = (line, place, moved[line])
    case .drag(.left):
      guard let held, moved.indices.contains(held.line) else { return false }
      moved[held.line] = held.moved + place - held.from
      graph.setNeedsLayout()
      invalidate()
    case .release(.left):
      guard let held, lines.indices.contains(held.line) else { return false }
      // What it could not be moved by is not kept: the next move begins where the line is.
      moved[held.line] = held.moved + lines[held.line] - held.from
      self.held = nil
    default: return false
    }
    return true
  }
}
