import BubblepadTasks
import CursesInputFormats

/// Days and ranges of days as queries of tasks write them.
enum TaskDays {
  /// The days that are meant; nil for words that mean none.
  static func range(_ words: String, today: CalendarDate) -> ClosedRange<CalendarDate>? {
    let words = words.lowercased()
    let parts = words.split(separator: " ").map(String.init)
    if parts.count == 2, let one = CalendarDate(iso: parts[0]),
      let two = CalendarDate(iso: parts[1])
    {
      return min(one, two)...max(one, two)
    }
    if let range = relative(parts, today) ?? numbered(words) { return range }
    return DayWords.day(words, today: today).map { $0...$0 }
  }

  /// `this week`, `next quarter`.
  private static func relative(
    _ parts: [String], _ today: CalendarDate
  ) -> ClosedRange<CalendarDate>? {
    guard parts.count == 2, let shift = ["last": -1, "this": 0, "next": 1][parts[0]] else {
      return nil
    }
    let month = CalendarDate(clampingYear: today.year, month: today.month, day: 1)
    switch parts[1] {
    case "week":
      return today.advanced(by: 7 * shift - (today.weekday + 6) % 7).flatMap(week)
    case "month": return month.advanced(byMonths: shift).flatMap { months(1, from: $0) }
    case "quarter":
      let first = CalendarDate(
        clampingYear: today.year, month: (today.month - 1) / 3 * 3 + 1, day: 1)
      return first.advanced(byMonths: 3 * shift).flatMap { months(3, from: $0) }
    case "year":
      return CalendarDate(year: today.year + shift, month: 1, day: 1).flatMap {
        months(12, from: $0)
      }
    default: return nil
    }
  }

  /// `2026-W14`, `2026-03`, `2026-Q2`, `2026`.
  private static func numbered(_ words: String) -> ClosedRange<CalendarDate>? {
    let parts = words.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts[0].utf8.count == 4, let year = Int(parts[0]) else { return nil }
    guard parts.count == 2 else {
      return CalendarDate(year: year, month: 1, day: 1).flatMap { months(12, from: $0) }
    }
    let (mark, rest) = (parts[1].first, parts[1].dropFirst())
    switch mark {
    case "w":
      // Week 1 has 4 January.
      guard rest.utf8.count == 2, let number = Int(rest), (1...53).contains(number),
        let fourth = CalendarDate(year: year, month: 1, day: 4)
      else { return nil }
      return fourth.advanced(by: 7 * (number - 1) - (fourth.weekday + 6) % 7).flatMap(week)
    case "q":
      guard let number = Int(rest), (1...4).contains(number) else { return nil }
      return CalendarDate(year: year, month: 3 * number - 2, day: 1).flatMap { months(3, from: $0) }
    default:
      guard parts[1].utf8.count == 2, let month = Int(parts[1]) else { return nil }
      return CalendarDate(year: year, month: month, day: 1).flatMap { months(1, from: $0) }
    }
  }

  private static func week(from monday: CalendarDate) -> ClosedRange<CalendarDate>? {
    monday.advanced(by: 6).map { monday...$0 }
  }

  private static func months(
    _ count: Int, from first: CalendarDate
  ) -> ClosedRange<CalendarDate>? {
    first.advanced(byMonths: count)?.advanced(by: -1).map { first...$0 }
  }
}
