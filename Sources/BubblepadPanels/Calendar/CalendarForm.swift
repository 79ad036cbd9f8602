import BubblepadNotebook
import CursesInputFormats
import CursesUICore
import Observation

/// The day that is selected in a calendar, and the days that are marked: those that have notes, or tasks.
@Observable @MainActor
package final class CalendarForm {
  package var day: CalendarDate
  @ObservationIgnored package let today: CalendarDate
  /// The weeks, where they have notes.
  @ObservationIgnored package var weeks: Weeks?

  /// How weeks are counted, and which have notes.
  package struct Weeks {
    let rule: WeekRule
    let hasNote: (CalendarDate) -> Bool

    /// - Parameter hasNote: gets a day of a week.
    package init(rule: WeekRule, hasNote: @escaping (CalendarDate) -> Bool) {
      (self.rule, self.hasNote) = (rule, hasNote)
    }
  }

  /// What a marked day has, in words.
  @ObservationIgnored private let markWords: String
  @ObservationIgnored private let hasMark: (CalendarDate) -> Bool
  /// Looked up once a day: the same month is drawn with every key.
  @ObservationIgnored private var marks: [CalendarDate: Bool] = [:]

  /// - Parameters:
  ///   - markWords: what a day has that is marked.
  ///   - hasMark: whether a day has that.
  package init(
    _ day: CalendarDate, today: CalendarDate, markWords: String = "has a note",
    hasMark: @escaping (CalendarDate) -> Bool
  ) {
    self.day = day
    self.today = today
    self.markWords = markWords
    self.hasMark = hasMark
  }

  /// What the dots mean.
  package var legend: String { "• \(markWords)" }

  package func isMarked(_ day: CalendarDate) -> Bool {
    if let known = marks[day] { return known }
    let mark = hasMark(day)
    marks[day] = mark
    return mark
  }

  /// "November 2026".
  package var monthWords: String { "\(CalendarNames.month(day.month)) \(day.year)" }

  /// "Monday, 23 November 2026".
  package var dayWords: String {
    let weekday = CalendarNames.weekday(LocalTime(day).weekday)
    return "\(weekday), \(day.day) \(monthWords)"
  }

  /// "Mon 23 Nov 2026": where there is little room.
  package var shortDayWords: String {
    let weekday = CalendarNames.weekday(LocalTime(day).weekday).prefix(3)
    return "\(weekday) \(day.day) \(CalendarNames.month(day.month).prefix(3)) \(day.year)"
  }

  /// "Mon 23": below the name of the month.
  package var briefDayWords: String {
    "\(CalendarNames.weekday(LocalTime(day).weekday).prefix(3)) \(day.day)"
  }

  /// What there is to say of the selected day besides its date.
  package var stateWords: String {
    let words = [day == today ? "today" : nil, isMarked(day) ? markWords : nil]
    return words.compactMap(\.self).joined(separator: ", ")
  }
}

extension CalendarGrid {
  /// The month of a form: today is underlined, a dot marks the days that have something, weeks begin on Monday and
  /// have their numbers where there is room.
  ///
  /// - Parameters:
  ///   - hasHead: whether the name of the month stands above, between two arrows.
  ///   - chooseWeek: gets a day of a week whose number is clicked; nil where weeks have nothing.
  ///   - keys: what other keys do with the selected day, by their small letters.
  @MainActor
  package init(
    form: CalendarForm, hasHead: Bool, chooseWeek: ((CalendarDate) -> Void)? = nil,
    keys: [Character: (CalendarDate) -> Void] = [:], choose: @escaping (CalendarDate) -> Void
  ) {
    var look = CalendarLook()
    look.hasHead = hasHead
    look.isWide = true
    look.keepsPlace = true
    look.today = form.today
    look.isMarked = { form.isMarked($0) }
    let rule = form.weeks?.rule ?? .iso
    look.weekNumber = { LocalTime($0).week(rule).number }
    look.isWeekMarked = { form.weeks?.hasNote($0) == true }
    (look.chooseWeek, look.keys) = (chooseWeek, keys)
    self.init(
      day: form.day,
      in: CalendarDate(
        clampingYear: 1, month: 1, day: 1)...CalendarDate(
          clampingYear: 9999, month: 12, day: 31),
      words: CalendarWords(
        months: (1...12).map(CalendarNames.month),
        weekdays: (0..<7).map { String(CalendarNames.weekday($0).prefix(2)) }, firstWeekday: 1),
      look: look, move: { form.day = $0 }, choose: choose)
  }
}
