import BubblepadNotebook
import CursesInputFormats

/// A day in words: "tomorrow", "fri", "next monday", "in 3 days", "2 weeks", "24 dec", "2026-01-02".
///
/// A weekday alone is the next one after today, "next" one of the week after this. A day of a month without its
/// year is the next one there is.
package struct DayWords {
  private let today: CalendarDate
  private let words: [Substring]

  /// The day that is meant; nil for words that are none.
  package static func day(_ text: String, today: CalendarDate) -> CalendarDate? {
    let text = text.lowercased()
    let dated = text.split(separator: " ")
    if dated.count == 1, let day = CalendarDate(iso: String(dated[0])) { return day }
    let reader = DayWords(
      today: today,
      words: text.split { " ,".contains($0) }.filter { !["on", "the", "at", "of"].contains($0) })
    return reader.day
  }

  private var day: CalendarDate? {
    let named: CalendarDate? =
      switch words.count {
      case 1: oneWord(words[0])
      case 2: twoWords(words[0], words[1])
      default: nil
      }
    return named ?? span ?? monthDay
  }

  private func oneWord(_ word: Substring) -> CalendarDate? {
    switch word {
    case "today", "tod", "now": return today
    case "tomorrow", "tom", "tmr": return today.advanced(by: 1)
    case "yesterday": return today.advanced(by: -1)
    case "weekend": return next(weekday: 5)
    case "eom": return lastOfMonth(today)
    default: break
    }
    if let weekday = CalendarNames.weekdayNumber(word) { return next(weekday: weekday) }
    return dotted(word)
  }

  private func twoWords(_ first: Substring, _ second: Substring) -> CalendarDate? {
    let monday = today.advanced(by: -today.daysSinceMonday)
    let weekday = CalendarNames.weekdayNumber(second)
    switch (first, second) {
    case ("next", "week"): return monday?.advanced(by: 7)
    case ("next", "weekend"): return monday?.advanced(by: 12)
    case ("this", "weekend"): return monday?.advanced(by: 5)
    case ("next", "month"):
      return CalendarDate(year: today.year, month: today.month, day: 1)?.advanced(byMonths: 1)
    case ("next", "year"): return CalendarDate(year: today.year + 1, month: 1, day: 1)
    case ("end", "month"): return lastOfMonth(today)
    case ("next", _): return weekday.flatMap { monday?.advanced(by: 7 + $0) }
    case ("this", _): return weekday.flatMap { monday?.advanced(by: $0) }
    default: return nil
    }
  }

  private func next(weekday: Int) -> CalendarDate? {
    today.advanced(by: (weekday - today.daysSinceMonday + 6) % 7 + 1)
  }

  private func lastOfMonth(_ day: CalendarDate) -> CalendarDate? {
    CalendarDate(
      year: day.year, month: day.month, day: CalendarDate.days(in: day.month, of: day.year))
  }

  // MARK: From today on

  /// "in 3 days", "2 weeks", "3d", "+1w", "a week ago".
  private var span: CalendarDate? {
    var words = words
    if words.first == "in" { words.removeFirst() }
    var sign = 1
    if words.last == "ago" || words.last == "later" {
      sign = words.last == "ago" ? -1 : 1
      words.removeLast()
    }
    if words.count == 1 { words = Self.cut(words[0]) }
    guard words.count == 2, let count = Self.count(words[0]) else { return nil }
    switch words[1] {
    case "d", "day", "days": return today.advanced(by: sign * count)
    case "w", "week", "weeks": return today.advanced(by: sign * count * 7)
    case "m", "month", "months": return today.advanced(byMonths: sign * count)
    case "y", "year", "years": return today.advanced(byMonths: sign * count * 12)
    default: return nil
    }
  }

  /// "3d" in its number and its letters; a number with a sign is one of days.
  private static func cut(_ word: Substring) -> [Substring] {
    let number = word.prefix { $0.isNumber || $0 == "+" || $0 == "-" }
    let unit = word.dropFirst(number.count)
    if unit.isEmpty { return "+-".contains(word.first ?? " ") ? [number, "d"] : [] }
    return [number, unit]
  }

  private static func count(_ word: Substring) -> Int? {
    let numbers = [
      "a", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ]
    if word == "an" { return 1 }
    if let index = numbers.firstIndex(of: String(word)) { return max(1, index) }
    return Int(word).flatMap { abs($0) <= 9999 ? $0 : nil }
  }

  // MARK: Days of months

  /// "24 dec", "dec 24th", "24 december 2026", "24th".
  private var monthDay: CalendarDate? {
    var (day, month, year): (Int?, Int?, Int?) = (nil, nil, nil)
    var isNamed = false
    for word in words {
      if month == nil, let number = CalendarNames.monthNumber(word) {
        month = number
      } else if day == nil, let number = Self.dayNumber(word) {
        day = number
        isNamed = word.last?.isLetter ?? false
      } else if year == nil, word.count == 4, let number = Int(word) {
        year = number
      } else {
        return nil
      }
    }
    guard let day, month != nil || isNamed && year == nil else { return nil }
    return date(year, month, day)
  }

  private static func dayNumber(_ word: Substring) -> Int? {
    let isOrdinal = ["st", "nd", "rd", "th"].contains(where: word.hasSuffix)
    let digits = isOrdinal ? word.dropLast(2) : word.last == "." ? word.dropLast() : word
    guard digits.count <= 2, let number = Int(digits), 1...31 ~= number else { return nil }
    return number
  }

  /// "24.12.", "24.12.2026".
  private func dotted(_ word: Substring) -> CalendarDate? {
    let parts = word.split(separator: ".")
    guard word.contains("."), 2...3 ~= parts.count, let day = Int(parts[0]),
      let month = Int(parts[1]), 1...12 ~= month
    else { return nil }
    guard parts.count == 3 else { return date(nil, month, day) }
    guard parts[2].count == 4, let year = Int(parts[2]) else { return nil }
    return date(year, month, day)
  }

  /// The day, or the next one of it from today on where the year or the month is not said.
  private func date(_ year: Int?, _ month: Int?, _ day: Int) -> CalendarDate? {
    if let year { return CalendarDate(year: year, month: month ?? today.month, day: day) }
    if let month {
      // A leap day may be eight years away.
      return (0...8).lazy.compactMap {
        CalendarDate(year: today.year + $0, month: month, day: day)
      }
      .first { $0 >= today }
    }
    let first = CalendarDate(year: today.year, month: today.month, day: 1)
    return (0...2).lazy.compactMap { first?.advanced(byMonths: $0) }
      .compactMap { CalendarDate(year: $0.year, month: $0.month, day: day) }
      .first { $0 >= today }
  }
}
