import CursesText

/// Reads a query as it is typed, in the words of Obsidian.
struct QueryParser {
  private let characters: [Character]
  private var index = 0
  /// Whether capitals and accents count at the moment.
  private var isExact = false
  private var depth = 0

  private static let mostDepth = 50

  static func parse(_ text: String) throws(QueryProblem) -> QueryNode {
    var parser = QueryParser(text)
    let node = try parser.alternatives()
    guard parser.index == parser.characters.count else {
      throw QueryProblem(sentence: "A “)” has no “(” before it.")
    }
    return node
  }

  private init(_ text: String) { characters = Array(text) }

  private var next: Character? { index < characters.count ? characters[index] : nil }

  private mutating func skipSpaces() {
    while let character = next, character.isWhitespace { index += 1 }
  }

  // MARK: Groups

  private mutating func alternatives() throws(QueryProblem) -> QueryNode {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.mostDepth else {
      throw QueryProblem(sentence: "The query has too many “(” within each other.")
    }
    var branches = [try conjunction()]
    while takesOr() { branches.append(try conjunction()) }
    guard branches.count > 1 else { return branches[0] }
    for case .all(let parts) in branches where parts.isEmpty {
      throw QueryProblem(sentence: "“OR” needs words before it and after it.")
    }
    return .any(branches)
  }

