import CursesCore
import CursesThemes
@_spi(Nodes) import CursesViewGraph

/// In a form a switch beside the labels of the rows, elsewhere a box before the label.
public struct DefaultToggleStyle: ToggleStyle {
  @Environment(\.isInForm) private var isInForm
  /// The style of toggles that have no other.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if isInForm {
      SwitchToggleStyle().makeBody(configuration: configuration)
    } else {
      CheckboxToggleStyle().makeBody(configuration: configuration)
    }
  }
}

/// A box that is ticked.
public struct CheckboxToggleStyle: ToggleStyle {
  /// A box to tick before the label.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Pressable(
      yieldsEnter: true, action: { configuration.isOn.toggle() },
      content: { state in
        HStack {
          configuration.box
          ControlLabel(configuration.label)
        }
        .textStyle { if state.isFocused { $0.ink = .role(.buttonFocused) } }
        .tinted(state.isFocused ? .buttonFocused : nil)
      })
  }

}

extension ToggleStyleConfiguration {
  /// The box to tick.
  @MainActor
  var box: Sign {
    isMixed
      ? Sign(sign: "▣", ascii: "[-]")
      : Sign(sign: isOn ? "☑" : "☐", ascii: isOn ? "[x]" : "[ ]")
  }
}

/// A knob that is moved aside.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: StyleTint?

  /// A switch behind the label.
  public nonisolated init() { tint = nil }

  /// A switch behind the label, in a colour of its own while it is on.
  package nonisolated init(paint: Paint) { tint = StyleTint(paint) }

  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow {
      configuration.label
    } control: {
      SwitchControl(configuration: configuration, tint: tint)
    }
  }
}

/// The colour of a style that has one of its own. An object: Swift 6.3.1 crashes where it optimises a style with an
/// optional paint for a client that has none.
package final class StyleTint: Sendable {
  package let paint: Paint
  package init(_ paint: Paint) { self.paint = paint }
}

/// The part of a switch that is pressed.
private struct SwitchControl: View {
  let configuration: ToggleStyleConfiguration
  let tint: StyleTint?

  var body: some View {
    if let tint {
      InkView(pressable, tint.paint, isTint: true)
    } else {
      pressable
    }
  }

  private var pressable: some View {
    Pressable(
      yieldsEnter: true, action: { configuration.isOn.toggle() },
      otherKeys: { key in
        guard key.modifiers.isEmpty, key.code == .left || key.code == .right else { return false }
        configuration.isOn = key.code == .right
        return true
      },
      content: { state in
        SwitchKnob(isOn: configuration.isOn, isFocused: state.isFocused)
          .textStyle { if state.isFocused { $0.ink = .role(.buttonFocused) } }
          .tinted(state.isFocused ? .buttonFocused : nil)
      })
  }
}

/// The knob of a switch: on, it is green or in the tint of the place.
private struct SwitchKnob: View {
  let isOn: Bool
  let isFocused: Bool
  @Environment(\.tintPaint) private var tint

  var body: some View {
    HStack(gap: 0) {
      Sign(
        sign: isOn ? " ━━●" : "○── ", ascii: isOn ? " [on ]" : " [off]",
        role: isFocused ? nil : !isOn ? .dim : tint == nil ? .good : .accent)
      Sign(sign: " ", ascii: " ")
    }
  }
}

/// A button that stays down.
public struct ButtonToggleStyle: ToggleStyle {
  /// A button that stays down.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Pressable(
      yieldsEnter: true, action: { configuration.isOn.toggle() },
      content: { state in
        HStack {
          Sign(
            sign: configuration.isOn ? "●" : "○", ascii: configuration.isOn ? "*" : "o",
            role: state.isFocused ? nil : configuration.isOn ? .accent : .dim)
          configuration.label
        }
        .padding(columns: 1)
        .textStyle { $0.ink = .role(state.isFocused ? .buttonFocused : .button) }
        .tinted(
          state.isFocused ? .buttonFocused : configuration.isOn ? .listSelected : .button)
      })
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// A switch in a form, elsewhere a box to tick.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box to tick.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
