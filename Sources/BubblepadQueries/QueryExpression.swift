/// What is computed of a note: a comparison, a column.
indirect enum QueryExpression: Sendable {
  case value(QueryValue)
  /// A name with what follows its dots.
  case field([String])
  /// The part of a value after dots: the `year` of a date.
  case part(QueryExpression, [String])
  /// An element of a list, counted from 0.
  case element(QueryExpression, QueryExpression)
  case call(QueryFunction, [QueryExpression])
  /// A function for the elements of a list: what each is called, in small letters, and what it makes of it.
  case function(String, QueryExpression)
  case not(QueryExpression)
  case negative(QueryExpression)
  case and(QueryExpression, QueryExpression)
  case or(QueryExpression, QueryExpression)
  case compare(Comparison, QueryExpression, QueryExpression)
  case arithmetic(Character, QueryExpression, QueryExpression)

  enum Comparison: Sendable {
    case equal, unequal, less, atMost, more, atLeast
  }
}

extension QueryExpression {
  /// Whether it is a function for the elements of a list.
  var isFunction: Bool { if case .function = self { true } else { false } }

  /// The names that it asks for, each with what follows its dots.
  var fields: [[String]] {
    switch self {
    case .value: []
    case .field(let names): [names]
    case .part(let inner, _), .not(let inner), .negative(let inner): inner.fields
    case .call(_, let arguments): arguments.flatMap(\.fields)
    case .function(let name, let inner): inner.fields.filter { $0.first?.lowercased() != name }
    case .and(let one, let two), .or(let one, let two), .compare(_, let one, let two),
      .arithmetic(_, let one, let two), .element(let one, let two):
      one.fields + two.fields
    }
  }
}

/// Computes expressions for one note.
struct QueryEvaluation {
  /// What a name means.
  let field: ([String]) -> QueryValue
  /// What functions ask of notes.
  let facts: QueryFacts
  /// Whether nothing is less than anything, as in Dataview; else it compares with nothing.
  let nothingIsLess: Bool
  /// What is called by names of functions, in small letters.
  private var values: [String: QueryValue] = [:]

  init(field: @escaping ([String]) -> QueryValue, facts: QueryFacts, nothingIsLess: Bool) {
    (self.field, self.facts, self.nothingIsLess) = (field, facts, nothingIsLess)
  }

  func value(_ expression: QueryExpression) -> QueryValue {
    switch expression {
    case .value(let value): value
    case .field(let names): value(of: names)
    case .part(let base, let names): facts.part(names[...], value(base))
    case .element(let base, let index): element(value(index), of: value(base))
    case .call(let function, let arguments): call(function, arguments)
    // It is a value of functions only.
    case .function: .none
    case .not(let inner): .bool(!value(inner).isTrue)
    case .negative(let inner): Self.arithmetic("-", .number(0), value(inner))
    case .and(let one, let two): .bool(value(one).isTrue && value(two).isTrue)
    case .or(let one, let two): .bool(value(one).isTrue || value(two).isTrue)
    case .compare(let comparison, let one, let two):
      .bool(holds(comparison, value(one), value(two)))
    case .arithmetic(let sign, let one, let two): Self.arithmetic(sign, value(one), value(two))
    }
  }

  private func value(of names: [String]) -> QueryValue {
    if !values.isEmpty, let value = values[names[0].lowercased()] {
      return facts.part(names.dropFirst(), value)
    }
    return field(names)
  }

  private func element(_ index: QueryValue, of value: QueryValue) -> QueryValue {
    switch (value, index) {
    case (.list(let elements), .number(let number)):
      number >= 0 && number < Double(elements.count) ? elements[Int(number)] : .none
    case (_, .text(let name)): facts.part([name], value)
    default: .none
    }
  }

  private func call(_ function: QueryFunction, _ arguments: [QueryExpression]) -> QueryValue {
    guard case .function(let name, let body)? = arguments.last else {
      return function.value(of: arguments.map(value), facts)
    }
    return function.value(of: value(arguments[0])) { element in
      guard facts.work.takes() else { return .none }
      var inner = self
      inner.values[name] = element
      return inner.value(body)
    }
  }

