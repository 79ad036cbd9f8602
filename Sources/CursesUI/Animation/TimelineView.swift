import CursesControls
import CursesViewGraph

/// The moments at which a `TimelineView` is evaluated. After SwiftUI's.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The moments from a date on, in order.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How often a schedule may be due.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal, lowFrequency
}

/// Moments at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  /// `interval` is in seconds; less than a thirtieth is taken as that.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = max(interval, 1.0 / 30)
  }

  /// The moments from a date on.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> AnySequence<Date> {
    let turns = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    let (start, interval) = (start, interval)
    return AnySequence(
      sequence(state: turns) { turn -> Date? in
        defer { turn += 1 }
        return start.addingTimeInterval(turn * interval)
      })
  }
}

/// Every frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let interval: TimeInterval
  let isPaused: Bool

  /// Not more than thirty times a second, nor more often than `minimumInterval`.
  public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 1.0 / 30)
    isPaused = paused
  }

  /// The moments from a date on; one alone while it is paused.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> AnySequence<Date> {
    guard !isPaused else { return AnySequence([startDate]) }
    return PeriodicTimelineSchedule(from: startDate, by: interval)
      .entries(from: startDate, mode: mode)
  }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// A schedule without settings.
  public init() {}

  /// The minutes from a date on.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> AnySequence<Date> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSince1970: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Moments that are listed.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  let dates: Entries
  /// - Parameter dates: in order.
  public init(_ dates: Entries) { self.dates = dates }
  /// The moments that were listed.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Moments at equal distances, `interval` in seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every frame, as often as the host draws.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// Every frame, as far as `minimumInterval` lets it; none while it is paused.
  public static func animation(
    minimumInterval: TimeInterval? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of each minute by the system's clock.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

/// What the content of a timeline is told.
public struct TimelineViewDefaultContext: Hashable, Sendable {
  /// How exact the time on the screen is.
  public enum Cadence: Hashable, Sendable, Comparable {
    case live, seconds, minutes
  }
  /// The moment that is shown.
  public let date: Date
  /// How exact a time shown now has to be.
  public let cadence: Cadence
}

/// A view that is evaluated at the moments of a schedule. After SwiftUI's. With reduced motion the
/// schedule `.animation` stands still; the others go on.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What the content is told, by the name SwiftUI has for it.
  public typealias Context = TimelineViewDefaultContext

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  /// A view whose content is evaluated at each moment of a schedule.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  public var body: some View {
    ClockReader(
      isMotion: schedule is AnimationTimelineSchedule,
      next: { next(after: $0) },
      content: { seconds in
        content(Context(date: Date(timeIntervalSince1970: seconds), cadence: .live))
      })
  }

  private func next(after seconds: Double) -> Double? {
    let now = Date(timeIntervalSince1970: seconds)
    return schedule.entries(from: now, mode: .normal).lazy
      .prefix(1_000_000).first { $0 > now }?.timeIntervalSince1970
  }
}
