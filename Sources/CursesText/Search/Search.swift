/// What to look for in a text.
public struct Search: Equatable, Sendable {
  /// The words looked for, never empty.
  public let needle: String
  /// Whether capitals and small letters are different.
  public let isCaseSensitive: Bool
  /// Whether a match must not have a letter or digit as neighbour.
  public let isWholeWord: Bool

  let pattern: SearchPattern
  /// Of a regular expression.
  let program: PatternProgram?

  init(program: PatternProgram, needle: String, isCaseSensitive: Bool, isWholeWord: Bool) {
    self.needle = needle
    self.isCaseSensitive = isCaseSensitive
    self.isWholeWord = isWholeWord
    self.program = program
    pattern = SearchPattern(needle, folding: !isCaseSensitive)
  }

  /// Whether `needle` is a regular expression.
  public var isPattern: Bool { program != nil }

  /// A search; `nil` if `needle` is empty.
  public init?(_ needle: String, isCaseSensitive: Bool = false, isWholeWord: Bool = false) {
    guard !needle.isEmpty else { return nil }
    self.needle = needle
    self.isCaseSensitive = isCaseSensitive
    self.isWholeWord = isWholeWord
    program = nil
    pattern = SearchPattern(needle, folding: !isCaseSensitive)
  }
}

extension SourceText {
  /// The first match that starts in `range` or later, up to `limit`; `nil` if there is none.
  public func firstMatch(of search: Search, from offset: Int = 0, limit: Int? = nil) -> Range<Int>?
  {
    var reader = reader()
    var start = offset
    let end = min(limit ?? count, count)
    while let match = search.pattern.firstMatch(in: &reader, from: start, limit: end) {
      if !search.isWholeWord || reader.isWholeWord(match) { return match }
      start = match.lowerBound + 1
    }
    return nil
  }

  /// The last match that ends at or before `offset`.
  public func lastMatch(of search: Search, before offset: Int) -> Range<Int>? {
    var end = min(offset, count)
    // In windows from the back, each overlapping the next by the longest a match can be.
    while end > 0 {
      let start = max(0, end - 65_536)
      var last: Range<Int>?
      var from = start
      while let match = firstMatch(of: search, from: from, limit: end) {
        last = match
        from = match.lowerBound + 1
      }
      if let last { return last }
      if start == 0 { return nil }
      end = min(end - 1, start + search.pattern.longestMatch)
    }
    return nil
  }

  /// All matches in order, none overlapping, at most `limit`. Regular expressions: `Search.matches(in:)`.
  public func matches(
    of search: Search, in range: Range<Int>? = nil, limit: Int = .max
  ) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = range?.lowerBound ?? 0
    let end = range?.upperBound ?? count
    while found.count < limit, let match = firstMatch(of: search, from: start, limit: end) {
      found.append(match)
      start = match.upperBound
    }
    return found
  }
}

extension SourceReader {
  fileprivate mutating func isWholeWord(_ match: Range<Int>) -> Bool {
    // The first scalar of a character says what it is, not a mark behind it.
    let before =
      match.lowerBound > 0 ? wordKind(at: previousBoundary(before: match.lowerBound)) : nil
    let after = wordKind(at: match.upperBound) ?? .space
    let first = wordKind(at: match.lowerBound) ?? .space
    let last = wordKind(at: previousBoundary(before: match.upperBound)) ?? .space
    return !(before?.isWord == true && before == first) && !(after.isWord && after == last)
  }
}
