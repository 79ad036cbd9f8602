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

  private static func clean(_ bytes: [UInt8]) -> String {
    var clean = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in String(decoding: withoutEscapes(bytes), as: UTF8.self).unicodeScalars {
      defer { wasReturn = scalar == "\r" }
      switch scalar {
      case "\n" where wasReturn: break
      case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": clean.append("\n")
      case "\t": clean.append(scalar)
      default: if !isHarmful(scalar) { clean.append(scalar) }
      }
    }
    return String(clean)
  }

  /// Drops terminal control sequences whole: `ESC [ … letter`, `ESC ] … BEL`, `ESC` and one more.
  static func withoutEscapes(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0x1B) else { return bytes }
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
