import CursesCLibrary
import CursesMarkdown

/// What is pasted, as bytes: it may have megabytes, and characters would cost more than all the rest.
enum PastedText {
  /// The text with line feeds for every line end, and without the control characters that a terminal
  /// could take for commands.
  static func sanitised(_ text: [UInt8]) -> [UInt8] {
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
  static func lines(of text: [UInt8]) -> [Range<Int>] {
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
  static func hasLines(_ text: [UInt8]) -> Bool {
    guard let first = text.firstIndex(where: { !$0.isWhitespace }) else { return false }
    return text[first...].contains(Byte.lineFeed)
  }

  /// Whether a line may start another block than a paragraph with its first byte, or with a number.
  static func startsBlock(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first else { return false }
    switch first {
    case Byte.greater: return true
    case Byte.less:
      return line.withUnsafeBufferPointer {
        HTMLBlock.startCondition($0, at: 0, lineEnd: $0.count) != nil
      }
    case Byte.dollar: return HTMLBlock.startsFormula(line)
    case Byte.hash: return isMarker(line, line.prefix { $0 == first }.count, most: 6)
    case Byte.plus: return isMarker(line, 1, most: 1)
    case Byte.hyphen, Byte.star: return isMarker(line, 1, most: 1) || isRule(line)
    case Byte.underscore: return isRule(line)
    case Byte.backtick, Byte.tilde: return line.prefix { $0 == first }.count >= 3
    default: return numberLength(line) != nil
    }
  }

  /// How long the number is that a line begins with, where that begins an item.
  static func numberLength(_ line: ArraySlice<UInt8>) -> Int? {
    let digits = line.prefix { $0.isDigit }.count
    guard (1...9).contains(digits), digits < line.count else { return nil }
    let delimiter = line[line.startIndex + digits]
    guard delimiter == Byte.dot || delimiter == Byte.closeParen else { return nil }
    return isMarker(line, digits + 1, most: 10) ? digits : nil
  }

  /// Whether there is nothing in a line but the same byte three times and spaces.
  private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
    let first = line[line.startIndex]
    var count = 0
    for byte in line where !byte.isBlank {
      guard byte == first else { return false }
      count += 1
    }
    return count >= 3
  }

  /// Whether so many bytes, and not more than `most`, are followed by a space or the line's end.
  private static func isMarker(_ line: ArraySlice<UInt8>, _ count: Int, most: Int) -> Bool {
    guard count <= most else { return false }
    let next = line.dropFirst(count).first
    return next == nil || next?.isBlank == true
  }
}
