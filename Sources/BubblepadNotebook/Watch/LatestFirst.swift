/// The order of looks at something that changes: of several that are under way at once the one that began last counts,
/// whichever ends last.
public struct LatestFirst: Sendable {
  private var begun = 0
  private var taken = 0
  /// Whether something has changed since the look that is under way began.
  private var isStale = false

  /// None is under way.
  public init() {}

  /// Whether the one that began last has not ended yet.
  public var isUnderWay: Bool { begun > taken }

  /// A look begins. Returns its number.
  public mutating func begin() -> Int {
    begun += 1
    isStale = false
    return begun
  }

  /// Whether what a look has found is to be taken: not where a later one has been taken already.
  public mutating func takes(_ number: Int) -> Bool {
    guard number > taken else { return false }
    taken = number
    return true
  }

  /// Something has changed. Returns whether a look is to begin now: while one is under way another follows that, so
  /// that a thousand changes in a row are a few looks.
  public mutating func changed() -> Bool {
    isStale = isUnderWay
    return !isUnderWay
  }

  /// Whether another look is to begin, now that one has ended.
  public var isOutOfDate: Bool { isStale && !isUnderWay }
}
