extension NoteSummary {
  /// Returns text without inline markers, near enough for one line of a list, and never with control characters.
  public static func plain(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while true {
      // What has no signs stays as it is.
      let end = rest.utf8.firstIndex(where: isSign) ?? rest.endIndex
      result += rest[..<end]
      rest = rest[end...]
      guard let character = rest.first else { break }
      if let found = code(rest) ?? formula(rest, after: result.last) ?? link(rest)
        ?? pair(rest, after: result.last)
      {
        result += found.words
        rest = found.rest
        continue
      }
      rest = rest.dropFirst()
      switch character {
      case "*", "`", "~":
        // A lone star between spaces is a star.
        if character == "*", result.last.map(\.isWhitespace) ?? true, rest.first == " " {
          result.append(character)
        }
      case "\\":
        // Before anything else it is a backslash; at the end of a line it ends that.
        guard let next = rest.first else { break }
        guard next.isASCII, next.isPunctuation || next.isSymbol else {
          result.append(character)
          break
        }
        result.append(next)
        rest = rest.dropFirst()
      case "!" where rest.first == "[": break
      case "&":
        let named = entity(rest)
        result += named?.words ?? "&"
        rest = named?.rest ?? rest
      default: result.append(character)
      }
    }
    return FilePath.printable(NoteTitle.trimmed(result))
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "\\"),
      UInt8(ascii: "!"), UInt8(ascii: "["), UInt8(ascii: "$"), UInt8(ascii: "="), UInt8(ascii: "&"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// The text of a quotation without the `[!note]` that makes it a callout.
  static func withoutCallout(_ text: Substring) -> Substring {
    guard text.hasPrefix("[!"), let close = text.firstIndex(of: "]"),
      text[..<close].dropFirst(2).allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" })
    else { return text }
    var rest = text[close...].dropFirst()
    if rest.first == "+" || rest.first == "-" { rest = rest.dropFirst() }
    guard rest.first?.isWhitespace ?? true else { return text }
    return rest.drop(while: \.isWhitespace)
  }

  /// The cells of a row of a table, with a dot between.
  static func withoutBars(_ line: Substring) -> Substring {
    guard line.first == "|" else { return line }
    var cells = [""]
    var rest = line
    while let character = rest.popFirst() {
      if character == "\\", let next = rest.popFirst() {
        cells[cells.count - 1] += "\(character)\(next)"
      } else if character == "|" {
        cells.append("")
      } else {
        cells[cells.count - 1].append(character)
      }
    }
    return cells.map(NoteTitle.trimmed).filter { !$0.isEmpty }.joined(separator: " · ")[...]
  }

  private typealias Found = (words: String, rest: Substring)

  private static let entities: [Substring: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "nbsp": " ",
    "ensp": " ", "emsp": " ", "middot": "·",
  ]

  /// The character that a text names which follows an ampersand, and what follows it. Of those with names a note may
  /// begin with few.
  private static func entity(_ text: Substring) -> Found? {
    guard let end = text.prefix(9).firstIndex(of: ";") else { return nil }
    let (name, rest) = (text[..<end], text[end...].dropFirst())
    guard name.first == "#" else { return entities[name].map { ($0, rest) } }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let number, number >= 0x20, let scalar = Unicode.Scalar(number) else { return nil }
    return (String(scalar), rest)
  }

  /// The words of a link that a text begins with, and what follows it.
  private static func link(_ text: Substring) -> Found? {
    guard text.first == "[" else { return nil }
    if text.hasPrefix("[["), let found = wikiLink(text.dropFirst(2)) { return found }
    guard let close = text.firstIndex(of: "]") else { return nil }
    let words = text[..<close].dropFirst()
    let rest = text[close...].dropFirst()
    if words.first == "^", words.count > 1 { return ("", rest) }
    let end: Character? = rest.first == "(" ? ")" : rest.first == "[" ? "]" : nil
    guard let end, let last = rest.firstIndex(of: end) else { return nil }
    return (plain(words), rest[last...].dropFirst())
  }

  /// - Parameter text: what follows the two brackets.
  private static func wikiLink(_ text: Substring) -> Found? {
    guard let close = text.firstIndex(where: { $0 == "]" || $0 == "[" }), close > text.startIndex,
      text[close...].hasPrefix("]]")
    else { return nil }
    let inside = text[..<close]
    let words = inside.firstIndex(of: "|").map { inside[$0...].dropFirst() }
    return (String(words ?? inside), text[close...].dropFirst(2))
  }

  /// The code that a text begins with, which is as it is written, and what follows it.
  private static func code(_ text: Substring) -> Found? {
    let marks = text.prefix { $0 == "`" }
    guard !marks.isEmpty else { return nil }
    var rest = text.dropFirst(marks.count)
    while let start = rest.firstIndex(of: "`") {
      let run = rest[start...].prefix { $0 == "`" }
      if run.count == marks.count {
        let inside = text[marks.endIndex..<start]
        let isPadded = inside.count > 2 && inside.first == " " && inside.last == " "
        return (String(isPadded ? inside.dropFirst().dropLast() : inside), rest[run.endIndex...])
      }
      rest = rest[run.endIndex...]
    }
    return nil
  }

  /// A formula that a text begins with, which is as it is written, and what follows it. Amounts of money are none.
  private static func formula(_ text: Substring, after last: Character?) -> Found? {
    guard text.first == "$", !(last.map(isWord) ?? false) else { return nil }
    let inside = text.dropFirst()
    guard let first = inside.first, !first.isWhitespace, first != "$" else { return nil }
    var before = first
    for at in inside.indices {
      if inside[at] == "`" { return nil }
      if inside[at] == "$", before != "\\" {
        let rest = inside[at...].dropFirst()
        if !before.isWhitespace, !(rest.first.map(isWord) ?? false) {
          return (String(text[..<rest.startIndex]), rest)
        }
      }
      before = inside[at]
    }
    return nil
  }

  /// What stands between two `==` or `_` that a text begins with, and what follows it. Within a word, as in
  /// `snake_case`, they are what they are.
  private static func pair(_ text: Substring, after last: Character?) -> Found? {
    for mark in ["==", "__", "_"] where text.hasPrefix(mark) {
      if mark != "==", last.map({ $0.isLetter || $0.isNumber }) == true { continue }
      let inside = text.dropFirst(mark.count)
      guard let first = inside.first, !first.isWhitespace, first != mark.first else { continue }
      var at = inside.startIndex
      while at < inside.endIndex {
        let rest = inside[at...]
        if at > inside.startIndex, rest.hasPrefix(mark), !inside[..<at].hasSuffix(" "),
          mark == "==" || !(rest.dropFirst(mark.count).first.map(isWord) ?? false)
        {
          return (plain(inside[..<at]), rest.dropFirst(mark.count))
        }
        at = inside.index(after: at)
      }
    }
    return nil
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
