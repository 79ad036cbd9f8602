@_spi(Nodes) import CursesViewGraph

/// A style under which a field shows its message by itself.
protocol BuiltInTextFieldStyle: TextFieldStyle {}

/// The style of a field that says nothing else: its value on a shade of its own.
public struct DefaultTextFieldStyle: BuiltInTextFieldStyle {
  /// The style of fields that have no other.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.chrome(.shaded).field
  }
}

/// A field without anything around it.
public struct PlainTextFieldStyle: BuiltInTextFieldStyle {
  /// Nothing around the value.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.chrome(.bare).field
  }
}

/// A field in a box with round corners. A field with a prompt has its label in the upper edge.
public struct RoundedBorderTextFieldStyle: BuiltInTextFieldStyle {
  /// A box of box-drawing characters, rounded where the terminal has them.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    FieldBorder(control: configuration.control, box: .rounded, content: configuration.field)
  }
}

/// A field in a box with square corners. A field with a prompt has its label in the upper edge.
public struct SquareBorderTextFieldStyle: BuiltInTextFieldStyle {
  /// A box of box-drawing characters.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    FieldBorder(control: configuration.control, box: .square, content: configuration.field)
  }
}

/// A field with a sign at its end that empties it, in the style that is set further out.
public struct ClearButtonTextFieldStyle: TextFieldStyle {
  /// The sign is shown while there is anything to clear, and pressed by the mouse.
  public nonisolated init() {}
  public func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.environment(\.showsClearButton, true)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The value on a shade of its own.
  public static nonisolated var automatic: DefaultTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Nothing around the value.
  public static nonisolated var plain: PlainTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A box with round corners, three rows high.
  public static nonisolated var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A box with square corners, three rows high.
  public static nonisolated var squareBorder: SquareBorderTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == ClearButtonTextFieldStyle {
  /// A sign at the end that empties the field, added to the style that is set further out.
  public static nonisolated var clearButton: ClearButtonTextFieldStyle { .init() }
}

enum ClearButtonKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var showsClearButton: Bool {
    get { self[ClearButtonKey.self] }
    set { self[ClearButtonKey.self] = newValue }
  }
}
