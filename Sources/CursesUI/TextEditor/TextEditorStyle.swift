/// How text editors look. After SwiftUI's `TextEditorStyle`.
///
///     struct Card: TextEditorStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) {
///           Text(configuration.isFocused ? "writing" : "note")
///           configuration.editor
///         }
///       }
///     }
@MainActor @preconcurrency
public protocol TextEditorStyle {
  associatedtype Body: View
  typealias Configuration = TextEditorStyleConfiguration
  /// The view of an editor.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension TextEditorStyle {
  func styled(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(style: self) { $0.makeBody(configuration: configuration) })
  }
}

/// What a style is given of an editor.
@MainActor
public struct TextEditorStyleConfiguration {
  /// The text with its caret, without anything around it.
  public struct Editor: View {
    let core: TextEditorCore
    public var body: some View { core }
  }

  /// The text with its caret, to be placed somewhere in the body.
  public let editor: Editor
  /// Whether keys go to the editor.
  public let isFocused: Bool
  /// Whether the text can be changed here.
  public let isEnabled: Bool
}

/// The look that suits where the editor stands: a shade, deeper with the focus.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The look that an editor has without a style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.editor.environment(\.textEditorChrome, .shade)
  }
}

/// Text without anything around it.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// No shade and no border.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.editor.environment(\.textEditorChrome, .plain)
  }
}

/// Text in a box with round corners.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// A border of box-drawing characters, rounded where the terminal has them.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.editor.environment(\.textEditorChrome, .box)
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// A shade, deeper with the focus.
  public nonisolated static var automatic: AutomaticTextEditorStyle { .init() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Nothing around the text.
  public nonisolated static var plain: PlainTextEditorStyle { .init() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// A box with round corners.
  public nonisolated static var roundedBorder: RoundedBorderTextEditorStyle { .init() }
}

extension View {
  /// How the text editors of this view look.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    self.style(style, of: (any TextEditorStyle).self)
  }
}
