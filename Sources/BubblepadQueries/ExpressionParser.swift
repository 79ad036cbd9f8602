/// Reads expressions of Dataview and of bases: both are written alike.
struct ExpressionParser {
  private(set) var tokens: ArraySlice<QueryToken>
  private let dialect: QueryTokenizer.Dialect
  private let lastLine: Int
  private var depth = 0

  private static let mostDepth = 60

  init(
    _ tokens: ArraySlice<QueryToken>, _ dialect: QueryTokenizer.Dialect, lastLine: Int
  ) {
    (self.tokens, self.dialect, self.lastLine) = (tokens, dialect, lastLine)
  }

  /// All of a text.
  static func expression(
    _ text: String, _ dialect: QueryTokenizer.Dialect, line: Int
  ) throws(QueryFault) -> QueryExpression {
    let tokens = try QueryTokenizer.tokens(text, dialect, line: line)
    var parser = ExpressionParser(tokens[...], dialect, lastLine: line)
    let expression = try parser.expression()
    try parser.end()
    return expression
  }

  /// Throws where something follows.
  func end() throws(QueryFault) {
    if let token = tokens.first {
      throw QueryFault("“\(token.text)” does not belong here.", line: token.line)
    }
  }

  var next: QueryToken? { tokens.first }

  /// Passes over what stands next.
  mutating func drop() { tokens = tokens.dropFirst() }

  mutating func takes(sign: String) -> Bool {
    guard tokens.first?.isSign(sign) == true else { return false }
    tokens.removeFirst()
    return true
  }

  mutating func takes(word: String) -> Bool {
    guard tokens.first?.word == word else { return false }
    tokens.removeFirst()
    return true
  }

