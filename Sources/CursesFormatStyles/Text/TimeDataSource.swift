#if Locales
import CursesViewGraph
import Foundation

/// A value that changes as time passes, for a text that follows it. After SwiftUI's.
///
///     Text(.currentDate, format: .dateTime.hour().minute().second())
///     Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
public struct TimeDataSource<Value> {
  fileprivate let name: String
  fileprivate let value: @Sendable (Date) -> Value
  /// When a later value is there.
  fileprivate let moment: @Sendable (Value) -> Date
}

extension TimeDataSource: Sendable where Value: Sendable {}

extension TimeDataSource where Value == Date {
  /// Now.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource(name: "now", value: { $0 }, moment: { $0 })
  }
}

extension TimeDataSource where Value == Duration {
  /// How long a date is past; less than zero before it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(
      name: "since \(date.timeIntervalSince1970)",
      value: { .seconds($0.timeIntervalSince(date)) },
      moment: { date.addingTimeInterval($0 / .seconds(1)) })
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// From a date to now; empty before it.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(
      name: "from \(date.timeIntervalSince1970)", value: { date..<max(date, $0) },
      moment: { $0.upperBound })
  }

  /// From now to a date; empty after it.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(
      name: "to \(date.timeIntervalSince1970)", value: { min(date, $0)..<date },
      moment: { $0.lowerBound })
  }
}

extension Text {
  /// What a source says in a format, as time passes.
  public nonisolated init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    let time = PassingTime(source: source, format: format, words: { $0 })
    self.init(clock: time.clock, now: Date.now.timeIntervalSince1970)
  }

  /// What a source says in a format of attributed text, as time passes; the attributes are not shown.
  public nonisolated init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    let time = PassingTime(source: source, format: format, words: { String($0.characters) })
    self.init(clock: time.clock, now: Date.now.timeIntervalSince1970)
  }
}

/// A source with its format, both of them values.
private struct PassingTime<F: DiscreteFormatStyle>: @unchecked Sendable {
  let source: TimeDataSource<F.FormatInput>
  let format: F
  let words: (F.FormatOutput) -> String

  var clock: TextClock {
    nonisolated(unsafe) let read = { reading(at: Date(timeIntervalSince1970: $0), in: $1) }
    return TextClock("\(source.name) \(String(reflecting: format))") { read($0, $1) }
  }

  /// What is said at a moment, and when it is something else, in seconds since 1970; nil for never.
  private func reading(
    at now: Date, in environment: EnvironmentValues?
  ) -> (text: String, next: Double?) {
    let format = placed(in: environment)
    let value = source.value(now)
    let next = format.discreteInput(after: value).map(source.moment)
    return (
      words(format.format(value)),
      next.map { max($0, now.addingTimeInterval(0.001)).timeIntervalSince1970 }
    )
  }

  /// The format with the locale of a place, where it has none of its own.
  private func placed(in environment: EnvironmentValues?) -> F {
    guard let environment, format.locale(.autoupdatingCurrent) == format else { return format }
    return format.locale(environment.dateLocale)
  }
}
#endif
