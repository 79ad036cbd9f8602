/// The same characters again and again: `aaa`, `abcabc`.
enum RepeatPatterns {
  static func all(in scalars: GuessedScalars) -> [GuessPattern] {
    var found: [GuessPattern] = []
    var start = 0
    while start < scalars.count {
      guard let (unit, end) = longest(scalars, from: start) else {
        start += 1
        continue
      }
      let once = GuessSearch.cheapestCut(of: scalars.part(start..<start + unit)).guesses
      found.append(
        GuessPattern(
          range: start..<end, guesses: once * Double((end - start) / unit), weakness: .repeats))
      start = end
    }
    return found
  }

  /// The repetition that goes farthest from here, with the shortest unit that makes it.
  private static func longest(
    _ scalars: GuessedScalars, from start: Int
  ) -> (unit: Int, end: Int)? {
    var best: (unit: Int, end: Int)?
    for unit in 1..<((scalars.count - start) / 2 + 1) {
      var end = start + unit
      while end < scalars.count, scalars[end] == scalars[end - unit] { end += 1 }
      let times = (end - start) / unit
      guard times >= 2 else { continue }
      end = start + times * unit
      if end > best?.end ?? 0 { best = (unit, end) }
    }
    return best
  }
}
