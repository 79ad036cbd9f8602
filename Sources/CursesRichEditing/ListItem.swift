import CursesText

/// An item of a list with all that lies in it, in however many parts.
package struct ListItem {
  /// The item as the part shows it in which it begins.
  package var container: RichContainer
  /// How many containers lie around it.
  package var depth: Int
  /// Its first paragraph, and the part in which it ends, with its number in the list there.
  var start: RichPlace
  var last: (block: Int, list: Int, index: Int)
  /// The paragraphs in it.
  package var paragraphs: [RichParagraph]
  /// Its marker and all of it, in the document.
  package var opener: Range<Int>
  package var range: Range<Int>
}
