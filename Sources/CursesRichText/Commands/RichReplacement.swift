import CursesMarkdown
import CursesText

/// Text to put in the place of a stretch of a paragraph's visible text.
public struct RichReplacement: Hashable, Sendable {
  /// Offsets into the paragraph's visible text.
  public var range: Range<Int>
  /// What is put there, shown as it is: nothing in it is Markdown.
  public var text: String

  /// A replacement of a range of visible text.
  public init(_ range: Range<Int>, with text: String) {
    self.range = range
    self.text = text
  }
}
