import CursesText

/// A line as Markdown has it: `\n`, `\r\n` and a lone `\r` end it. `SourceText` counts line feeds alone, and
/// would take a text of the old Macintosh for one line.
package struct SourceLine: Hashable {
  /// Its bytes without its end.
  package var content: Range<Int>
  /// Where the next line starts.
  package var upperBound: Int

  /// Where it starts.
  package var lowerBound: Int { content.lowerBound }
  /// Its bytes with its end.
  package var range: Range<Int> { content.lowerBound..<upperBound }
  /// Whether another line follows, be it one without bytes at the end of the text.
  package var isEnded: Bool { upperBound > content.upperBound }
}

extension SourceText {
  /// The line that `offset` lies in. One behind a line end lies in the next line.
  package func sourceLine(at offset: Int) -> SourceLine {
    let line = line(at: offset)
    let content = lineContentRange(line)
    let place = min(max(offset, content.lowerBound), content.upperBound)
    let start = lastReturn(in: content.lowerBound..<place).map { $0 + 1 } ?? content.lowerBound
    guard let end = firstReturn(in: place..<content.upperBound) else {
      return SourceLine(content: start..<content.upperBound, upperBound: lineRange(line).upperBound)
    }
    return SourceLine(content: start..<end, upperBound: end + 1)
  }

  /// The lines from the one that `start` lies in to the one that `end` lies in; fewer where `isStopped` says so.
  package func sourceLines(
    from start: Int, upTo end: Int, isStopped: () -> Bool = { false }
  ) -> [SourceLine] {
    var lines = [sourceLine(at: start)]
    while let last = lines.last, last.isEnded, last.upperBound <= end, !isStopped() {
      lines.append(sourceLine(at: last.upperBound))
    }
    return lines
  }

  /// The line before one; `nil` for the first.
  package func sourceLine(before line: SourceLine) -> SourceLine? {
    line.lowerBound > 0 ? sourceLine(at: line.lowerBound - 1) : nil
  }

  /// Whether no line ends between two offsets.
  package func isOneLine(_ range: Range<Int>) -> Bool {
    line(at: range.lowerBound) == line(at: range.upperBound) && firstReturn(in: range) == nil
  }

  private static let stride = 4_096

  private func firstReturn(in range: Range<Int>) -> Int? {
    var from = range.lowerBound
    while from < range.upperBound {
      let upTo = min(range.upperBound, from + SourceText.stride)
      let found = withBytes(in: from..<upTo) { $0.firstIndex(of: Byte.carriageReturn) }
      if let found { return from + found }
      from = upTo
    }
    return nil
  }

  private func lastReturn(in range: Range<Int>) -> Int? {
    var upTo = range.upperBound
    while upTo > range.lowerBound {
      let from = max(range.lowerBound, upTo - SourceText.stride)
      let found = withBytes(in: from..<upTo) { $0.lastIndex(of: Byte.carriageReturn) }
      if let found { return from + found }
      upTo = from
    }
    return nil
  }
}

extension SourceText {
  /// What its first line ends in; a lone carriage return counts where there are no line feeds at all.
  package var usualLineEnd: String {
    guard newlineCount > 0 else { return sourceLine(at: 0).isEnded ? "\r" : "\n" }
    return lineRange(0).upperBound - lineContentRange(0).upperBound == 2 ? "\r\n" : "\n"
  }
}
