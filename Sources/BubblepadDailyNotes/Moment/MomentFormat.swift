import BubblepadNotebook

/// A format of dates and times in the words of Moment.js, such as `YYYY-MM-DD` or `[week] ww`.
///
/// Names and weeks of the year are those of its language.
/// What stands in brackets and what is no token is written as it is.
package struct MomentFormat: Hashable, Sendable {
  /// The format as it was written.
  package let source: String
  /// Whose names it has.
  package var language: MomentLanguage
  private let parts: [Part]

  private enum Part: Hashable, Sendable {
    case token(String)
    case literal(String)
  }

  /// A format out of its words; those that are none stand for themselves.
  package init(_ source: String, in language: MomentLanguage = .english) {
    self.source = source
    self.language = language
    parts = Self.parts(of: source)
  }

  /// The words of a moment.
  package func text(for time: LocalTime) -> String {
    let isInDashes = source.contains("-MMM-")
    return parts.map { part in
      switch part {
      case .token(let name):
        language.text(of: name, time, isInDashes: isInDashes) ?? MomentToken.all[name]?(time)
          ?? name
      case .literal(let words): words
      }
    }.joined()
  }

  /// Whether what it writes is not the same in all languages.
  package var hasNames: Bool {
    has(["MMM", "MMMM", "dd", "ddd", "dddd", "Mo", "Qo", "Do", "DDDo", "do", "wo", "Wo", "a", "A"])
      || has(["w", "ww", "gg", "gggg", "e"])
  }

  /// Whether it has one of some tokens; what stands in brackets is none.
  package func has(_ tokens: Set<String>) -> Bool {
    parts.contains { if case .token(let name) = $0 { tokens.contains(name) } else { false } }
  }

  private static func parts(of source: String) -> [Part] {
    var parts: [Part] = []
    var rest = source[...]
    while let first = rest.first {
      if first == "[", let end = endOfLiteral(in: rest) {
        parts.append(.literal(String(rest[rest.index(after: rest.startIndex)..<end])))
        rest = rest[rest.index(after: end)...]
      } else if let name = MomentToken.longestFirst.first(where: rest.hasPrefix) {
        parts.append(.token(name))
        rest = rest.dropFirst(name.count)
      } else {
        parts.append(.literal(String(first)))
        rest = rest.dropFirst()
      }
    }
    return parts
  }

  /// The bracket that ends a literal: the last one before another begins, as Moment reads it.
  private static func endOfLiteral(in text: Substring) -> Substring.Index? {
    let inner = text.dropFirst()
    let end = inner.firstIndex(of: "[") ?? text.endIndex
    return inner[..<end].lastIndex(of: "]")
  }
}
