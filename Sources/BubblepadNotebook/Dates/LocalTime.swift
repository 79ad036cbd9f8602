import CursesCLibrary

/// A moment on the clock and the calendar of one place.
///
/// What reads the zone is the shell's business: it makes these values and passes them in.
public struct LocalTime: Sendable, Hashable {
  /// Of the Gregorian calendar.
  public var year: Int
  /// 1 to 12.
  public var month: Int
  /// 1 to 31.
  public var day: Int
  /// 0 to 23.
  public var hour: Int
  /// 0 to 59.
  public var minute: Int
  /// 0 to 60, for leap seconds.
  public var second: Int

  /// A moment of known parts.
  public init(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    second = 0
  }

  /// A moment in the system's zone, from nanoseconds since 1970.
  public init(_ nanoseconds: Int64) {
    var seconds = time_t(nanoseconds / 1_000_000_000)
    var parts = tm()
    localtime_r(&seconds, &parts)
    self.init(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday),
      hour: Int(parts.tm_hour), minute: Int(parts.tm_min))
    second = Int(parts.tm_sec)
  }

  /// The present moment in the system's zone.
  public static var now: LocalTime { LocalTime(BubblepadNotebook.now()) }

  /// Days since 1 January 1970 on this place's calendar (after Howard Hinnant's `days_from_civil`).
  public var dayNumber: Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The moment in seconds since 1970, in the system's zone. Of an hour that comes twice it may be either.
  public var secondsSince1970: Int {
    var parts = tm()
    parts.tm_year = Int32(clamping: year - 1900)
    (parts.tm_mon, parts.tm_mday) = (Int32(clamping: month - 1), Int32(clamping: day))
    (parts.tm_hour, parts.tm_min) = (Int32(clamping: hour), Int32(clamping: minute))
    parts.tm_sec = Int32(clamping: second)
    parts.tm_isdst = -1
    return mktime(&parts)
  }

  /// 0 for Sunday to 6 for Saturday.
  public var weekday: Int { ((dayNumber + 4) % 7 + 7) % 7 }

  /// "2026-11-21".
  public var dayText: String { "\(year)-\(Self.twoDigits(month))-\(Self.twoDigits(day))" }

  /// "2026-11-21T05:30:00".
  var isoText: String {
    dayText + "T" + [hour, minute, second].map(Self.twoDigits).joined(separator: ":")
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}

/// Dates in the note list: as short as they can be told apart.
public enum DateWords {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  /// "today", "yesterday", "Mon" within the last week, "12 Nov" in the same year, else "2 Nov 2025".
  public static func words(for date: LocalTime, now: LocalTime) -> String {
    switch now.dayNumber - date.dayNumber {
    case 0: return "today"
    case 1: return "yesterday"
    case 2...6: return weekdays[date.weekday]
    default:
      let short = "\(date.day) \(months[min(max(date.month, 1), 12) - 1])"
      return date.year == now.year ? short : "\(short) \(date.year)"
    }
  }
}
