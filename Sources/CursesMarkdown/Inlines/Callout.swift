/// What a quotation that starts with `[!NOTE]` is for.
public enum CalloutTone: Hashable, Sendable {
  case info, good, warning, danger
}

/// The marker `[!NOTE]` at the start of a quotation, as GitHub and Obsidian have it.
public struct Callout: Hashable, Sendable {
  /// The word between `[!` and `]`, in small letters.
  public var kind: String
  /// Where the marker stands in its part of the source, with the sign of a folded one.
  package var range: Range<Int>

  /// The markers that the editor offers.
  public static let kinds = ["note", "tip", "important", "warning", "caution"]

  /// The callout whose marker `bytes` start with at `start`.
  package init?(in bytes: [UInt8], at start: Int, upTo end: Int) {
    guard start < end, case let line = bytes[start..<end],
      line.starts(with: [Byte.openBracket, Byte.bang])
    else { return nil }
    let word = line.dropFirst(2).prefix { $0.isAlphanumeric || $0 == Byte.hyphen }
    let rest = line[word.endIndex...]
    guard !word.isEmpty, rest.first == Byte.closeBracket else { return nil }
    let sign = rest.dropFirst().first
    let isFolded = sign == Byte.plus || sign == Byte.hyphen
    let after = rest.dropFirst(isFolded ? 2 : 1)
    guard after.first?.isWhitespace ?? true else { return nil }
    kind = String(decoding: word, as: UTF8.self).lowercased()
    range = start..<after.startIndex
  }

  /// What is shown in place of the marker: “Note”.
  public var title: String { kind.prefix(1).uppercased() + kind.dropFirst() }

  /// How it speaks, for its colour.
  public var tone: CalloutTone { Callout.tone(of: kind) }

  /// The tone of a kind, whatever its letters; unknown kinds inform.
  public static func tone(of kind: String) -> CalloutTone {
    switch kind.lowercased() {
    case "tip", "hint", "success", "check", "done": .good
    case "warning", "important", "attention", "question", "help", "faq": .warning
    case "caution", "danger", "error", "bug", "failure", "fail", "missing": .danger
    default: .info
    }
  }
}
