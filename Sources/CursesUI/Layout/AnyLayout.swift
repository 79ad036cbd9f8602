import CursesCore
import CursesViewGraph

/// A layout whose type is hidden, so that it can be chosen while the program runs: the views in it keep
/// their state. After SwiftUI's.
public struct AnyLayout: Layout {
  private let measure: @MainActor (ProposedViewSize, Subviews) -> CGSize
  private let arrange: @MainActor (CGRect, ProposedViewSize, Subviews) -> Void

  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) {
    measure = { proposal, subviews in
      var cache = layout.makeCache(subviews: subviews)
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    arrange = { bounds, proposal, subviews in
      var cache = layout.makeCache(subviews: subviews)
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// The size of the layout within.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { measure(proposal, subviews) }

  /// Places as the layout within.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { arrange(bounds, proposal, subviews) }
}

/// An `HStack` as a layout. After SwiftUI's.
public struct HStackLayout: Layout {
  private let stack: ArrangedStack

  /// Views beside each other. Spacing is in points; nil leaves one column between two.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    stack = ArrangedStack(
      horizontal: alignment, gap: spacing.map(CellMapping.columns) ?? 1)
  }

  /// The size of an `HStack`.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { stack.size(subviews, proposal) }

  /// Places as an `HStack`.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { stack.place(subviews.parts, in: bounds.cells) }
}

/// A `VStack` as a layout. After SwiftUI's.
public struct VStackLayout: Layout {
  private let stack: ArrangedStack

  /// Views below each other. Spacing is in points; nil leaves nothing between two.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    stack = ArrangedStack(vertical: alignment, gap: spacing.map(CellMapping.rows) ?? 0)
  }

  /// The size of a `VStack`.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { stack.size(subviews, proposal) }

  /// Places as a `VStack`.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { stack.place(subviews.parts, in: bounds.cells) }
}

extension ArrangedStack {
  fileprivate func size(_ subviews: LayoutSubviews, _ proposal: ProposedViewSize) -> CGSize {
    let size = measure(
      subviews.parts, columns: proposal.width.map { min(1 << 16, CellMapping.columns($0)) },
      rows: proposal.height.map { min(1 << 16, CellMapping.rows($0)) })
    return CGSize(
      width: CGFloat(size.columns) * CellMapping.columnWidth,
      height: CGFloat(size.rows) * CellMapping.rowHeight)
  }
}

extension CGRect {
  fileprivate var cells: Rect {
    Rect(
      column: CellMapping.columns(minX), row: CellMapping.rows(minY),
      columns: CellMapping.columns(width), rows: CellMapping.rows(height))
  }
}
