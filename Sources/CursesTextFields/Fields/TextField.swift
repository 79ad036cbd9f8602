@_spi(Nodes) import CursesControls
@_spi(Nodes) import CursesViewGraph

/// A control for text: it takes the width it is offered and scrolls sideways. After SwiftUI's.
///
/// Along `.vertical` it wraps instead, and grows down to its line limit; Enter submits all the same.
/// How it looks is the matter of its style; see `TextFieldStyle`.
public struct TextField<Label: View>: View, PrimitiveView {
  @Binding var text: String
  /// The text as it stands in the field while it is not the value yet.
  @State var uncommittedText: String?
  let isSecure: Bool
  let updatesContinuously: Bool
  let onEditingChanged: (Bool) -> Void
  let onCommit: () -> Void
  let label: Label
  let content: FieldContents

  /// A field for a value.
  ///
  /// - Parameter prompt: shown while the field is empty; the label when nil.
  package init(
    value: FieldValue, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      FieldDescription(source: .value(value), prompt: prompt, axis: axis),
      label: label())
  }

  /// A field for a value, whose events are told.
  package init(
    value: FieldValue, prompt: Text? = nil, axis: Axis = .horizontal,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    var description = FieldDescription(
      source: .value(value), prompt: prompt, axis: axis)
    description.onEditingChanged = onEditingChanged
    description.onCommit = onCommit
    self.init(description, label: label())
  }

  init(_ description: FieldDescription, label: Label) {
    var description = description
    if let text = label as? Text {
      description.title = text
    } else {
      description.label = AnyView(label)
    }
    self.init(content: .made(description), label: label)
  }

  init(content: FieldContents, label: Label) {
    self.content = content
    self.label = label
    let description = content.description
    isSecure = description.isSecure
    updatesContinuously = description.updatesContinuously
    onEditingChanged = description.onEditingChanged
    onCommit = description.onCommit
    _text = content.text
  }

  package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    content.resolve(old, context)
  }
}

extension TextField {
  /// A field with a label of any kind, which stands in it while it is empty and has no prompt.
  public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(.text(text, prompt: prompt), label: label())
  }

  /// A field with a label of any kind, that runs along an axis.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(.text(text, prompt: prompt, axis: axis), label: label())
  }

  /// A field whose selection can be read and set.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      .text(text, prompt: prompt, axis: axis ?? .horizontal, selection: selection),
      label: label())
  }
}

extension TextField where Label == Text {
  /// - Parameter title: shown while the field is empty.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.init(.text(text), label: Text(title))
  }

  /// - Parameter prompt: shown while the field is empty, in place of the title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    self.init(.text(text, prompt: prompt), label: Text(title))
  }

  /// A field that scrolls sideways or grows down.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, axis: Axis) {
    self.init(.text(text, axis: axis), label: Text(title))
  }

  /// A field with a prompt, that scrolls sideways or grows down.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(.text(text, prompt: prompt, axis: axis), label: Text(title))
  }

  /// A field whose selection can be read and set.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(
      .text(text, prompt: prompt, axis: axis ?? .horizontal, selection: selection),
      label: Text(title))
  }

  /// A field that tells when editing begins and ends, and when Enter commits.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    var description = FieldDescription.text(text)
    description.onEditingChanged = onEditingChanged
    description.onCommit = onCommit
    self.init(description, label: Text(title))
  }

  /// A field that tells when Enter commits.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
  }
}
