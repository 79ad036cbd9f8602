/// The order of looks at something that changes: of several that are under way at once the one that began last counts,
/// whichever ends last.
public struct LatestFirst: Sendable {
  private var begun = 0
  private var taken = 0
  private var waiting = Changes.none

  /// What has changed since the look that is under way began.
  public enum Changes: Sendable, Equatable {
    case none
    /// These notes, and nothing else.
    case notes(Set<FileID>)
    /// Anything may have.
    case all

    fileprivate func union(_ other: Changes) -> Changes {
      switch (self, other) {
      case (.none, let changes), (let changes, .none): changes
      case (.notes(let one), .notes(let other)): .notes(one.union(other))
      case (.all, _), (_, .all): .all
      }
    }
  }

  /// None is under way.
  public init() {}

  /// Whether the one that began last has not ended yet.
  public var isUnderWay: Bool { begun > taken }

  /// A look begins. Returns its number.
  ///
  /// - Parameter isOfAll: whether it sees all that has changed until now.
  public mutating func begin(ofAll isOfAll: Bool = true) -> Int {
    begun += 1
    if isOfAll { waiting = .none }
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
  public mutating func changed(_ changes: Changes = .all) -> Bool {
    if isUnderWay { waiting = waiting.union(changes) }
    return !isUnderWay
  }

  /// What is to be looked at, now that a look has ended.
  public mutating func takeWaiting() -> Changes {
    guard !isUnderWay else { return .none }
    defer { waiting = .none }
    return waiting
  }

  /// Whether another look is to begin, now that one has ended.
  public var isOutOfDate: Bool { waiting != .none && !isUnderWay }
}
