/// A line that an ex command names.
struct ViAddress: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case current, last
    /// A line of the source, from 1.
    case line(Int)
    case mark(Character)
  }

  var base: Base
  /// Lines further down, or up.
  var offset = 0
}

/// A command of the `:` line.
struct ViExCommand: Hashable, Sendable {
  /// The first and the last line it is about; nil where none are named.
  var from: ViAddress?
  var upTo: ViAddress?
  /// Whether it is about all lines: `%`.
  var isWhole = false
  /// The letters of its name.
  var name = ""
  /// Whether a `!` follows.
  var isForced = false
  /// What stands behind.
  var rest = ""

  init(_ line: String) {
    var reader = ViExReader(line)
    reader.skip { $0 == " " || $0 == ":" }
    if reader.take("%") {
      isWhole = true
    } else {
      from = reader.address()
      upTo = from
      while reader.take(",") || reader.take(";") {
        if from == nil { from = ViAddress(base: .current) }
        upTo = reader.address() ?? ViAddress(base: .current)
      }
    }
    reader.skip { $0 == " " }
    name = reader.letters()
    if name.isEmpty, let sign = reader.peek, "<>&@".contains(sign) {
      name = String(sign)
      while reader.take(sign) {}
    }
    isForced = reader.take("!")
    rest = reader.rest
    if name.hasPrefix("s"),
      !["substitute", "set", "saveas", "sort"].contains(where: { $0.hasPrefix(name) })
    {
      name = "?"
    }
  }

  /// Whether it only says where to go.
  var isPlace: Bool { name.isEmpty }

  /// Whether its name is `full`, or as much of it as there is from `short` on.
  func isNamed(_ short: String, _ full: String) -> Bool {
    name.count >= short.count && full.hasPrefix(name)
  }
}

/// Reads the `:` line from its start.
private struct ViExReader {
  private var left: Substring

  init(_ line: String) { left = line[...] }

  var peek: Character? { left.first }
  var rest: String {
    var text = left.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  mutating func take(_ character: Character) -> Bool {
    guard left.first == character else { return false }
    left.removeFirst()
    return true
  }

  mutating func skip(_ isSkipped: (Character) -> Bool) { left = left.drop(while: isSkipped) }

  mutating func letters() -> String {
    let name = left.prefix { $0.isASCII && $0.isLetter }
    // `s/a/b/` needs no space, nor does `ka`; a name is letters alone.
    left = left.dropFirst(name.count)
    return String(name)
  }

  mutating func number() -> Int? {
    let digits = left.prefix { $0.isASCII && $0.isNumber }
    left = left.dropFirst(digits.count)
    return digits.isEmpty ? nil : Int(digits) ?? .max / 2
  }

  mutating func address() -> ViAddress? {
    skip { $0 == " " }
    var found: ViAddress?
    if let line = number() {
      found = ViAddress(base: .line(line))
    } else if take(".") {
      found = ViAddress(base: .current)
    } else if take("$") {
      found = ViAddress(base: .last)
    } else if left.first == "'", let name = left.dropFirst().first {
      left = left.dropFirst(2)
      found = ViAddress(base: .mark(name))
    }
    while let sign = left.first, sign == "+" || sign == "-" {
      left.removeFirst()
      var address = found ?? ViAddress(base: .current)
      address.offset += (sign == "+" ? 1 : -1) * min(number() ?? 1, 1 << 30)
      found = address
    }
    return found
  }
}

/// What `:s` is told: `/pattern/replacement/flags`.
struct ViSubstitution: Hashable, Sendable {
  var pattern: String
  /// As `Search.replacement` reads it: `$1` is the first group.
  var template: String
  /// Whether every match of a line is replaced, and not just the first.
  var isGlobal: Bool
  /// Whether each match is asked about.
  var asks = false
  /// Whether capitals count; nil leaves it to the settings.
  var isCaseSensitive: Bool?

  /// Reads what stands behind `:s`; nil when it is not closed in a way that can be read.
  init?(_ text: String) {
    var left = text[...]
    guard let sign = left.popFirst(), !sign.isLetter, !sign.isNumber, !sign.isWhitespace,
      sign != "\\", sign != "\"", sign != "|"
    else { return nil }
    pattern = ViSubstitution.part(of: &left, until: sign)
    template = ViSubstitution.template(ViSubstitution.part(of: &left, until: sign))
    isGlobal = false
    for flag in left {
      switch flag {
      case "g": isGlobal.toggle()
      case "i": isCaseSensitive = false
      case "I": isCaseSensitive = true
      case "c": asks.toggle()
      case " ", "&", "e": break
      default: return nil
      }
    }
  }

  private static func part(of left: inout Substring, until sign: Character) -> String {
    var text = ""
    while let next = left.popFirst() {
      if next == sign { break }
      if next == "\\", let escaped = left.first {
        left.removeFirst()
        text += escaped == sign ? String(sign) : "\\" + String(escaped)
      } else {
        text.append(next)
      }
    }
    return text
  }

  /// `\1` and `&` as they are written here.
  private static func template(_ text: String) -> String {
    var result = ""
    var left = text[...]
    while let next = left.popFirst() {
      switch next {
      case "$": result += "$$"
      case "&": result += "$0"
      case "\\":
        guard let escaped = left.popFirst() else { break }
        if escaped.isASCII, escaped.isNumber {
          result += "$" + String(escaped)
        } else {
          switch escaped {
          case "$": result += "$$"
          case "n", "r": result += " "
          case "t", "u", "U", "l", "L", "e", "E", "\\": result += "\\" + String(escaped)
          default: result.append(escaped)
          }
        }
      default: result.append(next)
      }
    }
    return result
  }
}
