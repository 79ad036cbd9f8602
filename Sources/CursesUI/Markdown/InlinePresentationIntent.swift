/// What a stretch of text is meant to be, within its paragraph. After Foundation's type on other systems.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// One star or underscore around it.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Two stars or underscores around it.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Backticks around it.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Two tildes around it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line end of the source that is a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line end that is meant.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// A tag within a line, which is kept as text.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// Lines of HTML, which are kept as text.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
