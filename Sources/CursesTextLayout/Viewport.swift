/// Rows in an order, somewhere in which a viewport stands.
///
/// Nothing here asks for the number of all rows: a document answers from the blocks around a place.
public protocol RowSource {
  /// Names a row: a block (by number or offset) and a row in it.
  associatedtype Place: Comparable & Sendable

  /// The first row of all; there is always one.
  var firstRow: Place { get }
  mutating func row(after place: Place) -> Place?
  mutating func row(before place: Place) -> Place?
  /// The row so many rows below a place, or the last one of all, and how many rows below it is.
  mutating func row(_ count: Int, below place: Place) -> (place: Place, moved: Int)
  /// The row so many rows above a place, or the first one of all, and how many rows above it is.
  mutating func row(_ count: Int, above place: Place) -> (place: Place, moved: Int)
  /// How many rows below `start` a place lies; `nil` above it and where it lies more than `limit` rows below.
  mutating func distance(from start: Place, to end: Place, limit: Int) -> Int?
  /// Roughly which part of the whole lies before a row, from 0 to 1.
  func fraction(before place: Place) -> Double
}

extension RowSource {
  /// Goes row by row.
  public mutating func row(_ count: Int, below place: Place) -> (place: Place, moved: Int) {
    var (place, moved) = (place, 0)
    while moved < count, let next = row(after: place) { (place, moved) = (next, moved + 1) }
    return (place, moved)
  }

  /// Goes row by row.
  public mutating func row(_ count: Int, above place: Place) -> (place: Place, moved: Int) {
    var (place, moved) = (place, 0)
    while moved < count, let next = row(before: place) { (place, moved) = (next, moved + 1) }
    return (place, moved)
  }

  /// Goes row by row.
  public mutating func distance(from start: Place, to end: Place, limit: Int) -> Int? {
    var (place, distance) = (start, 0)
    while place < end, distance < limit, let next = row(after: place) {
      (place, distance) = (next, distance + 1)
    }
    return place == end ? distance : nil
  }
}

/// The rows that can be seen: a top row and a height.
///
/// It is anchored at a row and not at a distance from the start, so that what changes above or below does
/// not move what is seen, and so that the height of the whole is never needed.
public struct Viewport<Source: RowSource>: Sendable {
  /// The first row that is seen.
  public var top: Source.Place
  /// The rows of the screen that show text.
  public var height: Int {
    didSet { height = max(1, height) }
  }

  /// A view from a row on, at least one row high.
  public init(top: Source.Place, height: Int) {
    self.top = top
    self.height = max(1, height)
  }

  /// The rows in view, from the top; fewer than the height at the end.
  public func rows(in source: inout Source) -> [Source.Place] {
    var rows = [top]
    while rows.count < height, let next = source.row(after: rows[rows.count - 1]) {
      rows.append(next)
    }
    return rows
  }

  /// The screen row of a place, `nil` if it is out of view.
  public func screenRow(of place: Source.Place, in source: inout Source) -> Int? {
    source.distance(from: top, to: place, limit: height - 1)
  }

  /// Scrolls by rows, down when positive, and returns how far it went. The last row of all stays at the
  /// bottom of the screen or above it.
  @discardableResult
  public mutating func scroll(by count: Int, in source: inout Source) -> Int {
    count < 0 ? -scrollUp(by: -count, in: &source) : scrollDown(by: count, in: &source)
  }

  private mutating func scrollUp(by count: Int, in source: inout Source) -> Int {
    let (place, moved) = source.row(count, above: top)
    top = place
    return moved
  }

  private mutating func scrollDown(by count: Int, in source: inout Source) -> Int {
    let (bottom, shown) = source.row(height - 1, below: top)
    guard shown == height - 1 else { return 0 }
    let moved = source.row(count, below: bottom).moved
    top = source.row(moved, below: top).place
    return moved
  }

  /// Scrolls as little as shows a row with `margin` rows around it where the height allows, or puts it in
  /// the middle if it is further away than a screen. Returns whether anything moved.
  @discardableResult
  public mutating func reveal(
    _ place: Source.Place, margin: Int = 2, in source: inout Source
  ) -> Bool {
    let margin = max(0, min(margin, (height - 1) / 2))
    let old = top
    if let row = screenRow(of: place, in: &source) {
      if row < margin { _ = scrollUp(by: margin - row, in: &source) }
      if row > height - 1 - margin {
        _ = scrollDown(by: row - (height - 1 - margin), in: &source)
      }
    } else if let distance = rowsBelow(place, in: &source) {
      _ = scrollDown(by: distance + margin, in: &source)
    } else if place < top, distanceUp(to: place, in: &source) != nil {
      top = place
      _ = scrollUp(by: margin, in: &source)
    } else {
      top = place
      _ = scrollUp(by: height / 2, in: &source)
      fillBottom(in: &source)
    }
    return top != old
  }

  /// Moves up until the screen is full, for example after it has grown or text has gone.
  public mutating func fillBottom(in source: inout Source) {
    let missing = height - 1 - source.row(height - 1, below: top).moved
    if missing > 0 { _ = scrollUp(by: missing, in: &source) }
  }

  /// How many rows below the last visible one a place lies, if at most a screen.
  private func rowsBelow(_ place: Source.Place, in source: inout Source) -> Int? {
    guard place > top else { return nil }
    let bottom = source.row(height - 1, below: top).place
    return source.distance(from: bottom, to: place, limit: height)
  }

  private func distanceUp(to place: Source.Place, in source: inout Source) -> Int? {
    source.distance(from: place, to: top, limit: height)
  }

  /// The rows that a page key moves: a screen less two rows of overlap, one at least.
  public var pageStep: Int { max(1, height - 2) }

  /// Where a scrollbar's thumb stands, from 0 to 1.
  public func fraction(in source: inout Source) -> Double {
    min(max(source.fraction(before: top), 0), 1)
  }
}
