/// What is pasted, as bytes: it may have megabytes, and characters would cost more than all the rest.
enum PastedText {
  /// The text with line feeds for every line end, and without the control characters that a terminal
  /// could take for commands.
  static func sanitised(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    var clean: [UInt8] = []
    var kept = 0
    for (at, byte) in bytes.enumerated() where byte < 0x20 || byte == 0x7F || byte == 0xC2 {
      var length = 1
      if byte == Byte.lineFeed || byte == Byte.tab { continue }
      if byte == 0xC2 {
        // The controls U+0080 to U+009F.
        guard at + 1 < bytes.count, bytes[at + 1] < 0xA0 else { continue }
        length = 2
      }
      clean += bytes[kept..<at]
      kept = at + length
      let isPair = kept < bytes.count && bytes[kept] == Byte.lineFeed
      if byte == Byte.carriageReturn, !isPair { clean.append(Byte.lineFeed) }
    }
    return kept == 0 ? bytes : clean + bytes[kept...]
  }

  /// The lines of a text without their line feeds; one more than there are line feeds.
  static func lines(of text: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    text.withUnsafeBufferPointer { bytes in
      for at in bytes.indices where bytes[at] == Byte.lineFeed {
        lines.append(start..<at)
        start = at + 1
      }
    }
    lines.append(start..<text.count)
    return lines
  }

  /// Whether a line certainly starts another block than a paragraph.
  static func startsBlock(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first else { return false }
    switch first {
    case Byte.greater: return true
    case Byte.less:
      return line.withUnsafeBufferPointer {
        HTMLBlock.startCondition($0, at: 0, lineEnd: $0.count) != nil
      }
    case Byte.hash: return isMarker(line, line.prefix { $0 == first }.count, most: 6)
    case Byte.hyphen, Byte.plus, Byte.star: return isMarker(line, 1, most: 1)
    default: return false
    }
  }

  /// Whether so many bytes, and not more than `most`, are followed by a space or the line's end.
  private static func isMarker(_ line: ArraySlice<UInt8>, _ count: Int, most: Int) -> Bool {
    guard count <= most else { return false }
    let next = line.dropFirst(count).first
    return next == nil || next?.isBlank == true
  }

  /// Whether a line is certainly a paragraph that shows the line itself; where it is not certain, the line
  /// has to be parsed to know.
  ///
  /// - Parameter hasDefinitions: whether brackets alone may make a link.
  static func isPlain(_ line: ArraySlice<UInt8>, hasDefinitions: Bool) -> Bool {
    guard let first = line.first, !first.isDigit else { return line.isEmpty }
    switch first {
    case Byte.hash, Byte.colon, Byte.greater, Byte.star, Byte.underscore, Byte.tilde, Byte.backtick,
      Byte.equals, Byte.hyphen, Byte.plus, Byte.less:
      return false
    default: break
    }
    var marks = PlainMarks()
    for at in line.indices {
      let byte = line[at]
      guard byte.isMarkup else { continue }
      let before = at > line.startIndex ? line[at - 1] : Byte.space
      let next = at + 1 < line.endIndex ? line[at + 1] : Byte.space
      if !marks.take(byte, before: before, next: next, hasDefinitions: hasDefinitions) {
        return false
      }
    }
    return true
  }
}

/// The marks of a line that mean nothing as long as there is one of a kind.
private struct PlainMarks {
  private var stars = 0
  private var lines = 0
  private var ticks = 0
  private var waves = 0
  private var doubles = 0

  /// Takes a byte that may be markup; false when it cannot be told without parsing that it is none.
  mutating func take(_ byte: UInt8, before: UInt8, next: UInt8, hasDefinitions: Bool) -> Bool {
    switch byte {
    case Byte.star:
      // Between spaces it is text.
      return before.isBlank && next.isBlank || first(&stars, byte, before)
    case Byte.underscore:
      // Within a word it is text.
      return before.isAlphanumeric && next.isAlphanumeric || first(&lines, byte, before)
    case Byte.backtick: return first(&ticks, byte, before)
    case Byte.tilde: return first(&waves, byte, before)
    case Byte.equals: return next != byte || first(&doubles, byte, before)
    case Byte.ampersand: return !next.isAlphanumeric && next != Byte.hash
    case Byte.less:
      return !next.isAlphanumeric && next != Byte.slash && next != Byte.bang
        && next != Byte.question
    case Byte.backslash: return next.isAlphanumeric || next >= 0x80
    case Byte.openBracket:
      return !hasDefinitions && next != Byte.caret && next != Byte.openBracket
    case Byte.closeBracket:
      return next != Byte.openParen && next != Byte.openBracket && next != Byte.colon
    default: return true
    }
  }

  /// Counts the runs of a byte; whether this is the first.
  private func first(_ count: inout Int, _ byte: UInt8, _ before: UInt8) -> Bool {
    if byte != before { count += 1 }
    return count <= 1
  }
}

extension UInt8 {
  /// Whether it may be markup anywhere in a line.
  var isMarkup: Bool {
    switch self {
    case Byte.backslash, Byte.backtick, Byte.star, Byte.underscore, Byte.openBracket,
      Byte.closeBracket, Byte.less, Byte.greater, Byte.tilde, Byte.pipe, Byte.equals,
      Byte.ampersand, Byte.bang, Byte.caret, UInt8(ascii: "$"):
      true
    default: false
    }
  }
}
