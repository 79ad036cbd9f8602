@_spi(Nodes) import CursesViewGraph

/// A view whose type is hidden, as a style's configuration hands it on.
public struct StyledPart: View, PrimitiveView {
  let view: AnyView
  package init(_ view: AnyView) { self.view = view }
  package func resolve(_ old: Node?, _ context: ViewContext) -> Node { context.resolve(view, old) }
}

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
/// Whether the button has the focus is `\.isFocused` of the environment.
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

/// The body of a style: its dynamic properties work as a view's.
package struct StyleBody<Style, Content: View>: View {
  let style: Style
  let content: (Style) -> Content

  /// What a style makes of its own dynamic properties.
  package init(style: Style, @ViewBuilder content: @escaping (Style) -> Content) {
    self.style = style
    self.content = content
  }

  package var body: some View { content(style) }

  package func _makeNode(_ slot: _NodeSlot) -> _MadeNode {
    slot.fill(with: self) { view, place in
      // One style stands for many buttons.
      let style = PropertyStore.separated(view.style)
      place.install(style)
      place.show(place.watched { view.content(style) })
    }
  }
}

/// A button style with the usual way to press.
struct PressedButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style

  func makeBody(configuration: Configuration) -> some View {
    Pressable(role: configuration.role, action: configuration.trigger) { state in
      StyleBody(style: style) {
        $0.makeBody(
          configuration: ButtonStyleConfiguration(
            role: configuration.role, label: configuration.label, isPressed: state.isPressed))
      }
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
