#if Locales
import CursesControls
import CursesGeometry
import CursesInputFormats
import CursesTextFields
import CursesViewGraph
import Foundation

/// What of a date a picker asks for. After SwiftUI's `DatePickerComponents`.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control for a date. After SwiftUI's `DatePicker`.
///
/// A day is typed in digits, as the locale orders them, or chosen in the calendar that the button behind it
/// opens; the arrow keys up and down step it. A time is typed beside it. What is typed first after the focus has come
/// takes the place of the whole. A date out of the range is not
/// written, and the field says why.
public struct DatePicker<Label: View>: View {
  @Binding var selection: Date
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  let label: Label
  @Environment(\.dateLocale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.showsWholeCalendar) private var showsWholeCalendar

  init(
    _ selection: Binding<Date>, _ range: ClosedRange<Date>, _ components: DatePickerComponents,
    label: Label
  ) {
    _selection = selection
    self.range = range
    self.components = components
    self.label = label
  }

  public var body: some View {
    LabeledContent {
      VStack(alignment: .leading, spacing: 0) {
        HStack(alignment: .top, spacing: 8) {
          if components.contains(.date) { dayField }
          if components.contains(.hourAndMinute) { timeField }
        }
        if components.contains(.date), showsWholeCalendar { grid }
      }
      .environment(\.selectsTextOnFocus, true)
    } label: {
      label
    }
  }

  // MARK: Parts

  private var dayField: some View {
    HStack(alignment: .top, spacing: 0) {
      TextField(value: day, format: dayFormat) { EmptyView() }
      if !showsWholeCalendar {
        Menu {
          grid
        } label: {
          EmptyView()
        }
      }
    }
  }

  private var timeField: some View {
    TextField(value: time, format: .time()) { EmptyView() }
  }

  private var grid: some View {
    let chosen = days.day(of: selection)
    var look = CalendarLook()
    look.isChosen = { $0 == chosen }
    return CalendarGrid(
      day: chosen, in: days.day(of: range.lowerBound)...days.day(of: range.upperBound),
      words: days.words, look: look, choose: { day.wrappedValue = $0 })
  }

  private var days: CalendarDays { CalendarDays(calendar: calendar, locale: locale) }

  private var dayFormat: InputFormatStyle<CalendarDate> {
    let numeric = Date.FormatStyle(date: .numeric, time: .omitted, locale: locale)
    let format = numeric.makeEditing() as? DateFieldFormat ?? .iso8601
    let separator = format.placeholder.first { !$0.isLetter } ?? "-"
    let order = ReadyFormat.orders.firstIndex(of: format.order) ?? 2
    return InputFormatStyle(
      .day(order: order, separator: String(separator)),
      RangedDays(
        days: format, range: days.day(of: range.lowerBound)...days.day(of: range.upperBound)))
  }

  // MARK: Values

  private var day: Binding<CalendarDate> {
    Binding(
      get: { days.day(of: selection) },
      set: { write(days.date(selection, on: $0)) })
  }

  private var time: Binding<TimeOfDay> {
    Binding(
      get: { days.time(of: selection) },
      set: { write(days.date(selection, at: $0)) })
  }

  /// Writes a date in the range; a day at the end of it counts, whatever its time.
  private func write(_ date: Date?) {
    guard let date else { return }
    let held = min(max(date, range.lowerBound), range.upperBound)
    guard days.day(of: held) == days.day(of: date), held != selection else { return }
    selection = held
  }
}

/// Days in digits that lie in a range: one out of it is an error that names its end.
struct RangedDays: InputFormat {
  let days: DateFieldFormat
  let range: ClosedRange<CalendarDate>

  func apply(_ edit: FieldEdit) -> FieldContent? { days.apply(edit) }
  func committed(_ text: String) -> String { days.committed(text) }
  func stepped(_ text: String, by steps: Int) -> String? { days.stepped(text, by: steps) }
  func text(for value: CalendarDate) -> String { days.text(for: value) }

  func parse(_ text: String) throws(InputError) -> CalendarDate {
    let day = try days.parse(text)
    guard day >= range.lowerBound else {
      throw InputError("Choose a day from \(days.text(for: range.lowerBound)) on.")
    }
    guard day <= range.upperBound else {
      throw InputError("Choose a day up to \(days.text(for: range.upperBound)).")
    }
    return day
  }
}

/// Days and times of dates in a calendar.
struct CalendarDays {
  /// Days are those of the Gregorian calendar, whatever the program's is; weeks and zones are its own.
  private let calendar: Calendar
  private let locale: Locale

  init(calendar: Calendar, locale: Locale) {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = calendar.timeZone
    gregorian.firstWeekday = calendar.firstWeekday
    gregorian.locale = locale
    self.calendar = gregorian
    self.locale = locale
  }

  func day(of date: Date) -> CalendarDate {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    return CalendarDate(clampingYear: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1)
  }

  func time(of date: Date) -> TimeOfDay {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    return TimeOfDay(clampingHour: parts.hour ?? 0, minute: parts.minute ?? 0)
  }

  /// A date on another day, at the same time.
  func date(_ date: Date, on day: CalendarDate) -> Date? {
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    return calendar.date(
      from: DateComponents(
        year: day.year, month: day.month, day: day.day, hour: time.hour, minute: time.minute,
        second: time.second))
  }

  /// A date at another time, on the same day.
  func date(_ date: Date, at time: TimeOfDay) -> Date? {
    let day = calendar.dateComponents([.year, .month, .day], from: date)
    return calendar.date(
      from: DateComponents(
        year: day.year, month: day.month, day: day.day, hour: time.hour, minute: time.minute))
  }

  var words: CalendarWords {
    CalendarWords(
      months: calendar.standaloneMonthSymbols,
      weekdays: calendar.shortStandaloneWeekdaySymbols.map { String($0.prefix(2)) },
      firstWeekday: calendar.firstWeekday - 1)
  }
}
#endif
