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

/// What a style is given of an editor.
@MainActor
public struct TextEditorStyleConfiguration {
  /// The text with its caret, without anything around it.
  public struct Editor: View {
    let core: TextEditorCore
    public var body: some View { core }
  }

  public let editor: Editor
  /// Whether keys go to the editor.
  public let isFocused: Bool
  public let isEnabled: Bool
}

/// The look that suits where the editor stands: a shade, deeper with the focus.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.editor.environment(\.textEditorChrome, .shade)
  }
}

/// Text without anything around it.
public struct PlainTextEditorStyle: TextEditorStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.editor.environment(\.textEditorChrome, .plain)
  }
}

/// Text in a box with round corners.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.editor.environment(\.textEditorChrome, .box)
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public nonisolated static var automatic: AutomaticTextEditorStyle { .init() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  public nonisolated static var plain: PlainTextEditorStyle { .init() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  public nonisolated static var roundedBorder: RoundedBorderTextEditorStyle { .init() }
}

private enum TextEditorStyleKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: any TextEditorStyle = AutomaticTextEditorStyle()
}

extension EnvironmentValues {
  var textEditorStyle: any TextEditorStyle {
    get { self[TextEditorStyleKey.self] }
    set { self[TextEditorStyleKey.self] = newValue }
  }
}

extension View {
  /// How the text editors of this view look.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    environment(\.textEditorStyle, style)
  }
}
