import CursesControls
import CursesViewGraph

extension VStack {
  /// Views below each other. Spacing is in points, see `CellMapping`; nil leaves nothing between two.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, gap: spacing.map(CellMapping.rows) ?? 0, content: content)
  }
}

extension HStack {
  /// Views beside each other. Spacing is in points, see `CellMapping`; nil leaves one column between two.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, gap: spacing.map(CellMapping.columns) ?? 1, content: content)
  }
}

extension LazyVStack {
  /// Views below each other, of which a `ForEach` makes those in view only. Spacing is in points, see
  /// `CellMapping`; nil leaves nothing between two.
  ///
  /// Pinned views are accepted; headings scroll along with their rows.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, gap: spacing.map(CellMapping.rows) ?? 0, content: content)
  }

  /// The same with nothing between two views.
  public init(
    alignment: HorizontalAlignment = .center, pinnedViews: PinnedScrollableViews,
    @ViewBuilder content: () -> Content
  ) { self.init(alignment: alignment, gap: 0, content: content) }
}

extension LazyHStack {
  /// Views beside each other, of which a `ForEach` makes those in view only. Spacing is in points, see
  /// `CellMapping`; nil leaves one column between two.
  ///
  /// Pinned views are accepted; headings scroll along with their views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, gap: spacing.map(CellMapping.columns) ?? 1, content: content)
  }
}

extension Spacer {
  /// - Parameter minLength: in points, by the scale of columns; nil for none.
  public init(minLength: CGFloat?) {
    self.init(leastCells: minLength.map(CellMapping.columns) ?? 0)
  }
}

extension Grid {
  /// Views in rows and columns. Spacing is in points, see `CellMapping`; nil leaves one column between two
  /// cells beside each other and nothing between two rows.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat?,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, columnGap: horizontalSpacing.map(CellMapping.columns) ?? 1,
      rowGap: verticalSpacing.map(CellMapping.rows) ?? 0, content: content)
  }

  /// The same with one column between two cells.
  public init(
    alignment: Alignment = .center, verticalSpacing: CGFloat?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, horizontalSpacing: nil, verticalSpacing: verticalSpacing,
      content: content)
  }
}
