import CursesMarkdown

/// Leaves without any markup, which most cells of tables and many paragraphs are: their text is known
/// without parsing inlines.
extension RichParagraph {
  /// Adds the text of a leaf as `InlineProjection` would, where nothing in it can be an inline but the ends
  /// of its lines. Returns whether it did; in doubt nothing is added.
  package mutating func appendPlain(_ segments: [Segment], of source: [UInt8]) -> Bool {
    guard let last = segments.last, segments.allSatisfy({ source.isPlain($0.range) }),
      segments.dropLast().allSatisfy({ source[$0.range.upperBound].isLineEnd })
    else { return false }
    for (index, segment) in segments.dropLast().enumerated() {
      let end = source.endWithoutSpaces(of: segment.range)
      let isHard = segment.range.upperBound - end >= 2
      appendLiteral(source[segment.range.lowerBound..<end], span: -1)
      append(
        CollectionOfOne(isHard ? Byte.lineFeed : Byte.space),
        from: end..<segments[index + 1].range.lowerBound, isLiteral: false)
    }
    appendLiteral(source[last.range], span: -1)
    return true
  }
}

extension ArraySlice<UInt8> {
  /// Whether no byte is above 0x7F.
  package var isASCII: Bool {
    withUnsafeBufferPointer { bytes in
      var all: UInt8 = 0
      for byte in bytes { all |= byte }
      return all < 0x80
    }
  }
}

extension [UInt8] {
  /// The bytes that can begin an inline, or be one, wherever they stand. Tabs are among them: what they are
  /// at the end of a line is for others to say.
  private static let marks: (low: UInt64, high: UInt64) = {
    let all = "\t\\`*_[]&<~=#@|$".utf8
    return (
      all.filter { $0 < 64 }.reduce(0) { $0 | 1 << UInt64($1) },
      all.filter { $0 >= 64 }.reduce(0) { $0 | 1 << UInt64($1 - 64) }
    )
  }()

  /// Whether a range is text that means itself, and not nothing.
  fileprivate func isPlain(_ range: Range<Int>) -> Bool {
    guard !range.isEmpty, self[range.lowerBound] != Byte.space else { return false }
    let marks = Self.marks
    return withUnsafeBufferPointer { bytes in
      for at in range {
        let byte = bytes[at]
        if byte < 64 {
          if marks.low >> UInt64(byte) & 1 != 0 { return false }
          // The address behind a scheme.
          if byte == Byte.colon, at + 1 < bytes.count, bytes[at + 1] == Byte.slash { return false }
        } else if byte < 128 {
          if marks.high >> UInt64(byte - 64) & 1 != 0 { return false }
          // An address without one.
          if byte | 0x20 == 0x77, at + 2 < bytes.count, bytes[at + 1] | 0x20 == 0x77,
            bytes[at + 2] | 0x20 == 0x77
          {
            return false
          }
        }
      }
      return true
    }
  }

  /// Where the spaces begin that a line ends in.
  fileprivate func endWithoutSpaces(of line: Range<Int>) -> Int {
    var end = line.upperBound
    while end > line.lowerBound, self[end - 1] == Byte.space { end -= 1 }
    return end
  }
}
