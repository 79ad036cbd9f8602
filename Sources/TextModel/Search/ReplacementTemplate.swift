/// What is put in the place of a match of a regular expression.
///
/// `$1` or `\1` is its first group, `$0` all of it, `$$` a dollar; `\n` is a line end, `\t` a tab, `\\` a
/// backslash. `\u` makes the next character a capital and `\l` a small letter, `\U` and `\L` do so with all
/// up to `\E`.
public struct ReplacementTemplate: Hashable, Sendable {
  fileprivate enum Part: Hashable {
    case text(String)
    /// A group, and how it is written where there is no such group.
    case group(Int, String)
    case letterCase(LetterCase)
  }

  fileprivate enum LetterCase: Hashable {
    case nextCapital, nextSmall, capitals, small, asWritten
  }

  private var parts: [Part] = []

  /// Reads a template; what has no meaning in it stands for itself.
  public init(_ template: String) {
    var plain = ""
    var left = template[...]
    while let sign = left.popFirst() {
      guard sign == "$" || sign == "\\", let next = left.first else {
        plain.append(sign)
        continue
      }
      switch ReplacementTemplate.part(sign, next) {
      case nil:
        plain.append(sign)
        continue
      case .text(let text): plain += text
      case let part?:
        if !plain.isEmpty { parts.append(.text(plain)) }
        plain = ""
        parts.append(part)
      }
      left.removeFirst()
    }
    if !plain.isEmpty { parts.append(.text(plain)) }
  }

  private static func part(_ sign: Character, _ next: Character) -> Part? {
    if next == sign { return .text(String(sign)) }
    if next.isASCII, let number = next.wholeNumberValue {
      return .group(number, String([sign, next]))
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
  func text(for match: SearchMatch, in bytes: [UInt8]) -> String {
    var result = ""
    var lasting = LetterCase.asWritten
    var next: LetterCase?
    for part in parts {
      let text: String
      switch part {
      case .letterCase(.nextCapital): next = .nextCapital
      case .letterCase(.nextSmall): next = .nextSmall
      case .letterCase(let new): (lasting, next) = (new, nil)
      case .text, .group: break
      }
      switch part {
      case .letterCase: continue
      case .text(let plain): text = plain
      case .group(let number, let written):
        guard number < match.groups.count else {
          text = written
          break
        }
        text = match.groups[number].map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
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
