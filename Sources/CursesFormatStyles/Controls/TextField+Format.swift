import CursesControls
import CursesFoundation
import CursesInputFormats
import CursesTextFields
import CursesViewGraph

extension TextField {
  /// A field for a value that a style shows and reads.
  ///
  /// The text is formatted while it is typed, and the value is written with every edit that makes it
  /// whole and right; what is not stays in the field, is said to be wrong, and leaves the value as it
  /// was. SwiftUI writes when editing ends: `.textFieldFormatting(.onCommit)` asks for that.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    _ = value.wrappedValue
    self.init(value: .formatted(value, format), prompt: prompt, label: label)
  }

  /// A field for a value that may be absent: a cleared field makes it nil.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    _ = value.wrappedValue
    self.init(value: .formatted(value, format), prompt: prompt, label: label)
  }

  /// A field for a text in a format: grouped and checked while it is typed.
  ///
  /// The text is what stands in the field, punctuation included; `format.parse` makes the value of it.
  /// Fields that bind the value itself take a style: `value:format:`.
  public init(
    text: Binding<String>, format: some InputFormat, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    _ = text.wrappedValue
    self.init(value: .text(text, in: format), prompt: prompt, label: label)
  }
}

extension TextField where Label == Text {
  /// A field with a title for a value that a style shows and reads.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// A field with a title for a value that a style shows and reads.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// A field with a title for a value that may be absent.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// A field with a title for a value that may be absent.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// A field with a title for a text in a format.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, format: some InputFormat,
    prompt: Text? = nil
  ) {
    self.init(text: text, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// A field with a title for a text in a format.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, format: some InputFormat,
    prompt: Text? = nil
  ) {
    self.init(text: text, format: format, prompt: prompt) { Text(title) }
  }
}
