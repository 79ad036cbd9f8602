/// A function of queries; the value before a dot is its first argument.
enum QueryFunction: String, CaseIterable, Sendable {
  // Of any language.
  case contains, lower, upper, length, number, date, link, list, min, max, round, join
  // Of Dataview.
  case icontains, econtains, startswith, endswith, choice, dur, string, array, striptime
  case sum, product, average, minby, maxby, any, all, none, filter, map, flat, unique, reverse
  case nonnull, slice
  case defaultValue = "default"
  // Of bases.
  case ifTrue = "if"
  case now, today, duration, containsall, containsany, isempty, istruthy, tostring, trim, floor
  case ceil, abs, tofixed, hastag, haslink, infolder, hasproperty, aslink

  /// How many arguments it takes.
  var counts: ClosedRange<Int> {
    switch self {
    case .now, .today: 0...0
    case .lower, .upper, .length, .number, .date, .link, .dur, .string, .duration, .isempty,
      .istruthy, .tostring, .trim, .floor, .ceil, .abs, .striptime, .aslink:
      1...1
    case .list, .array, .min, .max, .any, .all, .none, .nonnull: 1...100
    case .round, .join, .tofixed, .flat: 1...2
    case .sum, .product, .average, .unique, .reverse: 1...1
    case .filter, .map, .minby, .maxby: 2...2
    case .slice: 1...3
    case .contains, .icontains, .econtains, .startswith, .endswith, .defaultValue, .haslink,
      .infolder, .hasproperty:
      2...2
    case .choice: 3...3
    case .ifTrue: 2...3
    case .containsall, .containsany, .hastag: 2...100
    }
  }

  func value(of arguments: [QueryValue], _ facts: QueryFacts) -> QueryValue {
    let first = arguments.first ?? .none
    let second = arguments.count > 1 ? arguments[1] : .none
    switch self {
    case .contains: return .bool(Self.has(first, second))
    case .icontains: return .bool(Self.has(Self.lowered(first), Self.lowered(second)))
    case .econtains: return .bool(Self.has(first, second, isExact: true))
    case .containsall: return .bool(arguments.dropFirst().allSatisfy { Self.has(first, $0) })
    case .containsany: return .bool(arguments.dropFirst().contains { Self.has(first, $0) })
    case .startswith: return .bool(first.words.hasPrefix(second.words))
    case .endswith: return .bool(first.words.hasSuffix(second.words))
    case .lower: return Self.lowered(first)
    case .upper: return .text(first.words.uppercased())
    case .trim: return .text(first.words.withoutBlanksAround)
    case .length: return QueryEvaluation.part("length", of: first)
    case .string, .tostring: return .text(first.words)
    case .list, .array:
      return arguments.count == 1 ? .list(first.elements) : .list(arguments)
    case .join:
      let separator = arguments.count > 1 ? second.words : ", "
      return .text(first.elements.map(\.words).joined(separator: separator))
    case .defaultValue: return first == .none ? second : first
    case .choice: return first.isTrue ? second : arguments[2]
    case .ifTrue: return first.isTrue ? second : arguments.count > 2 ? arguments[2] : .none
    case .isempty: return .bool(first.isEmpty)
    case .istruthy: return .bool(first.isTrue)
    case .number, .round, .floor, .ceil, .abs, .tofixed, .min, .max: return number(arguments)
    case .date, .striptime, .dur, .duration, .now, .today: return time(first, facts)
    case .link, .aslink, .hastag, .haslink, .infolder, .hasproperty:
      return ofNote(first, arguments, facts)
    default: return list(arguments)
    }
  }

  // MARK: Texts and lists

  private static func has(_ value: QueryValue, _ part: QueryValue, isExact: Bool = false) -> Bool {
    guard case .list(let values) = value else {
      guard value != .none else { return false }
      if case .text(let text) = value { return part.words.isEmpty || text.contains(part.words) }
      return value.means(part)
    }
    return values.contains { element in
      if !isExact, case .text(let text) = element, case .text(let part) = part {
        return text.contains(part)
      }
      return element.means(part)
    }
  }

