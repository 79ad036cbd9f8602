import BubblepadTasks
import CursesInputFormats
import Observation

/// A day that is typed in words or chosen in a calendar.
@Observable @MainActor
package final class DayForm {
  @ObservationIgnored package let title: String
  @ObservationIgnored package let calendar: CalendarForm
  @ObservationIgnored private let submit: (CalendarDate?) -> Void
  @ObservationIgnored package let cancel: () -> Void
  package var text = "" {
    didSet {
      isRefused = false
      if let day = typedDay { calendar.day = day }
    }
  }
  /// Whether what was typed has been refused.
  package private(set) var isRefused = false

  /// - Parameter submit: called with the day; nil for none.
  package init(
    title: String, calendar: CalendarForm, submit: @escaping (CalendarDate?) -> Void,
    cancel: @escaping () -> Void
  ) {
    self.title = title
    self.calendar = calendar
    self.submit = submit
    self.cancel = cancel
  }

  private var typedDay: CalendarDate? { DayWords.day(text, today: calendar.today) }
  private var meansNone: Bool {
    ["none", "no date", "never"].contains(
      text.lowercased().split(separator: " ").joined(separator: " "))
  }

  /// What is understood of the text; the selected day while there is none.
  ///
  /// - Parameter columns: of the screen: in few of them the day has short words.
  package func words(inColumns columns: Int) -> String {
    let isEmpty = text.allSatisfy(\.isWhitespace)
    if meansNone { return "no date" }
    guard isEmpty || typedDay != nil else { return "no date yet" }
    return columns < Self.columnsOfDay ? calendar.shortDayWords : calendar.dayWords
  }

  /// The longest day, "Wednesday, 30 September 2026", with what is around it.
  private static let columnsOfDay = 34

  package static let refusal = "No date. Try “fri”, “in 3 days”, “24 dec” or “none”."

  /// Takes what is typed, else the day of the calendar; returns whether that is a day, or none.
  package func take() -> Bool {
    if meansNone {
      submit(nil)
    } else if typedDay != nil || text.allSatisfy(\.isWhitespace) {
      submit(calendar.day)
    } else {
      isRefused = true
      return false
    }
    return true
  }

  package func choose(_ day: CalendarDate) { submit(day) }
}
