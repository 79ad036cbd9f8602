import CursesMarkdown
import CursesText

/// A heading of the outline.
public struct RichHeading: Hashable, Sendable {
  /// 1 to 6.
  public var level: Int
  /// Its visible text.
  public var text: String
  /// Where its text starts in the source.
  public var offset: Int
}
