import MarkdownText
import TextModel

extension RichEditorModel {
  /// Searches what is shown for a text and goes to the first match at the selection or after it; an
  /// empty text ends the search. Matches in view are highlighted until then. In the source mode the
  /// source is what is shown.
  ///
  /// Returns whether there is one. It throws when a regular expression is none.
  @discardableResult
  public func find(
    _ needle: String, options: SearchOptions = SearchOptions(), tick: Int
  ) throws(PatternError) -> Bool {
    currentMatch = nil
    search = nil
    search = try options.search(for: needle)
    guard search != nil else { return true }
    let start = document.place(at: document.state.selection.main.lowerBound)
    return goToMatch(firstMatch(from: start), tick: tick)
  }

  /// Ends the search and its highlights; the selection stays.
  public func endSearch() {
    search = nil
    currentMatch = nil
  }

  func findAgain(forward: Bool, tick: Int) -> RichEditorEffect {
    guard search != nil else { return .unhandled() }
    let selection = document.state.selection.main
    let isFound =
      forward
      ? goToMatch(firstMatch(from: document.place(at: selection.upperBound)), tick: tick)
      : goToMatch(lastMatch(before: document.place(at: selection.lowerBound)), tick: tick)
    return effect { if !isFound { $0.message = "“\(search?.needle ?? "")” is not in this note." } }
  }

  private func goToMatch(_ match: Range<RichPlace>?, tick: Int) -> Bool {
    currentMatch = match
    guard let match else { return false }
    document.perform(
      .select(
        anchor: document.offset(of: match.lowerBound, affinity: .downstream),
        head: document.offset(of: match.upperBound)), tick: tick)
    settle(rowAffinity: .downstream)
    return true
  }

  /// The first match that starts at a place or after it, from the start of the text again at its end. The
  /// document is read on only as far as there is no match.
  private func firstMatch(from start: RichPlace) -> Range<RichPlace>? {
    var block = start.block
    repeat {
      if let match = matches(inBlock: block).first(where: { $0.lowerBound >= start }) {
        return match
      }
      block += 1
      while block + 1 >= document.blockCount, document.readOn() {}
    } while block < document.blockCount
    for block in 0...start.block {
      if let match = matches(inBlock: block).first { return match }
    }
    return nil
  }

  private func lastMatch(before end: RichPlace) -> Range<RichPlace>? {
    for block in (0...end.block).reversed() {
      if let match = matches(inBlock: block).last(where: { $0.upperBound <= end }) { return match }
    }
    while document.readOn() {}
    for block in (end.block..<document.blockCount).reversed() {
      if let match = matches(inBlock: block).last { return match }
    }
    return nil
  }
}

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

  func search(for needle: String) throws(PatternError) -> Search? {
    guard isPattern, !needle.isEmpty else {
      return Search(needle, isCaseSensitive: isCaseSensitive, isWholeWord: isWholeWord)
    }
    return try Search(
      pattern: needle, isCaseSensitive: isCaseSensitive, isWholeWord: isWholeWord)
  }
}
