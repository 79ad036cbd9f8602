import CursesText

/// Where pieces of long text are cut, and where the text ends.
enum PieceCut {
  /// Where the next line starts; nil when it does not before an offset.
  static func nextLine(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, before limit: Int
  ) -> Int? {
    var at = start
    let end = min(bytes.count, limit)
    while at < end, !bytes[at].isLineEnd { at += 1 }
    guard at < end else { return nil }
    let isPair =
      bytes[at] == Byte.carriageReturn && at + 1 < bytes.count && bytes[at + 1] == Byte.lineFeed
    return at + (isPair ? 2 : 1)
  }

  /// Whether there is nothing but spaces in a line, and markers of quotes if it stands in some.
  static func isBlankLine(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int, inQuote: Bool = false
  ) -> Bool {
    var at = start
    while at < bytes.count, bytes[at].isBlank || inQuote && bytes[at] == Byte.greater { at += 1 }
    return at == bytes.count || bytes[at].isLineEnd
  }

  /// Where the blank lines from a place end; nil when that is not in the window.
  static func blankLines(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, inQuote: Bool, isWhole: Bool
  ) -> (offset: Int, lines: Int)? {
    var at = start
    var lines = 0
    while at < bytes.count, isBlankLine(bytes, at: at, inQuote: inQuote) {
      guard let next = nextLine(bytes, from: at, before: bytes.count) else {
        return isWhole ? (bytes.count, lines + 1) : nil
      }
      lines += 1
      at = next
    }
    return at < bytes.count || isWhole ? (at, lines) : nil
  }

  /// Whether a heading or a fence starts in a line, behind the markers of quotes if it stands in some.
  static func startsBlock(
    _ bytes: UnsafeBufferPointer<UInt8>, at lineStart: Int, inQuote: Bool = false
  ) -> Bool {
    var start = lineStart
    var at = lineStart
    while inQuote, at < bytes.count, bytes[at].isBlank || bytes[at] == Byte.greater {
      at += 1
      if bytes[at - 1] == Byte.greater { start = at }
    }
    if start > lineStart, start < bytes.count, bytes[start] == Byte.space { start += 1 }
    at = start
    while at < bytes.count, at - start < 3, bytes[at] == Byte.space { at += 1 }
    guard at < bytes.count else { return false }
    let marker = bytes[at]
    var end = at
    while end < bytes.count, end - at < 7, bytes[end] == marker { end += 1 }
    switch marker {
    case Byte.hash:
      return end - at <= 6 && (end == bytes.count || bytes[end].isWhitespace)
    case Byte.backtick, Byte.tilde: return end - at >= 3
    default: return false
    }
  }

  /// Whether a line is the same as the one before it, to the end of its text.
  static func isLikeLineBefore(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int, end: Int
  ) -> Bool {
    var before = start - 1
    if before > 0, bytes[before] == Byte.lineFeed, bytes[before - 1] == Byte.carriageReturn {
      before -= 1
    }
    let length = end - start
    guard before >= length else { return false }
    let isLineStart = before == length || bytes[before - length - 1].isLineEnd
    return isLineStart && bytes[start..<end].elementsEqual(bytes[before - length..<before])
  }

  /// A place to cut a line at, behind a space if there is one near, and never within a character.
  ///
  /// - Parameter reach: how far behind the wanted place a better one is looked for.
  static func place(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, reach: Int
  ) -> Int {
    let end = min(bytes.count - 1, start + reach)
    guard start < end else { return min(start, bytes.count) }
    let places = start..<end
    if let space = places.first(where: {
      bytes[$0 - 1] == Byte.space && bytes[$0] > Byte.space && bytes[$0] < 0x80
    }) {
      return space
    }
    if let plain = places.first(where: { bytes[$0 - 1] < 0x80 && bytes[$0] < 0x80 }) {
      return plain
    }
    guard let scalar = places.first(where: { bytes[$0] & 0xC0 != 0x80 }) else { return start }
    // What stands before the place says whether characters end there.
    var reader = ByteReader(Array(bytes[scalar..<min(bytes.count, end + 32)]))
    return scalar + reader.boundary(atOrAfter: min(reach / 2, reader.count))
  }
}
