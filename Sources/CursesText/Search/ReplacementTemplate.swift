/// What is put in the place of a match of a regular expression.
///
/// `$1` or `\1` is its first group, `$0` all of it, `$$` a dollar; `\n` is a line end, `\t` a tab, `\\` a
/// backslash. `\u` makes the next character a capital and `\l` a small letter, `\U` and `\L` do so with all
/// up to `\E`.
public struct ReplacementTemplate: Hashable, Sendable {
  /// A piece of a template, for those who read another notation.
  package enum Part: Hashable, Sendable {
    case text(String)
    /// A group, and what stands for it where there is no such group.
    case group(Int, orElse: String)
    case letterCase(LetterCase)
  }

  /// What becomes of letters.
  package enum LetterCase: Hashable, Sendable {
    case nextCapital, nextSmall, capitals, small, asWritten
  }

  private var parts: [Part] = []

  package init(parts: [Part]) { self.parts = parts }

  /// Reads a template; what has no meaning in it stands for itself.
  public init(_ template: String) {
    var plain = ""
    var left = template[...]
    func flush() {
      if !plain.isEmpty { parts.append(.text(plain)) }
      plain = ""
    }
    while let sign = left.popFirst() {
      switch ReplacementTemplate.part(sign, &left) {
      case nil: plain.append(sign)
      case .text(let text): plain += text
      case let part?:
        flush()
        parts.append(part)
      }
    }
    flush()
  }

  /// The number of a group in braces, which are taken away: a digit may follow it. Nil where there is none.
  private static func braced(_ left: inout Substring) -> Int? {
    guard left.first == "{", let end = left.firstIndex(of: "}"),
      let number = Int(left[..<end].dropFirst()), 0...99 ~= number
    else { return nil }
    left = left[left.index(after: end)...]
    return number
  }

  /// What a sign means with what follows it, which is taken away; nil for a sign that is itself.
  private static func part(_ sign: Character, _ left: inout Substring) -> Part? {
    guard sign == "$" || sign == "\\", let next = left.first else { return nil }
    if sign == "$", let number = braced(&left) { return .group(number, orElse: "${\(number)}") }
    guard let part = part(sign, next) else { return nil }
    left.removeFirst()
    return part
  }

  private static func part(_ sign: Character, _ next: Character) -> Part? {
    if next == sign { return .text(String(sign)) }
    if next.isASCII, let number = next.wholeNumberValue {
      return .group(number, orElse: String([sign, next]))
    }
    guard sign == "\\" else { return nil }
    switch next {
    case "n": return .text("\n")
    case "t": return .text("\t")
    case "u": return .letterCase(.nextCapital)
    case "l": return .letterCase(.nextSmall)
    case "U": return .letterCase(.capitals)
    case "L": return .letterCase(.small)
    case "E", "e": return .letterCase(.asWritten)
    default: return nil
    }
  }

  /// Whether it writes a line end of its own.
  public var hasLineEnd: Bool {
    parts.contains { part in
      guard case .text(let text) = part else { return false }
      return text.utf8.contains(0x0A)
    }
  }

  /// What it puts in the place of a match in `bytes`.
  package func text(for match: SearchMatch, in bytes: [UInt8]) -> String {
    var result = ""
    var lasting = LetterCase.asWritten
    var next: LetterCase?
    for part in parts {
      let text: String
      switch part {
      case .letterCase(.nextCapital):
        next = .nextCapital
        continue
      case .letterCase(.nextSmall):
        next = .nextSmall
        continue
      case .letterCase(let new):
        lasting = new
        continue
      case .text(let plain): text = plain
      case .group(let number, let other):
        text =
          number < match.groups.count
          ? match.groups[number].map { String(decoding: bytes[$0], as: UTF8.self) } ?? "" : other
      }
      guard let first = text.first else { continue }
      let rest = lasting.applied(to: String(text.dropFirst()))
      result += (next ?? lasting).applied(to: String(first)) + rest
      next = nil
    }
    return result
  }
}

extension ReplacementTemplate.LetterCase {
  fileprivate func applied(to text: String) -> String {
    switch self {
    case .nextCapital, .capitals: text.uppercased()
    case .nextSmall, .small: text.lowercased()
    case .asWritten: text
    }
  }
}
