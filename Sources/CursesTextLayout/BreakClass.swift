/// What a character means for line breaks: the classes of Unicode's UAX #14 as far as they matter here.
///
/// Languages that are written without spaces and need a dictionary (Thai, Khmer, Lao) break at spaces
/// only, then wherever a row is full.
enum BreakClass: UInt8 {
  /// Letters and everything that is not in another class.
  case letter
  /// A sign that is a letter to what stands beside it, but no word: nothing ends after `</` and `~/`.
  case sign
  case digit
  /// A space that a row may end with; it hangs over the end.
  case space
  /// A break is allowed after it: hyphens, dashes.
  case hyphen
  case slash
  /// Ideographs, kana, Hangul, emoji: a break is allowed on both sides.
  case ideograph
  /// Opening brackets: no break after.
  case open
  /// Closing brackets, stops, small kana: no break before.
  case close
  /// No break on either side: no-break spaces, word joiners, quotation marks.
  case glue
  /// Em dash: a break on both sides.
  case dash
  /// A break is allowed after it though nothing is seen: zero width space, soft hyphen.
  case opportunity
  /// A stop, a question mark, an ampersand, an equals sign: closes text, and ends a part of an address.
  case mark
  case lineEnd
}

extension BreakClass {
  init(ascii byte: UInt8) {
    self = Self.ascii[Int(byte & 0x7F)]
  }

  private static let ascii: [BreakClass] = (UInt8(0)..<128).map { byte in
    switch Unicode.Scalar(byte) {
    case "\n": .lineEnd
    case " ", "\t": .space
    case "-": .hyphen
    case "/": .slash
    case "(", "[", "{": .open
    case ")", "]", "}", "!", ",", ";", ":": .close
    case ".", "?", "&", "=": .mark
    case "\"", "'": .glue
    case "<", "~": .sign
    case "0"..."9": .digit
    default: .letter
    }
  }

  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    switch value {
    case 0..<0x80: self.init(ascii: UInt8(value))
    case 0xA0, 0x202F, 0x2007, 0x2060, 0xFEFF, 0x2011, 0x2018...0x201F, 0xAB, 0xBB: self = .glue
    case 0x1680, 0x2000...0x200A, 0x205F, 0x3000: self = .space
    case 0xAD, 0x200B: self = .opportunity
    case 0x2010, 0x2012, 0x2013: self = .hyphen
    case 0x2014: self = .dash
    case 0x2025, 0x2026, 0x203C, 0x2047...0x2049: self = .close
    case 0x3001...0x30FF: self = Self.ofCJKPunctuation(value)
    case 0xFF01...0xFF65: self = Self.ofFullwidth(value)
    case 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0x1F300...0x1FAFF,
      0x20000...0x3FFFD:
      self = .ideograph
    case 0xFE10...0xFE19, 0xFE50...0xFE58: self = .close
    default: self = .letter
    }
  }

  /// Brackets, stops and kana of U+3001 to U+30FF: the kinsoku of JIS X 4051, the strict set.
  private static func ofCJKPunctuation(_ value: UInt32) -> BreakClass {
    switch value {
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D: .open
    case 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019,
      0x301B, 0x301C, 0x301E, 0x301F, 0x303B:
      .close
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095,
      0x3096, 0x3099...0x309E:
      .close
    case 0x30A0, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE,
      0x30F5, 0x30F6, 0x30FB...0x30FE:
      .close
    default: .ideograph
    }
  }

  private static func ofFullwidth(_ value: UInt32) -> BreakClass {
    switch value {
    case 0xFF08, 0xFF3B, 0xFF5B, 0xFF5F, 0xFF62: .open
    case 0xFF01, 0xFF05, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF60,
      0xFF61, 0xFF63...0xFF65:
      .close
    default: .ideograph
    }
  }
}

/// What the row has shown so far, as far as the next break depends on it.
struct BreakContext {
  /// The class of the character before the last one; a space at the start of a row.
  var beforeLast = BreakClass.space
  var last = BreakClass.space
  var isInAddress = false

  mutating func append(_ next: BreakClass) {
    beforeLast = last
    last = next
    if next == .space { isInAddress = false }
  }

  /// Whether a row may end between the last character and `next`.
  func allowsBreak(before next: BreakClass) -> Bool {
    if next == .space || next == .lineEnd { return false }
    if last == .space { return true }
    if isInAddress { return allowsBreakInAddress(before: next) }
    if last == .opportunity { return true }
    switch next {
    case .close, .mark, .glue, .hyphen, .slash, .opportunity: return false
    case .letter, .sign, .digit, .ideograph, .open, .dash, .space, .lineEnd: break
    }
    switch last {
    // Not after a hyphen that starts a word or stands before a number.
    case .hyphen: return isWord(beforeLast) && next != .digit
    case .slash: return isWord(beforeLast) && next != .digit
    case .dash: return next != .dash
    case .ideograph: return true
    case .letter, .sign, .digit: return next == .ideograph || next == .dash
    case .close: return next == .ideograph && beforeLast == .ideograph || next == .dash
    case .mark: return next == .dash || next == .ideograph
    case .open, .glue, .space, .opportunity, .lineEnd: return false
    }
  }

  /// Addresses have no spaces: they break after the signs that end a part of them.
  private func allowsBreakInAddress(before next: BreakClass) -> Bool {
    switch last {
    case .slash, .hyphen, .mark:
      return isWord(next) && next != .close || next == .sign || next == .open
    default: return false
    }
  }

  private func isWord(_ kind: BreakClass) -> Bool {
    kind == .letter || kind == .digit || kind == .ideograph || kind == .close
  }
}
