/// Dates with and without separators, and years alone.
enum DatePatterns {
  /// The year that dates are reckoned from. It stands still, as nothing here asks a clock; years within
  /// twenty of it cost the same.
  private static let thisYear = 2026
  private static let leastYears = 20

  static func all(in scalars: GuessedScalars) -> [GuessPattern] {
    var found = years(scalars)
    var dates: [GuessPattern] = []
    for start in 0..<scalars.count {
      for length in 4...10 where start + length <= scalars.count {
        let part = scalars.part(start..<start + length)
        let isPlain = part.allSatisfy(\.isDigit)
        guard let distance = isPlain ? plain(part) : separated(part) else { continue }
        let factor: Double = isPlain ? 1 : 4
        dates.append(
          GuessPattern(
            range: start..<start + length,
            guesses: 365 * Double(max(distance, leastYears)) * factor, weakness: .date))
      }
    }
    // `15/06/04` within `2015/06/04` is no date of its own.
    found += dates.filter { date in
      !dates.contains {
        $0.range != date.range && $0.range.lowerBound <= date.range.lowerBound
          && date.range.upperBound <= $0.range.upperBound
      }
    }
    return found
  }

  /// 1900 to 2029.
  private static func years(_ scalars: GuessedScalars) -> [GuessPattern] {
    guard scalars.count >= 4 else { return [] }
    return (0...(scalars.count - 4)).compactMap { start in
      guard let year = number(scalars.part(start..<start + 4)), (1900...2029).contains(year)
      else { return nil }
      let distance = max(abs(year - thisYear), leastYears)
      return GuessPattern(range: start..<start + 4, guesses: Double(distance), weakness: .date)
    }
  }

  // MARK: Reading

  /// Where four to eight digits may be cut.
  private static let cuts: [Int: [(Int, Int)]] = [
    4: [(1, 2), (2, 3)], 5: [(1, 3), (2, 3)], 6: [(1, 2), (2, 4), (4, 5)],
    7: [(1, 3), (2, 3), (4, 5), (4, 6)], 8: [(2, 4), (4, 6)],
  ]

  /// How far from this year the nearest date is that digits without separators can be.
  private static func plain(_ part: GuessedScalars) -> Int? {
    (cuts[part.count] ?? []).compactMap { first, second in
      distance(
        number(part.part(0..<first)), number(part.part(first..<second)),
        number(part.part(second..<part.count)))
    }.min()
  }

  /// The same for three numbers with one separator, twice, between them.
  private static func separated(_ part: GuessedScalars) -> Int? {
    guard part.count >= 6, let first = part.firstIndex(where: { !$0.isDigit }) else { return nil }
    let mark = part[first]
    guard let last = part.lastIndex(where: { !$0.isDigit }), last > first, part[last] == mark,
      " /\\_.-".unicodeScalars.contains(where: { $0.value == mark }),
      (1...4).contains(first), (2...3).contains(last - first),
      (2...5).contains(part.count - last)
    else { return nil }
    return distance(
      number(part.part(0..<first)), number(part.part(first + 1..<last)),
      number(part.part(last + 1..<part.count)))
  }

  private static func number(_ digits: GuessedScalars) -> Int? {
    guard digits.allSatisfy(\.isDigit) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// How far from this year the date of three numbers is, of which the year is the first or the last; nil
  /// if they are none.
  private static func distance(_ first: Int?, _ second: Int?, _ third: Int?) -> Int? {
    guard let first, let second, let third, (1...31).contains(second) else { return nil }
    let all = [first, second, third]
    guard !all.contains(where: { (100..<1000).contains($0) || $0 > 2050 }),
      all.filter({ $0 > 31 }).count < 2, all.filter({ $0 > 12 }).count < 3,
      all.filter({ $0 == 0 }).count < 2
    else { return nil }
    let readings = [(year: third, rest: (first, second)), (year: first, rest: (second, third))]
    for reading in readings where (1000...2050).contains(reading.year) {
      return isDay(reading.rest) ? abs(reading.year - thisYear) : nil
    }
    guard let short = readings.first(where: { isDay($0.rest) })?.year else { return nil }
    return abs((short > 50 ? 1900 : 2000) + short - thisYear)
  }

  /// Whether two numbers are a day and a month, in either order.
  private static func isDay(_ numbers: (Int, Int)) -> Bool {
    let (days, months) = (1...31, 1...12)
    return days.contains(numbers.0) && months.contains(numbers.1)
      || days.contains(numbers.1) && months.contains(numbers.0)
  }
}
