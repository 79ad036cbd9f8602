import CursesText
@_spi(Nodes) import CursesViewGraph

/// A way to find stretches of a text and to word what takes their place.
package struct TextMatcher {
  /// All matches in order, none overlapping, at most so many.
  package var matches: (SourceText, Int) -> [Range<Int>]
  /// What takes the place of a match, by the template that was typed.
  package var replacement: (SourceText, Range<Int>, String) -> String

  package init(
    matches: @escaping (SourceText, Int) -> [Range<Int>],
    replacement: @escaping (SourceText, Range<Int>, String) -> String = { $2 }
  ) {
    self.matches = matches
    self.replacement = replacement
  }
}

/// What is looked for in a text editor, and what of it was found.
@MainActor
package final class TextFinder {
  package struct Query: Hashable, Sendable {
    package var pattern = ""
    package var isCaseSensitive = false
    package var isWholeWord = false
    package var isRegularExpression = false
  }

  /// More matches than this are not counted.
  package static let mostMatches = 10_000

  package var query = Query() {
    didSet { if query != oldValue { matcherChanged() } }
  }
  /// Whether matches are highlighted: while the find bar is shown.
  package var isActive = false
  /// Why the pattern cannot be looked for, in words.
  package private(set) var problem: String?
  /// Makes matchers of regular expressions; a program without them leaves it nil. Throws a
  /// `TextFinderProblem` for a pattern that is none.
  package var regularExpressions: ((Query) throws -> TextMatcher)?

  private(set) var matcher: TextMatcher?
  private var known: (version: Int, matches: [Range<Int>])?

  package init() {}

  private func matcherChanged() {
    (matcher, problem, known) = (nil, nil, nil)
    guard !query.pattern.isEmpty else { return }
    if query.isRegularExpression, let regularExpressions {
      do { matcher = try regularExpressions(query) } catch {
        problem = (error as? TextFinderProblem)?.words ?? "\(error)"
      }
      return
    }
    guard
      let search = Search(
        query.pattern, isCaseSensitive: query.isCaseSensitive, isWholeWord: query.isWholeWord)
    else { return }
    matcher = TextMatcher { text, limit in text.matches(of: search, limit: limit) }
  }

  /// The matches in a text, which is looked through once a version.
  package func matches(in text: SourceText, version: Int) -> [Range<Int>] {
    if let known, known.version == version { return known.matches }
    let matches = matcher?.matches(text, Self.mostMatches) ?? []
    known = (version, matches)
    return matches
  }
}

/// Why a pattern cannot be looked for.
package struct TextFinderProblem: Error {
  package var words: String
  package init(_ words: String) { self.words = words }
}
