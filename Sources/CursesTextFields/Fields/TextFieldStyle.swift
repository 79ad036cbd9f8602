@_spi(Nodes) import CursesViewGraph

/// How text fields look and what they consist of. After SwiftUI's protocol, and public altogether.
///
/// A style of one's own says so in `makeBody`:
///
///     struct Boxed: TextFieldStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) {
///           configuration.label
///           configuration.field
///           Text(configuration.message ?? "")
///         }
///       }
///     }
///
/// Or in the form that SwiftUI has behind its underscore, where the field is placed by placing the
/// configuration itself, in the style that is set further out:
///
///     func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding() }
///
/// A style holds for text fields and secure fields alike, and for all within a container it is set on.
/// It may have `@State`, `@FocusState` and `@Environment` of its own.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype Body: View
  associatedtype _Body: View
  typealias Configuration = TextFieldStyleConfiguration
  typealias _Label = _TextFieldStyleLabel

  /// The field with all that is around it.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The same in SwiftUI's hidden form.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

extension TextFieldStyle {
  public func makeBody(configuration: Configuration) -> _StyledTextField<Self> {
    _StyledTextField(style: self, control: configuration.control)
  }

  public func _body(configuration: TextField<_Label>) -> TextField<_Label> { configuration }
}

/// A field as the hidden form of a style has it.
public struct _StyledTextField<Style: TextFieldStyle>: View {
  let style: Style
  let control: FieldControl

  public var body: some View {
    style._body(
      configuration: TextField(
        content: .styled(control), label: _TextFieldStyleLabel(control: control)))
  }
}

/// The label of a field, whatever kind of view it is.
public struct _TextFieldStyleLabel: View {
  let control: FieldControl

  public var body: some View {
    if let label = control.description.label { label } else { control.description.title }
  }
}

extension View {
  /// How the text fields and secure fields of this view look.
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View {
    self.style(style, of: (any TextFieldStyle).self)
  }
}
