import CursesMarkdown
import CursesText

/// Where the title of a callout stands in the visible text of its first paragraph.
package struct CalloutTitle: Hashable, Sendable {
  /// The end of the word that stands for the marker, as in “Note¦ Title”.
  package var word: Int
  /// The end of the title.
  package var end: Int
  /// Whether text of the callout follows in the same paragraph, behind the line end there.
  package var hasText: Bool
}

extension RichParagraph {
  /// The title of the callout that the paragraph begins; `nil` where it begins none.
  package var calloutTitle: CalloutTitle? {
    guard let word = pieces.first, word.attributes.contains(.callout) else { return nil }
    let end = text.firstIndex(of: Byte.lineFeed)
    return CalloutTitle(
      word: word.visible.upperBound, end: end ?? text.count, hasText: end != nil)
  }

  /// The pieces of a callout's title, with the line end behind it; none where the text has no title.
  package var titlePieces: Range<Int> {
    guard let title = calloutTitle else { return 0..<0 }
    return 0..<(pieces.firstIndex { $0.visible.lowerBound > title.end } ?? pieces.count)
  }

  /// A stretch of the text without the word for a callout's marker, which has no style of its own.
  package func withoutCalloutWord(_ range: Range<Int>) -> Range<Int> {
    guard let title = calloutTitle, range.lowerBound < title.word, title.word < range.upperBound
    else {
      return range
    }
    let spaces = text[title.word..<range.upperBound].prefix { $0 == Byte.space }.count
    return (title.word + spaces)..<range.upperBound
  }
}
