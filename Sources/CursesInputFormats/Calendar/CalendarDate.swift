/// A day of the Gregorian calendar.
public struct CalendarDate: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// 1 to 9999.
  public let year: Int
  /// 1 to 12.
  public let month: Int
  /// 1 to 31, as the month has it.
  public let day: Int

  /// `nil` for a day that the month does not have, and for a year out of `1 ... 9999`.
  public init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month, 1...Self.days(in: month, of: year) ~= day else {
      return nil
    }
    self.year = year
    self.month = month
    self.day = day
  }

  /// How many days a month has; 0 for no month.
  public static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 1...12: 31
    default: 0
    }
  }

  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// The day so many days later; `nil` beyond the years 1 to 9999.
  public func advanced(by days: Int) -> CalendarDate? {
    guard -4_000_000...4_000_000 ~= days else { return nil }
    var (year, month, day) = (year, month, day + days)
    while day < 1 {
      (year, month) = month == 1 ? (year - 1, 12) : (year, month - 1)
      day += Self.days(in: month, of: year)
    }
    while day > Self.days(in: month, of: year) {
      day -= Self.days(in: month, of: year)
      (year, month) = month == 12 ? (year + 1, 1) : (year, month + 1)
    }
    return CalendarDate(year: year, month: month, day: day)
  }

  /// The same day so many months later, or that month's last; `nil` beyond the years 1 to 9999.
  public func advanced(byMonths months: Int) -> CalendarDate? {
    guard -120_000...120_000 ~= months else { return nil }
    let index = year * 12 + month - 1 + months
    guard index >= 12 else { return nil }
    let (year, month) = (index / 12, index % 12 + 1)
    return CalendarDate(
      year: year, month: month, day: min(day, Self.days(in: month, of: year)))
  }

  /// The day of the week, 0 for Sunday to 6 for Saturday, by Sakamoto's method.
  public var weekday: Int {
    let shifts = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    let year = month < 3 ? year - 1 : year
    return (year + year / 4 - year / 100 + year / 400 + shifts[month - 1] + day) % 7
  }

  /// `2026-03-09`.
  public var description: String { "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))" }
}

/// A number with zeros before it.
func padded(_ number: Int, _ width: Int) -> String {
  let text = String(number)
  return String(repeating: "0", count: max(0, width - text.count)) + text
}

/// A time of a day.
public struct TimeOfDay: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// 0 to 23.
  public let hour: Int
  /// 0 to 59.
  public let minute: Int
  /// 0 to 59.
  public let second: Int

  /// `nil` for what no clock shows.
  public init?(hour: Int, minute: Int, second: Int = 0) {
    guard 0...23 ~= hour, 0...59 ~= minute, 0...59 ~= second else { return nil }
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
    (left.hour, left.minute, left.second) < (right.hour, right.minute, right.second)
  }

  /// `09:05:00`.
  public var description: String { "\(padded(hour, 2)):\(padded(minute, 2)):\(padded(second, 2))" }
}
