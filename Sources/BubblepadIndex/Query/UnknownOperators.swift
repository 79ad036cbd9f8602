extension SearchQuery {
  /// The words of the query that look like operators and are none, such as `foo` of `foo:bar`: they are looked for as
  /// they stand.
  public var unknownOperators: [String] {
    var (names, isQuoted): ([String], Bool) = ([], false)
    for word in text.split(whereSeparator: \.isWhitespace) {
      defer { if word.count(where: { $0 == "\"" }) % 2 == 1 { isQuoted.toggle() } }
      let start = word.drop { $0 == "-" || $0 == "(" }
      let name = start.prefix { $0.isASCII && $0.isLetter || $0 == "-" }
      let rest = start.dropFirst(name.count)
      guard !isQuoted, name.count > 1, rest.count > 1, rest.first == ":",
        !rest.hasPrefix("://"), !QueryParser.operators.contains(String(name))
      else { continue }
      names.append(String(name))
    }
    return names
  }

  /// What is said of those, in a sentence; nil where there are none.
  public var unknownWords: String? {
    guard let name = unknownOperators.first else { return nil }
    return "“\(name):” is no operator: it is searched as text."
  }
}
