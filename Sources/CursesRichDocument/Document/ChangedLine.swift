import CursesText

/// A line of the source that was changed, as it was before the first of its changes.
package struct ChangedLine {
  /// Where it is now, without its line end.
  package var range: Range<Int>
  var bytes: [UInt8]
  /// Where the caret was in it.
  package var caret: Int

  /// Takes it along through a change within it or elsewhere.
  package mutating func map(through transaction: Transaction) {
    let lower = transaction.mapOffset(range.lowerBound, affinity: .upstream)
    range = lower..<max(lower, transaction.mapOffset(range.upperBound, affinity: .downstream))
  }
}
