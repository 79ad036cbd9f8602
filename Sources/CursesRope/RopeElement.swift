/// Sums of what the elements of a rope have.
public protocol RopeSummary: Sendable {
  /// The sums of no elements.
  static var zero: Self { get }
  /// What elements are cut by; never 0 for an element.
  var length: Int { get }

  mutating func add(_ other: Self)
  mutating func subtract(_ other: Self)
}

/// A piece of what a rope holds.
public protocol RopeElement: Sendable {
  associatedtype Summary: RopeSummary

  var summary: Summary { get }
  /// Whether it is to be joined with its neighbour.
  var isUndersized: Bool { get }

  /// Cuts the element; neither part is empty. Returns the second part.
  mutating func split(at offset: Int) -> Self
  /// The contents of two neighbours, of which one is undersized, as one element, or as two that are not.
  static func joined(_ left: Self, _ right: Self) -> [Self]
}

/// One of the sums.
public protocol RopeMetric<Element> {
  associatedtype Element: RopeElement
  func size(of summary: Element.Summary) -> Int
}
