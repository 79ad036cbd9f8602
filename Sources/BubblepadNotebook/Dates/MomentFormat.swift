/// A format of dates and times in the words of Moment.js, such as `YYYY-MM-DD` or `[week] ww`.
///
/// Names are English, and weeks of the year those of Moment's English: from Sunday on, the first with 1 January.
/// What stands in brackets and what is no token is written as it is.
public struct MomentFormat: Hashable, Sendable {
  /// The format as it was written.
  public let source: String
  private let parts: [Part]

  private enum Part: Hashable, Sendable {
    case token(String)
    case literal(String)
  }

  /// A format out of its words; those that are none stand for themselves.
  public init(_ source: String) {
    self.source = source
    parts = Self.parts(of: source)
  }

  /// The words of a moment.
  public func text(for time: LocalTime) -> String {
    parts.map { part in
      switch part {
      case .token(let name): MomentToken.all[name]?(time) ?? name
      case .literal(let words): words
      }
    }.joined()
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
