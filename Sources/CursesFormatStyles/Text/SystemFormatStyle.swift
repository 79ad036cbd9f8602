#if Locales
import Foundation

/// Formats of dates whose text changes as time passes. After SwiftUI's.
public enum SystemFormatStyle: Sendable {
  /// A watch that counts up from a date: `00:03.42`.
  public struct Stopwatch: Hashable, Codable, Sendable {
    let start: Date
    let fields: ClockFields

    /// A watch that starts at a date, and shows nothing but zeros before.
    ///
    /// - Parameters:
    ///   - showsHours: whether an hour is one, not sixty minutes.
    ///   - maxFieldCount: how many of hours, minutes, seconds and their fractions are shown, the largest first.
    ///   - maxPrecision: how much the least that is shown is at least.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate
      fields = ClockFields(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision,
        isPadded: true)
    }
  }

  /// The time that has passed of an interval, or is left of it: `4:17`.
  public struct Timer: Hashable, Codable, Sendable {
    let interval: Range<Date>
    let countsDown: Bool
    let fields: ClockFields

    /// The time that is left. The rest is as of `Stopwatch`.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, countsDown: true, showsHours, maxFieldCount, maxPrecision)
    }

    /// The time that has passed. The rest is as of `Stopwatch`.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, countsDown: false, showsHours, maxFieldCount, maxPrecision)
    }

    private init(
      _ interval: Range<Date>, countsDown: Bool, _ showsHours: Bool, _ maxFieldCount: Int,
      _ maxPrecision: Duration
    ) {
      (self.interval, self.countsDown) = (interval, countsDown)
      fields = ClockFields(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision,
        isPadded: false)
    }
  }
}

extension SystemFormatStyle.Stopwatch: DiscreteFormatStyle {
  /// The time since the start.
  public func format(_ value: Date) -> AttributedString {
    AttributedString(fields.words(max(0, value.timeIntervalSince(start))))
  }

  /// When the watch shows something else next.
  public func discreteInput(after input: Date) -> Date? {
    start.addingTimeInterval(max(0, fields.next(after: input.timeIntervalSince(start))))
  }

  /// When the watch showed something else last; nil before the start.
  public func discreteInput(before input: Date) -> Date? {
    let passed = fields.before(input.timeIntervalSince(start))
    return passed >= 0 ? start.addingTimeInterval(passed) : nil
  }
}

extension SystemFormatStyle.Timer: DiscreteFormatStyle {
  private func passed(at date: Date) -> TimeInterval {
    min(max(date, interval.lowerBound), interval.upperBound)
      .timeIntervalSince(interval.lowerBound)
  }

  private var length: TimeInterval { interval.upperBound.timeIntervalSince(interval.lowerBound) }

  /// The time that has passed, or is left.
  public func format(_ value: Date) -> AttributedString {
    let passed = passed(at: value)
    // What is left is counted in full steps until it has gone.
    return AttributedString(
      fields.words(countsDown ? -fields.start(of: passed - length) : passed))
  }

  /// When something else is shown next; nil once the interval is over.
  public func discreteInput(after input: Date) -> Date? {
    guard input < interval.upperBound else { return nil }
    guard input >= interval.lowerBound else { return interval.lowerBound }
    let zero = countsDown ? interval.upperBound : interval.lowerBound
    let next = zero.addingTimeInterval(fields.next(after: input.timeIntervalSince(zero)))
    return min(next, interval.upperBound)
  }

  /// When something else was shown last; nil before the interval.
  public func discreteInput(before input: Date) -> Date? {
    guard input > interval.lowerBound else { return nil }
    let zero = countsDown ? interval.upperBound : interval.lowerBound
    let before = zero.addingTimeInterval(
      fields.before(min(input, interval.upperBound).timeIntervalSince(zero)))
    return before >= interval.lowerBound ? before : nil
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// A watch that counts up from a date.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// The time that is left of an interval.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }

  /// The time that has passed of an interval.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

/// The fields of a clock: hours, minutes, seconds and what is less.
struct ClockFields: Hashable, Codable, Sendable {
  let showsHours: Bool
  let maxFieldCount: Int
  /// How much the least that is shown is at least.
  let maxPrecision: Duration
  /// Whether the first number has two digits at least, where there are seconds.
  let isPadded: Bool

  /// How many digits of a second the precision has.
  private var digits: Int {
    switch maxPrecision {
    case Duration.seconds(1)...: 0
    case Duration.milliseconds(100)...: 1
    case Duration.milliseconds(10)...: 2
    default: 3
    }
  }

  /// How many of hours, minutes, seconds and the rest are shown of a length, after the hours that it has not.
  private func shown(_ seconds: TimeInterval) -> (hours: Bool, seconds: Bool, digits: Int) {
    let hours = showsHours && abs(seconds) >= 3600
    let left = maxFieldCount - (hours ? 2 : 1)
    let seconds = left >= 1 && maxPrecision < .seconds(60)
    return (hours, seconds, left >= 2 && seconds ? digits : 0)
  }

  /// How long the same is shown, in seconds.
  private func step(_ seconds: TimeInterval) -> TimeInterval {
    let shown = shown(seconds)
    guard shown.seconds else { return 60 }
    return [1, 0.1, 0.01, 0.001][shown.digits]
  }

  /// The first length that is shown as this one is. A little is added for what fractions cannot say.
  func start(of seconds: TimeInterval) -> TimeInterval {
    let step = step(seconds)
    return (seconds / step + 0.000_1).rounded(.down) * step
  }

  /// A length that is shown as the one before is.
  func before(_ seconds: TimeInterval) -> TimeInterval {
    start(of: seconds) - step(seconds) / 1000
  }

  /// The next length that is shown otherwise.
  func next(after seconds: TimeInterval) -> TimeInterval {
    let step = step(seconds)
    return ((seconds / step + 0.000_1).rounded(.down) + 1) * step
  }

  /// A length as the clock shows it.
  func words(_ seconds: TimeInterval) -> String {
    let shown = shown(seconds)
    let parts = [1, 10, 100, 1000][shown.digits]
    let count = Int((max(0, seconds) * Double(parts) + 0.000_1).rounded(.down))
    let whole = count / parts
    func number(_ value: Int, digits: Int = 2) -> String {
      let text = String(value)
      return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
    let first = shown.hours ? whole / 3600 : whole / 60
    var words = number(first, digits: isPadded && shown.seconds ? 2 : 1)
    if shown.hours { words += ":" + number(whole / 60 % 60) }
    if shown.seconds { words += ":" + number(whole % 60) }
    if shown.digits > 0 { words += "." + number(count % parts, digits: shown.digits) }
    return words
  }
}
#endif
