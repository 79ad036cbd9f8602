import Secrets

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
  var title = ""
  var prompt: String?
  var axis = Axis.horizontal
  var selection: Binding<TextSelection?>?
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}
  /// A label that is not just text.
  var label: AnyView?

  /// A field for a text.
  @MainActor
  static func text(
    _ binding: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    selection: Binding<TextSelection?>? = nil
  ) -> FieldDescription {
    // Read while the body around is evaluated, so that this is evaluated again for another value.
    _ = binding.wrappedValue
    return FieldDescription(
      source: .value(.string(binding)), prompt: prompt?.string, axis: axis,
      selection: selection)
  }

  var placeholder: String { prompt ?? (label == nil ? title : "") }

  var isSecure: Bool {
    if case .value = source { return false }
    return true
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

/// What a `TextField` stands for: a field of its own, or one that a style is asked to lay out.
@MainActor
enum FieldContents {
  case made(FieldDescription)
  case styled(FieldControl)

  var description: FieldDescription {
    switch self {
    case .made(let description): description
    case .styled(let control): control.description
    }
  }

  func resolve(_ old: Node?, _ context: ViewContext) -> Node {
    switch self {
    case .made(let description):
      let node = old as? FieldHostNode ?? FieldHostNode(description, context)
      node.update(description, context)
      return node
    case .styled(let control):
      return FieldBox(control: control).resolveControl(old, context)
    }
  }
}

/// The control itself, without what a style puts around it.
struct FieldBox: View, ControlView, PrimitiveView {
  let control: FieldControl

  func makeModel() -> FieldControl { control }
  func update(_ model: FieldControl) {}
  func isShown(by model: FieldControl) -> Bool { model === control }
  typealias Body = Never
  var body: Never { preconditionFailure("a control has no body") }
  func resolve(_ old: Node?, _ context: ViewContext) -> Node { resolveControl(old, context) }
}

/// The node of `TextField` and `SecureField`: keeps the control while styles come and go.
final class FieldHostNode: WrapperNode {
  private(set) var control: FieldControl

  override var isStructural: Bool { true }

  init(_ description: FieldDescription, _ context: ViewContext) {
    control = FieldControl.make(description)
    super.init(context)
  }

  func update(_ description: FieldDescription, _ context: ViewContext) {
    if !control.canShow(description) { control = FieldControl.make(description) }
    control.update(description, context.environment)
    updateContent(FieldBox(control: control), context)
  }
}
