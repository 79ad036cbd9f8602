@_spi(Nodes) import CursesViewGraph

/// What a button style gets. After SwiftUI's `ButtonStyleConfiguration`.
public struct ButtonStyleConfiguration {
  /// The label, its type hidden.
  public typealias Label = StyledPart
  /// What the button is for; nil for nothing special.
  public let role: ButtonRole?
  /// What the button shows, to be placed in the body.
  public let label: Label
  /// Whether the mouse holds it down.
  public let isPressed: Bool
}

/// The look of buttons, with the usual way to press them. After SwiftUI's `ButtonStyle`.
///
/// Whether the button has the focus is `\.isFocused` of the environment; the text of a style without such a property
/// is underlined then.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a primitive button style gets.
public struct PrimitiveButtonStyleConfiguration {
  /// The label, its type hidden.
  public typealias Label = StyledPart
  /// What the button is for; nil for nothing special.
  public let role: ButtonRole?
  /// What the button shows, to be placed in the body.
  public let label: Label
  let action: () -> Void

  /// Runs the button's action.
  public func trigger() { action() }
}

/// The look and the behaviour of buttons. After SwiftUI's `PrimitiveButtonStyle`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension PrimitiveButtonStyle {
  func styled(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
  }
}

/// A button style with the usual way to press.
struct PressedButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style

  func makeBody(configuration: Configuration) -> some View {
    Pressable(role: configuration.role, action: configuration.trigger) { state in
      FocusMark(
        isShown: state.isFocused && !style.showsFocus,
        content: StyleBody(style: style) {
          $0.makeBody(
            configuration: ButtonStyleConfiguration(
              role: configuration.role, label: configuration.label, isPressed: state.isPressed))
        })
    }
  }
}

extension View {
  /// The look of the buttons in this view.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    self.style(PressedButtonStyle(style: style), of: (any PrimitiveButtonStyle).self)
  }

  /// The look and behaviour of the buttons in this view.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    self.style(style, of: (any PrimitiveButtonStyle).self)
  }
}
