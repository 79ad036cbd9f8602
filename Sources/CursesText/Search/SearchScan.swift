/// A search through some bytes that stops when it has used up its steps, and continues where it was.
///
///     var scan = SearchScan(search, in: bytes)
///     var steps = 100_000
///     while !scan.run(&steps) { steps = 100_000 }
///     scan.matches
public struct SearchScan: Sendable {
  /// What has been found so far, in order and none overlapping.
  public private(set) var matches: [SearchMatch] = []

  private let bytes: [UInt8]
  private let includesEmpty: Bool
  private let isWholeWord: Bool
  private let groupCount: Int
  /// Nil for a search for words, which has come to its end at once.
  private var machine: PatternMachine?
  /// Finds the groups of a match once its range is known.
  private var groupMachine: PatternMachine?
  private var start = 0
  private var stage = Stage.between

  private enum Stage {
    case between, matching
    /// The groups of a match are looked for.
    case grouping(Range<Int>)
    case done
  }

  /// - Parameter includesEmpty: whether a regular expression may match nothing, as `^` does; never where
  ///   another match ends.
  public init(_ search: Search, in bytes: [UInt8], includesEmpty: Bool = false) {
    self.bytes = bytes
    self.includesEmpty = includesEmpty
    isWholeWord = search.isWholeWord
    guard let program = search.program else {
      groupCount = 1
      matches = SourceText(bytes: bytes).matches(of: search).map {
        SearchMatch(range: $0, groups: [$0])
      }
      stage = .done
      return
    }
    groupCount = program.groupCount
    machine = PatternMachine(program, bytes: bytes, keepsGroups: false)
    if groupCount > 1 {
      groupMachine = PatternMachine(program, bytes: bytes, keepsGroups: true)
    }
  }

  /// Goes on for about so many steps, which are taken off. Returns whether all of the bytes have been
  /// searched.
  public mutating func run(_ steps: inout Int) -> Bool {
    while true {
      switch stage {
      case .done: return true
      case .between:
        guard start <= bytes.count else {
          finish()
          continue
        }
        machine?.start(from: start)
        stage = .matching
      case .matching:
        guard machine?.run(&steps) == true else { return false }
        if let found = machine?.match { take(found[0]..<found[1]) } else { finish() }
      case .grouping(let range):
        guard groupMachine?.run(&steps) == true else { return false }
        add(range, groupMachine?.match ?? [])
        stage = .between
      }
    }
  }

  private mutating func finish() {
    stage = .done
    machine = nil
    groupMachine = nil
  }

  private mutating func take(_ range: Range<Int>) {
    stage = .between
    let isSkipped =
      range.isEmpty && (!includesEmpty || matches.last?.range.upperBound == range.lowerBound)
    start = range.upperBound
    if range.isEmpty {
      var reader = ByteReader(bytes)
      start += max(1, reader.scalar(at: range.upperBound)?.length ?? 1)
    }
    guard !isSkipped, !isWholeWord || bytes.isWholeWord(range) else { return }
    guard groupCount > 1 else { return add(range, [range.lowerBound, range.upperBound]) }
    groupMachine?.start(from: range.lowerBound, isAnchored: true)
    stage = .grouping(range)
  }

  private mutating func add(_ range: Range<Int>, _ found: [Int]) {
    var groups = (0..<groupCount).map { group -> Range<Int>? in
      guard group * 2 + 1 < found.count else { return nil }
      let (lower, upper) = (found[group * 2], found[group * 2 + 1])
      return lower < 0 || upper < lower ? nil : lower..<upper
    }
    groups[0] = range
    matches.append(SearchMatch(range: range, groups: groups))
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
