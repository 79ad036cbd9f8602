import CursesText

/// An item of an ordered list, for its number to be put right.
package struct NumberedItem {
  package var item: RichContainer
  var outer: [RichContainer]
  var paragraph: RichParagraph
  var base: Int { paragraph.base }
}
