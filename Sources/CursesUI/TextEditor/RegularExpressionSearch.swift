import CursesText

/// Finds by Swift's regular expressions.
enum RegularExpressionSearch {
  /// A matcher for a pattern; `^` and `$` match at every line. Throws for what is no pattern.
  static func matcher(_ query: TextFinder.Query) throws -> TextMatcher {
    let pattern = query.isWholeWord ? "\\b(?:\(query.pattern))\\b" : query.pattern
    guard let parsed = try? Regex(pattern) else {
      throw TextFinderProblem("not an expression")
    }
    let regex = parsed.ignoresCase(!query.isCaseSensitive).anchorsMatchLineEndings()
    return TextMatcher(
      matches: { text, limit in matches(of: regex, in: text.string, limit: limit) },
      replacement: { text, range, template in
        replacement(of: regex, in: text.string, at: range, template: template)
      })
  }

  private static func matches(
    of regex: Regex<AnyRegexOutput>, in text: String, limit: Int
  ) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = text.startIndex
    var offset = 0
    var base = text.startIndex
    while found.count < limit, start <= text.endIndex,
      let match = try? regex.firstMatch(in: text[start...])
    {
      let lower = offset + text.utf8.distance(from: base, to: match.range.lowerBound)
      let upper =
        lower + text.utf8.distance(from: match.range.lowerBound, to: match.range.upperBound)
      (base, offset) = (match.range.lowerBound, lower)
      if !match.range.isEmpty { found.append(lower..<upper) }
      guard match.range.upperBound < text.endIndex else { break }
      start =
        match.range.isEmpty ? text.index(after: match.range.upperBound) : match.range.upperBound
    }
    return found
  }

  /// The template with `$0` to `$9` as what the groups have matched, and `$$` as a dollar.
  private static func replacement(
    of regex: Regex<AnyRegexOutput>, in text: String, at range: Range<Int>, template: String
  ) -> String {
    guard template.contains("$") else { return template }
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    guard let match = try? regex.prefixMatch(in: text[start...]) else { return template }
    var result = ""
    var rest = template[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let next = rest.first else {
        result += "$"
        break
      }
      if let group = next.wholeNumberValue, next.isASCII {
        if group < match.output.count { result += match.output[group].substring ?? "" }
        rest = rest.dropFirst()
      } else {
        result += "$"
        if next == "$" { rest = rest.dropFirst() }
      }
    }
    return result + rest
  }
}
