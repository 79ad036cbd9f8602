@_spi(Nodes) import CursesViewGraph

/// The rows that Shift has taken into a selection of several: from where it began to the last one.
struct ListExtent {
  /// The row it began at, and where that was.
  private let anchor: AnyHashable
  private let ordinal: Int
  private var rows: ClosedRange<Int>?
  /// The rows that were selected before: they stay selected when the extent grows smaller.
  private var kept: Set<AnyHashable> = []

  init(anchor: AnyHashable, ordinal: Int) { (self.anchor, self.ordinal) = (anchor, ordinal) }

  /// Goes to a row. Returns what is to be selected for that, and what no longer.
  @MainActor
  mutating func extend(
    to target: Int, in index: ListRowIndex, _ selection: ListSelection
  ) -> (added: [AnyHashable], removed: [AnyHashable]) {
    let start = index.ordinal(of: anchor, near: ordinal) ?? target
    let wanted = min(start, target)...max(start, target)
    let known = rows
    rows = wanted
    var (added, removed): ([AnyHashable], [AnyHashable]) = ([], [])
    for row in wanted where known?.contains(row) != true {
      let tag = index.tag(at: row)
      if selection.contains(tag) {
        kept.insert(tag)
      } else if !index.limits(at: row).contains(.select) {
        added.append(tag)
      }
    }
    for row in known.map(Array.init) ?? [] where !wanted.contains(row) && row < index.count {
      let tag = index.tag(at: row)
      if kept.remove(tag) == nil { removed.append(tag) }
    }
    return (added, removed)
  }
}
