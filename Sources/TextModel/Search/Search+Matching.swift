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
  /// `|`, `* + ? {2,5}` and their lazy forms. There are no references back and no look-around, so that
  /// the time a search takes grows with the text alone.
  public init(
    pattern: String, isCaseSensitive: Bool = false, isWholeWord: Bool = false
  ) throws(PatternError) {
    guard !pattern.isEmpty else {
      throw PatternError(reason: "The pattern is empty.", place: 0)
    }
    var parser = PatternParser(pattern, folds: !isCaseSensitive)
    self.init(
      program: try parser.parse(), needle: pattern, isCaseSensitive: isCaseSensitive,
      isWholeWord: isWholeWord)
  }

  /// How many line ends a match can hold: none unless the pattern names them with `\n`, and `Int.max` where
  /// it repeats them without end.
  public var lineReach: Int { program?.lineReach ?? 0 }

  /// All matches in some bytes, in order and none overlapping.
  ///
  /// - Parameter includesEmpty: whether a regular expression may match nothing, as `^` does; never where
  ///   another match ends.
  public func matches(in bytes: [UInt8], includesEmpty: Bool = false) -> [SearchMatch] {
    guard let program else {
      return SourceText(bytes: bytes).matches(of: self).map { SearchMatch(range: $0, groups: [$0]) }
    }
    var machine = PatternMachine(program, bytes: bytes)
    var reader = ByteReader(bytes)
    var all: [SearchMatch] = []
    var start = 0
    while start <= bytes.count, let found = machine.firstMatch(from: start) {
      let isEmpty = found[0] == found[1]
      let isSkipped = isEmpty && (!includesEmpty || all.last?.range.upperBound == found[0])
      if isEmpty { start = found[1] + max(1, reader.scalar(at: found[1])?.length ?? 1) }
      if isSkipped { continue }
      let groups = (0..<program.groupCount).map { group in
        found[group * 2] < 0 || found[group * 2 + 1] < found[group * 2]
          ? nil : found[group * 2]..<found[group * 2 + 1]
      }
      let match = SearchMatch(range: found[0]..<found[1], groups: groups)
      if !isWholeWord || bytes.isWholeWord(match.range) { all.append(match) }
      if !isEmpty { start = found[1] }
    }
    return all
  }

  /// What takes the place of a match; see `ReplacementTemplate`.
  public func replacement(for match: SearchMatch, in bytes: [UInt8], template: String) -> String {
    guard isPattern else { return template }
    return ReplacementTemplate(template).text(for: match, in: bytes)
  }
}

extension [UInt8] {
  fileprivate func isWholeWord(_ match: Range<Int>) -> Bool {
    let text = SourceText(bytes: self)
    var reader = text.reader()
    let start = reader.previousBoundary(before: match.lowerBound)
    let before = match.lowerBound > 0 && WordKind(reader.scalar(at: start)?.scalar).isWord
    let after = WordKind(reader.scalar(at: match.upperBound)?.scalar).isWord
    return !before && !after
  }
}
