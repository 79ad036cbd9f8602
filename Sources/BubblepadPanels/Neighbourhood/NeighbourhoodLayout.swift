import CursesCore

/// How a neighbourhood is laid out: on a wide screen in five columns with the note in the middle, on a narrower one
/// those around the selected file, on a small one two of them below the note.
struct NeighbourhoodLayout: Equatable {
  typealias Column = NeighbourhoodWalk.Column

  /// A column of the screen.
  struct Slot: Equatable {
    /// The files in it; nil for the note in the middle.
    let column: Column?
    let start: Int
    let columns: Int
    var end: Int { start + columns }
  }

  /// The columns between two slots, and what they join.
  struct Gap: Equatable {
    let columns: Range<Int>
    let left: Column?
    let right: Column?
  }

  /// A place for lines between two slots.
  static let gap = 5
  /// The least columns with all five slots, with three, and with two.
  private static let (five, three, two) = (98, 58, 28)

  private(set) var slots: [Slot] = []
  /// The row of the note's title where it has no slot; nil where it has.
  let headRow: Int?
  let captionRow: Int
  /// The rows of the files.
  let body: Range<Int>

  init(_ walk: NeighbourhoodWalk, in frame: Rect, isLinear: Bool = false) {
    let shown = Self.shown(walk, columns: isLinear ? 0 : frame.size.columns)
    let hasHead = !shown.contains(nil)
    headRow = hasHead ? frame.minRow : nil
    captionRow = frame.minRow + (hasHead ? 1 : 0)
    let isLow = frame.size.rows < 12
    let top = min(captionRow + (isLow ? 1 : 2), frame.maxRow)
    body = top..<max(top, frame.maxRow)
    let gap = frame.size.columns < Self.two ? 1 : Self.gap
    let room = frame.size.columns - gap * (shown.count - 1)
    var start = frame.minColumn
    for (index, column) in shown.enumerated() {
      let columns = max(1, room / shown.count + (index < room % shown.count ? 1 : 0))
      slots.append(Slot(column: column, start: start, columns: columns))
      start += columns + gap
    }
  }

  /// What is shown from left to right; nil stands for the note in the middle.
  private static func shown(_ walk: NeighbourhoodWalk, columns: Int) -> [Column?] {
    switch columns {
    case five...:
      let left: [Column?] = walk.neighbourhood.linksHere.files.isEmpty ? [] : [.farLeft]
      let right: [Column?] = walk.neighbourhood.linksTo.files.isEmpty ? [] : [.farRight]
      return left + [.left, nil, .right] + right
    case three...:
      return switch walk.column {
      case .farLeft: [.farLeft, .left, nil]
      case .left, .right: [.left, nil, .right]
      case .farRight: [nil, .right, .farRight]
      }
    case two...:
      return switch walk.column {
      case .farLeft: [.farLeft, .left]
      case .left, .right: [.left, .right]
      case .farRight: [.right, .farRight]
      }
    default: return [walk.column]
    }
  }

  /// The columns between the slots.
  var gaps: [Gap] {
    zip(slots, slots.dropFirst()).map { left, right in
      Gap(columns: left.end..<right.start, left: left.column, right: right.column)
    }
  }

  /// The row of the screen in the middle of the body.
  var middleRow: Int { body.lowerBound + (body.count - 1) / 2 }

  /// The rows of the screen that the files of a column stand in: they lie around the middle, or around the file
  /// whose neighbours they are, and turn like a wheel where there are more than rows.
  func rows(of column: Column, in walk: NeighbourhoodWalk) -> [(file: Int, row: Int)] {
    let count = walk.ring(in: column).files.count
    guard count > 0, !body.isEmpty else { return [] }
    guard count <= body.count else {
      let top = max(0, min(walk.row(in: column) - body.count / 2, count - body.count))
      return body.map { (file: top + $0 - body.lowerBound, row: $0) }
    }
    let free = body.count - count
    var start = headRow == nil ? free / 2 : 0
    if let inner = column.inner,
      let anchor = rows(of: inner, in: walk).first(where: { $0.file == walk.row(in: inner) })
    {
      start = max(0, min(anchor.row - body.lowerBound - (count - 1) / 2, free))
    }
    return (0..<count).map { (file: $0, row: body.lowerBound + start + $0) }
  }

  /// The file at a cell.
  func file(at point: Point, in walk: NeighbourhoodWalk) -> (column: Column, file: Int)? {
    for slot in slots {
      guard let column = slot.column, (slot.start..<slot.end).contains(point.column),
        let hit = rows(of: column, in: walk).first(where: { $0.row == point.row })
      else { continue }
      return (column, hit.file)
    }
    return nil
  }
}

/// A line down the screen that joins files on its left with files on its right.
struct NeighbourhoodTrunk: Equatable {
  /// The rows with something on the left, and on the right.
  let left: Set<Int>
  let right: Set<Int>
  /// The rows that it takes.
  let rows: ClosedRange<Int>

  /// Nil where there is nothing to join.
  ///
  /// - Parameter reach: rows that it goes on to: to the title above, or where a list has more.
  init?(left: some Sequence<Int>, right: some Sequence<Int>, reach: [Int] = []) {
    (self.left, self.right) = (Set(left), Set(right))
    let all = self.left.union(self.right).union(reach)
    guard let first = all.min(), let last = all.max(), !self.left.isEmpty || !self.right.isEmpty
    else { return nil }
    rows = first...last
  }

  /// What stands at a row of it.
  func sign(at row: Int) -> (unicode: Character, ascii: Character) {
    let (goesUp, goesDown) = (row > rows.lowerBound, row < rows.upperBound)
    switch (goesUp, goesDown, left.contains(row), right.contains(row)) {
    case (false, false, _, _): return ("─", "-")
    case (true, true, false, false): return ("│", "|")
    case (true, true, true, false): return ("┤", "+")
    case (true, true, false, true): return ("├", "+")
    case (true, true, true, true): return ("┼", "+")
    case (false, true, true, false): return ("╮", "+")
    case (false, true, false, true): return ("╭", "+")
    case (false, true, true, true): return ("┬", "+")
    case (true, false, true, false): return ("╯", "+")
    case (true, false, false, true): return ("╰", "+")
    case (true, false, true, true): return ("┴", "+")
    case (false, true, false, false), (true, false, false, false): return ("│", "|")
    }
  }
}
