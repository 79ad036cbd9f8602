import CursesCLibrary

/// What is pasted, as bytes: it may have megabytes, and characters would cost more than all the rest.
package enum PastedText {
  /// The text with line feeds for every line end, and without the control characters that a terminal
  /// could take for commands.
  package static func sanitised(_ text: [UInt8]) -> [UInt8] {
    text.withUnsafeBufferPointer { sanitised($0) } ?? text
  }

  /// Nil where the text stays as it is.
  private static func sanitised(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var clean: [UInt8] = []
    var kept = 0
    var at = 0
    while at < bytes.count {
      if at + 8 <= bytes.count, ByteWord(bytes, at: at).hasNoControl {
        at += 8
        continue
      }
      let end = min(at + 8, bytes.count)
      while at < end {
        let length = controlLength(bytes, at)
        if length > 0 {
          clean.append(contentsOf: bytes[kept..<at])
          kept = at + length
          let isPair = kept < bytes.count && bytes[kept] == Byte.lineFeed
          if bytes[at] == Byte.carriageReturn, !isPair { clean.append(Byte.lineFeed) }
        }
        at += 1
      }
    }
    guard kept > 0 else { return nil }
    clean.append(contentsOf: bytes[kept...])
    return clean
  }

  /// How long the control character at a place is; zero where there is none, or a line feed or tab.
  @inline(__always)
  private static func controlLength(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> Int {
    let byte = bytes[at]
    guard byte < 0x20 || byte == 0x7F || byte == 0xC2, byte != Byte.lineFeed, byte != Byte.tab
    else { return 0 }
    guard byte == 0xC2 else { return 1 }
    // The controls U+0080 to U+009F. In what is not UTF-8 anything can follow, and stays.
    return at + 1 < bytes.count && (0x80..<0xA0).contains(bytes[at + 1]) ? 2 : 0
  }

  /// The lines of a text without their line feeds; one more than there are line feeds.
  package static func lines(of text: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    text.withUnsafeBufferPointer { bytes in
      // A megabyte may be a million lines: their list is not to grow as it is filled.
      lines.reserveCapacity(bytes.reduce(1) { $0 &+ ($1 == Byte.lineFeed ? 1 : 0) })
      guard let base = UnsafeRawPointer(bytes.baseAddress) else { return }
      while let feed = memchr(base + start, Int32(Byte.lineFeed), bytes.count - start) {
        let at = base.distance(to: feed)
        lines.append(start..<at)
        start = at + 1
      }
    }
    lines.append(start..<text.count)
    return lines
  }

  /// Whether a text has more than one line that is not blank, or one and its end.
  package static func hasLines(_ text: [UInt8]) -> Bool {
    guard let first = text.firstIndex(where: { !$0.isWhitespace }) else { return false }
    return text[first...].contains(Byte.lineFeed)
  }
}
