#if Locales
import CursesViewGraph
import Foundation

extension Text {
  /// The two ends of a time, as the day of each, or the times of one day.
  public init(_ dates: ClosedRange<Date>) {
    var piece = Piece(DateInterval.words(dates, in: .autoupdatingCurrent))
    piece.wording = TextWording(name: dates.hashValue) { environment, _ in
      DateInterval.words(dates, in: environment.dateLocale)
    }
    self.init(pieces: [piece])
  }

  /// The two ends of an interval, likewise.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
}

extension DateInterval {
  /// A range of dates in words: the day once, where it is one day.
  fileprivate static func words(_ dates: ClosedRange<Date>, in locale: Locale) -> String {
    let calendar = Calendar.current
    let (start, end) = (dates.lowerBound, dates.upperBound)
    let isOneDay = calendar.isDate(start, inSameDayAs: end)
    let time = Date.FormatStyle(locale: locale).hour().minute()
    let whole = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale)
    let first = whole.format(start)
    let last = (isOneDay ? time : whole).format(end)
    return "\(first) – \(last)"
  }
}
#endif
