import CursesUI

/// Exhibits in columns of one width, each column about as high as the others.
struct Shelves: Layout {
  /// How many columns, one at least.
  let count: Int
  /// Points between two columns, and between two exhibits.
  private let gaps = CGSize(width: 24, height: 16)

  private func width(of whole: CGFloat) -> CGFloat {
    let room = whole - CGFloat(count - 1) * gaps.width
    // Whole cells: half of one would be lost at each column.
    return (room / CGFloat(count) / CellMapping.columnWidth).rounded(.down)
      * CellMapping.columnWidth
  }

  private func heights(_ subviews: Subviews, width: CGFloat) -> [CGFloat] {
    subviews.map {
      $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height + gaps.height
    }
  }

  /// Which column each exhibit stands in: in order, a new one where the last is high enough.
  private func columns(_ heights: [CGFloat]) -> [Int] {
    let share = heights.reduce(0, +) / CGFloat(count)
    var (column, height) = (0, CGFloat(0))
    return heights.map { own in
      if height > 0, height + own / 2 > share, column < count - 1 {
        (column, height) = (column + 1, 0)
      }
      height += own
      return column
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let whole = proposal.width ?? 640
    let heights = heights(subviews, width: width(of: whole))
    let sums = zip(columns(heights), heights).reduce(
      into: Array(repeating: CGFloat(0), count: count)
    ) { sums, entry in sums[entry.0] += entry.1 }
    return CGSize(width: whole, height: max(0, (sums.max() ?? 0) - gaps.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let width = width(of: bounds.width)
    let heights = heights(subviews, width: width)
    var tops = Array(repeating: bounds.minY, count: count)
    for (index, column) in columns(heights).enumerated() {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + CGFloat(column) * (width + gaps.width), y: tops[column]),
        proposal: ProposedViewSize(width: width, height: nil))
      tops[column] += heights[index]
    }
  }
}
