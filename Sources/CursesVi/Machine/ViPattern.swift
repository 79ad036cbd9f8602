@_spi(Nodes) import CursesViewGraph

/// A pattern as vi writes it, read as `Search` takes it.
///
/// As in vim `( ) | + = ? { }` are signs with a backslash before them, and with `\v` without one; with `\V`
/// nothing is a sign without one. `\<` and `\>` are the edges of words, `\{-}` takes as little as there is,
/// `\c` and `\C` are for capitals.
struct ViPattern: Hashable, Sendable {
  /// What is looked for.
  private(set) var text = ""
  /// What `\c` or `\C` says.
  private(set) var isCaseSensitive: Bool?
  /// Whether it has a capital that is no sign.
  private(set) var hasCapital = false

  private enum Magic { case usual, very, none }

  /// What `Search` takes for signs.
  private static let signs: Set<Character> = [
    "\\", ".", "[", "]", "(", ")", "{", "}", "*", "+", "?", "|", "^", "$",
  ]
  /// Signs with a backslash before them, and without one.
  private static let escapedSigns: Set<Character> = [
    "(", ")", "|", "+", "=", "?", "{", "<", ">", "%",
  ]
  private static let plainSigns: Set<Character> = [".", "*", "[", "^", "$"]

  /// Letters behind a backslash, and what they stand for.
  private static let classes: [Character: String] = [
    "a": "[A-Za-z]", "A": "[^A-Za-z]", "l": "[a-z]", "L": "[^a-z]", "u": "[A-Z]", "U": "[^A-Z]",
    "x": "[0-9A-Fa-f]", "X": "[^0-9A-Fa-f]", "h": "[A-Za-z_]", "H": "[^A-Za-z_]",
  ]

  /// Whether a branch begins here: there `^` is the start of the line, and `*` is itself.
  private var isAtStart = true

  init(_ pattern: String) {
    var magic = Magic.usual
    var left = pattern[...]
    while let next = left.popFirst() {
      guard next == "\\", let sign = left.popFirst() else {
        add(next, isSign: ViPattern.isSign(next, isEscaped: false, magic), &left)
        continue
      }
      switch sign {
      case "v": magic = .very
      case "m": magic = .usual
      case "V": magic = .none
      case "c": isCaseSensitive = false
      case "C": isCaseSensitive = true
      default:
        if let known = ViPattern.classes[sign] {
          text += known
          isAtStart = false
        } else if sign.isASCII, sign.isLetter || sign.isNumber {
          text += "\\" + String(sign)
          isAtStart = false
        } else {
          add(sign, isSign: ViPattern.isSign(sign, isEscaped: true, magic), &left)
        }
      }
    }
  }

  private static func isSign(_ sign: Character, isEscaped: Bool, _ magic: Magic) -> Bool {
    switch magic {
    case .usual: isEscaped ? escapedSigns.contains(sign) : plainSigns.contains(sign)
    case .very: !isEscaped && (escapedSigns.contains(sign) || plainSigns.contains(sign))
    case .none: isEscaped && (escapedSigns.contains(sign) || plainSigns.contains(sign))
    }
  }

  private mutating func add(_ sign: Character, isSign: Bool, _ left: inout Substring) {
    hasCapital = hasCapital || sign.isUppercase
    let wasAtStart = isAtStart
    isAtStart = isSign && "(|".contains(sign)
    guard isSign else { return addPlain(sign) }
    switch sign {
    case "<", ">": text += "\\b"
    case "=": text += "?"
    case "{": addTimes(&left)
    case "[": addSet(&left)
    case "%" where left.first == "(" || left.hasPrefix("\\("):
      left = left.drop { $0 == "\\" }.dropFirst()
      text += "(?:"
      isAtStart = true
    case "%": addPlain(sign)
    case "*" where wasAtStart: addPlain(sign)
    case "^" where !wasAtStart: addPlain(sign)
    case "$" where !(left.isEmpty || "|)".contains(left.drop { $0 == "\\" }.first ?? " ")):
      addPlain(sign)
    default: text.append(sign)
    }
  }

  private mutating func addPlain(_ character: Character) {
    text += ViPattern.signs.contains(character) ? "\\" + String(character) : String(character)
  }

  /// What stands between braces: `2,3`, or `-` for as little as there is.
  private mutating func addTimes(_ left: inout Substring) {
    var times = ""
    while let next = left.popFirst(), next != "}" { if next != "\\" { times.append(next) } }
    let isLazy = times.hasPrefix("-")
    if isLazy { times.removeFirst() }
    if times.hasPrefix(",") { times = "0" + times }
    text += (times.isEmpty || times == "0," ? "*" : "{\(times)}") + (isLazy ? "?" : "")
  }

  /// A set of characters, in which nothing is a sign of vi's.
  private mutating func addSet(_ left: inout Substring) {
    // A bracket that is never closed is itself.
    guard left.dropFirst().contains("]") else { return addPlain("[") }
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
