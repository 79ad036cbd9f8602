import CursesSecrets
@_spi(Nodes) import CursesViewGraph

/// Where what stands in a field is kept.
enum FieldSource {
  case value(FieldValue)
  /// A secret that the program holds as text: the field edits a copy in locked memory.
  case masked(Binding<String>)
  case secret(SecretBytes, edited: () -> Void)
}

/// What a field is made with, of whatever kind it is.
struct FieldDescription {
  var source: FieldSource
  /// The name of the field: shown while it is empty and has no prompt, and in messages.
  var title = Text(verbatim: "")
  var prompt: Text?
  var axis = Axis.horizontal
  var selection: Binding<TextSelection?>?
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}
  /// A label that is not just text.
  var label: AnyView?
  /// Whether the label stands beside the field, as in a form, and not in it.
  var isLabeled = false

  /// A field for a text.
  @MainActor
  static func text(
    _ binding: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    selection: Binding<TextSelection?>? = nil
  ) -> FieldDescription {
    // Read while the body around is evaluated, so that this is evaluated again for another value.
    _ = binding.wrappedValue
    _ = selection?.wrappedValue
    return FieldDescription(
      source: .value(.string(binding)), prompt: prompt, axis: axis,
      selection: selection)
  }

  var placeholder: Text {
    prompt ?? (label == nil && !isLabeled ? title : Text(verbatim: ""))
  }

  /// What stands beside the field in a form: its label, where labels are shown.
  @MainActor
  func formLabel(in environment: EnvironmentValues) -> AnyView? {
    guard environment.isInForm, !environment.labelsAreHidden, environment.labelAround == nil else {
      return nil
    }
    return label ?? (title.string.isEmpty ? nil : AnyView(title))
  }

  /// The description of a field whose label stands beside it.
  var labeled: FieldDescription {
    var description = self
    description.isLabeled = true
    description.label = nil
    return description
  }

  var isSecure: Bool {
    if case .value = source { return false }
    return true
  }

  /// The same with its value as an environment asks for it.
  @MainActor func adopted(by environment: EnvironmentValues) -> FieldDescription {
    guard case .value(let value) = source, let adopted = value.adopted else { return self }
    var description = self
    description.source = .value(adopted(environment))
    return description
  }

  /// Whether every edit reaches the value, not only the last.
  var updatesContinuously: Bool {
    if case .value(let value) = source { return value.isText }
    return true
  }

  /// The text as a binding. A secret in locked memory is never made one: its binding is empty.
  @MainActor var text: Binding<String> {
    switch source {
    case .masked(let binding): binding
    case .secret: .constant("")
    case .value(let value):
      Binding(
        get: { MainActor.assumeIsolated { value.text() } },
        set: { text in MainActor.assumeIsolated { _ = value.take(text, .change) } })
    }
  }
}
