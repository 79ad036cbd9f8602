import CursesCore
@_spi(Nodes) import CursesViewGraph

extension View {
  /// As long as the view that scrolls around, or the window, in the directions that are said.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View { containerRelativeFrame(axes, alignment: alignment) { length, _ in length } }

  /// As long as some of the equal parts that the view that scrolls around, or the window, has room for.
  ///
  /// - Parameters:
  ///   - count: how many parts there are.
  ///   - span: how many of them the view takes.
  ///   - spacing: the points between two of them.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let count = CGFloat(max(1, count))
      let part = (length - spacing * (count - 1)) / count
      return part * CGFloat(span) + spacing * CGFloat(max(0, span - 1))
    }
  }

  /// As long as a closure says of the length of the view that scrolls around, or of the window, in points.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    RelativeFrameView(content: self, axes: axes, alignment: alignment, length: length)
  }
}

struct RelativeFrameView<Content: View>: View, PrimitiveView {
  let content: Content
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? RelativeFrameNode ?? RelativeFrameNode(context)
    (node.axes, node.alignment, node.length) = (axes, alignment, length)
    node.updateContent(content, context)
    // Closures cannot be compared: what it says may be something else each time.
    context.graph.setNeedsLayout()
    return node
  }
}

/// The node of `containerRelativeFrame`.
final class RelativeFrameNode: LayoutWrapperNode {
  var axes: Axis.Set = []
  var alignment = Alignment.center
  var length: (CGFloat, Axis) -> CGFloat = { length, _ in length }
  private var measured = (proposal: ProposedSize(columns: nil, rows: nil), container: Size.zero)

  override var passesLight: Bool { true }

  /// What scrolls around, or the window. Across the direction in which it scrolls a view may be only as long as its
  /// content: there what it hands on is what it was offered itself.
  private func container(_ proposal: ProposedSize) -> Size {
    var next = parent
    while let here = next {
      if let viewport = here.viewport {
        // It has no place before the first layout.
        let size = viewport.isEmpty ? graph.size : viewport.size
        return Size(columns: proposal.columns ?? size.columns, rows: proposal.rows ?? size.rows)
      }
      next = here.parent
    }
    return graph.size
  }

  private func own(_ container: Size) -> (columns: Int?, rows: Int?) {
    let width = length(CGFloat(Double(container.columns) * PointScale.column), .horizontal)
    let height = length(CGFloat(Double(container.rows) * PointScale.row), .vertical)
    return (
      axes.contains(.horizontal) ? max(0, PointScale.columns(Double(width))) : nil,
      axes.contains(.vertical) ? max(0, PointScale.rows(Double(height))) : nil
    )
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    measured = (proposal, container(proposal))
    let own = own(measured.container)
    let inner = measureContent(
      ProposedSize(columns: own.columns ?? proposal.columns, rows: own.rows ?? proposal.rows))
    return Size(columns: own.columns ?? inner.columns, rows: own.rows ?? inner.rows)
  }

  override func placeChildren(in rect: Rect) {
    placeContent(in: alignment.rect(of: measureContent(ProposedSize(rect.size)), in: rect))
    // What scrolls gets its own place after its content was measured for the first time.
    if container(measured.proposal) != measured.container { graph.setNeedsLayout() }
  }
}