  private func holds(
    _ comparison: QueryExpression.Comparison, _ one: QueryValue, _ two: QueryValue
  ) -> Bool {
    switch comparison {
    case .equal: return one.means(two)
    case .unequal: return !one.means(two)
    case .less, .atMost, .more, .atLeast: break
    }
    if !nothingIsLess, one == .none || two == .none { return false }
    guard let order = one.order(two) else { return false }
    return switch comparison {
    case .less: order < 0
    case .atMost: order <= 0
    case .more: order > 0
    default: order >= 0
    }
  }

  /// The part of a value that has parts.
  static func part(_ name: String, of value: QueryValue) -> QueryValue {
    switch (value, name.lowercased()) {
    case (.date(let date), "year"): .number(Double(date.day.year))
    case (.date(let date), "month"): .number(Double(date.day.month))
    case (.date(let date), "day"): .number(Double(date.day.day))
    case (.date(let date), "hour"): .number(Double(date.seconds / 3600))
    case (.date(let date), "minute"): .number(Double(date.seconds / 60 % 60))
    case (.text(let text), "length"): .number(Double(text.count))
    case (.list(let values), "length"): .number(Double(values.count))
    case (.none, "length"): .number(0)
    default: .none
    }
  }

  static func arithmetic(
    _ sign: Character, _ one: QueryValue, _ two: QueryValue
  ) -> QueryValue {
    switch (one, two) {
    case (.number(let one), .number(let two)): return number(sign, one, two)
    case (.date(let date), .span(let span)) where sign == "+" || sign == "-":
      return .date(date.adding(span, sign: sign == "+" ? 1 : -1))
    case (.date(let date), .text(let text)) where sign == "+" || sign == "-":
      return QuerySpan(text).map { .date(date.adding($0, sign: sign == "+" ? 1 : -1)) } ?? .none
    case (.date(let one), .date(let two)) where sign == "-": return .span(one.since(two))
    case (.span(let one), .span(let two)) where sign == "+" || sign == "-":
      let factor = sign == "+" ? 1 : -1
      return .span(
        QuerySpan(
          months: one.months + factor * two.months,
          plainSeconds: one.plainSeconds + factor * two.plainSeconds))
    case (.list(let one), .list(let two)) where sign == "+": return .list(one + two)
    case (.text, _) where sign == "+", (_, .text) where sign == "+":
      return .text(one.words + two.words)
    default: return .none
    }
  }

  private static func number(_ sign: Character, _ one: Double, _ two: Double) -> QueryValue {
    switch sign {
    case "+": .number(one + two)
    case "-": .number(one - two)
    case "*": .number(one * two)
    case "/": two == 0 ? .none : .number(one / two)
    default: two == 0 ? .none : .number(one.truncatingRemainder(dividingBy: two))
    }
  }
}

/// What functions ask of a note beside its values.
struct QueryFacts {
  let today: QueryDate
  let now: QueryDate
  /// Where a link leads.
  let link: (String) -> QueryLink
  /// What is known of a note by its path.
  let tags: (String) -> [String]
  let links: (String) -> [String]
  let hasProperty: (String, String) -> Bool
  /// The part of a value that names after it mean.
  let part: (ArraySlice<String>, QueryValue) -> QueryValue
  let work: QueryWork
}

/// How much may be computed still for a query: functions of lists within each other could go on for hours.
final class QueryWork {
  private(set) var left: Int
  private(set) var isUsedUp = false

  init(_ steps: Int = 500_000) { left = steps }

  /// Takes a step off; false where none is left.
  func takes(_ steps: Int = 1) -> Bool {
    left -= steps
    if left < 0 { isUsedUp = true }
    return !isUsedUp
  }

  /// Throws where an answer is not whole.
  func check() throws(QueryFault) {
    guard isUsedUp else { return }
    throw QueryFault("The query takes too long: let it ask fewer notes, or smaller lists.")
  }
}
