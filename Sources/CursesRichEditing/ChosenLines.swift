import CursesMarkdown
import CursesText

/// The whole lines of the source that show chosen paragraphs.
struct ChosenLines {
  let document: RichDocument

  /// The whole lines of the source that show these paragraphs: with the fences of a block of code and the
  /// dashes of a table only where all of it is among them.
  func sourceLines(of chosen: [(place: RichPlace, paragraph: RichParagraph)]) -> Range<Int> {
    guard let first = chosen.first, let last = chosen.last else { return 0..<0 }
    var start = first.paragraph.lineStart
    var end = last.paragraph.base + last.paragraph.lines.upperBound
    let isPart =
      first.paragraph.isCode(ofSameBlockAs: last.paragraph)
      && codeLineCount(at: first.place) > chosen.count
    if isPart {
      start = document.state.text.sourceLine(at: first.paragraph.contentRange.lowerBound).lowerBound
      end = document.state.text.sourceLine(at: last.paragraph.contentRange.upperBound).upperBound
    }
    if start == 0 { start = document.byteOrderMark }
    return start..<max(start, end)
  }

  /// The number of lines of the block of code at a place.
  private func codeLineCount(at place: RichPlace) -> Int {
    let own = document.paragraph(at: place)
    return document.block(place.block).paragraphs.filter { $0.isCode(ofSameBlockAs: own) }.count
  }
}
