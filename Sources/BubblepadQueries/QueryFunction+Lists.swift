extension QueryFunction {
  /// Whether it is one of Dataview's functions of lists.
  var isOfLists: Bool {
    switch self {
    case .sum, .product, .average, .minby, .maxby, .any, .all, .none, .filter, .map, .flat,
      .unique, .reverse, .nonnull, .slice:
      true
    default: false
    }
  }

  /// Whether its second value may be a function for each element.
  var takesFunction: Bool { needsFunction || [.any, .all, .none].contains(self) }

  /// Whether its second value is a function.
  var needsFunction: Bool { [.filter, .map, .minby, .maxby].contains(self) }

  /// What it makes of a list by a function for each element.
  func value(of list: QueryValue, by function: (QueryValue) -> QueryValue) -> QueryValue {
    let elements = list.elements
    switch self {
    case .any: return .bool(elements.contains { function($0).isTrue })
    case .all: return .bool(elements.allSatisfy { function($0).isTrue })
    case .none: return .bool(!elements.contains { function($0).isTrue })
    case .map: return list == .none ? .none : .list(elements.map(function))
    case .filter: return list == .none ? .none : .list(elements.filter { function($0).isTrue })
    default:
      let keyed = elements.map { (element: $0, key: function($0)) }.filter { $0.key != .none }
      let best = keyed.min { one, two in
        self == .minby ? one.key.sortOrder(two.key) < 0 : one.key.sortOrder(two.key) > 0
      }
      return best?.element ?? elements.first ?? .none
    }
  }

  /// What it makes of lists without a function. Of what is counted, nothing is passed over.
  func list(_ arguments: [QueryValue]) -> QueryValue {
    let first = arguments.first ?? .none
    let values = arguments.count == 1 ? first.elements : arguments
    switch self {
    case .any: return .bool(values.contains(where: \.isTrue))
    case .all: return .bool(values.allSatisfy(\.isTrue))
    case .none: return .bool(!values.contains(where: \.isTrue))
    case .nonnull: return .list(values.filter { $0 != .none })
    case .sum: return Self.folded(first.elements, "+")
    case .product: return Self.folded(first.elements, "*")
    case .average: return Self.average(first.elements)
    case .reverse:
      if case .text(let text) = first { return .text(String(text.reversed())) }
      return first == .none ? .none : .list(first.elements.reversed())
    case .unique:
      return .list(Self.unique(first.elements))
    case .flat:
      let depth = arguments.count > 1 ? Self.number(arguments[1]) ?? 1 : 1
      return .list(Self.flat(first.elements, depth: Int(Swift.min(Swift.max(0, depth), 20))))
    case .slice: return .list(Self.slice(first.elements, arguments.dropFirst().map(Self.number)))
    default: return .none
    }
  }

  private static func folded(_ values: [QueryValue], _ sign: Character) -> QueryValue {
    let values = values.filter { $0 != .none }
    guard let first = values.first else { return .none }
    return values.dropFirst().reduce(first) { QueryEvaluation.arithmetic(sign, $0, $1) }
  }

  private static func average(_ values: [QueryValue]) -> QueryValue {
    let count = values.count { $0 != .none }
    switch folded(values, "+") {
    case .number(let sum): return .number(sum / Double(count))
    case .span(let sum): return .span(QuerySpan(plainSeconds: sum.seconds / count))
    default: return .none
    }
  }

  private static func unique(_ values: [QueryValue]) -> [QueryValue] {
    // What means the same is written alike, a link as what it leads to.
    var known: [String: [QueryValue]] = [:]
    return values.filter { value in
      var words = value.words
      if case .link(let link) = value, let path = link.path { words = QueryValue.file(path).words }
      guard known[words]?.contains(where: { $0.means(value) }) != true else { return false }
      known[words, default: []].append(value)
      return true
    }
  }

  private static func flat(_ values: [QueryValue], depth: Int) -> [QueryValue] {
    guard depth > 0 else { return values }
    return values.flatMap { value -> [QueryValue] in
      if case .list(let inner) = value { return flat(inner, depth: depth - 1) }
      return [value]
    }
  }

  /// From a place up to another one; those below 0 count from the end.
  private static func slice(_ values: [QueryValue], _ places: [Double?]) -> [QueryValue] {
    func place(_ index: Int, _ usual: Int) -> Int {
      guard index < places.count, let number = places[index], number.isFinite else { return usual }
      let place = Int(Swift.min(Swift.max(number, -1e9), 1e9))
      return Swift.min(Swift.max(0, place < 0 ? values.count + place : place), values.count)
    }
    let (start, end) = (place(0, 0), place(1, values.count))
    return start < end ? Array(values[start..<end]) : []
  }
}
