#if Locales
import CursesViewGraph

/// How date pickers look. After SwiftUI's: all but the graphical one are a field with a calendar behind a button.
public protocol DatePickerStyle {
  /// Whether the calendar stands below the field all the time.
  var showsWholeCalendar: Bool { get }
}

/// A field with a calendar behind a button.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public let showsWholeCalendar = false
  /// A field with a calendar behind a button.
  public init() {}
}

/// A calendar below the field.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public let showsWholeCalendar = true
  /// A calendar below the field.
  public init() {}
}

/// The same as `DefaultDatePickerStyle`.
public typealias CompactDatePickerStyle = DefaultDatePickerStyle
/// The same as `DefaultDatePickerStyle`.
public typealias WheelDatePickerStyle = DefaultDatePickerStyle
/// The same as `DefaultDatePickerStyle`.
public typealias FieldDatePickerStyle = DefaultDatePickerStyle
/// The same as `DefaultDatePickerStyle`.
public typealias StepperFieldDatePickerStyle = DefaultDatePickerStyle

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// A field with a calendar behind a button.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
  /// As `automatic`.
  public static var compact: DefaultDatePickerStyle { DefaultDatePickerStyle() }
  /// As `automatic`.
  public static var field: DefaultDatePickerStyle { DefaultDatePickerStyle() }
  /// As `automatic`.
  public static var stepperField: DefaultDatePickerStyle { DefaultDatePickerStyle() }
  /// As `automatic`.
  public static var wheel: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The calendar stands below the field all the time.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
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
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.showsWholeCalendar, style.showsWholeCalendar)
  }
}
#endif
