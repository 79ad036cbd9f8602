import BubblepadNotebook
import CursesInputFormats

/// A rule by which a task comes again: `every 2 weeks on Monday`, `every month on the last when done`.
package struct TaskRecurrence: Equatable, Sendable {
  /// A day of a month.
  private enum MonthDay: Equatable, Sendable {
    case number(Int)
    /// The first weekday of a name, the second and so on; -1 for the last.
    case weekday(Int, ordinal: Int)
    case last
  }

  private enum Unit: Equatable, Sendable { case day, week, month, year }

  private var unit = Unit.day
  private var interval = 1
  /// 0 for Monday to 6 for Sunday.
  private var weekdays: Set<Int> = []
  private var months: Set<Int> = []
  private var monthDays: [MonthDay] = []
  /// Whether days are counted from the day on which the task was done, and not from its date.
  private(set) var isFromCompletion = false

  /// Nil for a rule that is not understood.
  package init?(_ text: String) {
    var words = text.lowercased().split { " ,!".contains($0) }.filter { $0 != "and" }[...]
    if words.suffix(2).elementsEqual(["when", "done"]) {
      isFromCompletion = true
      words = words.dropLast(2)
    }
    guard words.popFirst() == "every", let first = words.first else { return nil }
    if first == "other" {
      interval = 2
      words.removeFirst()
    } else if let number = Int(first) {
      guard 1...9999 ~= number else { return nil }
      interval = number
      words.removeFirst()
    }
    guard readUnit(&words), words.isEmpty else { return nil }
  }

  // MARK: Reading

  private mutating func readUnit(_ words: inout ArraySlice<Substring>) -> Bool {
    guard let word = words.first else { return false }
    switch word {
    case "day", "days":
      words.removeFirst()
    case "weekday", "weekdays":
      words.removeFirst()
      (unit, weekdays) = (.week, Set(0..<5))
    case "week", "weeks":
      words.removeFirst()
      unit = .week
      guard words.first == "on" else { return true }
      words.removeFirst()
      return readWeekdays(&words)
    case "month", "months":
      words.removeFirst()
      unit = .month
      return readMonthDays(&words)
    case "year", "years":
      words.removeFirst()
      unit = .year
    default:
      if CalendarNames.weekdayNumber(word) != nil {
        unit = .week
        return readWeekdays(&words)
      }
      unit = .year
      while let month = words.first.flatMap({ CalendarNames.monthNumber($0) }) {
        months.insert(month)
        words.removeFirst()
      }
      return !months.isEmpty && readMonthDays(&words)
    }
    return true
  }

  private mutating func readWeekdays(_ words: inout ArraySlice<Substring>) -> Bool {
    while let day = words.first.flatMap({ CalendarNames.weekdayNumber($0) }) {
      weekdays.insert(day)
      words.removeFirst()
    }
    return !weekdays.isEmpty
  }

  /// "on the 1st and last", "on the 2nd Tuesday", or nothing.
  private mutating func readMonthDays(_ words: inout ArraySlice<Substring>) -> Bool {
    guard words.first == "on" else { return words.isEmpty }
    words.removeFirst()
    while let word = words.first {
      words.removeFirst()
      if word == "the" { continue }
      guard let number = word == "last" ? -1 : Self.ordinal(word) else { return false }
      if let weekday = words.first.flatMap({ CalendarNames.weekdayNumber($0) }) {
        guard number < 6 else { return false }
        words.removeFirst()
        monthDays.append(.weekday(weekday, ordinal: number))
      } else {
        monthDays.append(number == -1 ? .last : .number(number))
      }
    }
    return !monthDays.isEmpty
  }

  /// "1st" to "31st".
  private static func ordinal(_ word: Substring) -> Int? {
    guard ["st", "nd", "rd", "th"].contains(where: word.hasSuffix),
      let number = Int(word.dropLast(2)), 1...31 ~= number
    else { return nil }
    return number
  }

  // MARK: Counting

  /// The next day after one; nil where there is none within the years that there are.
  ///
  /// A month without the day ends the interval on its last; a day that is named is waited for.
  package func next(after day: CalendarDate) -> CalendarDate? {
    switch unit {
    case .day: day.advanced(by: interval)
    case .week where weekdays.isEmpty: day.advanced(by: 7 * interval)
    case .week: nextWeekday(after: day)
    case .month where monthDays.isEmpty: day.advanced(byMonths: interval)
    case .year where months.isEmpty: day.advanced(byMonths: 12 * interval)
    case .month, .year: nextMonthDay(after: day)
    }
  }

  private func nextWeekday(after day: CalendarDate) -> CalendarDate? {
    let here = day.daysSinceMonday
    let later = 7 * interval..<7 * interval + 7
    for place in Array(here + 1..<7) + Array(later) where weekdays.contains(place % 7) {
      return day.advanced(by: place - here)
    }
    return nil
  }

  /// So many months, or years, are looked at.
  private static let most = 400

  private func nextMonthDay(after day: CalendarDate) -> CalendarDate? {
    let wanted = monthDays.isEmpty ? [.number(day.day)] : monthDays
    let index = day.year * 12 + day.month - 1
    for step in 0..<Self.most {
      let year = day.year + step * interval
      let candidates =
        unit == .month ? [index + step * interval] : months.sorted().map { year * 12 + $0 - 1 }
      for month in candidates {
        let days = wanted.compactMap { Self.day($0, of: month % 12 + 1, month / 12) }.sorted()
        if let next = days.first(where: { $0 > day }) { return next }
      }
    }
    return nil
  }

  private static func day(_ wanted: MonthDay, of month: Int, _ year: Int) -> CalendarDate? {
    let count = CalendarDate.days(in: month, of: year)
    switch wanted {
    case .number(let day): return CalendarDate(year: year, month: month, day: day)
    case .last: return CalendarDate(year: year, month: month, day: count)
    case .weekday(let weekday, ordinal: -1):
      guard let last = CalendarDate(year: year, month: month, day: count) else { return nil }
      return last.advanced(by: -((last.daysSinceMonday - weekday + 7) % 7))
    case .weekday(let weekday, let ordinal):
      guard let first = CalendarDate(year: year, month: month, day: 1) else { return nil }
      let day = 1 + (weekday - first.daysSinceMonday + 7) % 7 + 7 * (ordinal - 1)
      return CalendarDate(year: year, month: month, day: day)
    }
  }
}