  private static func lowered(_ value: QueryValue) -> QueryValue {
    switch value {
    case .text(let text): .text(text.lowercased())
    case .list(let values): .list(values.map(lowered))
    default: value
    }
  }

  // MARK: Numbers

  static func number(_ value: QueryValue) -> Double? {
    switch value {
    case .number(let number): number
    case .bool(let value): value ? 1 : 0
    case .text(let text): Double(text.withoutBlanksAround)
    default: nil
    }
  }

  private func number(_ arguments: [QueryValue]) -> QueryValue {
    if self == .min || self == .max {
      let values = arguments.count == 1 ? arguments[0].elements : arguments
      let best = values.filter { $0 != .none }.min { one, two in
        self == .min ? one.sortOrder(two) < 0 : one.sortOrder(two) > 0
      }
      return best ?? .none
    }
    guard let number = Self.number(arguments[0]) else { return .none }
    let digits = arguments.count > 1 ? Self.number(arguments[1]) ?? 0 : 0
    switch self {
    case .floor: return .number(number.rounded(.down))
    case .ceil: return .number(number.rounded(.up))
    case .abs: return .number(Swift.abs(number))
    case .number: return .number(number)
    default:
      var factor = 1.0
      for _ in 0..<Int(Swift.min(Swift.max(0, digits), 12)) { factor *= 10 }
      let rounded = (number * factor).rounded() / factor
      guard self == .tofixed else { return .number(rounded) }
      return .text(Self.fixed(rounded, digits: Int(Swift.min(Swift.max(0, digits), 12))))
    }
  }

  private static func fixed(_ number: Double, digits: Int) -> String {
    let words = QueryValue.number(number).words
    guard digits > 0, !words.contains("e") else { return words }
    let parts = words.split(separator: ".")
    let decimals = parts.count > 1 ? String(parts[1]) : ""
    return parts[0] + "." + decimals
      + String(repeating: "0", count: Swift.max(0, digits - decimals.count))
  }

  // MARK: Time

  private func time(_ value: QueryValue, _ facts: QueryFacts) -> QueryValue {
    switch self {
    case .now: return .date(facts.now)
    case .today: return .date(facts.today)
    case .dur, .duration:
      if case .span = value { return value }
      return QuerySpan(value.words).map { .span($0) } ?? .none
    default: break
    }
    if case .date(let date) = value {
      // The method of a date takes its time away; as a function it leaves it.
      return self == .striptime ? .date(QueryDate(date.day)) : value
    }
    return QueryDate(value.words).map { .date($0) } ?? .none
  }

  // MARK: Notes

  private func ofNote(
    _ value: QueryValue, _ arguments: [QueryValue], _ facts: QueryFacts
  ) -> QueryValue {
    if self == .link {
      if case .text(let text) = value {
        return .link(facts.link(text.replacing("[[", with: "").replacing("]]", with: "")))
      }
      return value
    }
    guard case .file(let path) = value else { return self == .aslink ? value : .bool(false) }
    switch self {
    case .aslink: return value
    case .hastag:
      let own = facts.tags(path).map { $0.lowercased() }
      return .bool(
        arguments.dropFirst().contains { argument in
          let words = argument.words.lowercased()
          let tag = words.hasPrefix("#") ? String(words.dropFirst()) : words
          return own.contains { $0 == tag || $0.hasPrefix(tag + "/") }
        })
    case .haslink:
      let target: String? =
        switch arguments[1] {
        case .file(let path): path
        case .link(let link): link.path
        default: facts.link(arguments[1].words).path
        }
      return .bool(target.map { facts.links(path).contains($0) } ?? false)
    case .infolder:
      let folder = arguments[1].words.split(separator: "/").joined(separator: "/")
      return .bool(folder.isEmpty || path.hasPrefix(folder + "/"))
    default: return .bool(facts.hasProperty(path, arguments[1].words))
    }
  }
}
