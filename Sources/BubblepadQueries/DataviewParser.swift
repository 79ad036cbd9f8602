/// Reads a query of the Dataview plugin.
struct DataviewParser {
  private var parser: ExpressionParser
  private var depth = 0

  private init(_ parser: ExpressionParser) { self.parser = parser }

  private static let clauses: Set<String> = [
    "from", "where", "sort", "limit", "group", "flatten",
  ]

  static func query(_ text: String) throws(QueryFault) -> DataviewQuery {
    let tokens = try QueryTokenizer.tokens(text, .dataview)
    guard let first = tokens.first else {
      throw QueryFault("The query is empty: begin with LIST, TABLE or TASK.")
    }
    let ends = Self.clauseStarts(tokens) + [tokens.count]
    var query = try head(tokens[1..<ends[0]], first)
    for (start, end) in zip(ends, ends.dropFirst()) {
      var reader = DataviewParser(
        ExpressionParser(tokens[(start + 1)..<end], .dataview, lastLine: tokens[end - 1].line))
      try reader.read(tokens[start], into: &query)
      try reader.parser.end()
    }
    if let groups = query.groups, query.isOfGroups,
      let field = query.kind.expressions.lazy.compactMap(groups.unknownField).first
    {
      throw QueryFault("After GROUP BY “\(field)” is “rows.\(field)”.", line: groups.line)
    }
    return query
  }

  /// Where clauses begin: with their words, outside of parentheses.
  private static func clauseStarts(_ tokens: [QueryToken]) -> [Int] {
    var depth = 0
    return tokens.indices.dropFirst().filter { index in
      if tokens[index].isSign("(") || tokens[index].isSign("[") { depth += 1 }
      if tokens[index].isSign(")") || tokens[index].isSign("]") { depth -= 1 }
      // Behind a dot it is a field.
      return depth == 0 && clauses.contains(tokens[index].word) && !tokens[index - 1].isSign(".")
    }
  }

  // MARK: LIST, TABLE, TASK

  private static func head(
    _ tokens: ArraySlice<QueryToken>, _ first: QueryToken
  ) throws(QueryFault) -> DataviewQuery {
    var reader = DataviewParser(
      ExpressionParser(tokens, .dataview, lastLine: tokens.last?.line ?? first.line))
    var hasLinks = true
    if reader.parser.next?.word == "without" {
      _ = reader.parser.takes(word: "without")
      guard reader.parser.takes(word: "id") else {
        throw QueryFault("“WITHOUT” is followed by “ID”.", line: first.line)
      }
      hasLinks = false
    }
    var query: DataviewQuery
    switch first.word {
    case "list":
      let expression = reader.parser.next == nil ? nil : try reader.parser.expression()
      query = DataviewQuery(.list(expression))
    case "table": query = DataviewQuery(.table(try reader.columns()))
    case "task": query = DataviewQuery(.tasks)
    case "calendar": throw QueryFault("CALENDAR is not answered here.", line: first.line)
    default:
      throw QueryFault(
        "“\(first.text)” is none of LIST, TABLE and TASK.", line: first.line)
    }
    try reader.parser.end()
    query.hasLinks = hasLinks
    return query
  }

  private mutating func columns() throws(QueryFault) -> [DataviewQuery.Column] {
    var columns: [DataviewQuery.Column] = []
    while parser.next != nil {
      if !columns.isEmpty, !parser.takes(sign: ",") {
        throw QueryFault(
          "“,” is missing before “\(parser.next?.text ?? "")”.", line: parser.next?.line)
      }
      columns.append(try column())
    }
    return columns
  }

  private mutating func column() throws(QueryFault) -> DataviewQuery.Column {
    let start = parser.tokens
    let expression = try parser.expression()
    let written = start.prefix(start.count - parser.tokens.count).map(\.text).joined()
    guard parser.takes(word: "as") else { return .init(expression: expression, title: written) }
    guard let token = parser.next else { throw QueryFault("A name is missing after “AS”.") }
    parser.drop()
    if case .text(let title) = token.kind { return .init(expression: expression, title: title) }
    return .init(expression: expression, title: token.text)
  }

