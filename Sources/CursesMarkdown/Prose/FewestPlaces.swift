/// A search for the fewest of some places that are enough, such as those of backslashes.
package struct FewestPlaces {
  /// What may still be parsed to find out.
  let budget: EscapeBudget

  package init(budget: EscapeBudget) { self.budget = budget }

  /// Leaves out of `places`, which are enough, as many as can be left out, the first ones before the last.
  /// Of what is left none can be, unless the budget ran out.
  ///
  /// It halves: see Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input".
  ///
  /// - Parameter cost: how many bytes are parsed to see whether places are enough.
  package func reduce(_ places: [Int], cost: Int, isEnough: ([Int]) -> Bool) -> [Int] {
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
  package func exchange(
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
