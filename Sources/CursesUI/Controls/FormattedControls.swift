import CursesControls
import CursesViewGraph

extension LabeledContent where Label == Text, Content == Text {
  /// A value in a format, under a name.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }

  /// A value in a format, under a name.
  @_disfavoredOverload
  public init<F: FormatStyle>(
    _ title: some StringProtocol, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

/// The label of a stepper that shows its value: the title, and the value in a format.
public struct FormattedStepperLabel: View {
  let title: Text
  let value: String

  public var body: some View {
    HStack(spacing: 8) {
      title
      Text(verbatim: value)
    }
  }
}

extension Stepper where Label == FormattedStepperLabel {
  /// A stepper with its value beside its title.
  ///
  /// SwiftUI lets the value be typed as well; here it is stepped.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    let shown = format.format(value.wrappedValue)
    self.init(
      value: value, step: step,
      label: { FormattedStepperLabel(title: Text(titleKey), value: shown) },
      onEditingChanged: onEditingChanged)
  }

  /// A stepper between two bounds, with its value beside its title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    let shown = format.format(value.wrappedValue)
    self.init(
      value: value, in: bounds, step: step,
      label: { FormattedStepperLabel(title: Text(titleKey), value: shown) },
      onEditingChanged: onEditingChanged)
  }
}
