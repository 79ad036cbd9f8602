/// A part of a query's text.
struct QueryToken: Equatable {
  enum Kind: Equatable {
    case name(String)
    case number(Double)
    case text(String)
    case date(QueryDate)
    /// What stands between `[[` and `]]`.
    case link(String)
    /// Without its `#`.
    case tag(String)
    case sign(String)
  }

  let kind: Kind
  /// As it is written.
  let text: String
  /// From 1.
  let line: Int

  /// The name in small letters; empty for what is none.
  var word: String {
    if case .name(let name) = kind { name.lowercased() } else { "" }
  }

  func isSign(_ sign: String) -> Bool { kind == .sign(sign) }
}

/// Cuts a query into tokens.
struct QueryTokenizer {
  /// The languages of expressions.
  enum Dialect { case dataview, base }

  private let characters: [Character]
  private let dialect: Dialect
  private var index = 0
  private var line: Int

  static func tokens(
    _ text: String, _ dialect: Dialect, line: Int = 1
  ) throws(QueryFault) -> [QueryToken] {
    var tokenizer = QueryTokenizer(text, dialect, line: line)
    var tokens: [QueryToken] = []
    while let token = try tokenizer.next() {
      guard tokens.count < mostTokens else {
        throw QueryFault("The query is too long.", line: token.line)
      }
      tokens.append(token)
    }
    return tokens
  }

  /// What is computed in one go must not be endless.
  private static let mostTokens = 1000

  private init(_ text: String, _ dialect: Dialect, line: Int) {
    (characters, self.dialect, self.line) = (Array(text), dialect, line)
  }

  private func character(_ offset: Int = 0) -> Character? {
    index + offset < characters.count ? characters[index + offset] : nil
  }

  private mutating func next() throws(QueryFault) -> QueryToken? {
    while let space = character(), space.isWhitespace {
      if space.isNewline { line += 1 }
      index += 1
    }
    guard let first = character() else { return nil }
    let (start, startLine) = (index, line)
    let kind = try kind(first)
    return QueryToken(kind: kind, text: String(characters[start..<index]), line: startLine)
  }

  private mutating func kind(_ first: Character) throws(QueryFault) -> QueryToken.Kind {
    if first == "\"" || first == "'" && dialect == .base { return .text(try quoted(first)) }
    if first == "[", character(1) == "[" { return .link(try link()) }
    if first == "#", let second = character(1), Self.isTagPart(second) {
      index += 1
      return .tag(taken(while: Self.isTagPart))
    }
    if first.isNumber { return try number() }
    if first.isLetter || first == "_" {
      let hasHyphens = dialect == .dataview
      return .name(
        taken { character in
          character.isLetter || character.isNumber || character == "_"
            || character == "-" && hasHyphens
        })
    }
    for sign in ["&&", "||", "==", "!=", "<=", ">=", "=>"]
    where sign.first == first && sign.last == character(1) {
      index += 2
      return .sign(sign)
    }
    guard "()[].,!=<>+-*/%&|".contains(first) else {
      throw QueryFault("“\(first)” is no sign of queries.", line: line)
    }
    index += 1
    return .sign(String(first))
  }

  private static func isTagPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_-/".contains(character) || !character.isASCII
  }

  private mutating func taken(while isPart: (Character) -> Bool) -> String {
    let start = index
    while let character = character(), isPart(character) { index += 1 }
    return String(characters[start..<index])
  }

  private mutating func quoted(_ quote: Character) throws(QueryFault) -> String {
    let start = line
    index += 1
    var text = ""
    while let character = character() {
      index += 1
      if character == quote { return text }
      if character.isNewline { line += 1 }
      if character == "\\", let escaped = self.character() {
        index += 1
        text.append(escaped)
      } else {
        text.append(character)
      }
    }
    throw QueryFault("“\(quote)” has no end.", line: start)
  }

  private mutating func link() throws(QueryFault) -> String {
    index += 2
    let start = index
    while let character = character(), !character.isNewline {
      if character == "]", self.character(1) == "]" {
        index += 2
        return String(characters[start..<index - 2].prefix { $0 != "|" })
      }
      index += 1
    }
    throw QueryFault("“[[” has no “]]”.", line: line)
  }

  private mutating func number() throws(QueryFault) -> QueryToken.Kind {
    let start = index
    // 2026-01-02, 2026-01-02T10:30
    let day = taken { $0.isNumber || $0 == "-" }
    if day.count == 10 || day.count > 10 && day.contains("-"), QueryDate(day) != nil {
      let end = index
      if character() == "T" {
        index += 1
        let time = taken { $0.isNumber || $0 == ":" }
        if let date = QueryDate(day + "T" + time) { return .date(date) }
        index = end
      }
      if let date = QueryDate(day) { return .date(date) }
    }
    index = start
    let text = taken { $0.isNumber } + fraction()
    guard let number = Double(text) else {
      throw QueryFault("“\(text)” is no number.", line: line)
    }
    return .number(number)
  }

  private mutating func fraction() -> String {
    guard character() == ".", character(1)?.isNumber == true else { return "" }
    index += 1
    return "." + taken { $0.isNumber }
  }
}
