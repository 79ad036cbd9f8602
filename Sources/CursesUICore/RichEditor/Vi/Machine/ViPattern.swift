/// A pattern as vi writes it, read as `Search` takes it.
///
/// Patterns are those of Find. Of vi's own signs these are known besides: `\v` (very magic) and `\V` (nothing
/// is a sign), `\c` and `\C` for capitals, `\<` and `\>` for the edges of words, `\=` for “or none”.
struct ViPattern: Hashable, Sendable {
  /// What is looked for.
  private(set) var text = ""
  /// What `\c` or `\C` says.
  private(set) var isCaseSensitive: Bool?
  /// Whether it has a capital that is no sign.
  private(set) var hasCapital = false

  private enum Magic { case usual, very, none }

  private static let signs: Set<Character> = [
    "\\", ".", "[", "]", "(", ")", "{", "}", "*", "+", "?", "|", "^", "$",
  ]

  init(_ pattern: String) {
    var magic = Magic.usual
    var left = pattern[...]
    while let next = left.popFirst() {
      if next == "\\", let sign = left.popFirst() {
        switch sign {
        case "v": magic = .very
        case "m": magic = .usual
        case "V": magic = .none
        case "c": isCaseSensitive = false
        case "C": isCaseSensitive = true
        default: addEscaped(sign, magic)
        }
      } else if next == "[", magic != .none {
        addBracket(&left)
      } else {
        add(next, magic, &left)
      }
    }
  }

  private mutating func addEscaped(_ sign: Character, _ magic: Magic) {
    switch (magic, sign) {
    case (.usual, "<"), (.usual, ">"), (.none, "<"), (.none, ">"): text += "\\b"
    case (.usual, "="): text += "?"
    case (.very, "<"), (.very, ">"), (.very, "="): text.append(sign)
    default: text += "\\" + String(sign)
    }
  }

  private mutating func add(_ next: Character, _ magic: Magic, _ left: inout Substring) {
    hasCapital = hasCapital || next.isUppercase
    switch (magic, next) {
    case (.none, _): text += Self.signs.contains(next) ? "\\" + String(next) : String(next)
    case (.very, "<"), (.very, ">"): text += "\\b"
    case (.very, "="): text += "?"
    case (.very, "%") where left.first == "(":
      left.removeFirst()
      text += "(?:"
    default: text.append(next)
    }
  }

  /// A set of characters, in which nothing is a sign of vi's.
  private mutating func addBracket(_ left: inout Substring) {
    text.append("[")
    var isFirst = true
    while let next = left.popFirst() {
      text.append(next)
      hasCapital = hasCapital || next.isUppercase
      if next == "\\", let escaped = left.popFirst() { text.append(escaped) }
      if next == "]", !isFirst { return }
      isFirst = isFirst && next == "^"
    }
  }
}
