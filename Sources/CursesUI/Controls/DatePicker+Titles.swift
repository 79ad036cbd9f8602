import CursesControls
import CursesViewGraph
import Foundation

extension DatePicker {
  /// A picker with any label, for any date.
  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast ... .distantFuture, displayedComponents, label: label())
  }

  /// A picker with any label, for dates in a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, range, displayedComponents, label: label())
  }

  /// A picker with any label, for dates in a range.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, range.lowerBound...max(range.lowerBound, .distantFuture), displayedComponents,
      label: label())
  }

  /// A picker with any label, for dates in a range.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, min(.distantPast, range.upperBound)...range.upperBound, displayedComponents,
      label: label())
  }
}

extension DatePicker where Label == Text {
  /// A picker under a literal, for any date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// A picker under a literal, for dates in a range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// A picker under a literal, for dates in a range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// A picker under a literal, for dates in a range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// A picker under a string, for any date.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// A picker under a string, for dates in a range.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// A picker under a string, for dates in a range.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// A picker under a string, for dates in a range.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }
}

/// How date pickers look. After SwiftUI's `DatePickerStyle`: all but `graphical` are a field with a calendar
/// behind a button.
public struct DatePickerStyleName: Hashable, Sendable {
  let showsWholeCalendar: Bool
  /// A field with a calendar behind a button.
  public static let automatic = DatePickerStyleName(showsWholeCalendar: false)
  /// As `automatic`.
  public static let compact = DatePickerStyleName(showsWholeCalendar: false)
  /// As `automatic`.
  public static let field = DatePickerStyleName(showsWholeCalendar: false)
  /// As `automatic`.
  public static let stepperField = DatePickerStyleName(showsWholeCalendar: false)
  /// As `automatic`.
  public static let wheel = DatePickerStyleName(showsWholeCalendar: false)
  /// The calendar stands below the field all the time.
  public static let graphical = DatePickerStyleName(showsWholeCalendar: true)
}

private enum WholeCalendarKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether date pickers show their calendar all the time.
  var showsWholeCalendar: Bool {
    get { self[WholeCalendarKey.self] }
    set { self[WholeCalendarKey.self] = newValue }
  }
}

extension View {
  /// How the date pickers of this view look.
  public func datePickerStyle(_ style: DatePickerStyleName) -> some View {
    environment(\.showsWholeCalendar, style.showsWholeCalendar)
  }
}
