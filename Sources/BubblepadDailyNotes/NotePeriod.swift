import BubblepadNotebook
import CursesInputFormats

/// A length of time besides a day that has a note of its own.
package enum NotePeriod: CaseIterable, Sendable {
  case week, month, quarter, year

  /// What a note of it is called: “weekly”. Settings call it so too.
  package var adjective: String {
    switch self {
    case .week: "weekly"
    case .month: "monthly"
    case .quarter: "quarterly"
    case .year: "yearly"
    }
  }

  /// Where settings have what is said of its notes.
  package var settings: WritableKeyPath<ObsidianSettings, ObsidianSettings.Dated> {
    switch self {
    case .week: \.weekly
    case .month: \.monthly
    case .quarter: \.quarterly
    case .year: \.yearly
    }
  }

  /// The first day of the one that a day is in.
  ///
  /// - Parameter rule: how weeks are counted.
  package func start(of day: CalendarDate, _ rule: WeekRule) -> CalendarDate {
    switch self {
    case .week:
      rule.day(rule.firstWeekday, inWeekOf: LocalTime(day)).date ?? day
    case .month: CalendarDate(clampingYear: day.year, month: day.month, day: 1)
    case .quarter:
      CalendarDate(clampingYear: day.year, month: (day.month - 1) / 3 * 3 + 1, day: 1)
    case .year: CalendarDate(clampingYear: day.year, month: 1, day: 1)
    }
  }
}

extension DatedNotebook {
  /// The notes of weeks, months, quarters or years.
  package func notes(of period: NotePeriod) -> DailyNotes {
    DailyNotes(settings[keyPath: period.settings], among: entries)
  }

  /// How the weeks of its weekly notes are counted.
  package var weekRule: WeekRule { settings.weekly.week ?? .iso }

  /// The period that a note is of, and its first day; nil for a note that is of none.
  ///
  /// - Parameter path: a note of the notebook, whether it has a file or not.
  package func period(of path: String) -> (period: NotePeriod, day: CalendarDate)? {
    NotePeriod.allCases.lazy.compactMap { period in
      notes(of: period).day(of: path, in: folder.path).map { (period, $0) }
    }.first
  }
}
