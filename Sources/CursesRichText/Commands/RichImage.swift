import CursesMarkdown
import CursesText

/// The image at a place.
public struct RichImage: Hashable, Sendable {
  /// Where the picture is, as the source says.
  public var address: String
  /// What is read where the picture is not seen, in one line.
  public var description: String
}
