@_spi(Nodes) import CursesViewGraph

/// Where from a match the caret goes: `e+1` behind a pattern, `s-1`, `+2`.
struct ViSearchOffset: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    /// Characters from the start of the match, or from its last one.
    case start, end
    /// Lines from that of the match.
    case lines
  }

  var base: Base
  var count: Int

  /// Reads what stands behind the sign that closes a pattern; nil where nothing of the kind does.
  init?(_ text: inout Substring) {
    switch text.first {
    case "e": base = .end
    case "s", "b": base = .start
    case "+", "-", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9": base = .lines
    default: return nil
    }
    if base != .lines { text.removeFirst() }
    var sign: Int?
    if let first = text.first, first == "+" || first == "-" {
      sign = first == "+" ? 1 : -1
      text.removeFirst()
    }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    text = text.dropFirst(digits.count)
    // A sign alone is one.
    let number = digits.isEmpty ? (sign == nil ? 0 : 1) : Int(digits) ?? 1 << 30
    count = (sign ?? 1) * min(number, 1 << 30)
  }
}

/// One search of what is typed behind `/` or `?`.
struct ViSearchPart: Hashable, Sendable {
  /// Nothing is the pattern that was looked for last.
  var pattern: String
  var isForward: Bool
  var offset: ViSearchOffset?
  /// Whether the pattern was closed, so that an offset of before does not count.
  var isClosed = false
}

/// What is typed behind `/` or `?`: a pattern, where to go from its match, and after `;` the next search.
struct ViSearchLine: Hashable, Sendable {
  /// Never empty.
  private(set) var parts: [ViSearchPart] = []

  init(_ line: String, isForward: Bool) {
    var left = line[...]
    var sign: Character = isForward ? "/" : "?"
    while true {
      var part = ViSearchPart(pattern: "", isForward: sign == "/")
      (part.pattern, part.isClosed) = ViSearchLine.pattern(of: &left, until: sign)
      part.offset = ViSearchOffset(&left)
      parts.append(part)
      guard left.popFirst() == ";", let next = left.popFirst(), next == "/" || next == "?" else {
        return
      }
      sign = next
    }
  }

  /// Takes a pattern up to the sign that closes it, and whether it was closed; a closing sign in it has a
  /// backslash before it, or stands in a set.
  static func pattern(of left: inout Substring, until sign: Character) -> (String, Bool) {
    var text = ""
    var isInSet = false
    while let next = left.popFirst() {
      if next == sign, !isInSet { return (text, true) }
      if next == "[" { isInSet = left.dropFirst().prefix { $0 != sign }.contains("]") }
      if next == "]" { isInSet = false }
      if next == "\\", let escaped = left.popFirst() {
        text += escaped == sign ? String(sign) : "\\" + String(escaped)
      } else {
        text.append(next)
      }
    }
    return (text, false)
  }
}
