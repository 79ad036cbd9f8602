@_spi(Nodes) import CursesViewGraph

/// Which rows of the background a tick renews, when it may not send them all.
///
/// Rows take turns in an order that spreads each tick over the whole screen, so that a slow line
/// shows a picture that dissolves into the next one and no edge that wanders.
struct BackgroundSweep {
  /// How many rows have not been shown since the picture became another.
  private(set) var missing = 0
  private var order: [Int] = []
  private var next = 0
  /// What a cell has cost, in bytes, smoothed.
  private var bytesPerCell = 24.0

  /// Whether parts of the picture have not been shown at all.
  var isCatchingUp: Bool { missing > 0 }

  /// The picture is another: every row has to be shown.
  mutating func restart(rows: Int) {
    if rows != order.count { order = BackgroundSweep.order(rows) }
    next = 0
    missing = rows
  }

  /// Everything has been shown in another way.
  mutating func finish() { missing = 0 }

  /// Has rows composited until about so many bytes are to be sent. `composite` returns how many cells
  /// of a row changed. The row of the cursor comes first: a key pressed there then sends nothing
  /// but what it changed.
  mutating func step(rows: Int, bytes: Int, cursorRow: Int?, composite: (Int) -> Int) {
    if rows != order.count { restart(rows: rows) }
    let limit = max(1, Int(Double(bytes) / bytesPerCell))
    var changed = cursorRow.map(composite) ?? 0
    for _ in 0..<order.count where changed < limit {
      let row = order[next]
      next = next + 1 == order.count ? 0 : next + 1
      missing = max(0, missing - 1)
      if row != cursorRow { changed += composite(row) }
    }
  }

  /// A frame of so many cells had so many bytes.
  mutating func note(cells: Int, bytes: Int) {
    guard cells >= 50 else { return }
    bytesPerCell += (Double(bytes) / Double(cells) - bytesPerCell) / 4
  }

  /// Every row once, each far from the last: steps of about the golden section.
  private static func order(_ rows: Int) -> [Int] {
    var stride = max(1, Int((Double(rows) * 0.382).rounded()))
    while greatestCommonDivisor(stride, rows) > 1 { stride += 1 }
    return (0..<rows).map { $0 * stride % rows }
  }

  private static func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : greatestCommonDivisor(other, one % other)
  }
}
