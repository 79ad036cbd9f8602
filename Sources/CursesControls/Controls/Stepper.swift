import CursesCore
@_spi(Nodes) import CursesViewGraph

/// A control that counts up and down: `+` and `-`, the arrow keys, a click on its ends. After SwiftUI's
/// `Stepper`.
public struct Stepper<Label: View>: View {
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let editingChanged: (Bool) -> Void
  /// The value as it is shown beside the signs; nil for none.
  package var shownValue: Text?

  /// - Parameters:
  ///   - onIncrement: nil when it can go no further.
  ///   - onDecrement: nil when it can go no further.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
    editingChanged = onEditingChanged
  }

  /// A stepper for a value.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label,
      onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) },
      onEditingChanged: onEditingChanged)
  }

  /// A stepper for a value that stays within bounds.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let now = value.wrappedValue
    func move(_ distance: Value.Stride) {
      value.wrappedValue = min(
        max(value.wrappedValue.advanced(by: distance), bounds.lowerBound), bounds.upperBound)
    }
    self.init(
      label: label, onIncrement: now < bounds.upperBound ? { move(step) } : nil,
      onDecrement: now > bounds.lowerBound ? { move(0 - step) } : nil,
      onEditingChanged: onEditingChanged)
  }

  public var body: some View {
    LabeledRow {
      label
    } control: {
      Pressable(yieldsEnter: true, action: {}, otherKeys: take) { state in
        HStack(gap: 0) {
          if let shownValue { shownValue + Text(verbatim: " ") }
          part("−", "-", action: decrement, state)
          part("+", "+", action: increment, state)
        }
      }
    }
  }

  private func part(
    _ sign: String, _ ascii: String, action: (() -> Void)?, _ state: PressState
  ) -> some View {
    Sign(sign: " \(sign) ", ascii: " \(ascii) ")
      .textStyle {
        $0.ink = .role(
          action == nil ? .buttonDisabled : state.isFocused ? .buttonFocused : .button)
      }
      .tinted(state.isFocused && action != nil ? .buttonFocused : .button)
      .onTapGesture { run(action) }
  }

  private func take(_ key: Key) -> Bool {
    guard key.modifiers.isSubset(of: .shift) else { return false }
    switch key.code {
    case .left, .character("-"), .character("−"): run(decrement)
    case .right, .character("+"), .character("="): run(increment)
    default: return false
    }
    return true
  }

  private func run(_ action: (() -> Void)?) {
    guard let action else { return }
    editingChanged(true)
    action()
    editingChanged(false)
  }
}

extension Stepper where Label == Text {
  /// A stepper for a value, under a literal.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper for a value, under a string, shown as it is.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// A stepper for a value within bounds, under a literal.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// A stepper for a value within bounds, under a string, shown as it is.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// A stepper of two actions, under a literal; nil where there is no further step.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// A stepper of two actions, under a string, shown as it is; nil where there is no further step.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}
