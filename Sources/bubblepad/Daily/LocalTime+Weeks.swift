import BubblepadNotebook
import CursesInputFormats

/// A rule by which the weeks of a year are counted.
enum WeekRule: Sendable {
  /// From Monday on; the first is that of 4 January (ISO 8601).
  case iso
  /// From Sunday on; the first is that of 1 January.
  case english

  fileprivate var firstWeekday: Int { self == .iso ? 1 : 0 }
  /// The day of January that is always in the first week.
  fileprivate var dayInFirstWeek: Int { self == .iso ? 4 : 1 }
}

extension LocalTime {
  /// 1 to 4.
  var quarter: Int { (month + 2) / 3 }

  /// 1 to 366.
  var dayOfYear: Int { dayNumber - LocalTime(year: year, month: 1, day: 1).dayNumber + 1 }

  /// The week, and the year it is counted in: that before or after near the year's ends.
  func week(_ rule: WeekRule) -> (year: Int, number: Int) {
    func start(of year: Int) -> Int {
      let day = LocalTime(year: year, month: 1, day: rule.dayInFirstWeek)
      return day.dayNumber - (day.weekday - rule.firstWeekday + 7) % 7
    }
    var year = year
    if dayNumber >= start(of: year + 1) {
      year += 1
    } else if dayNumber < start(of: year) {
      year -= 1
    }
    return (year, (dayNumber - start(of: year)) / 7 + 1)
  }

  /// Midnight of a day.
  init(_ date: CalendarDate) { self.init(year: date.year, month: date.month, day: date.day) }

  /// The day; nil in years that a calendar does not show.
  var date: CalendarDate? { CalendarDate(year: year, month: month, day: day) }
}

extension CalendarDate {
  /// 0 for Monday to 6 for Sunday.
  var daysSinceMonday: Int { (weekday + 6) % 7 }

  /// "Fri 27 Nov", with the year where that is another one.
  func shortWords(in year: Int) -> String {
    let weekday = CalendarNames.weekday(LocalTime(self).weekday).prefix(3)
    let month = CalendarNames.month(month).prefix(3)
    return "\(weekday) \(day) \(month)" + (self.year == year ? "" : " \(self.year)")
  }
}
