/// Stretches of the source that somebody goes through from the first to the last while the text changes.
/// What is deleted leaves an empty one.
public struct FollowedStretches: Sendable {
  /// The next one is last.
  private var left: [Range<Int>]
  /// By how much what was changed before them has moved all of them.
  private var shift = 0

  /// Stretches in order, none overlapping.
  public init(_ stretches: [Range<Int>] = []) { left = stretches.reversed() }

  /// The next one, as it is now.
  public mutating func next() -> Range<Int>? {
    left.popLast().map { ($0.lowerBound + shift)..<($0.upperBound + shift) }
  }

  /// A change before all of them, as is usual, costs nothing however many there are.
  package mutating func map(through transaction: Transaction) {
    guard let next = left.last, let edit = transaction.edits.last else { return }
    if edit.range.upperBound <= next.lowerBound + shift {
      shift += transaction.growth
      return
    }
    left = left.map { range in
      let lower = transaction.mapOffset(range.lowerBound + shift, affinity: .downstream)
      return
        lower..<max(
          lower, transaction.mapOffset(range.upperBound + shift, affinity: .upstream))
    }
    shift = 0
  }
}
