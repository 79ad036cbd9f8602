import CursesRichText
import CursesText
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

/// Searches that are done in slices.
extension RichEditorModel {
  /// What is searched in one go, about 10 ms.
  private static let slice = 1_000_000
  /// How many blocks are looked at in one go.
  private static let mostBlocks = 2_000
  /// Texts that are longer are not counted through, in bytes.
  private static let longestCounted = 1 << 20

  /// Begins to search what is shown for a text, to be continued by `searchOn`. It throws when a regular
  /// expression is none.
  public func beginFind(
    _ needle: String, options: SearchOptions = SearchOptions()
  ) throws(PatternError) {
    endSearch()
    search = try options.search(for: needle)
    beginFinding(from: document.state.selection.main.lowerBound, forward: true)
  }

  /// Begins to search for the next match or the one before, to be continued by `searchOn`.
  public func beginFindAgain(forward: Bool) {
    let selection = document.state.selection.main
    beginFinding(
      from: forward ? selection.upperBound : selection.lowerBound, forward: forward,
      leavesStart: selection.isCaret)
  }

  /// Begins to count the matches, to be continued by `searchOn`.
  public func beginCounting() {
    beginFinding(from: 0, forward: true)
    finder?.beginCounting(isCounted)
  }

  private var isCounted: Bool { document.state.text.count <= Self.longestCounted }

  /// - Parameter leavesStart: whether a match of nothing there was gone to before, and the next one is wanted.
  func beginFinding(from offset: Int, forward: Bool, leavesStart: Bool = false) {
    finder =
      search == nil
      ? nil
      : MatchFinder(
        from: document.place(at: offset), isForward: forward, leavesStart: leavesStart,
        version: document.version)
  }

  /// Goes on for a moment with a search that was begun. To be called again until it is done; keys may be
  /// handled meanwhile, also those that change the text or begin another search.
  public func searchOn(tick: Int) -> SearchProgress {
    guard let begun = finder else { return SearchProgress(isDone: true) }
    guard begun.version == document.version else {
      if begun.stage == .finding {
        beginFindAgain(forward: begun.isForward)
      } else {
        beginCounting()
      }
      return SearchProgress(isDone: false)
    }
    pace.begin(.steps(Self.slice))
    defer { pace.begin(.interruption) }
    var isFound: Bool?
    var blocks = 0
    while blocks < Self.mostBlocks, !pace.isHalted, let stage = finder?.stage, stage != .done {
      blocks += 1
      if stage == .counting {
        countBlock()
      } else if let match = findInBlock() {
        isFound = goToMatch(match, tick: tick)
        finder?.beginCounting(isCounted)
      } else if finder?.stage == .done {
        isFound = goToMatch(nil, tick: tick)
      }
    }
    guard let finder, finder.stage == .done else {
      return SearchProgress(isFound: isFound, isDone: false)
    }
    self.finder = nil
    let count = SearchProgress.MatchCount(current: finder.current, total: finder.total)
    return SearchProgress(isFound: isFound, count: isCounted ? count : nil, isDone: true)
  }

  /// Finds the match of a search that was begun before it returns, unless the user stops it.
  func finishFinding() -> Range<RichPlace>? {
    beginWork()
    defer { finder = nil }
    while finder?.stage == .finding, !pace.isHalted {
      if let match = findInBlock() { return match }
    }
    return nil
  }

  /// Looks at one block, and goes on to the next unless the match is in it or the search is halted.
  private func findInBlock() -> Range<RichPlace>? {
    guard var finder else { return nil }
    let matches = matches(inBlock: finder.block, includesEmpty: true)
    guard !pace.isHalted else { return nil }
    let match = finder.look(among: matches, of: document)
    self.finder = finder
    return match
  }

  private func countBlock() {
    guard var finder else { return }
    document.readOn(toBlock: finder.block)
    guard finder.block < document.blockCount else {
      self.finder?.stage = .done
      return
    }
    let matches = matches(inBlock: finder.block, includesEmpty: true)
    guard !pace.isHalted else { return }
    finder.count(matches, current: currentMatch)
    self.finder = finder
  }
}
