/// The search for the cut of a password into patterns and single characters that takes the fewest guesses.
///
/// For each end and each number of parts it keeps the cheapest cut, as zxcvbn does: the guesses of the
/// parts multiplied, times the orders of the parts, and what trying shorter cuts costs.
struct GuessSearch {
  /// The cut that was found.
  struct Cut {
    var guesses = 1.0
    /// Whether the whole is one of the passwords that are tried first.
    var isCommonWhole = false
    /// The weakness that covers half or more.
    var mostCovering: PasswordGuesses.Weakness?
  }

  private struct Step {
    let parts: Int
    let start: Int
    /// The product of the guesses of the parts.
    let product: Double
    let guesses: Double
    let isSingles: Bool
    let weakness: PasswordGuesses.Weakness?
  }

  private let count: Int
  /// The cheapest cuts up to each end, by the number of their parts.
  private var steps: [[Step]]

  /// What an attacker has tried for each cut with fewer parts.
  private static let guessesBeforeGrowing = 10_000.0

  static func cheapestCut(of scalars: GuessedScalars) -> Cut {
    guard !scalars.isEmpty else { return Cut() }
    var search = GuessSearch(count: scalars.count)
    let patterns = Dictionary(grouping: patterns(of: scalars), by: \.range.upperBound)
    for end in 1...scalars.count {
      for pattern in patterns[end] ?? [] { search.append(pattern) }
      search.appendSingles(to: end)
    }
    return search.cut
  }

  private static func patterns(of scalars: GuessedScalars) -> [GuessPattern] {
    WordPatterns.all(in: scalars) + KeyboardPatterns.all(in: scalars)
      + RepeatPatterns.all(in: scalars) + SequencePatterns.all(in: scalars)
      + DatePatterns.all(in: scalars)
  }

  private init(count: Int) {
    self.count = count
    steps = Array(repeating: [], count: count + 1)
  }

  // MARK: Growing

  /// The parts before a pattern, and the pattern.
  private mutating func append(_ pattern: GuessPattern) {
    let guesses = max(pattern.guesses, least(pattern.range))
    grow(pattern.range, by: guesses, isSingles: false, weakness: pattern.weakness)
  }

  /// Single characters up to an end; they do not follow other single characters.
  private mutating func appendSingles(to end: Int) {
    for start in 0..<end {
      var guesses = 1.0
      for _ in start..<end { guesses *= 10 }
      // A character more than for a pattern of the same length, so that patterns are preferred.
      guesses = max(guesses, end - start == 1 ? 11 : 51)
      grow(start..<end, by: guesses, isSingles: true, weakness: nil)
    }
  }

  /// A part that is not all of the password costs no less than this.
  private func least(_ range: Range<Int>) -> Double {
    range.count == count ? 1 : range.count == 1 ? 10 : 50
  }

  private mutating func grow(
    _ range: Range<Int>, by guesses: Double, isSingles: Bool, weakness: PasswordGuesses.Weakness?
  ) {
    func keep(_ parts: Int, _ product: Double) {
      let end = range.upperBound
      let total = Self.guesses(parts, product)
      for step in steps[end] where step.parts <= parts && step.guesses <= total { return }
      steps[end].removeAll { $0.parts == parts }
      steps[end].append(
        Step(
          parts: parts, start: range.lowerBound, product: product, guesses: total,
          isSingles: isSingles, weakness: weakness))
    }
    if range.lowerBound == 0 { return keep(1, guesses) }
    for step in steps[range.lowerBound] where !(isSingles && step.isSingles) {
      keep(step.parts + 1, step.product * guesses)
    }
  }

  /// The guesses for parts whose guesses have this product: the parts may come in any order, and shorter
  /// cuts are tried first.
  private static func guesses(_ parts: Int, _ product: Double) -> Double {
    var orders = 1.0
    var before = 1.0
    for part in 1..<(parts + 1) {
      orders *= Double(part)
      if part > 1 { before *= guessesBeforeGrowing }
    }
    return orders * product + before
  }

  // MARK: Reading off

  private var cut: Cut {
    guard let best = steps[count].min(by: { $0.guesses < $1.guesses }) else { return Cut() }
    var cut = Cut(guesses: best.guesses)
    cut.isCommonWhole = best.parts == 1 && best.weakness == .common && best.product < 4096
    var covered: [PasswordGuesses.Weakness: Int] = [:]
    var (end, step) = (count, Optional(best))
    while let part = step {
      if let weakness = part.weakness { covered[weakness, default: 0] += end - part.start }
      end = part.start
      step = steps[end].first { $0.parts == part.parts - 1 }
    }
    let most = PasswordGuesses.Weakness.allCases.max {
      covered[$0, default: 0] < covered[$1, default: 0]
    }
    if let most, let length = covered[most], length * 2 >= count { cut.mostCovering = most }
    return cut
  }
}
