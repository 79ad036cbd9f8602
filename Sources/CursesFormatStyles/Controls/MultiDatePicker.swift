#if Locales
import CursesInputFormats
import CursesControls
import CursesViewGraph
import Foundation

/// A calendar in which any number of days is chosen. After SwiftUI's `MultiDatePicker`.
///
/// Enter, Space and a click choose a day or let go of it.
public struct MultiDatePicker<Label: View>: View {
  @Binding var selection: Set<DateComponents>
  let range: ClosedRange<Date>
  let label: Label
  @Environment(\.dateLocale) private var locale
  @Environment(\.calendar) private var calendar
  /// Where the keys begin: the first day that was chosen then.
  @State private var start: CalendarDate?

  init(_ selection: Binding<Set<DateComponents>>, _ range: ClosedRange<Date>, label: Label) {
    _selection = selection
    self.range = range
    self.label = label
  }

  /// A picker with any label, for any days.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, .distantPast ... .distantFuture, label: label())
  }

  /// A picker with any label, for the days of a range without its end.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    // A day before the end: midnight itself is the start of a day that is out of it.
    let last = max(bounds.lowerBound, bounds.upperBound.addingTimeInterval(-1))
    self.init(selection, bounds.lowerBound...last, label: label())
  }

  private var chosen: Set<CalendarDate> {
    Set(
      selection.compactMap { parts in
        guard let year = parts.year, let month = parts.month, let day = parts.day else {
          return nil
        }
        return CalendarDate(year: year, month: month, day: day)
      })
  }

  public var body: some View {
    let days = CalendarDays(calendar: calendar, locale: locale)
    let chosen = chosen
    var look = CalendarLook()
    look.isChosen = { chosen.contains($0) }
    let start =
      start ?? chosen.min() ?? days.day(of: min(max(.now, range.lowerBound), range.upperBound))
    return LabeledContent {
      CalendarGrid(
        day: start,
        in: days.day(of: range.lowerBound)...days.day(of: range.upperBound),
        words: days.words, look: look, choose: toggle)
    } label: {
      label
    }
    .onAppear { self.start = start }
  }

  private func toggle(_ day: CalendarDate) {
    let same = selection.filter {
      $0.year == day.year && $0.month == day.month && $0.day == day.day
    }
    if same.isEmpty {
      selection.insert(
        DateComponents(calendar: calendar, year: day.year, month: day.month, day: day.day))
    } else {
      selection.subtract(same)
    }
  }
}

extension MultiDatePicker where Label == Text {
  /// A picker under a literal, for any days.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// A picker under a literal, for the days of a range without its end.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }

  /// A picker under a string, shown as it is, for any days.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }
}
#endif
