extension Rope {
  /// Where an element is, in a rope that has not been changed since.
  public struct Place: Sendable {
    /// The number of each part on the way from the root, four bits each, the first one lowest.
    @usableFromInline var path: UInt64 = 0
    /// The sums of all elements before it.
    @usableFromInline var before = Summary.zero
    /// How far after the start of the element the offset is that was looked for, in the measure it is of.
    @usableFromInline var remaining: Int

    @inlinable init(remaining: Int) { self.remaining = remaining }
  }

  /// The element that holds an offset in one of the sums, and how far the offset is from its start; nil for an
  /// offset that none holds.
  ///
  /// - Parameter preferEnd: whether an offset between two elements is the end of the first one.
  @inlinable public func find<Metric: RopeMetric<Element>>(
    at offset: Int, in metric: Metric, preferEnd: Bool
  ) -> (place: Place, remaining: Int)? {
    guard var node = root, offset >= 0 else { return nil }
    var place = Place(remaining: offset)
    let needed = preferEnd ? 0 : 1
    guard offset + needed <= metric.size(of: node.summary) else { return nil }
    var shift: UInt64 = 0
    while true {
      var slot = 0
      while true {
        let summary =
          node.height == 0 ? node.elements[slot].summary : node.children[slot].summary
        let size = metric.size(of: summary)
        if place.remaining + needed <= size { break }
        place.remaining -= size
        place.before.add(summary)
        slot += 1
      }
      place.path |= UInt64(slot) << shift
      if node.height == 0 { return (place, place.remaining) }
      node = node.children[slot]
      shift += 4
    }
  }

  /// One of the sums of all elements before one.
  @inlinable public func offset<Metric: RopeMetric<Element>>(
    of place: Place, in metric: Metric
  ) -> Int { metric.size(of: place.before) }

  /// The element at a place.
  @inlinable public subscript(place: Place) -> Element {
    guard var node = root else { preconditionFailure("a place of another rope") }
    var path = place.path
    while node.height > 0 {
      node = node.children[Int(path & 15)]
      path >>= 4
    }
    return node.elements[Int(path & 15)]
  }

  /// Calls `body` with each element from an offset on, until it returns `false`.
  ///
  /// - Parameter body: an element, and how much of its length is before the offset.
  @inlinable public func forEach(
    from offset: Int, _ body: (Element, Int) -> Bool
  ) { _ = root.map { Rope.walk($0, offset, body) } }

  @inlinable static func walk(
    _ node: Node, _ offset: Int, _ body: (Element, Int) -> Bool
  ) -> Bool {
    var left = offset
    if node.height == 0 {
      for element in node.elements {
        let length = element.summary.length
        if left >= length {
          left -= length
          continue
        }
        guard body(element, left) else { return false }
        left = 0
      }
      return true
    }
    for child in node.children {
      if left >= child.length {
        left -= child.length
        continue
      }
      guard walk(child, left, body) else { return false }
      left = 0
    }
    return true
  }
}
