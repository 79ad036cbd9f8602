#if !Locales
/// A set of numbers that are not negative, in ascending order: which rows are meant.
public struct IndexSet: Hashable, Sendable, SetAlgebra, BidirectionalCollection {
  public typealias Element = Int
  private var members: [Int] = []

  /// No numbers.
  public init() {}
  /// One number.
  public init(integer: Int) { members = [integer] }
  /// The numbers of a range.
  public init(integersIn range: Range<Int>) { members = Array(range) }
  /// The numbers of a range.
  public init(integersIn range: ClosedRange<Int>) { members = Array(range) }
  /// The numbers of a sequence, each once.
  public init(_ elements: some Sequence<Int>) { members = Set(elements).sorted() }

  public var startIndex: Int { 0 }
  public var endIndex: Int { members.count }
  public func index(after index: Int) -> Int { index + 1 }
  public func index(before index: Int) -> Int { index - 1 }
  public subscript(position: Int) -> Int { members[position] }
  /// Whether there is no number.
  public var isEmpty: Bool { members.isEmpty }

  /// How many numbers are less than one.
  private func rank(_ member: Int) -> Int {
    var (low, high) = (0, members.count)
    while low < high {
      let middle = (low + high) / 2
      if members[middle] < member { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether a number is in the set.
  public func contains(_ member: Int) -> Bool {
    let place = rank(member)
    return place < members.count && members[place] == member
  }

  /// Adds a number; returns whether it was new.
  @discardableResult
  public mutating func insert(_ newMember: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    guard !contains(newMember) else { return (false, newMember) }
    members.insert(newMember, at: rank(newMember))
    return (true, newMember)
  }

  /// Takes out a number; returns it if it was there.
  @discardableResult
  public mutating func remove(_ member: Int) -> Int? {
    contains(member) ? members.remove(at: rank(member)) : nil
  }

  /// Adds a number; returns it if it was there.
  @discardableResult
  public mutating func update(with newMember: Int) -> Int? {
    insert(newMember).inserted ? nil : newMember
  }

  /// The numbers of both.
  public func union(_ other: IndexSet) -> IndexSet { IndexSet(members + other.members) }
  /// The numbers that are in both.
  public func intersection(_ other: IndexSet) -> IndexSet {
    IndexSet(members.filter(other.contains))
  }
  /// The numbers that are in one of the two.
  public func symmetricDifference(_ other: IndexSet) -> IndexSet {
    IndexSet(members.filter { !other.contains($0) } + other.members.filter { !contains($0) })
  }
  /// Adds the numbers of another.
  public mutating func formUnion(_ other: IndexSet) { self = union(other) }
  /// Keeps the numbers that are in another too.
  public mutating func formIntersection(_ other: IndexSet) { self = intersection(other) }
  /// Keeps the numbers that are in one of the two.
  public mutating func formSymmetricDifference(_ other: IndexSet) {
    self = symmetricDifference(other)
  }
}
#endif
