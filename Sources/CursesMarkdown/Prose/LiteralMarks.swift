/// The marks of a line of literal text: which of them could mean more than themselves. Those of which there
/// is no second one mean nothing.
package struct LiteralMarks {
  package let line: UnsafeBufferPointer<UInt8>
  private let traits: UnsafeBufferPointer<ByteTraits>
  /// The marks that mean something here if what stands beside them lets them.
  private var active: UInt16
  /// Those that mean something whatever stands beside them.
  private let always: UInt16
  private var lastAngle = -1
  /// Where the marks are, and what else may need a backslash.
  package private(set) var places = UnsafeBufferPointer<Int32>(start: nil, count: 0)
  /// Whether there is one that is no part of an address.
  package private(set) var hasMarkup = false
  /// Whether Markdown could make a link of a bare address in the line.
  package private(set) var mayHaveAddress = false

  /// Finds what only means something if there are two of it.
  ///
  /// - Parameters:
  ///   - opener: a place that is one of `places` whatever stands there.
  ///   - hasDefinitions: whether brackets alone may make a link.
  ///   - room: for places, one more than the line has bytes; they lie in it.
  package init(
    _ line: UnsafeBufferPointer<UInt8>, traits: UnsafeBufferPointer<ByteTraits>, opener: Int,
    hasDefinitions: Bool, places room: UnsafeMutableBufferPointer<Int32>
  ) {
    self.line = line
    self.traits = traits
    active = ByteTraits.single
    always = hasDefinitions ? ByteTraits.openBracket : 0
    var found = 0
    var at = 0
    while at < line.count {
      let mayBeText = at + 8 <= line.count && !(at..<at + 8 ~= opener)
      if mayBeText, ByteWord(line, at: at).isOfWords {
        at += 8
        continue
      }
      // In noise no branch on what a byte is would be guessed right.
      let end = min(at + 8, line.count)
      while at < end {
        let byte = traits[Int(line[at])]
        room[found] = Int32(truncatingIfNeeded: at)
        found += Int(byte.mayNeedEscape) | (at == opener ? 1 : 0)
        hasMarkup = hasMarkup || byte.isMarkup
        at += 1
      }
    }
    places = UnsafeBufferPointer(rebasing: room[..<found])
    guard hasMarkup || opener >= 0 else { return }
    findPairs()
  }

  /// Makes those marks active of which there are two runs.
  private mutating func findPairs() {
    var (once, twice): (UInt16, UInt16) = (0, 0)
    for place in places {
      let at = Int(place)
      let (byte, before) = (line[at], before(at))
      let kind = traits[Int(byte)].kind
      let run = kind & near(at) & (before != byte ? UInt16.max : 0)
      twice |= once & run
      once |= run
      lastAngle = max(lastAngle, kind & ByteTraits.greater != 0 ? at : -1)
      if kind & ByteTraits.address != 0, isOfAddress(at) { mayHaveAddress = true }
    }
    active |= twice
  }

  /// The marks that what stands beside a place lets mean something.
  @inline(__always)
  private func near(_ at: Int) -> UInt16 {
    traits[Int(next(at))].asNext | traits[Int(before(at))].asBefore | always
  }

  /// Whether the byte at a place may have to be escaped. That of a line's first byte is told by its block.
  @inline(__always)
  package func mayMean(_ at: Int) -> Bool {
    let meant = traits[Int(line[at])].kind & active & near(at)
    guard meant & ByteTraits.seldom != 0 else { return meant != 0 }
    return meant & ByteTraits.less != 0 ? lastAngle > at : startsEntity(at)
  }

  /// Whether a bare address needs the byte at a place, which is not its first.
  package func isOfAddress(_ at: Int) -> Bool {
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

  /// Whether a name or a number and a semicolon follow.
  private func startsEntity(_ at: Int) -> Bool {
    var end = at + 1
    if next(at) == Byte.hash { end += 1 }
    let start = end
    while end < line.count, line[end].isAlphanumeric { end += 1 }
    return end > start && end < line.count && line[end] == Byte.semicolon
  }
}

/// What a byte is among others in a line of literal text, found in a table: in noise no jump by what it is
/// would be guessed right.
package struct ByteTraits {
  /// The mark that it is, as one bit of those below.
  private(set) var kind: UInt16 = 0
  /// The marks that mean something if it is the next byte, whatever stands before them.
  private(set) var asNext: UInt16 = 0
  /// Those that do if it stands before them, whatever is next.
  private(set) var asBefore: UInt16 = 0
  /// One if a backslash may be needed before it, else zero.
  let mayNeedEscape: UInt8
  /// Whether it may be markup anywhere in a line.
  let isMarkup: Bool

  static let star: UInt16 = 1 << 0
  static let underscore: UInt16 = 1 << 1
  static let backtick: UInt16 = 1 << 2
  static let tilde: UInt16 = 1 << 3
  static let equals: UInt16 = 1 << 4
  static let backslash: UInt16 = 1 << 5
  static let ampersand: UInt16 = 1 << 6
  static let less: UInt16 = 1 << 7
  static let openBracket: UInt16 = 1 << 8
  static let closeBracket: UInt16 = 1 << 9
  static let greater: UInt16 = 1 << 10
  static let address: UInt16 = 1 << 11

  /// Those of which one is enough.
  static let single = backslash | ampersand | less | openBracket | closeBracket
  /// Those of which more must be known.
  static let seldom = ampersand | less

  package static let all = (0...UInt8.max).map { ByteTraits($0) }

  private static let kinds: [UInt8: UInt16] = [
    Byte.star: star, Byte.underscore: underscore, Byte.backtick: backtick, Byte.tilde: tilde,
    Byte.equals: equals, Byte.backslash: backslash, Byte.ampersand: ampersand, Byte.less: less,
    Byte.openBracket: openBracket, Byte.closeBracket: closeBracket, Byte.greater: greater,
    Byte.at: address, Byte.colon: address, Byte.dot: address,
  ]

  private init(_ byte: UInt8) {
    kind = Self.kinds[byte] ?? 0
    mayNeedEscape = byte.mayNeedEscape ? 1 : 0
    isMarkup = byte.isMarkup
    var sides = Self.backtick | Self.tilde
    // A star stands apart between blanks, and within a word an underscore is a letter.
    if !byte.isBlank { sides |= Self.star }
    if !byte.isAlphanumeric { sides |= Self.underscore }
    if byte == Byte.equals { sides |= Self.equals }
    asBefore = sides
    asNext = sides
    if byte.isPunctuation { asNext |= Self.backslash }
    if byte.isAlphanumeric || byte == Byte.hash { asNext |= Self.ampersand }
    if byte.isAlphanumeric || [Byte.slash, Byte.bang, Byte.question].contains(byte) {
      asNext |= Self.less
    }
    if byte == Byte.caret || byte == Byte.openBracket { asNext |= Self.openBracket }
    if [Byte.openParen, Byte.openBracket, Byte.colon].contains(byte) {
      asNext |= Self.closeBracket
    }
  }
}

extension UInt8 {
  /// Whether the name before the `@` of an address may have it.
  fileprivate var isLocal: Bool {
    isAlphanumeric || self == Byte.dot || self == Byte.plus || self == Byte.hyphen
      || self == Byte.underscore
  }

  /// Whether it may be markup anywhere in a line.
  package var isMarkup: Bool { isOneOf(Self.markupBelow64, Self.markupAbove) }

  /// Whether it may be markup or a part of an address.
  package var mayNeedEscape: Bool {
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
