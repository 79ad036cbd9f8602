extension Frame {
  /// An area with what its edges at both sides may cut: a cluster of two cells is drawn whole or not at all.
  ///
  /// Beside what goes, half of a cluster may come back that is not to be seen yet: the next column belongs to it.
  /// There again no cluster that is seen is cut.
  package func widened(_ rect: Rect) -> Rect {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return area }
    func isCut(at column: Int) -> Bool {
      column > 0 && column < size.columns && area.rows.contains { self[column, $0].width == 0 }
    }
    var (left, right) = (max(0, area.minColumn - 1), min(size.columns, area.maxColumn + 1))
    while isCut(at: left) { left -= 1 }
    while isCut(at: right) { right += 1 }
    return Rect(column: left, row: area.minRow, columns: right - left, rows: area.size.rows)
  }
}
