#if Locales
import CursesViewGraph
import Foundation

private enum CalendarKey: EnvironmentKey {
  static let defaultValue: Calendar? = nil
}

private enum TimeZoneKey: EnvironmentKey {
  static let defaultValue: TimeZone? = nil
}

extension EnvironmentValues {
  /// The calendar of the place: the process's, with the weeks of the locale, unless set.
  public var calendar: Calendar {
    get {
      if let set = self[CalendarKey.self] { return set }
      var calendar = Calendar.current
      calendar.locale = locale
      calendar.timeZone = timeZone
      return calendar
    }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of the place: the process's unless set.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] ?? .current }
    set { self[TimeZoneKey.self] = newValue }
  }
}
#endif
