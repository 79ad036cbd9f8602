import CursesRichText
import CursesText
import Testing

/// The numbers of lines, with every kind of line end.
@Suite struct RichLineNumberTests {
  @Test(arguments: ["\n", "\r\n", "\r"]) func linesCountAsTheyEnd(end: String) {
    let lines = ["one", "two", "", "- a", "- b", ""]
    let document = RichDocument(SourceText(lines.joined(separator: end)))
    var offset = 0
    var offsets: [Int] = []
    for line in lines {
      offsets.append(offset)
      offset += line.utf8.count + end.utf8.count
    }
    // There and back: they may be counted from the place asked for last.
    for (number, offset) in Array(offsets.enumerated()) + offsets.enumerated().reversed() {
      #expect(document.line(at: offset) == number)
      #expect(document.line(at: offset + lines[number].utf8.count) == number)
      #expect(
        document.lineContent(number) == offset..<(offset + lines[number].utf8.count))
    }
    #expect(document.lineContent(99).lowerBound == offsets[5])
    document.perform(.select(anchor: 0, head: 0), tick: 0)
    document.perform(.insertParagraph, tick: 0)
    #expect(document.line(at: document.state.text.count) == 6)
  }

  /// As other programs have it, line feeds count where there are any.
  @Test func aLineFeedAnywhereCounts() {
    let document = RichDocument(SourceText("a\rb\nc\rd"))
    #expect(document.line(at: 7) == 1)
  }
}
