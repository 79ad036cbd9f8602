/// How much of each dot of a cell is covered, 0 to 255, row by row from the upper left corner.
public struct Coverage: Sendable, Equatable {
  /// Dots across.
  public let columns: Int
  /// Dots down.
  public let rows: Int
  /// The dots.
  public private(set) var dots: [UInt8]

  /// Dots that are not covered.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    dots = [UInt8](repeating: 0, count: max(0, columns * rows))
  }

  /// How much of a dot is covered; 0 outside.
  public subscript(column: Int, row: Int) -> UInt8 {
    (0..<columns).contains(column) && (0..<rows).contains(row) ? dots[row * columns + column] : 0
  }

  /// Covers a dot by a part, 0 to 1, where less of it is covered.
  mutating func cover(_ column: Int, _ row: Int, by part: Double) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    let covered = UInt8((min(max(part, 0), 1) * 255).rounded())
    dots[row * columns + column] = max(dots[row * columns + column], covered)
  }

  /// Covers a rectangle of whole dots.
  mutating func cover(_ across: Range<Int>, _ down: Range<Int>, by part: Double = 1) {
    for row in down { for column in across { cover(column, row, by: part) } }
  }
}

/// Fills outlines: how much of each dot lies within them, exactly, by the area to the right of each edge.
struct OutlineFill {
  /// Dots at both sides, for what leans out of the cell.
  private static let margin = 6
  private let columns: Int
  private let rows: Int
  private let width: Int
  private var areas: [Double]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    width = columns + 2 * Self.margin + 3
    areas = [Double](repeating: 0, count: width * rows)
  }

  /// Adds a closed contour, in dots downwards.
  mutating func add(_ contour: [TrueTypeFont.Place]) {
    guard let last = contour.last, contour.count > 1 else { return }
    func middle(_ one: TrueTypeFont.Place, _ two: TrueTypeFont.Place) -> TrueTypeFont.Place {
      TrueTypeFont.Place(x: (one.x + two.x) / 2, y: (one.y + two.y) / 2, isOn: true)
    }
    // It starts at a place that it goes through.
    let first = contour[0]
    let start = first.isOn ? first : last.isOn ? last : middle(first, last)
    var here = start
    var control: TrueTypeFont.Place?
    for place in contour + [start] {
      if place.isOn {
        addCurve(from: here, control, to: place)
        (here, control) = (place, nil)
      } else {
        if let former = control {
          let between = middle(former, place)
          addCurve(from: here, former, to: between)
          here = between
        }
        control = place
      }
    }
    addCurve(from: here, control, to: start)
  }

  private mutating func addCurve(
    from start: TrueTypeFont.Place, _ control: TrueTypeFont.Place?, to end: TrueTypeFont.Place
  ) {
    guard let control else { return addLine(start.x, start.y, end.x, end.y) }
    let steps = 6
    var (x, y) = (start.x, start.y)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      let (one, two, three) = ((1 - part) * (1 - part), 2 * part * (1 - part), part * part)
      let toX = one * start.x + two * control.x + three * end.x
      let toY = one * start.y + two * control.y + three * end.y
      addLine(x, y, toX, toY)
      (x, y) = (toX, toY)
    }
  }

  private mutating func addLine(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
    guard y0 != y1 else { return }
    let sign = y0 < y1 ? 1.0 : -1.0
    let (top, bottom) = y0 < y1 ? ((x0, y0), (x1, y1)) : ((x1, y1), (x0, y0))
    let slope = (bottom.0 - top.0) / (bottom.1 - top.1)
    let first = max(0, Int(top.1.rounded(.down)))
    let end = min(rows, Int(bottom.1.rounded(.up)))
    guard first < end else { return }
    for row in first..<end {
      let from = max(Double(row), top.1)
      let to = min(Double(row + 1), bottom.1)
      guard to > from else { continue }
      addEdge(
        row, at(top.0 + (from - top.1) * slope), at(top.0 + (to - top.1) * slope),
        height: (to - from) * sign)
    }
  }

  /// A column of the areas, which have room at both sides.
  private func at(_ x: Double) -> Double {
    min(max(x + Double(Self.margin), 0), Double(width - 2))
  }

  /// Adds an edge within a row: a dot gets the area to the right of it, those behind get all of its height.
  private mutating func addEdge(_ row: Int, _ from: Double, _ to: Double, height: Double) {
    let (left, right) = (min(from, to), max(from, to))
    let span = right - left
    var column = Int(left)
    var behind = 0.0
    while true {
      let (low, high) = (max(left, Double(column)), min(right, Double(column + 1)))
      let share = span > 1e-9 ? max(0, high - low) / span : 1
      let middle = span > 1e-9 ? (low + high) / 2 : left
      let own = height * share * (Double(column + 1) - middle)
      areas[row * width + column] += own + behind
      behind = height * share - own
      column += 1
      if span <= 1e-9 || Double(column) >= right { break }
    }
    areas[row * width + column] += behind
  }

  /// The dots of the cell.
  func coverage() -> Coverage {
    var coverage = Coverage(columns: columns, rows: rows)
    for row in 0..<rows {
      var sum = 0.0
      for column in 0..<columns + Self.margin {
        sum += areas[row * width + column]
        coverage.cover(column - Self.margin, row, by: abs(sum))
      }
    }
    return coverage
  }
}
