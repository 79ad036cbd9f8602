import CursesRichText
import CursesText

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
  private func choice(of matches: [Range<RichPlace>]) -> Range<RichPlace>? {
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

  /// The match that is looked for, if it is among those of its block; else it goes on to the next block.
  mutating func look(among matches: [Range<RichPlace>], of document: RichDocument)
    -> Range<RichPlace>?
  {
    if let match = choice(of: matches) { return match }
    block += isForward ? 1 : -1
    if isForward { document.readOn(toBlock: block) }
    let isOutside = block < 0 || block >= document.blockCount
    let hasPassed = isForward ? block > start.block : block < start.block
    if isWrapped, isOutside || hasPassed {
      stage = .done
    } else if isOutside {
      isWrapped = true
      if !isForward { while document.readOn() {} }
      block = isForward ? 0 : document.blockCount - 1
    }
    return nil
  }

  /// Counts the matches of a block, and goes on to the next.
  mutating func count(_ matches: [Range<RichPlace>], current match: Range<RichPlace>?) {
    for found in matches {
      total += 1
      if found == match { current = total }
    }
    block += 1
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

extension RichDocument {
  /// Has the blocks known up to one.
  func readOn(toBlock block: Int) {
    while block + 1 >= blockCount, readOn() {}
  }
}
