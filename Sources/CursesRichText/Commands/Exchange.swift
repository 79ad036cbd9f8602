import CursesMarkdown
import CursesText

/// Two stretches of the source that change places.
struct Exchange {
  var upper: Range<Int>
  var lower: Range<Int>
  /// What stands in their places.
  var first: [UInt8]
  var second: [UInt8]
  /// The paragraphs of both and of what lies between, as they stand now.
  var paragraphs: (upper: [RichParagraph], between: [RichParagraph], lower: [RichParagraph])
}
