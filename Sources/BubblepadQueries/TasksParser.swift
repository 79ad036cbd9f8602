import BubblepadTasks
import CursesInputFormats

/// Reads the instructions of a query of the Tasks plugin.
enum TasksParser {
  /// The days that are asked for, by their names.
  static let days: [String: TasksQuery.DayField] = [
    "due": .field(.due), "scheduled": .field(.scheduled), "start": .field(.start),
    "starts": .field(.start), "created": .field(.created), "done": .field(.done),
    "cancelled": .field(.cancelled), "happens": .happens,
  ]

  /// The fields that can be hidden, by what they are called then.
  static let hideable: [String: TaskField] = [
    "due date": .due, "scheduled date": .scheduled, "start date": .start,
    "created date": .created, "done date": .done, "cancelled date": .cancelled,
    "priority": .priority, "recurrence rule": .recurrence, "on completion": .onCompletion,
    "id": .id, "depends on": .dependsOn,
  ]

  /// What else may be hidden: there is nothing of it here, or it can be left out.
  private static let otherHideable: Set<String> = [
    "backlink", "tags", "task count", "edit button", "postpone button", "toolbar", "urgency",
    "tree",
  ]

  private static let sortable: Set<String> = [
    "priority", "path", "filename", "folder", "description", "heading", "tag", "tags", "status",
    "status.type", "recurring",
  ]