  private mutating func conjunction() throws(QueryProblem) -> QueryNode {
    var parts: [QueryNode] = []
    while true {
      skipSpaces()
      guard let character = next, character != ")", !isAtOr else { break }
      parts.append(try part())
    }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private var isAtOr: Bool {
    guard characters[index...].starts(with: "OR") else { return false }
    let after = index + 2
    return after == characters.count || characters[after].isWhitespace || characters[after] == "("
  }

  private mutating func takesOr() -> Bool {
    guard next != nil, isAtOr else { return false }
    index += 2
    return true
  }

  // MARK: Parts

  private mutating func part() throws(QueryProblem) -> QueryNode {
    if next == "-", index + 1 < characters.count, !characters[index + 1].isWhitespace {
      index += 1
      return .not(try part())
    }
    switch next {
    case "(": return try group()
    case "\"": return .words(QueryWords(quoted(), isExact: isExact))
    case "/": if let pattern = try pattern() { return pattern }
    case "[": if let property = try property() { return property }
    default: break
    }
    if let name = operatorName() {
      let start = index
      index += name.count + 1
      if let node = try value(ofOperator: name) { return node }
      index = start
    }
    return .words(QueryWords(word(), isExact: isExact))
  }

  private mutating func group() throws(QueryProblem) -> QueryNode {
    index += 1
    let node = try alternatives()
    guard next == ")" else { throw QueryProblem(sentence: "A “(” has no “)” after it.") }
    index += 1
    return node
  }

  /// What stands between quotation marks; the last one may still be to come.
  private mutating func quoted() -> String {
    index += 1
    var text = ""
    while let character = next {
      index += 1
      if character == "\"" { break }
      if character == "\\", let escaped = next, escaped == "\"" || escaped == "\\" {
        text.append(escaped)
        index += 1
      } else {
        text.append(character)
      }
    }
    return text
  }

  /// A regular expression; nil for a word that begins with a slash.
  private mutating func pattern() throws(QueryProblem) -> QueryNode? {
    var (place, text) = (index + 1, "")
    while place < characters.count, characters[place] != "/" {
      if characters[place] == "\\", place + 1 < characters.count {
        if characters[place + 1] != "/" { text.append("\\") }
        place += 1
      }
      text.append(characters[place])
      place += 1
    }
    guard place < characters.count, !text.isEmpty else { return nil }
    let flags = characters[(place + 1)...].prefix { !$0.isWhitespace && $0 != ")" }
    guard PatternFlags.are(flags) else { return nil }
    index = flags.endIndex
    return .pattern(try search(for: text, flags: flags))
  }

  private func search(
    for pattern: String, flags: some Collection<Character> = ""
  ) throws(QueryProblem) -> Search {
    try PatternFlags.search(for: pattern, flags, isExact: isExact)
  }

  private mutating func word() -> String {
    let start = index
    while let character = next, !character.isWhitespace, character != ")" { index += 1 }
    // What begins with what nothing else takes is a word too.
    if index == start { index += 1 }
    return String(characters[start..<index])
  }

  // MARK: Operators

  static let operators = [
    "file", "path", "content", "match-case", "ignore-case", "tag", "line", "block", "section",
    "task", "task-todo", "task-done", "is", "modified", "links",
  ]

  private func operatorName() -> String? {
    Self.operators.first { characters[index...].starts(with: $0 + ":") }
  }

  /// The node of an operator whose name has been read; nil where nothing follows that it could be asked of.
  private mutating func value(ofOperator name: String) throws(QueryProblem) -> QueryNode? {
    guard let character = next, !character.isWhitespace, character != ")" else {
      throw QueryProblem(sentence: "“\(name):” needs something after it.")
    }
    switch name {
    case "tag": return try tag()
    case "is": return try state()
    case "modified": return .age(try age(plainValue()))
    case "links":
      return .linkCount(
        try comparison(plainValue(), "“links:” needs a number, as in links:>3."))
    case "match-case", "ignore-case":
      let before = isExact
      isExact = name == "match-case"
      defer { isExact = before }
      return try argument()
    default:
      guard let scope = Self.scopes[name] else { return nil }
      return .within(scope, try argument())
    }
  }

  private static let scopes: [String: QueryScope] = [
    "file": .file, "path": .path, "content": .content, "line": .line, "block": .block,
    "section": .section, "task": .task, "task-todo": .openTask, "task-done": .doneTask,
  ]

  private mutating func argument() throws(QueryProblem) -> QueryNode {
    switch next {
    case "(": return try group()
    case "\"":
      let text = quoted()
      return text.isEmpty ? .all([]) : .words(QueryWords(text, isExact: isExact))
    case "/": if let pattern = try pattern() { return pattern }
    default: break
    }
    return .words(QueryWords(word(), isExact: isExact))
  }

  private mutating func plainValue() -> String { next == "\"" ? quoted() : word() }

  private mutating func tag() throws(QueryProblem) -> QueryNode {
    let value = plainValue()
    let name = value.hasPrefix("#") ? String(value.dropFirst()) : value
    guard !name.isEmpty else {
      throw QueryProblem(sentence: "“tag:” needs a tag, as in tag:#work.")
    }
    return .tag(FoldedText(name).bytes)
  }

  private mutating func state() throws(QueryProblem) -> QueryNode {
    guard word().lowercased() == "locked" else {
      throw QueryProblem(sentence: "“is:” knows only is:locked.")
    }
    return .isLocked
  }

  private static let units: [Character: Double] = [
    "h": 3600, "d": 86_400, "w": 604_800, "m": 2_629_800, "y": 31_557_600,
  ]

  private func age(_ value: String) throws(QueryProblem) -> QueryComparison {
    let words = "“modified:” needs an age in h, d, w, m or y, as in modified:<7d."
    guard let last = value.last, let unit = Self.units[last],
      value.hasPrefix("<") || value.hasPrefix(">")
    else { throw QueryProblem(sentence: words) }
    let number = try comparison(String(value.dropLast()), words)
    return QueryComparison(relation: number.relation, number: number.number * unit * 1e9)
  }

  private func comparison(
    _ value: String, _ words: String
  ) throws(QueryProblem) -> QueryComparison {
    guard let found = Self.comparison(value) else { throw QueryProblem(sentence: words) }
    return found
  }

  private static func comparison(_ value: String) -> QueryComparison? {
    let relation: QueryComparison.Relation =
      value.hasPrefix("<") ? .less : value.hasPrefix(">") ? .more : .equal
    let digits = relation == .equal ? value[...] : value.dropFirst()
    guard let number = Double(digits), number.isFinite else { return nil }
    return QueryComparison(relation: relation, number: number)
  }

  // MARK: Properties

  /// `[key]`, `[key:value]`, `["key":"value"]`, `[key:/pattern/]`; nil for what is no property, such as `[[a link]]`.
  private mutating func property() throws(QueryProblem) -> QueryNode? {
    guard !characters[index...].starts(with: "[["), let end = endOfProperty() else { return nil }
    let inner = characters[(index + 1)..<end]
    let colon = Self.firstIndex(of: ":", in: inner)
    let key = Self.withoutMarks(trimmed(String(inner[..<(colon ?? inner.endIndex)])[...]))
    guard !key.isEmpty else {
      throw QueryProblem(sentence: "“[…]” needs the name of a property, as in [status:done].")
    }
    index = end + 1
    let test =
      try colon.map { colon throws(QueryProblem) in
        try self.test(trimmed(String(inner[(colon + 1)...])[...]), of: key)
      } ?? .isThere
    return .property(key: FoldedText(key).bytes, test)
  }

  /// The bracket that ends a property: none within quotation marks or a regular expression.
  private func endOfProperty() -> Int? {
    let inner = characters[(index + 1)...]
    guard let first = inner.firstIndex(of: "]") else { return nil }
    return Self.firstIndex(of: "]", in: inner) ?? first
  }

  /// The first place of a character that stands neither in quotation marks nor in a regular expression after a colon.
  private static func firstIndex(
    of wanted: Character, in characters: ArraySlice<Character>
  ) -> Int? {
    var (end, before): (Character?, Character?) = (nil, nil)
    var place = characters.startIndex
    while place < characters.endIndex {
      let character = characters[place]
      if let mark = end {
        if character == "\\" { place += 1 } else if character == mark { end = nil }
      } else if character == wanted {
        return place
      } else if character == "\"" || character == "/" && before == ":" {
        end = character
      }
      if !character.isWhitespace { before = character }
      place += 1
    }
    return nil
  }

  /// A text without the quotation marks around it.
  private static func withoutMarks(_ text: String) -> String {
    text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
      ? String(text.dropFirst().dropLast()) : text
  }

  private func test(_ value: String, of key: String) throws(QueryProblem) -> PropertyTest {
    if value.hasPrefix("/"), let end = value.lastIndex(of: "/"),
      case let inner = value[..<end].dropFirst(), !inner.isEmpty,
      case let flags = value[value.index(after: end)...], PatternFlags.are(flags)
    {
      return .matches(try search(for: String(inner.replacing("\\/", with: "/")), flags: flags))
    }
    let branches = value.split(separator: " OR ").map { trimmed($0) }
    if branches.count > 1 {
      var tests: [PropertyTest] = []
      for branch in branches { tests.append(try test(branch, of: key)) }
      return .any(tests)
    }
    if value == "null" { return .isEmpty }
    guard !value.isEmpty else {
      throw QueryProblem(sentence: "“[\(key):]” needs a value after the colon.")
    }
    if value.hasPrefix("<") || value.hasPrefix(">"), let number = Self.comparison(value) {
      return .compares(number)
    }
    if let first = value.first, first == "<" || first == ">",
      case let date = trimmed(value.dropFirst()), Self.isDate(date)
    {
      return .isDated(first == "<" ? .less : .more, date)
    }
    return .has(QueryWords(Self.withoutMarks(value), isExact: isExact))
  }

  /// Whether a text begins as a date does that is written with its year first.
  static func isDate(_ text: String) -> Bool {
    let pattern = Array("0000-00-00")
    let start = Array(text.prefix(pattern.count))
    return start.count == pattern.count
      && zip(start, pattern).allSatisfy { $1 == "0" ? $0.isASCII && $0.isNumber : $0 == $1 }
  }

  private func trimmed(_ text: Substring) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
