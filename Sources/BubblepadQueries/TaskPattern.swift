import BubblepadIndex
import CursesText

/// Reads what the Tasks plugin has for regular expressions: `path regex matches /words/i`.
enum TaskPattern {
  /// A filter by a regular expression; nil for a line that is none.
  static func filter(_ line: String, number: Int) throws(QueryFault) -> TasksQuery.Filter? {
    let start = line.firstIndex(of: "/") ?? line.endIndex
    let words = Self.words(line[..<start])
    guard words.count > 1, words[1] == "regex",
      let field = TasksQuery.TextField(rawValue: words[0])
    else { return nil }
    guard let isWanted = isWanted(words), let end = line.lastIndex(of: "/"), start < end else {
      throw QueryFault(
        "“\(line)” is not understood: write “regex matches /words/i” or “regex does not match /words/i”.",
        line: number)
    }
    let flags = line[line.index(after: end)...]
    guard PatternFlags.are(flags) else {
      throw QueryFault("“\(flags)” are no flags of a regular expression.", line: number)
    }
    do throws(QueryProblem) {
      let pattern = withoutEscapedSlashes(line[line.index(after: start)..<end])
      let search = try PatternFlags.search(for: pattern, flags, isExact: true)
      return .pattern(field, search, isWanted)
    } catch {
      throw QueryFault(error.sentence, line: number)
    }
  }

  private static func words(_ text: Substring) -> [String] {
    text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static func isWanted(_ words: [String]) -> Bool? {
    switch words.dropFirst() {
    case ["regex", "matches"]: true
    case ["regex", "does", "not", "match"]: false
    default: nil
    }
  }

  /// A slash needs no backslash before it here.
  private static func withoutEscapedSlashes(_ text: Substring) -> String {
    var (result, rest) = ("", text)
    while let character = rest.popFirst() {
      guard character == "\\", let next = rest.popFirst() else {
        result.append(character)
        continue
      }
      result += next == "/" ? "/" : "\\\(next)"
    }
    return result
  }

  /// The slash that ends a regular expression before a “)”: in the expression parentheses are others.
  ///
  /// - Parameters:
  ///   - slash: where one may begin.
  ///   - start: where the filter begins.
  /// - Returns: nil where none begins there.
  static func end(
    ofExpressionAt slash: String.Index, in text: Substring, filterStart start: String.Index
  ) -> String.Index? {
    guard isWanted(words(text[start..<slash])) != nil else { return nil }
    var place = text.index(after: slash)
    while place < text.endIndex {
      let next = text.index(after: place)
      if text[place] == "\\", next < text.endIndex {
        place = text.index(after: next)
        continue
      }
      let after = text[next...].drop(while: \.isLetter).drop(while: \.isWhitespace)
      if text[place] == "/", after.first == ")" { return place }
      place = next
    }
    return nil
  }
}
