#if Locales
import CursesViewGraph
import Foundation

extension Text {
  /// The two ends of a time, as the day of each, or the times of one day.
  public init(_ dates: ClosedRange<Date>) { self.init(verbatim: DateInterval.words(dates)) }

  /// The two ends of an interval, likewise.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
}

extension DateInterval {
  /// A range of dates in words: the day once, where it is one day.
  fileprivate static func words(_ dates: ClosedRange<Date>) -> String {
    let calendar = Calendar.current
    let (start, end) = (dates.lowerBound, dates.upperBound)
    let isOneDay = calendar.isDate(start, inSameDayAs: end)
    let first = start.formatted(date: .abbreviated, time: .shortened)
    let last = end.formatted(date: isOneDay ? .omitted : .abbreviated, time: .shortened)
    return "\(first) – \(last)"
  }
}
#endif
