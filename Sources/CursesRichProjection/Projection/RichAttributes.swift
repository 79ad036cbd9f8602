/// What a stretch of visible text means.
public struct RichAttributes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Between two stars or underscores.
  public static let strong = RichAttributes(rawValue: 1 << 0)
  /// Between one star or underscore.
  public static let emphasis = RichAttributes(rawValue: 1 << 1)
  /// Between tildes.
  public static let strikethrough = RichAttributes(rawValue: 1 << 2)
  /// Between backticks.
  public static let code = RichAttributes(rawValue: 1 << 3)
  /// Between two equals signs.
  public static let highlight = RichAttributes(rawValue: 1 << 4)
  /// Part of a link; `RichRun.link` says where it leads.
  public static let link = RichAttributes(rawValue: 1 << 5)
  /// The description of an image; `RichRun.link` says which.
  public static let image = RichAttributes(rawValue: 1 << 6)
  /// A reference to a footnote.
  public static let footnote = RichAttributes(rawValue: 1 << 7)
  /// Source that has no rich form, shown as it stands: HTML, definitions, front matter.
  public static let raw = RichAttributes(rawValue: 1 << 8)
  /// A marker, where markers are shown.
  public static let marker = RichAttributes(rawValue: 1 << 9)
  /// The line between two cells of a table.
  public static let separator = RichAttributes(rawValue: 1 << 10)
  /// A tag, `#word`.
  public static let tag = RichAttributes(rawValue: 1 << 11)
  /// The title that stands for the `[!NOTE]` of a callout; `Callout` tells what is said of the block.
  public static let callout = RichAttributes(rawValue: 1 << 12)

  /// Those that a person switches on and off.
  public static let toggles: RichAttributes = [
    .strong, .emphasis, .strikethrough, .code, .highlight,
  ]
}

/// A stretch of visible text with the same attributes.
public struct RichRun: Hashable, Sendable {
  /// Offsets into the paragraph's visible text.
  public var range: Range<Int>
  /// What all of it is.
  public var attributes: RichAttributes
  /// Where a link leads, or which image is described.
  public var link: String?
}
