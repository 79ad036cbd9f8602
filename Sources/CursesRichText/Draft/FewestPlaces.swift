import CursesMarkdown

/// A search for the fewest of some places that are enough, such as those of backslashes.
struct FewestPlaces {
  /// What may still be parsed to find out.
  let budget: EscapeBudget

  /// Leaves out of `places`, which are enough, as many as can be left out, the first ones before the last.
  /// Of what is left none can be, unless the budget ran out.
  ///
  /// It halves: see Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input".
  ///
  /// - Parameter cost: how many bytes are parsed to see whether places are enough.
  func reduce(_ places: [Int], cost: Int, isEnough: ([Int]) -> Bool) -> [Int] {
    var kept = places
    var count = max(1, kept.count / 2)
    while true {
      var isReduced = false
      var index = 0
      while index < kept.count {
        guard budget.spend(cost) else { return kept }
        var fewer = kept
        fewer.removeSubrange(index..<min(index + count, kept.count))
        if isEnough(fewer) {
          kept = fewer
          isReduced = true
        } else {
          index += count
        }
      }
      if count == 1, !isReduced { return kept }
      count = max(1, count / 2)
    }
  }

  /// The same places with each in the place of a better one, where these are enough too: halving keeps any.
  func exchange(
    _ kept: [Int], for better: (Int) -> Int?, cost: Int, isEnough: ([Int]) -> Bool
  ) -> [Int] {
    var result = kept
    for index in result.indices {
      guard let other = better(result[index]), !result.contains(other), budget.spend(cost) else {
        continue
      }
      var exchanged = result
      exchanged[index] = other
      if isEnough(exchanged) { result = exchanged }
    }
    return result
  }
}

extension InlineDraft {
  /// The draft with a backslash before as few of `places`, which ascend, as can be; nil where those before
  /// all of them do not show what they must. The mark that opens something keeps its own rather than the one
  /// that closes it.
  func leastEscaped(
    at places: [Int], _ budget: EscapeBudget, shows: (InlineDraft) -> Bool
  ) -> InlineDraft? {
    guard shows(escaping(places)) else { return nil }
    let fewest = FewestPlaces(budget: budget).reduce(
      places.reversed(), cost: count + places.count
    ) { shows(escaping($0.reversed())) }
    let openers = openers(places)
    let best = FewestPlaces(budget: budget).exchange(
      fewest, for: { openers[$0] }, cost: count + places.count,
      isEnough: { shows(escaping($0.sorted())) })
    return escaping(best.sorted())
  }

  /// For each of some places that lies behind a `<` among them, that one: a tag is none without it.
  func openers(_ places: [Int]) -> [Int: Int] {
    let bytes = text
    guard bytes.contains(Byte.less) else { return [:] }
    var openers: [Int: Int] = [:]
    var opener: Int?
    for place in places.sorted() {
      if bytes[place] == Byte.less { opener = place } else { openers[place] = opener }
    }
    return openers
  }
}
