/// Which views of a lazy stack stay in sight. After SwiftUI's type; in a terminal none do.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// A set of these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headings of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The remarks below sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
