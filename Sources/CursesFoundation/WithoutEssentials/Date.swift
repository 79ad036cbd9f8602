#if !Essentials
import CursesCLibrary

/// A number of seconds.
public typealias TimeInterval = Double

/// A point in time. After Foundation's, without calendars.
public struct Date: Hashable, Comparable, Codable, Sendable {
  /// Seconds from the beginning of 1970 to that of 2001, in Greenwich.
  public static let timeIntervalBetween1970AndReferenceDate: TimeInterval = 978_307_200

  /// Seconds since the beginning of 2001 in Greenwich; fewer than none before.
  public let timeIntervalSinceReferenceDate: TimeInterval

  /// So many seconds after the beginning of 2001 in Greenwich.
  public init(timeIntervalSinceReferenceDate seconds: TimeInterval) {
    timeIntervalSinceReferenceDate = seconds
  }
  /// So many seconds after the beginning of 1970 in Greenwich.
  public init(timeIntervalSince1970 seconds: TimeInterval) {
    self.init(
      timeIntervalSinceReferenceDate: seconds - Self.timeIntervalBetween1970AndReferenceDate)
  }
  /// So many seconds after a date.
  public init(timeInterval seconds: TimeInterval, since date: Date) {
    self.init(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate + seconds)
  }
  /// So many seconds from now.
  public init(timeIntervalSinceNow seconds: TimeInterval) {
    self.init(timeInterval: seconds, since: .now)
  }
  /// Now.
  public init() {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    self.init(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }

  /// Now.
  public static var now: Date { Date() }
  /// Before all others, for practical purposes.
  public static let distantPast = Date(timeIntervalSinceReferenceDate: -63_114_076_800)
  /// After all others, for practical purposes.
  public static let distantFuture = Date(timeIntervalSinceReferenceDate: 63_113_904_000)

  /// Seconds since the beginning of 1970 in Greenwich.
  public var timeIntervalSince1970: TimeInterval {
    timeIntervalSinceReferenceDate + Self.timeIntervalBetween1970AndReferenceDate
  }
  /// Seconds from now; fewer than none in the past.
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(.now) }
  /// Seconds from another date.
  public func timeIntervalSince(_ date: Date) -> TimeInterval {
    timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate
  }

  /// The date so many seconds later.
  public func addingTimeInterval(_ seconds: TimeInterval) -> Date {
    Date(timeInterval: seconds, since: self)
  }
  /// Moves the date so many seconds on.
  public mutating func addTimeInterval(_ seconds: TimeInterval) { self += seconds }
  /// The date so many seconds later.
  public static func + (date: Date, seconds: TimeInterval) -> Date {
    date.addingTimeInterval(seconds)
  }
  /// The date so many seconds earlier.
  public static func - (date: Date, seconds: TimeInterval) -> Date {
    date.addingTimeInterval(-seconds)
  }
  /// Moves a date so many seconds on.
  public static func += (date: inout Date, seconds: TimeInterval) { date = date + seconds }
  /// Moves a date so many seconds back.
  public static func -= (date: inout Date, seconds: TimeInterval) { date = date - seconds }

  public static func < (left: Date, right: Date) -> Bool {
    left.timeIntervalSinceReferenceDate < right.timeIntervalSinceReferenceDate
  }
}
#endif
