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
  /// Roughly which part of the whole lies before a row, from 0 to 1.
  func fraction(before place: Place) -> Double
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
    guard place >= top else { return nil }
    var at = top
    for row in 0..<height {
      if at == place { return row }
      guard at < place, let next = source.row(after: at) else { return nil }
      at = next
    }
    return nil
  }

  /// Scrolls by rows, down when positive, and returns how far it went. The last row of all stays at the
  /// bottom of the screen or above it.
  @discardableResult
  public mutating func scroll(by count: Int, in source: inout Source) -> Int {
    count < 0 ? -scrollUp(by: -count, in: &source) : scrollDown(by: count, in: &source)
  }

  private mutating func scrollUp(by count: Int, in source: inout Source) -> Int {
    var moved = 0
    while moved < count, let previous = source.row(before: top) {
      top = previous
      moved += 1
    }
    return moved
  }

  private mutating func scrollDown(by count: Int, in source: inout Source) -> Int {
    let rows = rows(in: &source)
    guard rows.count == height, var bottom = rows.last else { return 0 }
    var moved = 0
    while moved < count, let below = source.row(after: bottom), let next = source.row(after: top) {
      bottom = below
      top = next
      moved += 1
    }
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
    let missing = height - rows(in: &source).count
    if missing > 0 { _ = scrollUp(by: missing, in: &source) }
  }

  /// How many rows below the last visible one a place lies, if at most a screen.
  private func rowsBelow(_ place: Source.Place, in source: inout Source) -> Int? {
    guard place > top, var at = rows(in: &source).last else { return nil }
    for distance in 1...height {
      guard let next = source.row(after: at) else { return nil }
      if next == place { return distance }
      at = next
    }
    return nil
  }

  private func distanceUp(to place: Source.Place, in source: inout Source) -> Int? {
    var at = top
    for distance in 1...height {
      guard let previous = source.row(before: at) else { return nil }
      if previous == place { return distance }
      at = previous
    }
    return nil
  }

  /// The rows that a page key moves: a screen less two rows of overlap, one at least.
  public var pageStep: Int { max(1, height - 2) }

  /// Where a scrollbar's thumb stands, from 0 to 1.
  public func fraction(in source: inout Source) -> Double {
    min(max(source.fraction(before: top), 0), 1)
  }
}
