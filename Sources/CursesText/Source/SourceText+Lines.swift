extension SourceText {
  /// The number of lines, at least 1: a text that ends in a line feed has an empty last line.
  public var lineCount: Int { newlineCount + 1 }

  /// The bytes of line `line` with its line feed.
  public func lineRange(_ line: Int) -> Range<Int> {
    let start = lineStart(line)
    return start..<(line < newlineCount ? lineStart(line + 1) : count)
  }

  /// The bytes of line `line` without its line end, be that `\n` or `\r\n`.
  public func lineContentRange(_ line: Int) -> Range<Int> {
    let whole = lineRange(line)
    return whole.lowerBound..<(whole.upperBound - lineEndLength(whole))
  }

  /// The start of the line that `offset` lies in.
  public func lineStart(containing offset: Int) -> Int {
    lineStart(line(at: offset))
  }

  /// The end of the line that `offset` lies in, before its line end.
  public func lineEnd(containing offset: Int) -> Int {
    lineContentRange(line(at: offset)).upperBound
  }

  private func lineEndLength(_ line: Range<Int>) -> Int {
    guard !line.isEmpty, byte(at: line.upperBound - 1) == 0x0A else { return 0 }
    let hasReturn = line.count > 1 && byte(at: line.upperBound - 2) == 0x0D
    return hasReturn ? 2 : 1
  }
}
