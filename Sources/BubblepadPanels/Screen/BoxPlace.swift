import CursesCore
@_spi(Nodes) import CursesViewGraph

/// A view in the middle of the screen that makes way for some rows at the bottom, as far as it covers them. Its frame
/// keeps off the rows of the frame around it, where there is room.
package struct BoxPlace<Content: View>: View, PrimitiveView {
  private let rows: Int
  private let edges: BoxEdges?
  private let content: Content

  /// - Parameters:
  ///   - rows: the rows at the bottom that are to be seen.
  ///   - edges: those of the frame around it; nil where there is none.
  package init(above rows: Int, within edges: BoxEdges?, @ViewBuilder content: () -> Content) {
    (self.rows, self.edges, self.content) = (rows, edges, content())
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? BoxPlaceNode ?? BoxPlaceNode(context)
    node.rows = rows
    node.edges = edges
    node.updateContent(content, context)
    return node
  }
}

/// The node of `BoxPlace`.
final class BoxPlaceNode: LayoutWrapperNode {
  fileprivate var rows = 0 {
    didSet { if rows != oldValue { graph.setNeedsLayout() } }
  }
  fileprivate var edges: BoxEdges? {
    didSet { if edges != oldValue { graph.setNeedsLayout() } }
  }

  override var passesLight: Bool { true }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(
      columns: proposal.columns ?? measureContent(proposal).columns,
      rows: proposal.rows ?? measureContent(proposal).rows)
  }

  override func placeChildren(in rect: Rect) {
    let room = max(0, rect.size.rows - rows)
    let size = measureContent(ProposedSize(columns: rect.size.columns, rows: room))
    let middle = max(0, min((rect.size.rows - size.rows) / 2, room - size.rows))
    let row = edges?.row(near: middle, ofBoxWithRows: size.rows, in: room)
    placeContent(
      in: Rect(
        origin: Point(
          column: rect.minColumn + (rect.size.columns - size.columns) / 2,
          row: rect.minRow + (row ?? middle)),
        size: size))
  }

  /// Beside its content there is what stands behind it.
  override func hit(_ point: Point) -> Node? {
    children.reversed().lazy.compactMap { $0.hit(point) }.first
  }
}
