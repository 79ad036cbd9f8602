import CursesText

/// The letters after a regular expression, `i` of `/words/i`, as JavaScript has them.
package enum PatternFlags {
  /// Whether letters are flags, and no part of a path such as `/usr/bin`.
  package static func are(_ letters: some Collection<Character>) -> Bool {
    letters.allSatisfy("dgimsuvy".contains) && Set(letters).count == letters.count
  }

  /// The search for a regular expression.
  ///
  /// - Parameters:
  ///   - flags: `i` ignores capitals. Expressions are global, of many lines and of Unicode by themselves.
  ///   - isExact: whether capitals count without flags.
  package static func search(
    for pattern: String, _ flags: some Collection<Character>, isExact: Bool
  ) throws(QueryProblem) -> Search {
    if let flag = flags.first(where: { !"dgimuv".contains($0) }) {
      throw QueryProblem(
        sentence:
          "The flag “\(flag)” of a regular expression is not known; “i”, “g”, “m”, “u” are.")
    }
    do throws(PatternError) {
      return try Search(pattern: pattern, isCaseSensitive: isExact && !flags.contains("i"))
    } catch {
      throw QueryProblem(sentence: "The regular expression “\(pattern)” is wrong: \(error.reason)")
    }
  }
}
