@_spi(Nodes) import CursesViewGraph

/// A field that looks like text until it has the focus: then its value stands on a shade.
public struct QuietTextFieldStyle: BuiltInTextFieldStyle {
  /// Nothing around the value without the focus.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.chrome(.quiet).field
  }
}

extension TextFieldStyle where Self == QuietTextFieldStyle {
  /// Text without the focus, a shade with it.
  public static nonisolated var quiet: QuietTextFieldStyle { .init() }
}
