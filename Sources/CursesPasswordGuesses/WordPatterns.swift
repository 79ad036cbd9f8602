/// Words of the lists: as they are, reversed, and with digits and marks for letters.
enum WordPatterns {
  static func all(in scalars: GuessedScalars) -> [GuessPattern] {
    let count = scalars.count
    var found: [GuessPattern] = []
    for (start, word) in WordLists.matches(count, at: { scalars[$0].lowered }) {
      let range = start..<start + word.length
      found.append(pattern(word, range, capitals(scalars, range)))
    }
    for (start, word) in WordLists.matches(count, at: { scalars[count - 1 - $0].lowered }) {
      let range = count - start - word.length..<count - start
      found.append(pattern(word, range, 2 * capitals(scalars, range)))
    }
    for stands in Substitutions.readings(of: scalars) {
      let words = WordLists.matches(count, at: { stands.letter(for: scalars[$0].lowered) })
      for (start, word) in words where word.length > 1 {
        let range = start..<start + word.length
        let ways = stands.variations(scalars, range)
        if ways > 1 { found.append(pattern(word, range, ways * capitals(scalars, range))) }
      }
    }
    return found
  }

  private static func pattern(
    _ word: WordLists.Word, _ range: Range<Int>, _ ways: Double
  ) -> GuessPattern {
    GuessPattern(
      range: range, guesses: Double(word.rank) * ways, weakness: word.isPassword ? .common : nil)
  }

  /// The ways to write capitals in a word that are tried before these: two where the first, the last or
  /// all are capitals.
  private static func capitals(_ scalars: GuessedScalars, _ range: Range<Int>) -> Double {
    let upper = range.filter { scalars[$0].isUpper }
    let lower = range.filter { scalars[$0].isLower }.count
    guard !upper.isEmpty else { return 1 }
    let isAtEnd = upper == [range.lowerBound] || upper == [range.upperBound - 1]
    return lower == 0 || isAtEnd ? 2 : Double.variations(upper.count, lower)
  }
}
