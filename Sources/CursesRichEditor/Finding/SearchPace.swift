import CursesText
import CursesTextEditors
@_spi(Nodes) import CursesViewGraph

/// How far a search may go before it gives way: no pattern holds up whoever waits for a key.
///
/// A text whose search takes long is searched bit by bit. What is begun is kept, so that asking for the
/// matches of the same text again continues there, and what has taken long is not done twice.
struct SearchPace {
  /// What happens when the steps are used up.
  enum Limit {
    /// The user is asked from time to time; who has stopped the search gets no more matches.
    case interruption
    /// The search is halted after so many steps more, and continued later.
    case steps(Int)
  }

  /// Whether matches are missing: the search was stopped, or its steps were used up.
  private(set) var isHalted = false
  private var limit = Limit.interruption
  private var search: Search?
  private var known: [Text: [SearchMatch]] = [:]
  private var knownBytes = 0
  private var begun: [Text: SearchScan] = [:]

  private struct Text: Hashable {
    var bytes: [UInt8]
    var includesEmpty: Bool
  }

  /// What every text gets: those that need more are remembered.
  private static let allowance = 4_096
  /// What is done between two looks at the keyboard, about 5 ms.
  private static let slice = 500_000
  private static let mostKnownBytes = 4 << 20
  private static let mostBegun = 8

  /// Begins a piece of work.
  mutating func begin(_ limit: Limit) {
    self.limit = limit
    isHalted = false
  }

  /// Forgets what was found; to be called when no search is on.
  mutating func forget() { self = SearchPace() }

  /// The matches in a text; none where the search is halted.
  mutating func matches(
    of search: Search, in bytes: [UInt8], includesEmpty: Bool, isInterrupted: () -> Bool
  ) -> [SearchMatch] {
    guard !isHalted else { return [] }
    if self.search != search {
      (self.search, known, knownBytes, begun) = (search, [:], 0, [:])
    }
    let text = Text(bytes: bytes, includesEmpty: includesEmpty)
    if !known.isEmpty, let matches = known[text] { return matches }
    var scan =
      (begun.isEmpty ? nil : begun.removeValue(forKey: text))
      ?? SearchScan(search, in: bytes, includesEmpty: includesEmpty)
    var steps = Self.allowance
    if scan.run(&steps) {
      spend(Self.allowance - steps)
      return scan.matches
    }
    spend(Self.allowance)
    while true {
      var steps = slice(isInterrupted)
      guard steps > 0 else { break }
      let given = steps
      let isDone = scan.run(&steps)
      spend(given - steps)
      if isDone {
        remember(scan.matches, of: text)
        return scan.matches
      }
    }
    isHalted = true
    if begun.count >= Self.mostBegun { begun = [:] }
    begun[text] = scan
    return []
  }

  /// How many steps come next; none where it is time to give way.
  private func slice(_ isInterrupted: () -> Bool) -> Int {
    switch limit {
    case .interruption: isInterrupted() ? 0 : Self.slice
    case .steps(let left): min(left, Self.slice)
    }
  }

  private mutating func spend(_ steps: Int) {
    if case .steps(let left) = limit { limit = .steps(left - steps) }
  }

  private mutating func remember(_ matches: [SearchMatch], of text: Text) {
    knownBytes += text.bytes.count + matches.count * 64
    if knownBytes > Self.mostKnownBytes { (known, knownBytes) = ([:], text.bytes.count) }
    known[text] = matches
  }
}
