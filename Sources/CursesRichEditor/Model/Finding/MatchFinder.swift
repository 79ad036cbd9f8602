import CursesRichText
import CursesText
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

/// A search that is done in slices: first the next match is found, then all of them are counted.
///
/// It belongs to the text it was begun in, and begins again when that has changed.
struct MatchFinder {
  enum Stage {
    case finding, counting, done
  }

  var stage = Stage.finding
  let isForward: Bool
  /// The place it started from.
  let start: RichPlace
  let version: Int
  /// The block that is looked at next.
  var block: Int
  /// Whether a match of nothing at `start` is the one it goes on from.
  let leavesStart: Bool
  /// Whether it has gone around the end of the text, or the top.
  var isWrapped = false
  var total = 0
  var current: Int?

  init(from start: RichPlace, isForward: Bool, leavesStart: Bool, version: Int) {
    self.start = start
    self.isForward = isForward
    self.leavesStart = leavesStart
    self.version = version
    block = start.block
  }

  /// The match among those of the block that is looked for.
  func choice(of matches: [Range<RichPlace>]) -> Range<RichPlace>? {
    func isBeyond(_ match: Range<RichPlace>) -> Bool {
      if isWrapped { return true }
      if leavesStart, match.isEmpty, match.lowerBound == start { return false }
      return isForward ? match.lowerBound >= start : match.upperBound <= start
    }
    return isForward ? matches.first(where: isBeyond) : matches.last(where: isBeyond)
  }

  mutating func beginCounting(_ isWanted: Bool) {
    stage = isWanted ? .counting : .done
    (block, total, current) = (0, 0, nil)
  }
}

/// How far a search has come.
public struct SearchProgress: Hashable, Sendable {
  /// Whether there is a match; nil as long as that is not known.
  public var isFound: Bool?
  /// How many matches there are; nil until they are counted, and for texts so long that it would be felt.
  public var count: MatchCount?
  /// Whether there is nothing left to do.
  public var isDone: Bool

  /// Which match of how many.
  public struct MatchCount: Hashable, Sendable {
    /// From 1; nil where none is the current one.
    public var current: Int?
    /// All of them.
    public var total: Int
  }
}

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
    if let match = finder.choice(of: matches) { return match }
    finder.block += finder.isForward ? 1 : -1
    if finder.isForward { readOn(to: finder.block) }
    let isOutside = finder.block < 0 || finder.block >= document.blockCount
    let hasPassed =
      finder.isForward ? finder.block > finder.start.block : finder.block < finder.start.block
    if finder.isWrapped, isOutside || hasPassed {
      finder.stage = .done
    } else if isOutside {
      finder.isWrapped = true
      if !finder.isForward { while document.readOn() {} }
      finder.block = finder.isForward ? 0 : document.blockCount - 1
    }
    self.finder = finder
    return nil
  }

  private func countBlock() {
    guard var finder else { return }
    readOn(to: finder.block)
    guard finder.block < document.blockCount else {
      self.finder?.stage = .done
      return
    }
    let matches = matches(inBlock: finder.block, includesEmpty: true)
    guard !pace.isHalted else { return }
    for match in matches {
      finder.total += 1
      if match == currentMatch { finder.current = finder.total }
    }
    finder.block += 1
    self.finder = finder
  }

  /// Has the blocks known up to one.
  private func readOn(to block: Int) {
    while block + 1 >= document.blockCount, document.readOn() {}
  }
}
