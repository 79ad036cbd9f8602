#if Locales
import CursesViewGraph
import Foundation

extension Text {
  /// How a date is worded.
  public struct DateStyle: Hashable, Sendable {
    private let number: Int
    /// The day, with the month as a word.
    public static let date = DateStyle(number: 0)
    /// The time of the day.
    public static let time = DateStyle(number: 1)
    /// How far away the moment is, in its two largest units: `6 hr, 0 min`.
    public static let relative = DateStyle(number: 2)
    /// How far away the moment is, in its largest unit: `+6 hours`, and `-6 hours` once it has passed.
    public static let offset = DateStyle(number: 3)
    /// Minutes and seconds from or to the moment.
    public static let timer = DateStyle(number: 4)

    /// What is said of a date at a moment, and when it is something else; nil for never.
    func reading(of date: Date, at now: Date, in locale: Locale) -> (text: String, next: Date?) {
      switch self {
      case .time:
        return (Date.FormatStyle(locale: locale).hour().minute().format(date), nil)
      case .date:
        let style = Date.FormatStyle(date: .long, time: .omitted, locale: locale)
        return (style.format(date), nil)
      case .timer:
        let passed = now.timeIntervalSince(date)
        return (
          Text.clockTime(abs(passed), showsHours: true),
          date.addingTimeInterval(passed.rounded(.down) + 1)
        )
      case .relative:
        let passed = now.timeIntervalSince(date)
        let unit: Double = abs(passed) < 3600 ? 1 : abs(passed) < 86_400 ? 60 : 3600
        return (
          Self.length(abs(passed), in: locale),
          date.addingTimeInterval(((passed / unit).rounded(.down) + 1) * unit)
        )
      default:
        let away = date.timeIntervalSince(now)
        return (
          Self.offset(away, in: locale), now.addingTimeInterval(abs(away) < 3600 ? 1 : 30)
        )
      }
    }

    /// How far away a moment is, in its largest unit: `+2 minutes` for one to come, `-3 days` for one that has passed.
    private static func offset(_ seconds: TimeInterval, in locale: Locale) -> String {
      let whole = Int(abs(seconds).rounded())
      let unit: Duration.UnitsFormatStyle.Unit =
        switch whole {
        case ..<60: .seconds
        case ..<3600: .minutes
        case ..<86_400: .hours
        case ..<604_800: .days
        default: .weeks
        }
      let style = Duration.UnitsFormatStyle(
        allowedUnits: [unit], width: .wide, zeroValueUnits: .show(length: 1),
        fractionalPart: .hide(rounded: .down)
      ).locale(locale)
      return (seconds < 0 ? "-" : "+") + style.format(.seconds(whole))
    }

    /// A length of time in its two largest units.
    private static func length(_ seconds: TimeInterval, in locale: Locale) -> String {
      let whole = Int(seconds)
      let units: Set<Duration.UnitsFormatStyle.Unit> =
        switch whole {
        case ..<60: [.seconds]
        case ..<3600: [.minutes, .seconds]
        case ..<86_400: [.hours, .minutes]
        default: [.days, .hours]
        }
      let style = Duration.UnitsFormatStyle(
        allowedUnits: units, width: .abbreviated, zeroValueUnits: .show(length: 1),
        fractionalPart: .hide(rounded: .down)
      ).locale(locale)
      return style.format(.seconds(whole))
    }
  }

  /// A date in a style, in the words of the place. What is said of how far away it is changes as time passes.
  public nonisolated init(_ date: Date, style: DateStyle) {
    let clock = TextClock("\(date.timeIntervalSince1970) \(style)") { now, environment in
      let reading = style.reading(
        of: date, at: Date(timeIntervalSince1970: now),
        in: environment?.dateLocale ?? .autoupdatingCurrent)
      return (reading.text, reading.next?.timeIntervalSince1970)
    }
    self.init(clock: clock, now: Date.now.timeIntervalSince1970)
  }
}
#endif
