/// Walks from key to key: `qwerty`, `zxcde3`.
enum KeyboardPatterns {
  static func all(in scalars: GuessedScalars) -> [GuessPattern] {
    KeyboardLayout.all.flatMap { walks(scalars, on: $0) }
  }

  private static func walks(
    _ scalars: GuessedScalars, on layout: KeyboardLayout
  ) -> [GuessPattern] {
    var found: [GuessPattern] = []
    var start = 0
    while start < scalars.count {
      var (end, turns) = (start + 1, 0)
      var last: Int?
      while end < scalars.count,
        let direction = layout.direction(from: scalars[end - 1], to: scalars[end])
      {
        if direction != last { turns += 1 }
        last = direction
        end += 1
      }
      if end - start > 2 {
        let shifted = scalars[start..<end].filter(layout.isShifted).count
        found.append(
          GuessPattern(
            range: start..<end, guesses: guesses(end - start, turns, shifted, layout),
            weakness: .sequence))
      }
      start = end
    }
    return found
  }

  /// All walks of up to this length with up to as many turns, from any key.
  private static func guesses(
    _ length: Int, _ turns: Int, _ shifted: Int, _ layout: KeyboardLayout
  ) -> Double {
    var guesses = 0.0
    for shorter in 2..<(length + 1) {
      var ways = layout.starts
      for turn in 1..<(min(turns, shorter - 1) + 1) {
        ways *= layout.degree
        guesses += Double.choose(turn - 1, of: shorter - 1) * ways
      }
    }
    guard shifted > 0 else { return guesses }
    return guesses * (shifted == length ? 2 : Double.variations(shifted, length - shifted))
  }
}
