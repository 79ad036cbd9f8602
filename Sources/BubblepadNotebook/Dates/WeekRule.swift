import CursesInputFormats

/// A rule by which the weeks of a year are counted.
public enum WeekRule: Sendable {
  /// From Monday on; the first is that of 4 January (ISO 8601).
  case iso
  /// From Sunday on; the first is that of 1 January.
  case english

  /// The same time on a weekday of the week of a moment.
  ///
  /// - Parameter weekday: 0 for Sunday to 6 for Saturday.
  package func day(_ weekday: Int, inWeekOf time: LocalTime) -> LocalTime {
    let place = { (day: Int) in (day - firstWeekday + 7) % 7 }
    let distance = place(weekday) - place(time.weekday)
    guard let day = time.date?.advanced(by: distance) else { return time }
    var moment = LocalTime(day)
    (moment.hour, moment.minute, moment.second) = (time.hour, time.minute, time.second)
    return moment
  }

  /// The day that its weeks begin with: 0 for Sunday.
  package var firstWeekday: Int { self == .iso ? 1 : 0 }
  /// The day of January that is always in the first week.
  fileprivate var dayInFirstWeek: Int { self == .iso ? 4 : 1 }
}

extension LocalTime {
  /// 1 to 4.
  public var quarter: Int { (month + 2) / 3 }

  /// 1 to 366.
  public var dayOfYear: Int { dayNumber - LocalTime(year: year, month: 1, day: 1).dayNumber + 1 }

  /// The week, and the year it is counted in: that before or after near the year's ends.
  public func week(_ rule: WeekRule) -> (year: Int, number: Int) {
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
}
