/// To which side a caret leans where one offset has two places: at a soft wrap, at a span's edge.
public enum Affinity: Equatable, Hashable, Sendable {
  /// With what stands before: the end of the row above, the span that ends.
  case upstream
  /// With what follows: the start of the row below, the span that starts.
  case downstream
}

/// One selected range. A caret is an empty one.
public struct SelectionRange: Equatable, Hashable, Sendable {
  /// The fixed end: where a drag began.
  public var anchor: Int
  /// The moving end: where the caret is drawn.
  public var head: Int
  /// To which side the head leans.
  public var affinity: Affinity
  /// The column that motions up and down try to keep; `nil` takes the head's own.
  public var goalColumn: Int?

  /// A selection from `anchor` to `head`, in either order.
  public init(
    anchor: Int, head: Int, affinity: Affinity = .upstream, goalColumn: Int? = nil
  ) {
    self.anchor = anchor
    self.head = head
    self.affinity = affinity
    self.goalColumn = goalColumn
  }

  /// A caret at `offset`.
  public init(caret offset: Int, affinity: Affinity = .upstream) {
    self.init(anchor: offset, head: offset, affinity: affinity)
  }

  /// The first offset.
  public var lowerBound: Int { min(anchor, head) }
  /// The last offset.
  public var upperBound: Int { max(anchor, head) }
  /// The selected bytes.
  public var range: Range<Int> { lowerBound..<upperBound }
  /// Whether nothing is selected.
  public var isCaret: Bool { anchor == head }

  /// Where the range lies after `transaction`. A caret goes behind what is inserted at it; a selection
  /// keeps to what it held.
  public func mapped(through transaction: Transaction) -> SelectionRange {
    var copy = self
    copy.goalColumn = nil
    if isCaret {
      copy.head = transaction.mapOffset(head, affinity: .downstream)
      copy.anchor = copy.head
      return copy
    }
    let isForward = anchor <= head
    copy.anchor = transaction.mapOffset(anchor, affinity: isForward ? .downstream : .upstream)
    copy.head = transaction.mapOffset(head, affinity: isForward ? .upstream : .downstream)
    return copy
  }
}

/// What is selected: one range or more, in order, never overlapping; one of them is the main one.
public struct Selection: Equatable, Hashable, Sendable {
  /// The ranges, sorted.
  public private(set) var ranges: [SelectionRange]
  /// The index of the range that commands without a place of their own speak of.
  public private(set) var mainIndex: Int

  /// The ranges given, sorted, with those that overlap joined.
  public init(_ ranges: [SelectionRange], mainIndex: Int = 0) {
    precondition(!ranges.isEmpty && ranges.indices.contains(mainIndex), "a selection has a range")
    self.ranges = ranges
    self.mainIndex = mainIndex
    if ranges.count > 1 { normalise() }
  }

  /// One range.
  public init(
    anchor: Int, head: Int, affinity: Affinity = .upstream, goalColumn: Int? = nil
  ) {
    ranges = [
      SelectionRange(anchor: anchor, head: head, affinity: affinity, goalColumn: goalColumn)
    ]
    mainIndex = 0
  }

  /// A caret at `offset`.
  public init(caret offset: Int, affinity: Affinity = .upstream) {
    self.init(anchor: offset, head: offset, affinity: affinity)
  }

  /// The main range.
  public var main: SelectionRange { ranges[mainIndex] }
  /// Whether every range is a caret.
  public var isCaret: Bool { ranges.allSatisfy(\.isCaret) }

  /// Each range changed by `change`, joined where they then overlap.
  public func mapRanges(_ change: (SelectionRange) -> SelectionRange) -> Selection {
    Selection(ranges.map(change), mainIndex: mainIndex)
  }

  /// Where the ranges lie after `transaction`.
  public func mapped(through transaction: Transaction) -> Selection {
    mapRanges { $0.mapped(through: transaction) }
  }

  /// The selection cut to a text of `count` bytes.
  public func clamped(to count: Int) -> Selection {
    // They are in order. One that fits is not copied: with many ranges that would be felt.
    if let first = ranges.first, let last = ranges.last, first.lowerBound >= 0,
      last.upperBound <= count
    {
      return self
    }
    return mapRanges { range in
      var range = range
      range.anchor = min(max(range.anchor, 0), count)
      range.head = min(max(range.head, 0), count)
      return range
    }
  }

  private mutating func normalise() {
    let main = ranges[mainIndex]
    ranges.sort { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    var joined: [SelectionRange] = []
    var mainAt = 0
    for range in ranges {
      if let last = joined.last, last.overlaps(range) {
        joined[joined.count - 1] = last.joined(range)
      } else {
        joined.append(range)
      }
      if range == main { mainAt = joined.count - 1 }
    }
    ranges = joined
    mainIndex = mainAt
  }
}

extension SelectionRange {
  fileprivate func overlaps(_ next: SelectionRange) -> Bool {
    next.lowerBound < upperBound
      || (next.lowerBound == upperBound && (isCaret || next.isCaret))
  }

  fileprivate func joined(_ next: SelectionRange) -> SelectionRange {
    let from = min(lowerBound, next.lowerBound)
    let upTo = max(upperBound, next.upperBound)
    let isForward = isCaret ? next.anchor <= next.head : anchor <= head
    return SelectionRange(anchor: isForward ? from : upTo, head: isForward ? upTo : from)
  }
}
