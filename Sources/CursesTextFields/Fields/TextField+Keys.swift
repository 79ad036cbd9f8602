@_spi(Nodes) import CursesControls
@_spi(Nodes) import CursesViewGraph

/// Titles that are literals of the program, as most are.
extension TextField where Label == Text {
  /// - Parameter titleKey: shown while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(.text(text), label: Text(titleKey))
  }

  /// - Parameter prompt: shown while the field is empty, in place of the title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(.text(text, prompt: prompt), label: Text(titleKey))
  }

  /// A field that scrolls sideways or grows down.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(.text(text, axis: axis), label: Text(titleKey))
  }

  /// A field with a prompt, that scrolls sideways or grows down.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(.text(text, prompt: prompt, axis: axis), label: Text(titleKey))
  }

  /// A field whose selection can be read and set.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(
      .text(text, prompt: prompt, axis: axis ?? .horizontal, selection: selection),
      label: Text(titleKey))
  }

  /// A field that tells when editing begins and ends, and when Enter commits.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    var description = FieldDescription.text(text)
    description.onEditingChanged = onEditingChanged
    description.onCommit = onCommit
    self.init(description, label: Text(titleKey))
  }

  /// A field that tells when Enter commits.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
  }
}

extension SecureField where Label == Text {
  /// - Parameter titleKey: shown while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: nil) { Text(titleKey) }
  }

  /// - Parameter prompt: shown while the field is empty, in place of the title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// A field that tells when Enter commits.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    var description = FieldDescription.masked(text)
    description.onCommit = onCommit
    self.init(description, label: Text(titleKey))
  }
}
