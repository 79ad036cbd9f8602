@_spi(Nodes) import CursesControls
import CursesSecrets
@_spi(Nodes) import CursesViewGraph

/// A control for a secret: masked, with a word at its end that shows it as long as one looks at it.
/// After SwiftUI's.
///
/// What is edited lies in locked memory that is wiped: none of it is copied or remembered, and unless
/// it is revealed no byte of it reaches the screen. It is masked again when the focus goes. Over a
/// `SecretBytes` no `String` of the secret is ever made; a binding to a text is one, which is the
/// program's to keep.
public struct SecureField<Label: View>: View, PrimitiveView {
  let content: FieldContents
  let label: Label

  init(_ description: FieldDescription, label: Label) {
    var description = description
    if let text = label as? Text {
      description.title = text
    } else {
      description.label = AnyView(label)
    }
    content = .made(description)
    self.label = label
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    content.resolve(old, context)
  }

  /// A field with a label of any kind, which stands in it while it is empty and has no prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(.masked(text, prompt: prompt), label: label())
  }

  /// A field over locked memory, with a label of any kind.
  ///
  /// - Parameters:
  ///   - secret: is edited in place.
  ///   - edited: called after each change.
  public init(
    secret: SecretBytes, prompt: Text? = nil, edited: @escaping () -> Void = {},
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      FieldDescription(source: .secret(secret, edited: edited), prompt: prompt),
      label: label())
  }
}

extension SecureField where Label == Text {
  /// - Parameter title: shown while the field is empty.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.init(.masked(text), label: Text(title))
  }

  /// - Parameter prompt: shown while the field is empty, in place of the title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    self.init(.masked(text, prompt: prompt), label: Text(title))
  }

  /// A field that tells when Enter commits.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    var description = FieldDescription.masked(text)
    description.onCommit = onCommit
    self.init(description, label: Text(title))
  }

  /// A field over locked memory.
  ///
  /// - Parameters:
  ///   - secret: is edited in place.
  ///   - edited: called after each change.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, secret: SecretBytes, edited: @escaping () -> Void = {}
  ) {
    self.init(
      FieldDescription(source: .secret(secret, edited: edited)), label: Text(title))
  }
}

extension FieldDescription {
  @MainActor
  static func masked(
    _ binding: Binding<String>, prompt: Text? = nil
  ) -> FieldDescription {
    _ = binding.wrappedValue
    return FieldDescription(source: .masked(binding), prompt: prompt)
  }
}
