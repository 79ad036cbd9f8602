@_spi(Nodes) import CursesViewGraph

/// A line that an ex command names.
struct ViAddress: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case current, last
    /// A line of the source, from 1.
    case line(Int)
    case mark(Character)
    /// The next line with a match, or the one before.
    case match(String, isForward: Bool)
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
  /// Whether the second line is counted from the first: `;` between them.
  var isFromFirst = false
  /// The letters of its name.
  var name = ""
  /// How often its sign stands there: `:>>`.
  var times = 1
  /// Whether a `!` follows.
  var isForced = false
  /// What stands behind.
  var rest = ""
  /// How many characters of the line that is, with the spaces around it.
  private var restLength = 0

  init(_ line: String) {
    var reader = ViExReader(line)
    reader.skip { $0 == " " || $0 == ":" }
    if reader.take("%") {
      isWhole = true
    } else {
      from = reader.address()
      upTo = from
      while let sign = reader.peek, sign == "," || sign == ";" {
        _ = reader.take(sign)
        isFromFirst = sign == ";"
        // Of more than two lines the last two count.
        from = upTo ?? ViAddress(base: .current)
        upTo = reader.address() ?? ViAddress(base: .current)
      }
    }
    reader.skip { $0 == " " }
    name = reader.letters()
    if name.isEmpty, let sign = reader.peek, "<>&@=\"#!".contains(sign) {
      name = String(sign)
      _ = reader.take(sign)
      while "<>".contains(sign), reader.take(sign) { times += 1 }
    }
    isForced = reader.take("!")
    rest = reader.rest
    restLength = reader.length
    if name.hasPrefix("s"),
      !["substitute", "set", "saveas", "sort", "split"].contains(where: { $0.hasPrefix(name) })
    {
      name = "?"
    }
  }

  /// Whether it only says where to go.
  var isPlace: Bool { name.isEmpty }

  /// The lines that a `|` keeps apart. What `:g` and `:normal` are told is theirs to the end, and what
  /// `:s` looks for may have one.
  static func split(_ line: String) -> [String] {
    let command = ViExCommand(line)
    if command.isNamed("g", "global") || command.isNamed("v", "vglobal")
      || command.isNamed("norm", "normal")
    {
      return [line]
    }
    var head = line[...]
    var first = ""
    if command.isNamed("s", "substitute"), let sign = command.rest.first, !sign.isLetter,
      !sign.isNumber, !"|&".contains(sign)
    {
      var rest = line.suffix(command.restLength).drop { $0 == " " }.dropFirst()
      for _ in 0..<2 { _ = ViSearchLine.pattern(of: &rest, until: sign) }
      first = String(line[..<rest.startIndex])
      head = rest
    }
    while let next = head.popFirst() {
      if next == "|" { return [first] + split(String(head)) }
      first.append(next)
      if next == "\\", let escaped = head.popFirst() { first.append(escaped) }
    }
    return [first]
  }

  /// A number that stands behind the name, and a register before it: `:d a 3`.
  var registerAndCount: (register: Character?, count: Int?) {
    var words = rest.split(separator: " ")[...]
    var register: Character?
    if let word = words.first, word.count == 1, let name = word.first, !name.isNumber,
      ViRegisters.isName(name)
    {
      register = name
      words.removeFirst()
    }
    return (register, words.first.flatMap { Int($0) }.map { min(max(1, $0), 1 << 30) })
  }

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
  var length: Int { left.count }
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

  /// What is looked for between two signs.
  private mutating func match(_ sign: Character) -> ViAddress? {
    guard take(sign) else { return nil }
    let pattern = ViSearchLine.pattern(of: &left, until: sign).0
    return ViAddress(base: .match(pattern, isForward: sign == "/"))
  }

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
    } else {
      found = match("/") ?? match("?")
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
