import CursesText
@_spi(Nodes) import CursesViewGraph

/// What `:s` is told: `/pattern/replacement/flags count`.
struct ViSubstitution: Hashable, Sendable {
  var pattern: String
  /// What comes in the place of a match.
  var template: ReplacementTemplate
  /// Whether every match of a line is replaced, and not just the first.
  var isGlobal = false
  /// Whether each match is asked about.
  var asks = false
  /// Whether the matches are only counted.
  var onlyCounts = false
  /// Whether nothing is said where there is no match.
  var isQuiet = false
  /// Whether capitals count; nil leaves it to the settings.
  var isCaseSensitive: Bool?
  /// How many lines from the last that is named.
  var count: Int?

  /// Reads what stands behind `:s`; nil when it is not closed in a way that can be read.
  init?(_ text: String) {
    var left = text[...]
    guard let sign = left.popFirst(), !sign.isLetter, !sign.isNumber, !sign.isWhitespace,
      sign != "\\", sign != "\"", sign != "|", sign != "&"
    else { return nil }
    pattern = ViSearchLine.pattern(of: &left, until: sign).0
    var replacement = ""
    while let next = left.popFirst(), next != sign {
      replacement.append(next)
      if next == "\\", let escaped = left.popFirst() {
        if escaped == sign { replacement.removeLast() }
        replacement.append(escaped)
      }
    }
    template = ReplacementTemplate(vi: replacement)
    guard take(String(left)) else { return nil }
  }

  /// Takes flags, and a count behind them. Returns whether they are any.
  mutating func take(_ flags: String) -> Bool {
    var left = flags[...]
    while let flag = left.first, !flag.isNumber {
      left.removeFirst()
      switch flag {
      case "g": isGlobal.toggle()
      case "i": isCaseSensitive = false
      case "I": isCaseSensitive = true
      case "c": asks.toggle()
      case "n": onlyCounts = true
      case "e": isQuiet = true
      case " ", "&": break
      default: return false
      }
    }
    guard !left.isEmpty else { return true }
    guard let number = Int(left), number > 0 else { return false }
    count = min(number, 1 << 30)
    return true
  }

  /// The same again, as `:&` and `:s` without a pattern do it: flags are not kept, unless `&` says so.
  func again(_ flags: String) -> ViSubstitution? {
    var wanted = self
    wanted.count = nil
    wanted.asks = false
    wanted.onlyCounts = false
    wanted.isQuiet = false
    if !flags.hasPrefix("&") { wanted.isGlobal = false }
    return wanted.take(flags) ? wanted : nil
  }
}

extension ReplacementTemplate {
  /// What `:s` puts in the place of a match: `&` and `\0` are the match, `\1` to `\9` its groups, `\r` is a
  /// line end, `\t` a tab; `\u` and `\l` are for the next letter, `\U` and `\L` for all up to `\E`.
  init(vi text: String) {
    var parts: [Part] = []
    var left = text[...]
    while let next = left.popFirst() {
      if next == "&" {
        parts.append(.group(0, orElse: ""))
      } else if next == "\\", let sign = left.popFirst() {
        parts.append(ReplacementTemplate.viPart(sign))
      } else {
        parts.append(.text(String(next)))
      }
    }
    self.init(parts: parts)
  }

  private static func viPart(_ sign: Character) -> Part {
    if sign.isASCII, let number = sign.wholeNumberValue { return .group(number, orElse: "") }
    return switch sign {
    case "r", "n": .text("\n")
    case "t": .text("\t")
    case "u": .letterCase(.nextCapital)
    case "l": .letterCase(.nextSmall)
    case "U": .letterCase(.capitals)
    case "L": .letterCase(.small)
    case "e", "E": .letterCase(.asWritten)
    default: .text(String(sign))
    }
  }
}