  /// The lines with instructions, by their numbers from 1. One that ends in a backslash goes on in the next.
  static func lines(of text: String) -> [(Int, String)] {
    var lines: [(Int, String)] = []
    var pending: (Int, String)?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      var words = line.withoutBlanksAround
      let (number, before) = pending ?? (index + 1, "")
      pending = nil
      if words.hasSuffix("\\") {
        words.removeLast()
        pending = (number, before + words + " ")
        continue
      }
      let whole = (before + words).withoutBlanksAround
      if !whole.isEmpty, !whole.hasPrefix("#") { lines.append((number, whole)) }
    }
    // The last line goes on where there is none.
    let rest = (pending?.1 ?? "").withoutBlanksAround
    if let pending, !rest.isEmpty, !rest.hasPrefix("#") { lines.append((pending.0, rest)) }
    return lines
  }

  static func read(
    _ line: String, number: Int, into query: inout TasksQuery
  ) throws(QueryFault) {
    let words = line.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    switch words[0] {
    case "sort" where words.count > 2 && words[1] == "by":
      query.sorting.append(try key(words, line, number))
    case "group" where words.count > 2 && words[1] == "by":
      query.grouping.append(try key(words, line, number))
    case "limit": try readLimit(words, line, number, &query)
    case "hide", "show":
      let what = words.dropFirst().joined(separator: " ")
      guard hideable[what] != nil || otherHideable.contains(what) else {
        throw unknown(line, number)
      }
      if words[0] == "hide" { query.hidden.insert(what) } else { query.hidden.remove(what) }
    case "short", "full": guard words.count <= 2 else { throw unknown(line, number) }
    default: query.filters.append(try filter(line, number))
    }
  }

  private static func unknown(_ line: String, _ number: Int) -> QueryFault {
    QueryFault("“\(line)” is not understood.", line: number)
  }

  private static func key(
    _ words: [String], _ line: String, _ number: Int
  ) throws(QueryFault) -> TasksQuery.Key {
    let isReversed = words.last == "reverse"
    let name = words.dropFirst(2).dropLast(isReversed ? 1 : 0).joined(separator: " ")
    let isKnown =
      days[name] != nil || sortable.contains(name) || words[0] == "group" && name == "backlink"
    guard isKnown else { throw unknown(line, number) }
    return .init(name: name, isReversed: isReversed)
  }

  /// `limit 5`, `limit to 5 tasks`, `limit groups to 5 tasks`.
  private static func readLimit(
    _ words: [String], _ line: String, _ number: Int, _ query: inout TasksQuery
  ) throws(QueryFault) {
    var rest = words.dropFirst()
    let isOfGroups = rest.first == "groups"
    if isOfGroups { rest.removeFirst() }
    if rest.first == "to" { rest.removeFirst() }
    guard let count = rest.popFirst().flatMap({ Int($0) }), count >= 0,
      rest.isEmpty || rest == ["tasks"] || rest == ["task"]
    else { throw unknown(line, number) }
    if isOfGroups { query.groupLimit = count } else { query.limit = count }
  }

  // MARK: Filters

  private static func filter(
    _ line: String, _ number: Int
  ) throws(QueryFault) -> TasksQuery.Filter {
    if isCombined(line) {
      var parser = TaskCombination(line, number: number)
      return try parser.filter()
    }
    guard let filter = try simple(line, number) else { throw unknown(line, number) }
    return filter
  }

  /// Whether a filter is made of others in parentheses.
  static func isCombined(_ line: String) -> Bool {
    let words = line.lowercased().split(maxSplits: 1, whereSeparator: \.isWhitespace)
    return line.hasPrefix("(")
      || words.count == 2 && words[0] == "not" && words[1].drop(while: \.isWhitespace).first == "("
  }

  /// A filter without parentheses; nil for what is none.
  static func simple(_ line: String, _ number: Int) throws(QueryFault) -> TasksQuery.Filter? {
    if let pattern = try TaskPattern.filter(line, number: number) { return pattern }
    let lower = line.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    switch lower {
    case "done": return .isDone(true)
    case "not done": return .isDone(false)
    case "has tags", "has tag": return .hasTags(true)
    case "no tags", "no tag": return .hasTags(false)
    case "is recurring": return .isRecurring(true)
    case "is not recurring": return .isRecurring(false)
    default: return dayTest(lower) ?? priority(lower) ?? text(line) ?? day(lower)
    }
  }

  /// `has due date`, `no due date`.
  private static func dayTest(_ line: String) -> TasksQuery.Filter? {
    let words = line.split(separator: " ").map(String.init)
    guard words.count == 3, words[2] == "date", words[0] == "has" || words[0] == "no",
      let field = days[words[1]]
    else { return nil }
    return .hasDay(field, words[0] == "has")
  }

  /// `priority is above none`.
  private static func priority(_ line: String) -> TasksQuery.Filter? {
    var words = line.split(separator: " ").map(String.init)[...]
    guard words.popFirst() == "priority" else { return nil }
    if words.first == "is" { words.removeFirst() }
    let relations: [String: TasksQuery.PriorityTest.Relation] = [
      "above": .above, "below": .below, "not": .unequal,
    ]
    let relation = words.first.flatMap { relations[$0] }
    if relation != nil { words.removeFirst() }
    guard words.count == 1,
      let priority = TaskPriority.allCases.first(where: { $0.word == words.first })
    else { return nil }
    return .priority(.init(relation: relation ?? .equal, priority: priority))
  }

  /// `path includes x`, `tags do not include #y`.
  private static func text(_ line: String) -> TasksQuery.Filter? {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, let field = TasksQuery.TextField(rawValue: words[0].lowercased()) else {
      return nil
    }
    let phrases = [
      ("includes ", true), ("include ", true), ("does not include ", false),
      ("do not include ", false),
    ]
    for (phrase, isIn) in phrases where words[1].lowercased().hasPrefix(phrase) {
      let text = words[1].dropFirst(phrase.count).withoutBlanksAround
      return text.isEmpty ? nil : .text(field, text, isIn)
    }
    return nil
  }

  /// `due before next week`, `scheduled on or after 2026-01-02`.
  private static func day(_ line: String) -> TasksQuery.Filter? {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, let field = days[words[0]] else { return nil }
    let relations: [(String, TasksQuery.DayRange.Relation)] = [
      ("on or before ", .onOrBefore), ("on or after ", .onOrAfter), ("in or before ", .onOrBefore),
      ("in or after ", .onOrAfter), ("before ", .before), ("after ", .after), ("on ", .on),
    ]
    let found = relations.first { words[1].hasPrefix($0.0) }
    var rest = words[1].dropFirst(found?.0.count ?? 0)
    let anyDay = CalendarDate(clampingYear: 2026, month: 1, day: 1)
    if found == nil, rest.hasPrefix("in "), TaskDays.range(String(rest), today: anyDay) == nil {
      rest = rest.dropFirst(3)
    }
    let text = rest.withoutBlanksAround
    guard TaskDays.range(text, today: anyDay) != nil else { return nil }
    return .day(field, .init(words: text, relation: found?.1 ?? .on))
  }
}

