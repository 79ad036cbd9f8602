import CursesUICore

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

/// A `VStack`: a terminal's views are light enough to be made all at once.
public typealias LazyVStack = VStack
/// An `HStack`.
public typealias LazyHStack = HStack

extension Spacer {
  /// - Parameter minLength: in points, by the scale of columns; nil for none.
  public init(minLength: CGFloat?) {
    self.init(leastCells: minLength.map(CellMapping.columns) ?? 0)
  }
}