  // MARK: Clauses

  private mutating func read(
    _ clause: QueryToken, into query: inout DataviewQuery
  ) throws(QueryFault) {
    switch clause.word {
    case "from": query.source = try source()
    case "where":
      let condition = try parser.expression()
      if query.groups?.areMeant(by: condition) == true {
        query.groups?.steps.append(.condition(condition))
      } else {
        query.steps.append(.condition(condition))
      }
    case "sort":
      var keys: [DataviewQuery.Key] = []
      repeat {
        let expression = try parser.expression()
        let isDescending = parser.takes(word: "desc") || parser.takes(word: "descending")
        if !isDescending { _ = parser.takes(word: "asc") || parser.takes(word: "ascending") }
        keys.append(.init(expression: expression, isDescending: isDescending))
      } while parser.takes(sign: ",")
      if let groups = query.groups, keys.contains(where: { groups.areSorted(by: $0.expression) }) {
        query.groups?.steps.append(.sort(keys))
      } else {
        query.steps.append(.sort(keys))
      }
    case "limit":
      guard case .number(let number)? = parser.next?.kind, number >= 0, number < 1e9 else {
        throw QueryFault("“LIMIT” is followed by a number.", line: clause.line)
      }
      parser.drop()
      if query.groups == nil {
        query.steps.append(.limit(Int(number)))
      } else {
        query.groups?.steps.append(.limit(Int(number)))
      }
    case "group":
      guard parser.takes(word: "by") else {
        throw QueryFault("“GROUP” is followed by “BY”.", line: clause.line)
      }
      query.groups = DataviewGroups(column: try column(), line: clause.line)
    default:
      let column = try column()
      guard query.groups != nil else { return query.steps.append(.flatten(column)) }
      if case .tasks = query.kind {
        throw QueryFault("FLATTEN after GROUP BY is not answered for TASK.", line: clause.line)
      }
      query.groups?.steps.append(.flatten(column))
    }
  }

  // MARK: FROM

  private mutating func source() throws(QueryFault) -> DataviewQuery.Source {
    var left = try sourcePart()
    while parser.next != nil {
      if parser.takes(word: "and") || parser.takes(sign: "&") || parser.takes(sign: "&&") {
        left = .and(left, try sourcePart())
      } else if parser.takes(word: "or") || parser.takes(sign: "|") || parser.takes(sign: "||") {
        left = .or(left, try sourcePart())
      } else {
        break
      }
    }
    return left
  }

  private mutating func sourcePart() throws(QueryFault) -> DataviewQuery.Source {
    var isNot = false
    while parser.takes(sign: "!") || parser.takes(sign: "-") { isNot.toggle() }
    let source = try plainSource()
    return isNot ? .not(source) : source
  }

  private mutating func plainSource() throws(QueryFault) -> DataviewQuery.Source {
    guard let token = parser.next else {
      throw QueryFault("A tag, folder or link is missing after “FROM”.")
    }
    if parser.takes(sign: "(") {
      depth += 1
      defer { depth -= 1 }
      guard depth < 30 else {
        throw QueryFault("There are too many “(” within each other.", line: token.line)
      }
      let inner = try source()
      guard parser.takes(sign: ")") else {
        throw QueryFault("“)” is missing after FROM.", line: token.line)
      }
      return inner
    }
    if parser.takes(word: "outgoing") {
      guard parser.takes(sign: "("), case .link(let target)? = parser.next?.kind else {
        throw QueryFault("“outgoing” is followed by a link in parentheses.", line: token.line)
      }
      parser.drop()
      guard parser.takes(sign: ")") else {
        throw QueryFault("“)” is missing after “outgoing”.", line: token.line)
      }
      return .linked(from: target == "#" ? "" : target)
    }
    parser.drop()
    switch token.kind {
    case .tag(let name): return .tag(name)
    case .text(let path): return .path(path.split(separator: "/").joined(separator: "/"))
    case .link(let target): return .linking(to: target == "#" ? "" : target)
    default:
      throw QueryFault(
        "“\(token.text)” is no source: write #tag, \"folder\" or [[note]].", line: token.line)
    }
  }
}
