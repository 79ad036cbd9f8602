import TextModel

/// What `:s` is told: `/pattern/replacement/flags count`.
struct ViSubstitution: Hashable, Sendable {
  var pattern: String
  /// What comes in the place of a match.
  var template: ViTemplate
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
    template = ViTemplate(replacement)
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

/// What `:s` puts in the place of a match: `&` and `\0` are the match, `\1` to `\9` its groups, `\r` is a line
/// end, `\t` a tab; `\u` and `\l` are for the next letter, `\U` and `\L` for all up to `\E`.
struct ViTemplate: Hashable, Sendable {
  private enum Part: Hashable {
    case text(String)
    case group(Int)
    case letters(Letters)
  }

  /// What becomes of letters.
  private enum Letters: Hashable {
    case nextUp, nextDown, up, down, asTheyAre
  }

  private var parts: [Part] = []

  init(_ text: String) {
    var left = text[...]
    while let next = left.popFirst() {
      if next == "&" {
        parts.append(.group(0))
      } else if next == "\\", let sign = left.popFirst() {
        parts.append(ViTemplate.part(sign))
      } else {
        parts.append(.text(String(next)))
      }
    }
  }

  private static func part(_ sign: Character) -> Part {
    if sign.isASCII, let number = sign.wholeNumberValue { return .group(number) }
    return switch sign {
    case "r", "n": .text("\n")
    case "t": .text("\t")
    case "u": .letters(.nextUp)
    case "l": .letters(.nextDown)
    case "U": .letters(.up)
    case "L": .letters(.down)
    case "e", "E": .letters(.asTheyAre)
    default: .text(String(sign))
    }
  }

  /// What comes in the place of a match.
  func text(for match: SearchMatch, in bytes: [UInt8]) -> String {
    var result = ""
    var next: Letters?
    var all = Letters.asTheyAre
    for part in parts {
      var added: String
      switch part {
      case .letters(let letters):
        if letters == .nextUp || letters == .nextDown { next = letters } else { all = letters }
        continue
      case .text(let text): added = text
      case .group(let number):
        let range =
          number == 0 ? match.range : number < match.groups.count ? match.groups[number] : nil
        added = range.map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
      }
      if all == .up { added = added.uppercased() }
      if all == .down { added = added.lowercased() }
      if let first = added.first, let letters = next {
        let letter = letters == .nextUp ? first.uppercased() : first.lowercased()
        added = letter + added.dropFirst()
        next = nil
      }
      result += added
    }
    return result
  }
}
