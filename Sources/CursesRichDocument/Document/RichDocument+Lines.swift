import CursesMarkdown
import CursesText

/// The line that an offset was last found to lie in, of a text whose lines end in carriage returns alone.
package struct LineMark {
  /// The version of the text.
  package var version: Int
  package var offset: Int
  package var line: Int
}

/// The lines of the source by number, from 0, as its author's programs count them.
extension RichDocument {
  /// Whether lone carriage returns end the lines, as on the old Macintosh. A text with a line feed in it has
  /// lines that end in those, with or without a return.
  private var endsLinesInReturns: Bool { lineEnd == "\r" && state.text.newlineCount == 0 }

  /// What ends the line that an offset lies in; the line before it where it has no end.
  package func lineEnd(at offset: Int) -> String {
    let text = state.text
    guard text.newlineCount > 0 else { return lineEnd }
    let line = min(text.line(at: offset), text.newlineCount - 1)
    let end = text.lineRange(line).upperBound - text.lineContentRange(line).upperBound
    return end == 2 ? "\r\n" : "\n"
  }

  /// The offset of the place next to a column of a line of the source. Both count from 1, columns in characters.
  /// Nil in a line that has none.
  public func offset(ofColumn column: Int, inLine number: Int) -> Int? {
    let index = max(0, min(number - 1, line(at: state.text.count)))
    let content = lineContent(index)
    guard !content.isEmpty else { return nil }
    let before = state.text.string(in: content).prefix(max(0, column - 1)).utf8.count
    return offset(of: place(at: content.lowerBound + before))
  }

  /// The offset of the first place in a line of the source: behind the marks of the blocks around it.
  public func start(ofLine line: Int) -> Int {
    let content = lineContent(line)
    var place = place(at: content.lowerBound)
    let paragraph = paragraph(at: place)
    if paragraph.sourceOffset(place.visible, affinity: .downstream) < content.lowerBound,
      let piece = paragraph.pieces.first(where: {
        (content.lowerBound..<content.upperBound).contains(paragraph.base + $0.source.lowerBound)
      })
    {
      place.visible = piece.visible.lowerBound
    }
    return self.offset(of: place)
  }

  /// The number of the line that an offset lies in. Where returns end the lines they are counted from the
  /// place that was asked for last.
  public func line(at offset: Int) -> Int {
    guard endsLinesInReturns else { return state.text.line(at: offset) }
    var mark =
      lineMark.flatMap { $0.version == version ? $0 : nil }
      ?? LineMark(version: version, offset: 0, line: 0)
    if offset >= mark.offset {
      mark.line += state.text.returnCount(in: mark.offset..<offset)
    } else {
      mark.line -= state.text.returnCount(in: offset..<mark.offset)
    }
    mark.offset = offset
    lineMark = mark
    return mark.line
  }

  /// The bytes of a line without its end; of the last line where there are not so many.
  public func lineContent(_ line: Int) -> Range<Int> {
    let text = state.text
    guard endsLinesInReturns else {
      return text.lineContentRange(min(max(0, line), text.newlineCount))
    }
    var start = 0
    var left = max(0, line)
    while left > 0 {
      let next = text.sourceLine(at: start)
      guard next.isEnded else { break }
      start = next.upperBound
      left -= 1
    }
    return text.sourceLine(at: start).content
  }
}

extension SourceText {
  fileprivate func returnCount(in range: Range<Int>) -> Int {
    var count = 0
    forEachChunk(in: range) { chunk in
      for byte in chunk where byte == Byte.carriageReturn { count &+= 1 }
      return true
    }
    return count
  }
}

extension RichDocument {
  /// The length of the mark that the text may begin with.
  package var byteOrderMark: Int {
    state.text.count >= 3 && state.text.bytes(in: 0..<3) == [0xEF, 0xBB, 0xBF] ? 3 : 0
  }

  /// Returns whether a paragraph is the first of its leaf.
  package func isFirstOfBlock(_ place: RichPlace) -> Bool {
    let paragraphs = block(place.block).paragraphs
    return place.paragraph == 0
      || paragraphs[place.paragraph - 1].leafStart != paragraphs[place.paragraph].leafStart
  }

  /// Returns whether a paragraph is the last of its leaf.
  package func isLastOfBlock(_ place: RichPlace) -> Bool {
    let paragraphs = block(place.block).paragraphs
    return place.paragraph + 1 == paragraphs.count
      || paragraphs[place.paragraph + 1].leafStart != paragraphs[place.paragraph].leafStart
  }

  /// The end of the text of the line that ends at an offset.
  package func lineContentEnd(before offset: Int) -> Int {
    var place = offset
    if place > 0, state.text.byte(at: place - 1) == Byte.lineFeed { place -= 1 }
    if place > 0, state.text.byte(at: place - 1) == Byte.carriageReturn { place -= 1 }
    return place
  }

  /// The edit without the bytes at both ends that stay.
  package func trimmed(_ edit: Edit) -> Edit { edit.trimmed(for: state.text) }
}
