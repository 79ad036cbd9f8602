import BubblepadNotebook

/// What each token of a `MomentFormat` stands for.
enum MomentToken {
  typealias Words = @Sendable (LocalTime) -> String

  static let all: [String: Words] = years.merging(days) { first, _ in first }
    .merging(weeks) { first, _ in first }
    .merging(times) { first, _ in first }

  /// `MMMM` before `MM`: of two that begin alike the longer is meant.
  static let longestFirst = all.keys.sorted { ($1.count, $0) < ($0.count, $1) }

  private static let years: [String: Words] = [
    "YYYY": { padded($0.year, 4) },
    "YY": { padded($0.year % 100, 2) },
    "Y": { String($0.year) },
    "Q": { String($0.quarter) },
    "Qo": { ordinal($0.quarter) },
    "M": { String($0.month) },
    "Mo": { ordinal($0.month) },
    "MM": { padded($0.month, 2) },
    "MMM": { String(CalendarNames.month($0.month).prefix(3)) },
    "MMMM": { CalendarNames.month($0.month) },
  ]

  private static let days: [String: Words] = [
    "D": { String($0.day) },
    "Do": { ordinal($0.day) },
    "DD": { padded($0.day, 2) },
    "DDD": { String($0.dayOfYear) },
    "DDDo": { ordinal($0.dayOfYear) },
    "DDDD": { padded($0.dayOfYear, 3) },
    "d": { String($0.weekday) },
    "do": { ordinal($0.weekday) },
    "dd": { String(CalendarNames.weekday($0.weekday).prefix(2)) },
    "ddd": { String(CalendarNames.weekday($0.weekday).prefix(3)) },
    "dddd": { CalendarNames.weekday($0.weekday) },
    "e": { String($0.weekday) },
    "E": { String($0.weekday == 0 ? 7 : $0.weekday) },
  ]

  private static let weeks: [String: Words] = [
    "w": { String($0.week(.english).number) },
    "wo": { ordinal($0.week(.english).number) },
    "ww": { padded($0.week(.english).number, 2) },
    "gg": { padded($0.week(.english).year % 100, 2) },
    "gggg": { padded($0.week(.english).year, 4) },
    "W": { String($0.week(.iso).number) },
    "Wo": { ordinal($0.week(.iso).number) },
    "WW": { padded($0.week(.iso).number, 2) },
    "GG": { padded($0.week(.iso).year % 100, 2) },
    "GGGG": { padded($0.week(.iso).year, 4) },
  ]

  private static let times: [String: Words] = [
    "H": { String($0.hour) },
    "HH": { padded($0.hour, 2) },
    "h": { String(twelve($0.hour)) },
    "hh": { padded(twelve($0.hour), 2) },
    "k": { String($0.hour == 0 ? 24 : $0.hour) },
    "kk": { padded($0.hour == 0 ? 24 : $0.hour, 2) },
    "m": { String($0.minute) },
    "mm": { padded($0.minute, 2) },
    "s": { String($0.second) },
    "ss": { padded($0.second, 2) },
    "a": { $0.hour < 12 ? "am" : "pm" },
    "A": { $0.hour < 12 ? "AM" : "PM" },
    "X": { String($0.secondsSince1970) },
    "x": { String($0.secondsSince1970 * 1000) },
    "Z": { offset(of: $0, separator: ":") },
    "ZZ": { offset(of: $0, separator: "") },
  ]

  static func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  /// "1st", "2nd", "3rd", "4th", "11th".
  static func ordinal(_ number: Int) -> String {
    let isTeen = number % 100 / 10 == 1
    let ending = isTeen ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
    return String(number) + ending
  }

  private static func twelve(_ hour: Int) -> Int { hour % 12 == 0 ? 12 : hour % 12 }

  /// How far the clock is ahead of UTC: "+01:00".
  private static func offset(of time: LocalTime, separator: String) -> String {
    let clock = ((time.dayNumber * 24 + time.hour) * 60 + time.minute) * 60 + time.second
    let minutes = (clock - time.secondsSince1970) / 60
    return (minutes < 0 ? "-" : "+") + padded(abs(minutes) / 60, 2) + separator
      + padded(abs(minutes) % 60, 2)
  }
}
