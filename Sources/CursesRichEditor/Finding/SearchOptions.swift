import CursesText

/// How a text is looked for.
public struct SearchOptions: Hashable, Sendable {
  /// Whether capitals and small letters differ.
  public var isCaseSensitive = false
  /// Whether the text may be no part of a longer word.
  public var isWholeWord = false
  /// Whether the text is a regular expression; see `Search.init(pattern:)`.
  public var isPattern = false

  /// Any case, any part of a word, no pattern.
  public init() {}

  package func search(for needle: String) throws(PatternError) -> Search? {
    guard isPattern, !needle.isEmpty else {
      return Search(needle, isCaseSensitive: isCaseSensitive, isWholeWord: isWholeWord)
    }
    return try Search(
      pattern: needle, isCaseSensitive: isCaseSensitive, isWholeWord: isWholeWord)
  }
}