  mutating func expression() throws(QueryFault) -> QueryExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.mostDepth else {
      throw QueryFault("There are too many “(” within each other.", line: next?.line ?? lastLine)
    }
    var left = try conjunction()
    while takes(word: "or") || takes(sign: "||") || takes(sign: "|") {
      left = .or(left, try conjunction())
    }
    return left
  }

  private mutating func conjunction() throws(QueryFault) -> QueryExpression {
    var left = try comparison()
    while takes(word: "and") || takes(sign: "&&") || takes(sign: "&") {
      left = .and(left, try comparison())
    }
    return left
  }

  private mutating func comparison() throws(QueryFault) -> QueryExpression {
    let left = try sum()
    for (sign, comparison) in Self.comparisons where takes(sign: sign) {
      return .compare(comparison, left, try sum())
    }
    return left
  }

  private static let comparisons: [(String, QueryExpression.Comparison)] = [
    ("==", .equal), ("=", .equal), ("!=", .unequal), ("<=", .atMost), (">=", .atLeast),
    ("<", .less), (">", .more),
  ]

  private mutating func sum() throws(QueryFault) -> QueryExpression {
    var left = try product()
    while let sign = next, sign.isSign("+") || sign.isSign("-") {
      tokens.removeFirst()
      left = .arithmetic(Character(sign.text), left, try product())
    }
    return left
  }

  private mutating func product() throws(QueryFault) -> QueryExpression {
    var left = try unary()
    while let sign = next, sign.isSign("*") || sign.isSign("/") || sign.isSign("%") {
      tokens.removeFirst()
      left = .arithmetic(Character(sign.text), left, try unary())
    }
    return left
  }

  private mutating func unary() throws(QueryFault) -> QueryExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.mostDepth else {
      throw QueryFault("There are too many signs in a row.", line: next?.line ?? lastLine)
    }
    if takes(sign: "!") { return .not(try unary()) }
    if takes(sign: "-") { return .negative(try unary()) }
    var value = try primary()
    while true {
      if takes(sign: ".") {
        value = try part(of: value)
      } else if next?.isSign("[") == true {
        value = try element(of: value)
      } else {
        return value
      }
    }
  }

  /// `a["b"]`, `a[0]`.
  private mutating func element(of value: QueryExpression) throws(QueryFault) -> QueryExpression {
    tokens.removeFirst()
    if case .field(let names) = value, case .text(let name)? = next?.kind,
      tokens.dropFirst().first?.isSign("]") == true
    {
      tokens.removeFirst(2)
      try check(name, after: names, line: lastLine)
      return .field(names + [name])
    }
    let index = try expression()
    guard takes(sign: "]") else { throw expected("“]”") }
    return .element(value, index)
  }

  private mutating func part(of value: QueryExpression) throws(QueryFault) -> QueryExpression {
    guard let token = next, case .name(let name) = token.kind else { throw expected("a name") }
    tokens.removeFirst()
    guard takes(sign: "(") else {
      if case .field(let names) = value {
        try check(name, after: names, line: token.line)
        return .field(names + [name])
      }
      if case .part(let base, let names) = value { return .part(base, names + [name]) }
      return .part(value, [name])
    }
    // As a method `date` takes the time away.
    let function = name.lowercased() == "date" ? QueryFunction.striptime : try function(token)
    return try call(function, token, [value])
  }

  /// Throws where a name after `file.` means nothing.
  private func check(_ name: String, after names: [String], line: Int) throws(QueryFault) {
    guard names.last?.lowercased() == "file",
      names.count == 1 || names.count == 2 && ["this", "rows"].contains(names[0].lowercased()),
      !NoteFields.fileNames.contains(name.lowercased()),
      dialect == .base || !NoteFields.listNames.contains(name.lowercased())
    else { return }
    throw QueryFault("“file.\(name)” is not known here.", line: line)
  }

  private mutating func primary() throws(QueryFault) -> QueryExpression {
    guard let token = tokens.popFirst() else { throw expected("a value") }
    switch token.kind {
    case .number(let number): return .value(.number(number))
    case .text(let text): return .value(.text(text))
    case .date(let date): return .value(.date(date))
    case .link(let target): return .call(.link, [.value(.text(target))])
    case .tag(let name): return .value(.text("#" + name))
    case .sign("("):
      let inner = try expression()
      guard takes(sign: ")") else { throw expected("“)”") }
      return inner
    case .sign("["):
      var values: [QueryExpression] = []
      while !takes(sign: "]") {
        if !values.isEmpty, !takes(sign: ",") { throw expected("“,” or “]”") }
        values.append(try expression())
      }
      return values.isEmpty ? .value(.list([])) : .call(.list, values + [])
    case .sign: throw QueryFault("“\(token.text)” needs a value before it.", line: token.line)
    case .name(let name):
      switch token.word {
      case "true", "false": return .value(.bool(token.word == "true"))
      case "null": return .value(.none)
      default: break
      }
      guard takes(sign: "(") else { return .field([name]) }
      if let special = try special(token) { return special }
      return try call(try function(token), token, [])
    }
  }

  /// `date(today)` and `dur(7 days)`, whose arguments are no expressions.
  private mutating func special(_ token: QueryToken) throws(QueryFault) -> QueryExpression? {
    guard dialect == .dataview else { return nil }
    if token.word == "date", let word = next?.word, let day = DayName(rawValue: word),
      tokens.dropFirst().first?.isSign(")") == true
    {
      tokens.removeFirst(2)
      return .field(["date()", day.rawValue])
    }
    guard token.word == "dur" else { return nil }
    let words = tokens.prefix { !$0.isSign(")") }.map(\.text).joined(separator: " ")
    guard let span = QuerySpan(words.filter { $0 != "\"" }) else { return nil }
    tokens = tokens.drop { !$0.isSign(")") }.dropFirst()
    return .value(.span(span))
  }

  /// A day by its name.
  enum DayName: String {
    case today, now, tomorrow, yesterday, sow, eow, som, eom, soy, eoy
  }

  private func function(_ token: QueryToken) throws(QueryFault) -> QueryFunction {
    guard let function = QueryFunction(rawValue: token.word),
      dialect == .dataview || !function.isOfLists
    else {
      throw QueryFault("There is no function “\(token.text)” here.", line: token.line)
    }
    return function
  }

  private mutating func call(
    _ function: QueryFunction, _ token: QueryToken, _ first: [QueryExpression]
  ) throws(QueryFault) -> QueryExpression {
    var arguments = first
    var isFirst = true
    while !takes(sign: ")") {
      if !isFirst, !takes(sign: ",") { throw expected("“,” or “)”") }
      arguments.append(try argument(of: function))
      isFirst = false
    }
    guard function.counts.contains(arguments.count) else {
      throw QueryFault(
        "“\(token.text)” has \(arguments.count < function.counts.lowerBound ? "too few" : "too many") values.",
        line: token.line)
    }
    guard !function.needsFunction || arguments.last?.isFunction == true else {
      throw QueryFault(
        "“\(token.text)” needs a function as its last value: (x) => x.due.", line: token.line)
    }
    return .call(function, arguments)
  }

  /// A value, or `(x) => …` where a function takes one.
  private mutating func argument(
    of function: QueryFunction
  ) throws(QueryFault) -> QueryExpression {
    guard function.takesFunction, tokens.count > 3,
      tokens[tokens.startIndex].isSign("("), tokens[tokens.startIndex + 2].isSign(")"),
      tokens[tokens.startIndex + 3].isSign("=>")
    else { return try expression() }
    let name = tokens[tokens.startIndex + 1].word
    guard !name.isEmpty else { throw expected("a name") }
    tokens = tokens.dropFirst(4)
    return .function(name, try expression())
  }

  private func expected(_ what: String) -> QueryFault {
    guard let token = next else {
      return QueryFault("\(what) is missing at the end.".startingLarge, line: lastLine)
    }
    return QueryFault("“\(token.text)” stands where \(what) should.", line: token.line)
  }
}

extension String {
  /// With a capital letter at its start.
  var startingLarge: String { prefix(1).uppercased() + dropFirst() }
}
