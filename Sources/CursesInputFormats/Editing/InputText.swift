/// Text from outside, made fit for a value: decoded, without escape sequences and hidden controls.
public enum InputText {
  /// A paste for a field of one line: line ends and tabs become spaces, and a list's lines lose their
  /// markers, so that three items pasted are `milk eggs bread`.
  public static func singleLine(_ bytes: [UInt8]) -> String {
    let lines = clean(bytes).split(separator: "\n", omittingEmptySubsequences: true)
    let isList = lines.count > 1
    return
      lines
      .map { isList ? withoutMarker(trimmed($0)) : Substring($0) }
      .filter { !$0.isEmpty }
      .joined(separator: " ")
      .replacing(tab: " ")
  }

  /// A paste for a text of many lines: every kind of line end becomes `\n`, tabs stay.
  public static func multiLine(_ bytes: [UInt8]) -> String { clean(bytes) }

  /// Whether a character is a control that has no business in a value: C0 and C1 (tabs and line ends are
  /// not counted), and what turns the direction of text around.
  public static func isHarmful(_ character: Character) -> Bool {
    character.unicodeScalars.contains { isHarmful($0) } && character != "\t" && !character.isNewline
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The same as bytes of valid UTF-8: a string would look at each of a megabyte once more.
  public static func multiLineBytes(_ bytes: [UInt8]) -> [UInt8] {
    let text = withoutEscapes(bytes)
    return text.withUnsafeBufferPointer { text in
      firstUnclean(text).map { cleaned(text, from: $0) }
    } ?? text
  }

  private static func clean(_ bytes: [UInt8]) -> String {
    String(decoding: multiLineBytes(bytes), as: UTF8.self)
  }

  /// Valid UTF-8 with line feeds for line ends and without harmful scalars, from the first place on where
  /// a text has something else.
  ///
  /// A paste may have megabytes: it is written where it stays.
  private static func cleaned(_ bytes: UnsafeBufferPointer<UInt8>, from first: Int) -> [UInt8] {
    // A byte becomes three at most, and is written as four.
    let room = first + (bytes.count - first) * 3 + 4
    return [UInt8](unsafeUninitializedCapacity: room) { clean, count in
      _ = clean.initialize(fromContentsOf: bytes[..<first])
      count = copyClean(bytes, from: first, to: clean)
    }
  }

  /// The first byte that may not stay as it is.
  private static func firstUnclean(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var at = 0
    while at < bytes.count {
      if at + 8 <= bytes.count, isPrintable(bytes, at) {
        at += 8
        continue
      }
      let end = min(at + 8, bytes.count)
      while at < end {
        let byte = bytes[at]
        if byte >= 0x20 && byte < 0x7F || byte == 0x0A || byte == 0x09 {
          at += 1
          continue
        }
        let (scalar, length) = decoded(bytes, at)
        guard let scalar, !isLineEnd(scalar), !isHarmful(scalar) else { return at }
        at += length
      }
    }
    return nil
  }

  /// Whether the eight bytes at a place are printable ASCII, found for all of them at once.
  private static func isPrintable(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> Bool {
    let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: at, as: UInt64.self)
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops = ones &* 0x80
    let isLow = (word &- ones &* 0x20) & ~word
    let deleted = word ^ ones &* 0x7F
    let isDelete = (deleted &- ones) & ~deleted
    return (word | isLow | isDelete) & tops == 0
  }

  /// Writes what stays of the bytes from a place on to the same place; returns where that ends.
  private static func copyClean(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int,
    to clean: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    guard let target = UnsafeMutableRawPointer(clean.baseAddress) else { return 0 }
    var end = start
    var at = start
    ByteFate.all.withUnsafeBufferPointer { fates in
      // In noise no branch on what a byte is would be guessed right: most are written by their table.
      while at + 1 < bytes.count {
        let fate = fates[Int(bytes[at])]
        if fate.isOpen(before: bytes[at + 1]) {
          copyScalar(bytes, &at, to: clean, &end)
        } else {
          target.storeBytes(of: fate.bytes, toByteOffset: end, as: UInt32.self)
          end += fate.count
          at += 1
        }
      }
    }
    while at < bytes.count { copyScalar(bytes, &at, to: clean, &end) }
    return end
  }

  /// Writes what stays of the scalar at a place, and goes on behind it.
  private static func copyScalar(
    _ bytes: UnsafeBufferPointer<UInt8>, _ at: inout Int,
    to clean: UnsafeMutableBufferPointer<UInt8>, _ end: inout Int
  ) {
    let (scalar, length) = decoded(bytes, at)
    let next = at + length
    if let scalar {
      if isLineEnd(scalar) {
        let isPair = scalar == "\r" && next < bytes.count && bytes[next] == 0x0A
        if !isPair {
          clean[end] = 0x0A
          end += 1
        }
      } else if !isHarmful(scalar) || scalar == "\n" || scalar == "\t" {
        for place in at..<next {
          clean[end] = bytes[place]
          end += 1
        }
      }
    } else {
      (clean[end], clean[end + 1], clean[end + 2]) = (0xEF, 0xBF, 0xBD)
      end += 3
    }
    at = next
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// The scalar at a place, and its length; nil where the bytes are no UTF-8, with as many of them as are
  /// shown as one U+FFFD.
  @inline(__always)
  private static func decoded(
    _ bytes: UnsafeBufferPointer<UInt8>, _ at: Int
  ) -> (Unicode.Scalar?, length: Int) {
    let lead = bytes[at]
    guard lead >= 0x80 else { return (Unicode.Scalar(lead), 1) }
    guard 0xC2...0xF4 ~= lead else { return (nil, 1) }
    // Most leads in noise have nothing to lead.
    guard at + 1 < bytes.count, bytes[at + 1] & 0xC0 == 0x80 else { return (nil, 1) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for place in 1..<length {
      guard at + place < bytes.count else { return (nil, place) }
      let byte = bytes[at + place]
      let allowed: ClosedRange<UInt8> = place == 1 ? secondBytes(after: lead) : 0x80...0xBF
      guard allowed ~= byte else { return (nil, place) }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return (Unicode.Scalar(value), length)
  }

  /// What may follow a first byte: neither what a shorter sequence would say, nor surrogates, nor what lies
  /// behind the last scalar.
  private static func secondBytes(after lead: UInt8) -> ClosedRange<UInt8> {
    switch lead {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: 0x80...0xBF
    }
  }

  /// Drops terminal control sequences whole: `ESC [ … letter`, `ESC ] … BEL`, `ESC` and one more.
  static func withoutEscapes(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.withUnsafeBufferPointer({ $0.contains(0x1B) }) else { return bytes }
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x1B {
        index = endOfEscape(bytes, at: index)
      } else {
        kept.append(bytes[index])
        index += 1
      }
    }
    return kept
  }

  private static func endOfEscape(_ bytes: [UInt8], at start: Int) -> Int {
    guard start + 1 < bytes.count else { return start + 1 }
    switch bytes[start + 1] {
    case UInt8(ascii: "["):
      var end = start + 2
      while end < bytes.count, 0x20...0x3F ~= bytes[end] { end += 1 }
      return end < bytes.count && 0x40...0x7E ~= bytes[end] ? end + 1 : end
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      return endOfString(bytes, from: start + 2)
    case 0x20...0x7E: return start + 2
    default: return start + 1
    }
  }

  /// The end of an operating system command: a bell or `ESC \`. One that does not end on its line is no
  /// command: only its first two bytes go.
  private static func endOfString(_ bytes: [UInt8], from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != 0x0A {
      if bytes[end] == 0x07 { return end + 1 }
      if bytes[end] == 0x1B { return min(bytes.count, end + 2) }
      end += 1
    }
    return start
  }

  private static func trimmed(_ line: Substring) -> Substring {
    let start = line.drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...last]
  }

  /// A line of a list or a quote without `- `, `* `, `+ `, `• `, `1. `, `1) `, `> ` and a task's box.
  static func withoutMarker(_ line: Substring) -> Substring {
    var rest = line
    while rest.hasPrefix("> ") { rest = rest.dropFirst(2) }
    guard let item = afterBullet(rest) ?? afterNumber(rest) else { return rest }
    for box in ["[ ] ", "[x] ", "[X] "] where item.hasPrefix(box) {
      return item.dropFirst(box.count)
    }
    return item
  }

  private static func afterBullet(_ line: Substring) -> Substring? {
    for bullet in ["- ", "* ", "+ ", "• ", "◦ ", "▪ "] where line.hasPrefix(bullet) {
      return line.dropFirst(2).drop { $0 == " " }
    }
    return nil
  }

  private static func afterNumber(_ line: Substring) -> Substring? {
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    guard (1...9).contains(digits.count) else { return nil }
    let rest = line[digits.endIndex...]
    guard rest.hasPrefix(". ") || rest.hasPrefix(") ") else { return nil }
    return rest.dropFirst(2).drop { $0 == " " }
  }
}

extension String {
  fileprivate func replacing(tab replacement: Character) -> String {
    contains("\t") ? String(map { $0 == "\t" ? replacement : $0 }) : self
  }
}

/// What becomes of a byte of outside text.
private struct ByteFate {
  /// What is written for it, the first byte lowest, and how many bytes that are.
  let bytes: UInt32
  let count: Int
  /// Whether what follows it decides: always, or where a byte follows that goes on with a character.
  private let isCarriageReturn: Bool
  private let isLead: Bool

  init(_ byte: UInt8) {
    isCarriageReturn = byte == 0x0D
    isLead = 0xC2...0xF4 ~= byte
    switch byte {
    case 0x20..<0x7F, 0x0A, 0x09: (bytes, count) = (UInt32(byte), 1)
    case 0x0B, 0x0C: (bytes, count) = (0x0A, 1)
    case 0x00..<0x20, 0x7F: (bytes, count) = (0, 0)
    default: (bytes, count) = (UInt32(littleEndian: 0xBD_BFEF), 3)
    }
  }

  @inline(__always)
  func isOpen(before next: UInt8) -> Bool {
    let goesOn = next & 0xC0 == 0x80
    return (isCarriageReturn ? 1 : 0) | (isLead ? 1 : 0) & (goesOn ? 1 : 0) != 0
  }

  static let all = (0...UInt8.max).map { ByteFate($0) }
}
