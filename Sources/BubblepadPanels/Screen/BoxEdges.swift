/// The rows of the frame around a box.
package struct BoxEdges: Equatable {
  /// The row of its upper edge, and that of its lower one.
  let top: Int
  let bottom: Int
  /// The rows of the screen above what stands below the frame.
  let limit: Int

  /// The edges of the panels of a screen; nil where they have none.
  package init?(_ metrics: ScreenMetrics, hasStatus: Bool) {
    guard metrics.isBordered else { return nil }
    limit = metrics.size.rows - metrics.marginBottom - (hasStatus ? metrics.statusRows : 0)
    (top, bottom) = (metrics.marginTop, limit - 1 - (hasStatus ? metrics.gutterRows : 0))
  }

  /// The row nearest to another in which a box has neither of its edges on one of these; that one where there is none.
  ///
  /// - Parameter room: the rows that the box may be in.
  func row(near row: Int, ofBoxWithRows count: Int, in room: Int) -> Int {
    let end = min(room, max(limit, row + count))
    let free = [0, 1, -1].map { row + $0 }.first {
      $0 >= 0 && $0 + count <= end && ![top, bottom].contains($0)
        && ![top, bottom].contains($0 + count - 1)
    }
    return free ?? row
  }
}
