/// How tabs share a row: titles are shortened alike, and where even short ones have no room, those around the
/// current one are shown.
package struct TabRowLayout: Equatable {
  /// A tab and its cells of the row.
  package struct Place: Equatable {
    package let index: Int
    package let columns: Range<Int>
  }

  package private(set) var places: [Place] = []
  package private(set) var hasMoreBefore = false
  package private(set) var hasMoreAfter = false

  /// Cells at both sides of a title.
  package static let padding = 1
  /// The cells of the longest title where there is room, and of the shortest where there is not.
  private static let (longest, shortest) = (24, 8)

  /// - Parameter widths: the cells of the titles with their marks.
  package init(widths: [Int], current: Int, columns: Int) {
    guard widths.indices.contains(current), columns > 0 else { return }
    var most = Self.longest
    func cells(_ index: Int) -> Int { min(widths[index], most) + 2 * Self.padding }
    func total(_ range: Range<Int>) -> Int { range.reduce(0) { $0 + cells($1) } }
    while most > Self.shortest, total(widths.indices) > columns { most -= 1 }
    var range = widths.indices
    if total(range) > columns {
      range = current..<current + 1
      // The arrows at both ends have a cell each.
      let room = columns - 2
      while true {
        let after = range.upperBound < widths.count ? cells(range.upperBound) : nil
        let before = range.lowerBound > 0 ? cells(range.lowerBound - 1) : nil
        if let after, total(range) + after <= room {
          range = range.lowerBound..<range.upperBound + 1
        } else if let before, total(range) + before <= room {
          range = range.lowerBound - 1..<range.upperBound
        } else {
          break
        }
      }
    }
    hasMoreBefore = range.lowerBound > 0
    hasMoreAfter = range.upperBound < widths.count
    var column = hasMoreBefore ? 1 : 0
    let end = columns - (hasMoreAfter ? 1 : 0)
    for index in range {
      let next = min(end, column + cells(index))
      places.append(Place(index: index, columns: column..<max(column, next)))
      column = next
    }
  }

  /// The tab at a cell of the row.
  package func tab(at column: Int) -> Int? { places.first { $0.columns.contains(column) }?.index }
}
