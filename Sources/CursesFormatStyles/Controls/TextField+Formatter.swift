#if Locales
import CursesControls
import CursesTextFields
import CursesViewGraph
import Foundation

extension TextField {
  /// A field for a value that a formatter shows and reads.
  ///
  /// Any formatter of Foundation's can be given, and subclasses of `Formatter` that override
  /// `getObjectValue`. `isPartialStringValid` is asked before each edit.
  public init<V>(
    value: Binding<V>, formatter: Foundation.Formatter, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    _ = value.wrappedValue
    self.init(value: .formatted(value, by: formatter), prompt: prompt, label: label)
  }
}

extension TextField where Label == Text {
  /// A field with a title for a value that a formatter shows and reads.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Foundation.Formatter,
    prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// A field with a title for a value that a formatter shows and reads.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Foundation.Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }

  /// A field for a value, that tells when editing begins and ends and when Enter commits.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Foundation.Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    _ = value.wrappedValue
    self.init(
      value: .formatted(value, by: formatter), onEditingChanged: onEditingChanged,
      onCommit: onCommit
    ) { Text(titleKey) }
  }

  /// A field for a value, that tells when Enter commits.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Foundation.Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      titleKey, value: value, formatter: formatter, onEditingChanged: { _ in }, onCommit: onCommit)
  }
}
#endif
