import CursesCore

extension View {
  /// Room around the view, in cells.
  @_disfavoredOverload
  public func padding(
    columns: Int = 0, rows: Int = 0, leading: Int = 0, trailing: Int = 0, top: Int = 0,
    bottom: Int = 0
  ) -> some View {
    PaddingView(
      content: self,
      insets: EdgeCells(
        leading: columns + leading, trailing: columns + trailing, top: rows + top,
        bottom: rows + bottom))
  }

  /// A fixed number of columns or rows; nil leaves the view its own.
  @_disfavoredOverload
  public func frame(
    columns: Int? = nil, rows: Int? = nil, alignment: Alignment = .center
  ) -> some View {
    FrameView(
      content: self,
      limits: FrameLimits(
        minColumns: columns, maxColumns: columns, minRows: rows, maxRows: rows),
      alignment: alignment)
  }

  /// Bounds for the columns and rows; a maximum of `.max` takes all there is.
  @_disfavoredOverload
  public func frame(
    minColumns: Int? = nil, maxColumns: Int? = nil, minRows: Int? = nil, maxRows: Int? = nil,
    alignment: Alignment = .center
  ) -> some View {
    FrameView(
      content: self,
      limits: FrameLimits(
        minColumns: minColumns, maxColumns: maxColumns, minRows: minRows, maxRows: maxRows),
      alignment: alignment)
  }

  /// Who gets room first in a stack; 0 unless told.
  public func layoutPriority(_ value: Double) -> some View {
    PriorityView(content: self, priority: value)
  }
}

/// Cells at the four edges.
package struct EdgeCells: Hashable {
  package var leading = 0
  package var trailing = 0
  package var top = 0
  package var bottom = 0

  package init(leading: Int = 0, trailing: Int = 0, top: Int = 0, bottom: Int = 0) {
    (self.leading, self.trailing, self.top, self.bottom) = (leading, trailing, top, bottom)
  }

  package func inset(_ rect: Rect) -> Rect {
    Rect(
      column: rect.minColumn + leading, row: rect.minRow + top,
      columns: max(0, rect.size.columns - leading - trailing),
      rows: max(0, rect.size.rows - top - bottom))
  }
}

/// A view with room around it.
struct PaddingView<Content: View>: View, PrimitiveView {
  let content: Content
  let insets: EdgeCells

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? PaddingNode ?? PaddingNode(context)
    node.insets = insets
    node.updateContent(content, context)
    return node
  }
}

final class PaddingNode: LayoutWrapperNode {
  var insets = EdgeCells() { didSet { layOut(ifNew: insets, oldValue) } }
  override var passesLight: Bool { true }

  override func measure(_ proposal: ProposedSize) -> Size {
    let around = Size(columns: insets.leading + insets.trailing, rows: insets.top + insets.bottom)
    let inner = measureContent(proposal.inset(columns: around.columns, rows: around.rows))
    return Size(columns: inner.columns + around.columns, rows: inner.rows + around.rows)
  }

  override func placeChildren(in rect: Rect) { placeContent(in: insets.inset(rect)) }
}

/// The bounds a frame sets.
struct FrameLimits: Hashable {
  var minColumns: Int?
  var maxColumns: Int?
  var minRows: Int?
  var maxRows: Int?
  /// What is chosen where nothing is offered.
  var idealColumns: Int?
  var idealRows: Int?

  func proposal(_ outer: ProposedSize) -> ProposedSize {
    ProposedSize(
      columns: clamp(
        outer.columns ?? idealColumns ?? fixed(minColumns, maxColumns), minColumns, maxColumns),
      rows: clamp(outer.rows ?? idealRows ?? fixed(minRows, maxRows), minRows, maxRows))
  }

  /// The frame's own size around a content of `inner`.
  func size(_ outer: ProposedSize, inner: Size) -> Size {
    Size(
      columns: length(outer.columns, inner.columns, minColumns, maxColumns),
      rows: length(outer.rows, inner.rows, minRows, maxRows))
  }

  private func fixed(_ low: Int?, _ high: Int?) -> Int? { low == high ? low : nil }

  private func clamp(_ value: Int?, _ low: Int?, _ high: Int?) -> Int? {
    value.map { max(low ?? 0, min($0, high ?? .max)) }
  }

  private func length(_ outer: Int?, _ inner: Int, _ low: Int?, _ high: Int?) -> Int {
    let wanted = high == nil ? inner : max(inner, min(outer ?? inner, high ?? inner))
    return max(low ?? 0, min(wanted, high ?? .max))
  }
}

struct FrameView<Content: View>: View, PrimitiveView {
  let content: Content
  let limits: FrameLimits
  let alignment: Alignment

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? FrameNode ?? FrameNode(context)
    node.limits = limits
    node.alignment = alignment
    node.updateContent(content, context)
    return node
  }
}

final class FrameNode: LayoutWrapperNode {
  var limits = FrameLimits() { didSet { layOut(ifNew: limits, oldValue) } }
  var alignment = Alignment.center { didSet { layOut(ifNew: alignment, oldValue) } }
  override var passesLight: Bool { true }

  override func measure(_ proposal: ProposedSize) -> Size {
    limits.size(proposal, inner: measureContent(limits.proposal(proposal)))
  }

  override func placeChildren(in rect: Rect) {
    let size = measureContent(ProposedSize(rect.size))
    placeContent(in: alignment.rect(of: size, in: rect))
  }
}

struct PriorityView<Content: View>: View, PrimitiveView {
  let content: Content
  let priority: Double

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    let node = old as? PriorityNode ?? PriorityNode(context)
    node.priority = priority
    node.updateContent(content, context)
    return node
  }
}

final class PriorityNode: LayoutWrapperNode {
  var priority = 0.0 { didSet { layOut(ifNew: priority, oldValue) } }
  override var passesLight: Bool { true }
  override var layoutPriority: Double { priority }
}

/// The least, ideal and greatest cells of a frame; nil for no bound.
package struct LengthBounds {
  package var least: Int?
  package var ideal: Int?
  package var most: Int?

  package init(least: Int? = nil, ideal: Int? = nil, most: Int? = nil) {
    self.least = least
    self.ideal = ideal
    self.most = most
  }
}

extension View {
  /// A frame between bounds.
  package func frame(
    columns: LengthBounds, rows: LengthBounds, alignment: Alignment
  ) -> some View {
    FrameView(
      content: self,
      limits: FrameLimits(
        minColumns: columns.least, maxColumns: columns.most, minRows: rows.least,
        maxRows: rows.most, idealColumns: columns.ideal, idealRows: rows.ideal),
      alignment: alignment)
  }
}
