import CursesMarkdown
import CursesText

/// The link at a place.
public struct RichLink: Hashable, Sendable {
  /// Where it leads, as the source says.
  public var destination: String
  /// Its visible text, in offsets of the paragraph.
  public var visible: Range<Int>
}