/// Reads filters in parentheses with AND, OR, XOR and NOT between them.
struct TaskCombination {
  private let line: String
  private let number: Int
  private var rest: Substring
  private let depth: Int

  private static let mostDepth = 20

  init(_ line: String, number: Int, depth: Int = 0) {
    (self.line, self.number, self.depth, rest) = (line, number, depth, line[...])
  }

  mutating func filter() throws(QueryFault) -> TasksQuery.Filter {
    var left = try part()
    while let word = operation() {
      let isNot = takes("not")
      let right = try part()
      let second: TasksQuery.Filter = isNot ? .not(right) : right
      switch word {
      case "and": left = .and(left, second)
      case "or": left = .or(left, second)
      default: left = .xor(left, second)
      }
    }
    guard rest.isEmpty else {
      throw QueryFault("“\(rest)” needs AND, OR or XOR before it.", line: number)
    }
    return left
  }

  private mutating func skipSpaces() { rest = rest.drop(while: \.isWhitespace) }

  private mutating func takes(_ word: String) -> Bool {
    skipSpaces()
    guard rest.lowercased().hasPrefix(word) else { return false }
    let after = rest.dropFirst(word.count)
    guard after.first.map({ $0.isWhitespace || $0 == "(" }) ?? true else { return false }
    rest = after
    skipSpaces()
    return true
  }

  private mutating func operation() -> String? { ["and", "or", "xor"].first { takes($0) } }

  private mutating func part() throws(QueryFault) -> TasksQuery.Filter {
    var isNot = false
    while takes("not") { isNot.toggle() }
    let inner = try plainPart()
    return isNot ? .not(inner) : inner
  }

  private mutating func plainPart() throws(QueryFault) -> TasksQuery.Filter {
    skipSpaces()
    guard depth < Self.mostDepth else {
      throw QueryFault("There are too many “(” within each other.", line: number)
    }
    guard rest.first == "(" else {
      throw QueryFault("Filters that are combined stand in parentheses each.", line: number)
    }
    guard let end = end() else { throw QueryFault("“(” has no “)”.", line: number) }
    let inner = rest[rest.index(after: rest.startIndex)..<end].withoutBlanksAround
    rest = rest[rest.index(after: end)...]
    skipSpaces()
    if TasksParser.isCombined(inner) {
      var parser = TaskCombination(inner, number: number, depth: depth + 1)
      return try parser.filter()
    }
    guard let filter = try TasksParser.simple(inner, number) else {
      throw QueryFault("“\(inner)” is not understood.", line: number)
    }
    return filter
  }

  /// The “)” of the “(” that stands next; those in regular expressions do not count.
  private func end() -> String.Index? {
    var (depth, start, place) = (0, rest.startIndex, rest.startIndex)
    while place < rest.endIndex {
      switch rest[place] {
      case "(":
        depth += 1
        start = rest.index(after: place)
      case ")":
        depth -= 1
        if depth == 0 { return place }
      case "/":
        place =
          TaskPattern.end(ofExpressionAt: place, in: rest, filterStart: start) ?? place
      default: break
      }
      place = rest.index(after: place)
    }
    return nil
  }
}
