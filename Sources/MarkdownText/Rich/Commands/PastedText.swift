/// What is pasted, as bytes: it may have megabytes, and characters would cost more than all the rest.
enum PastedText {
  /// The text with line feeds for every line end, and without the control characters that a terminal
  /// could take for commands.
  static func sanitised(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { sanitised($0) } ?? bytes
  }

  /// Nil where the text stays as it is.
  private static func sanitised(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var clean: [UInt8] = []
    var kept = 0
    for at in bytes.indices {
      let byte = bytes[at]
      guard byte < 0x20 || byte == 0x7F || byte == 0xC2, byte != Byte.lineFeed, byte != Byte.tab
      else { continue }
      var length = 1
      if byte == 0xC2 {
        // The controls U+0080 to U+009F.
        guard at + 1 < bytes.count, bytes[at + 1] < 0xA0 else { continue }
        length = 2
      }
      clean.append(contentsOf: bytes[kept..<at])
      kept = at + length
      let isPair = kept < bytes.count && bytes[kept] == Byte.lineFeed
      if byte == Byte.carriageReturn, !isPair { clean.append(Byte.lineFeed) }
    }
    guard kept > 0 else { return nil }
    clean.append(contentsOf: bytes[kept...])
    return clean
  }

  /// The lines of a text without their line feeds; one more than there are line feeds.
  static func lines(of text: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    text.withUnsafeBufferPointer { bytes in
      // A megabyte may be a million lines: their list is not to grow as it is filled.
      lines.reserveCapacity(bytes.count { $0 == Byte.lineFeed } + 1)
      for at in bytes.indices where bytes[at] == Byte.lineFeed {
        lines.append(start..<at)
        start = at + 1
      }
    }
    lines.append(start..<text.count)
    return lines
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

/// The marks of a line of literal text: which of them could mean more than themselves. Those of which there
/// is no second one mean nothing.
struct LiteralMarks {
  let line: UnsafeBufferPointer<UInt8>
  /// Whether brackets alone may make a link.
  let hasDefinitions: Bool
  private var stars = 0
  private var lines = 0
  private var ticks = 0
  private var waves = 0
  private var doubles = 0
  private var lastAngle = -1
  /// Where the marks are, and what else may need a backslash.
  private(set) var places = UnsafeBufferPointer<Int32>(start: nil, count: 0)
  /// Whether there is one that is no part of an address.
  private(set) var hasMarkup = false
  /// Whether Markdown could make a link of a bare address in the line.
  private(set) var mayHaveAddress = false

  /// Counts what only means something if there are two of it.
  ///
  /// - Parameters:
  ///   - opener: a place that is one of `places` whatever stands there.
  ///   - room: for places, one more than the line has bytes; they lie in it.
  init(
    _ line: UnsafeBufferPointer<UInt8>, opener: Int, hasDefinitions: Bool,
    places room: UnsafeMutableBufferPointer<Int32>
  ) {
    self.line = line
    self.hasDefinitions = hasDefinitions
    var found = 0
    // In noise no branch on what a byte is would be guessed right.
    for at in line.indices {
      room[found] = Int32(truncatingIfNeeded: at)
      found += line[at].mayNeedEscape || at == opener ? 1 : 0
    }
    places = UnsafeBufferPointer(rebasing: room[..<found])
    hasMarkup = places.contains { line[Int($0)].isMarkup }
    guard hasMarkup || opener >= 0 else { return }
    for place in places { count(Int(place)) }
  }

  private mutating func count(_ at: Int) {
    switch line[at] {
    case Byte.star: if startsRun(at), !standsApart(at) { stars += 1 }
    case Byte.underscore: if startsRun(at), !isWithinWord(at) { lines += 1 }
    case Byte.backtick: if startsRun(at) { ticks += 1 }
    case Byte.tilde: if startsRun(at) { waves += 1 }
    case Byte.equals: if startsRun(at), next(at) == Byte.equals { doubles += 1 }
    case Byte.greater: lastAngle = at
    case Byte.at, Byte.colon, Byte.dot:
      if isOfAddress(at) { mayHaveAddress = true }
    default: break
    }
  }

  /// Whether the byte at a place may have to be escaped. That of a line's first byte is told by its block.
  func mayMean(_ at: Int) -> Bool {
    let next = next(at)
    switch line[at] {
    case Byte.star: return stars > 1 && !standsApart(at)
    case Byte.underscore: return lines > 1 && !isWithinWord(at)
    case Byte.backtick: return ticks > 1
    case Byte.tilde: return waves > 1
    case Byte.equals: return doubles > 1 && (next == Byte.equals || before(at) == Byte.equals)
    case Byte.backslash: return next.isPunctuation
    case Byte.ampersand: return startsEntity(at)
    case Byte.less:
      return lastAngle > at
        && (next.isAlphanumeric || next == Byte.slash || next == Byte.bang
          || next == Byte.question)
    case Byte.openBracket:
      return hasDefinitions || next == Byte.caret || next == Byte.openBracket
    case Byte.closeBracket:
      return next == Byte.openParen || next == Byte.openBracket || next == Byte.colon
    default: return false
    }
  }

  /// Whether a bare address needs the byte at a place, which is not its first.
  func isOfAddress(_ at: Int) -> Bool {
    switch line[at] {
    case Byte.at: return before(at).isLocal && startsDomain(at + 1)
    case Byte.colon:
      // A scheme ends in `p` or `s`.
      return next(at) == Byte.slash && (before(at) | 0x20 == 0x70 || before(at) | 0x20 == 0x73)
    case Byte.dot: return at >= 3 && line[at - 3..<at].allSatisfy { $0 | 0x20 == UInt8(ascii: "w") }
    default: return false
    }
  }

  /// Whether a name, a dot and another name stand at a place, whatever follows them.
  private func startsDomain(_ start: Int) -> Bool {
    var at = start
    while at < line.count, line[at].isLocal {
      if line[at] == Byte.dot { return at > start && next(at).isAlphanumeric }
      at += 1
    }
    return false
  }

  private func next(_ at: Int) -> UInt8 { at + 1 < line.count ? line[at + 1] : Byte.space }

  private func before(_ at: Int) -> UInt8 { at > 0 ? line[at - 1] : Byte.space }

  private func startsRun(_ at: Int) -> Bool { before(at) != line[at] }

  private func standsApart(_ at: Int) -> Bool { before(at).isBlank && next(at).isBlank }

  private func isWithinWord(_ at: Int) -> Bool {
    before(at).isAlphanumeric && next(at).isAlphanumeric
  }

  /// Whether a name or a number and a semicolon follow.
  private func startsEntity(_ at: Int) -> Bool {
    var end = at + 1
    if next(at) == Byte.hash { end += 1 }
    let start = end
    while end < line.count, line[end].isAlphanumeric { end += 1 }
    return end > start && end < line.count && line[end] == Byte.semicolon
  }
}

extension UInt8 {
  /// Whether the name before the `@` of an address may have it.
  fileprivate var isLocal: Bool {
    isAlphanumeric || self == Byte.dot || self == Byte.plus || self == Byte.hyphen
      || self == Byte.underscore
  }

  /// Whether it may be markup anywhere in a line.
  var isMarkup: Bool { isOneOf(Self.markupBelow64, Self.markupAbove) }

  /// Whether it may be markup or a part of an address.
  var mayNeedEscape: Bool {
    isOneOf(Self.markupBelow64 | Self.bit(Byte.colon) | Self.bit(Byte.dot), Self.addressAbove)
  }

  /// Whether its bit is set, of those below 64 or of the rest of ASCII. A `switch` jumps, which is guessed wrong
  /// with every other byte of a megabyte of noise.
  private func isOneOf(_ below64: UInt64, _ above: UInt64) -> Bool {
    self < 0x80 && (self < 64 ? below64 : above) >> UInt64(self & 63) & 1 != 0
  }

  private static var markupBelow64: UInt64 {
    bit(Byte.star) | bit(Byte.less) | bit(Byte.greater) | bit(Byte.equals) | bit(Byte.ampersand)
      | bit(Byte.bang) | bit(UInt8(ascii: "$"))
  }

  private static var markupAbove: UInt64 {
    bit(Byte.backslash) | bit(Byte.backtick) | bit(Byte.underscore) | bit(Byte.openBracket)
      | bit(Byte.closeBracket) | bit(Byte.tilde) | bit(Byte.pipe) | bit(Byte.caret)
  }

  private static var addressAbove: UInt64 { markupAbove | bit(Byte.at) }

  private static func bit(_ byte: UInt8) -> UInt64 { 1 << UInt64(byte & 63) }
}
