extension SearchQuery {
  /// What is searched, in words: a line for each part, indented below the one that it belongs to.
  public var explanation: [String] {
    guard !isEmpty else { return ["All notes."] }
    var lines = QueryExplanation.lines(for: root, in: .note)
    lines[0] = "Notes with " + lines[0]
    if let unknown = unknownWords { lines.append(unknown) }
    return lines
  }

  /// What is looked for, where that is one text and nothing else: words as they stand, or one regular expression.
  package struct SoleTerm: Equatable, Sendable {
    /// The words, or the expression.
    package let text: String
    /// Whether it is a regular expression.
    package let isPattern: Bool
    /// Whether capitals and accents count.
    package let isExact: Bool
  }

  /// The one text that is looked for; nil where the query says more than that.
  package var soleTerm: SoleTerm? {
    switch root {
    case .words(let words):
      return SoleTerm(text: words.text, isPattern: false, isExact: words.isExact)
    case .pattern(let search):
      return SoleTerm(text: search.needle, isPattern: true, isExact: search.isCaseSensitive)
    case .all(let parts):
      // Words that were typed one after another, as somebody does who looks for them together.
      var typed: [String] = []
      for part in parts {
        guard case .words(let words) = part, !words.isExact else { return nil }
        typed.append(words.text)
      }
      let plain = text.split(whereSeparator: \.isWhitespace).map(String.init)
      guard typed == plain, !typed.isEmpty else { return nil }
      return SoleTerm(text: typed.joined(separator: " "), isPattern: false, isExact: false)
    default: return nil
    }
  }
}

/// Says in words what the parts of a query ask for.
enum QueryExplanation {
  /// Where a part is looked for.
  enum Subject { case note, part, name }

  static func lines(for node: QueryNode, in subject: Subject) -> [String] {
    switch node {
    case .words(let words):
      let place = subject == .note ? " in the text or the name" : ""
      let exact = words.isExact ? ", with these capitals and accents" : ""
      return ["“\(words.text)”\(place)\(exact)"]
    case .pattern(let search):
      let exact = search.isCaseSensitive ? ", with these capitals" : ""
      return ["text that the regular expression /\(search.needle)/ matches\(exact)"]
    case .all(let parts):
      return parts.isEmpty ? ["anything"] : group("all of this:", parts, subject)
    case .any(let parts): return group("at least one of this:", parts, subject)
    case .not(let part): return under("nothing like this: ", part, subject)
    case .within(let scope, let part):
      let isName = scope == .file || scope == .path
      return under(words(for: scope), part, isName ? .name : .part)
    case .tag(let name):
      return ["the tag #\(String(decoding: name, as: UTF8.self)) or one below it"]
    case .property(let key, let test):
      let name = "the property “\(String(decoding: key, as: UTF8.self))”"
      return [name + words(for: test)]
    case .isLocked: return ["a lock"]
    case .age(let age): return [words(forAge: age)]
    case .linkCount(let count):
      return ["\(words(for: count)) \(count.number == 1 ? "link" : "links")"]
    }
  }

  private static func group(_ title: String, _ parts: [QueryNode], _ subject: Subject) -> [String] {
    [title] + parts.flatMap { lines(for: $0, in: subject).map { "  " + $0 } }
  }

  private static func under(_ lead: String, _ part: QueryNode, _ subject: Subject) -> [String] {
    var lines = lines(for: part, in: subject)
    lines[0] = lead + lines[0]
    return lines
  }

  private static func words(for scope: QueryScope) -> String {
    switch scope {
    case .file: "this in the file name: "
    case .path: "this in the path: "
    case .content: "this in the text: "
    case .line: "this in one line: "
    case .block: "this in one paragraph or item: "
    case .section: "this below one heading: "
    case .task: "this in a task: "
    case .openTask: "this in an open task: "
    case .doneTask: "this in a task that is done: "
    }
  }

  private static func words(for test: PropertyTest) -> String {
    switch test {
    case .isThere: ""
    case .isEmpty: " without a value"
    case .compares(let comparison): " of \(words(for: comparison))"
    case .isDated(let relation, let date):
      relation == .less ? " before \(date)" : " after \(date)"
    case .has(let words): " with “\(words.text)”"
    case .matches(let search): " that matches /\(search.needle)/"
    case .any(let tests): tests.map { words(for: $0) }.joined(separator: ", or")
    }
  }

  private static func words(for comparison: QueryComparison) -> String {
    switch comparison.relation {
    case .less: "less than \(number(comparison.number))"
    case .more: "more than \(number(comparison.number))"
    case .equal: number(comparison.number)
    }
  }

  private static func number(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }

  private static let units: [(name: String, nanoseconds: Double)] = [
    ("year", 31_557_600e9), ("month", 2_629_800e9), ("week", 604_800e9), ("day", 86_400e9),
    ("hour", 3_600e9),
  ]

  private static func words(forAge age: QueryComparison) -> String {
    let unit =
      units.first { (age.number / $0.nanoseconds).rounded() == age.number / $0.nanoseconds }
      ?? units[4]
    let count = age.number / unit.nanoseconds
    let time = "\(number(count)) \(unit.name)\(count == 1 ? "" : "s") ago"
    return switch age.relation {
    case .less: "a change less than \(time)"
    case .more: "no change for longer than \(time.dropLast(4))"
    case .equal: "a change \(time)"
    }
  }
}
