/// A place that matches, with what its groups hold.
public struct SearchMatch: Equatable, Sendable {
  /// In bytes.
  public var range: Range<Int>
  /// Of a regular expression: the whole match, then each group; `nil` for one that took no part.
  public var groups: [Range<Int>?]
}

extension Search {
  /// A search for a regular expression.
  ///
  /// It knows what most dialects share: `.`, `[a-z]`, `\d \w \s \b` and their opposites, `^ $`, groups,
  /// `|`, `* + ? {2,5}` and their lazy forms, and `(?i)` at the start. There are no references back and no look-around, so that
  /// the time a search takes grows with the text alone.
  public init(
    pattern: String, isCaseSensitive: Bool = false, isWholeWord: Bool = false
  ) throws(PatternError) {
    guard !pattern.isEmpty else {
      throw PatternError(reason: "The pattern is empty.", place: 0)
    }
    var parser = PatternParser(pattern, folds: !isCaseSensitive)
    let program = try parser.parse()
    self.init(
      program: program, needle: pattern, isCaseSensitive: !program.folds, isWholeWord: isWholeWord)
  }

  /// How many line ends a match can hold: none unless the pattern names them with `\n`, and `Int.max` where
  /// it repeats them without end.
  public var lineReach: Int { program?.lineReach ?? 0 }

  /// All matches in some bytes, in order and none overlapping. `SearchScan` finds them bit by bit.
  ///
  /// - Parameter includesEmpty: whether a regular expression may match nothing, as `^` does; never where
  ///   another match ends.
  public func matches(in bytes: [UInt8], includesEmpty: Bool = false) -> [SearchMatch] {
    var scan = SearchScan(self, in: bytes, includesEmpty: includesEmpty)
    var steps = Int.max
    _ = scan.run(&steps)
    return scan.matches
  }

  /// What takes the place of a match; see `ReplacementTemplate`.
  public func replacement(for match: SearchMatch, in bytes: [UInt8], template: String) -> String {
    guard isPattern else { return template }
    return ReplacementTemplate(template).text(for: match, in: bytes)
  }
}
