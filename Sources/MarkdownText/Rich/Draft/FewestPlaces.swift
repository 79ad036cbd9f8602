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
    return escaping(opening(fewest.reversed(), among: places, budget, shows: shows))
  }

  /// The same places with each that lies within a tag in the place of the `<` of that tag, where this shows the
  /// same: halving may have kept another mark of it.
  private func opening(
    _ kept: [Int], among places: [Int], _ budget: EscapeBudget, shows: (InlineDraft) -> Bool
  ) -> [Int] {
    let bytes = text
    guard bytes.contains(Byte.less) else { return kept }
    var result = kept
    for index in result.indices where bytes[result[index]] != Byte.less {
      let last = index > 0 ? result[index - 1] : -1
      let opener = places.last { $0 < result[index] && bytes[$0] == Byte.less }
      guard let opener, opener > last, budget.spend(count + kept.count) else { continue }
      var other = result
      other[index] = opener
      if shows(escaping(other)) { result = other }
    }
    return result
  }
}
