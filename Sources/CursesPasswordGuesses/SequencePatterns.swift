/// Runs with one distance from each character to the next: `abcd`, `97531`.
enum SequencePatterns {
  /// The greatest distance that is a sequence.
  private static let widestStep: Int64 = 5

  static func all(in scalars: GuessedScalars) -> [GuessPattern] {
    guard scalars.count > 1 else { return [] }
    var found: [GuessPattern] = []
    var start = 0
    var step = Int64(scalars[1]) - Int64(scalars[0])
    for index in 2..<(scalars.count + 1) {
      let next = index < scalars.count ? Int64(scalars[index]) - Int64(scalars[index - 1]) : nil
      guard next != step else { continue }
      if let pattern = pattern(scalars, start..<index, step) { found.append(pattern) }
      start = index - 1
      step = next ?? 0
    }
    return found
  }

  private static func pattern(
    _ scalars: GuessedScalars, _ range: Range<Int>, _ step: Int64
  ) -> GuessPattern? {
    let isLong = range.count > 2 || abs(step) == 1
    guard isLong, step != 0, abs(step) <= widestStep else { return nil }
    let first = scalars[range.lowerBound]
    // The ends of the alphabet and of the digits are the obvious ones to start from.
    let isObvious = "aAzZ019".unicodeScalars.contains { $0.value == first }
    let starts: Double = isObvious ? 4 : first.isDigit ? 10 : 26
    return GuessPattern(
      range: range, guesses: starts * (step < 0 ? 2 : 1) * Double(range.count),
      weakness: .sequence)
  }
}
