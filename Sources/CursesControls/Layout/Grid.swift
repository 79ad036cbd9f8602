import CursesCore
@_spi(Nodes) import CursesViewGraph

/// Views in rows and columns: each column is as wide as its widest view. After SwiftUI's `Grid`.
///
/// A view that is no `GridRow` stands across all columns.
public struct Grid<Content: View>: View, PrimitiveView {
  let alignment: Alignment
  let columnGap: Int
  let rowGap: Int
  let content: Content

  /// - Parameters:
  ///   - alignment: where a view stands in its cell of the grid.
  ///   - columnGap: the columns between two cells.
  ///   - rowGap: the rows between two cells.
  public init(
    alignment: Alignment = .center, columnGap: Int = 1, rowGap: Int = 0,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.columnGap = columnGap
    self.rowGap = rowGap
    self.content = content()
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? GridNode ?? GridNode(context)
    node.look = GridNode.Look(alignment: alignment, columnGap: columnGap, rowGap: rowGap)
    node.updateContent(content, context)
    return node
  }
}

/// A row of a grid, a cell for each view. After SwiftUI's `GridRow`.
public struct GridRow<Content: View>: View, PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// - Parameter alignment: where the views of this row stand between its edges; nil as in the grid.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? GridRowNode ?? GridRowNode(context)
    node.alignment = alignment
    node.updateContent(content, context)
    return node
  }
}

extension View {
  /// How many columns of a grid the view stands across.
  public func gridCellColumns(_ count: Int) -> some View {
    GridCellView(content: self, columns: max(1, count))
  }

  /// Where the views of this view's column of a grid stand.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    GridCellView(content: self, alignment: guide)
  }
}

struct GridCellView<Content: View>: View, PrimitiveView {
  let content: Content
  var columns = 1
  var alignment: HorizontalAlignment?

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? GridCellNode ?? GridCellNode(context)
    node.columns = columns
    node.alignment = alignment
    node.updateContent(content, context)
    return node
  }
}

/// The node of what is said of a cell.
final class GridCellNode: LayoutWrapperNode {
  var columns = 1 { didSet { layOut(ifNew: columns, oldValue) } }
  var alignment: HorizontalAlignment? { didSet { layOut(ifNew: alignment, oldValue) } }
  override var passesLight: Bool { true }
}

/// The node of `GridRow`: outside of a grid its views stand beside each other.
final class GridRowNode: LayoutWrapperNode {
  var alignment: VerticalAlignment? { didSet { layOut(ifNew: alignment, oldValue) } }
  override var passesLight: Bool { true }

  /// Puts the cells where the grid around has them; nil outside of a grid.
  var arrange: ((Rect) -> Void)?

  private let row = StackLayout(axis: .horizontal, spacing: 1, position: .middle)
  override func measure(_ proposal: ProposedSize) -> Size { row.measure(content, proposal) }
  override func placeChildren(in rect: Rect) {
    if let arrange { arrange(rect) } else { row.place(content, in: rect) }
  }
}
