import CursesFoundation
import CursesInputFormats
import CursesTextFields
import CursesViewGraph

@MainActor extension FieldValue {
  /// A value shown and read by a style, which takes the locale of the environment where it has none.
  static func formatted<Style: ParseableFormatStyle>(
    _ value: Binding<Style.FormatInput>, _ style: Style
  ) -> FieldValue where Style.FormatOutput == String {
    adapted { environment in
      let live = LiveStyle(style, locale: environment.locale(for: style))
      let timing = environment.formatTiming
      var field = FieldValue(
        text: { live.style.format(value.wrappedValue) },
        take: { text, moment in
          take(live.value(text), timing.writes(at: moment)) { new in
            if !isEqual(new, value.wrappedValue) { value.wrappedValue = new }
          }
        }, editing: live.editing)
      field.checkpoint = { checkpoint(value) }
      return field
    }
  }

  /// The same for a value that may be absent: a cleared field makes it nil.
  static func formatted<Style: ParseableFormatStyle>(
    _ value: Binding<Style.FormatInput?>, _ style: Style
  ) -> FieldValue where Style.FormatOutput == String {
    adapted { environment in
      let live = LiveStyle(style, locale: environment.locale(for: style))
      let timing = environment.formatTiming
      var field = FieldValue(
        text: { value.wrappedValue.map(live.style.format) ?? "" },
        take: { text, moment in
          guard !text.allSatisfy(\.isWhitespace) else {
            if timing.writes(at: moment), value.wrappedValue != nil { value.wrappedValue = nil }
            return .valid
          }
          return take(live.value(text), timing.writes(at: moment)) { new in
            if !isEqual(new, value.wrappedValue) { value.wrappedValue = new }
          }
        }, editing: live.editing)
      field.checkpoint = {
        let before = value.wrappedValue
        return {
          let isSame = before.map { isEqual($0, value.wrappedValue) } ?? (value.wrappedValue == nil)
          if !isSame { value.wrappedValue = before }
        }
      }
      return field
    }
  }

  /// Notes a value, and returns what writes it again.
  static func checkpoint<Value>(_ value: Binding<Value>) -> @MainActor () -> Void {
    let before = value.wrappedValue
    return { if !isEqual(before, value.wrappedValue) { value.wrappedValue = before } }
  }

  /// A text as it stands in the field, in a format.
  static func text(_ text: Binding<String>, in format: some InputFormat) -> FieldValue {
    var value = FieldValue(
      text: { text.wrappedValue },
      take: { typed, _ in
        if text.wrappedValue != typed { text.wrappedValue = typed }
        return format.rule(typed)
      }, editing: format)
    value.isText = true
    return value
  }

  /// A value made for the environment its field is in.
  static func adapted(_ make: @escaping @MainActor (EnvironmentValues) -> FieldValue) -> FieldValue
  {
    var value = make(EnvironmentValues())
    value.adopted = make
    return value
  }

  /// Writes what could be read, where it is time. What could not may still become right.
  static func take<Value>(
    _ result: Result<Value, InputError>, _ isWritten: Bool, _ write: (Value) -> Void
  ) -> Validation {
    switch result {
    case .success(let value):
      if isWritten { write(value) }
      return .valid
    case .failure(let error):
      return error.isIncomplete ? .incomplete(error.message) : .invalid(error.message)
    }
  }

  /// Whether two values are known to be equal: one that is not new is not written.
  static func isEqual<Value>(_ left: Value, _ right: Value?) -> Bool {
    guard let left = left as? any Equatable else { return false }
    return equals(left, right as Any)
  }

  private static func equals<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
    (right as? Value) == left
  }
}

extension FormatTiming {
  /// Whether a value is written: with every edit, or when editing ends.
  func writes(at moment: FieldMoment) -> Bool { self == .whileEditing || moment == .commit }
}
