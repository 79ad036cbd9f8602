#if Locales
import CursesInputFormats
import Foundation

/// A style for dates. Texts have to be as the style writes them: Foundation's parsers roll 30 February
/// over, so what they read is written again and compared.
///
/// A style that writes a day in digits alone is typed as ``DateFieldFormat`` has it.
protocol DateStyle: StrictFormatStyle where FormatInput == Date {
  /// Where the days of the style begin.
  var typedTimeZone: TimeZone { get }
}

extension DateStyle {
  static var localeCategory: String? { "LC_TIME" }

  func makeEditing() -> (any EditingFormat)? { typedDays() }

  func strictValue(_ text: String) throws(InputError) -> Date {
    let body = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !body.isEmpty else {
      throw .init("Please enter a date like \(example).", isIncomplete: true)
    }
    if let days = StyleCache.shared.editing(of: self) as? DateFieldFormat {
      return try date(of: days.parse(body))
    }
    guard Self.hasYear(body) || !Self.hasYear(example) else {
      throw .init("The year needs four digits, as in \(example).", isIncomplete: true)
    }
    guard let date = try? parseStrategy.parse(body), Self.folded(format(date)) == Self.folded(body)
    else { throw InputError("“\(body)” is no such date; write it like \(example).") }
    return date
  }

  /// Whether a text has a number of four digits: a year with fewer or more is a slip.
  private static func hasYear(_ text: String) -> Bool {
    text.split { !$0.isNumber }.contains { $0.count == 4 }
  }

  private func date(of day: CalendarDate) throws(InputError) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = typedTimeZone
    let parts = DateComponents(year: day.year, month: day.month, day: day.day)
    guard let date = calendar.date(from: parts) else { throw InputError("There is no day \(day).") }
    return date
  }

  private var example: String { format(sampleDay) }

  /// Noon of 22 November 2033: its day, month and year cannot be mistaken for each other.
  private var sampleDay: Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = typedTimeZone
    let parts = DateComponents(year: 2033, month: 11, day: 22, hour: 12)
    return calendar.date(from: parts) ?? Date(timeIntervalSince1970: 2_016_273_600)
  }

  /// The format of days in digits that the style writes, if it does.
  private func typedDays() -> DateFieldFormat? {
    let text = format(sampleDay)
    let parts = text.split { !$0.isNumber }
    let separators = Set(text.filter { !$0.isNumber })
    guard separators.count == 1, let separator = separators.first, parts.count == 3,
      text.first?.isNumber ?? false, text.last?.isNumber ?? false, "/.-".contains(separator)
    else { return nil }
    switch parts {
    case ["22", "11", "2033"]: return DateFieldFormat(.dayMonthYear, separator: separator)
    case ["11", "22", "2033"]: return DateFieldFormat(.monthDayYear, separator: separator)
    case ["2033", "11", "22"]: return DateFieldFormat(.yearMonthDay, separator: separator)
    default: return nil
    }
  }

  /// A date as it counts: letter case, kinds of blanks and zeros before a number make no difference.
  private static func folded(_ text: String) -> String {
    var folded = ""
    var isInNumber = false
    for character in text.lowercased() where !character.isWhitespace {
      if !isInNumber, character == "0" { continue }
      isInNumber = character.isNumber
      folded.append(character)
    }
    return folded
  }
}

extension Date.FormatStyle: StrictFormatStyle, DateStyle {
  func adopting(_ locale: Locale) -> Self { self.locale.isUnset ? self.locale(locale) : self }
  var typedTimeZone: TimeZone { timeZone }
}

extension Date.ISO8601FormatStyle: StrictFormatStyle, DateStyle {
  func adopting(_ locale: Locale) -> Self { self }
  var typedTimeZone: TimeZone { timeZone }
}
#endif
