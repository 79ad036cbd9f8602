@_spi(Nodes) import CursesViewGraph

/// What a style knows of the field it lays out.
///
/// Placed as a view it is the field itself.
@MainActor
public struct TextFieldStyleConfiguration: View {
  /// The text as it stands in the field; what is set stands there at once. Of a secret in locked
  /// memory it is empty.
  @Binding public var text: String
  /// Whether it is a secure field.
  public let isSecure: Bool
  /// Whether the text of a secure field is shown.
  public let isRevealed: Bool
  /// Whether the keys go to the field.
  public let isFocused: Bool
  /// Whether the field can have the focus.
  public let isEnabled: Bool
  /// Whether nothing is wrong that may be shown yet.
  public let isValid: Bool
  /// Whether a rule is still being asked.
  public let isPending: Bool
  /// What is to be said of the text, in words: why a paste was not taken, what is wrong once it may be
  /// shown, or a warning.
  public let message: String?
  /// All that is known of the text's validity.
  public let validity: FieldValidity
  /// What is shown while the field is empty; nil where the label is.
  public let prompt: Text?
  /// Which way the field grows with its text.
  public let axis: Axis

  let control: FieldControl
  private var chrome = FieldChrome.framed
  private var editing: ((Bool) -> Void)?
  private var commit: (() -> Void)?

  init(_ control: FieldControl, isEnabled: Bool) {
    self.control = control
    self.isEnabled = isEnabled
    let description = control.description
    isSecure = description.isSecure
    isRevealed = control.isRevealed
    isFocused = control.isFocused
    validity = control.validity.state
    isValid = !validity.isShownInvalid
    isPending = validity.isPending
    message = control.refusal ?? validity.message
    prompt = description.prompt
    axis = description.axis
    _text = control.rawText
  }

  /// The field's label.
  public var label: _TextFieldStyleLabel { _TextFieldStyleLabel(control: control) }

  /// The field itself: where one types.
  public var field: Field {
    Field(control: control, chrome: chrome, editing: editing, commit: commit)
  }

  public var body: some View { field }

  /// The same field, whose events are told to the style.
  ///
  /// - Parameters:
  ///   - editing: called with true when editing begins, and with false when it ends.
  ///   - commit: called when Enter has handed the text on.
  public func onEditing(
    _ editing: @escaping (Bool) -> Void, commit: @escaping () -> Void = {}
  ) -> TextFieldStyleConfiguration {
    var copy = self
    copy.editing = editing
    copy.commit = commit
    return copy
  }

  /// The same field without room at its ends, or with a shade behind it.
  func chrome(_ chrome: FieldChrome) -> TextFieldStyleConfiguration {
    var copy = self
    copy.chrome = chrome
    return copy
  }

  /// The part of a field in which one types.
  public struct Field: View, PrimitiveView {
    let control: FieldControl
    let chrome: FieldChrome
    let editing: ((Bool) -> Void)?
    let commit: (() -> Void)?

    public typealias Body = Never

    package func resolve(_ old: Node?, _ context: ViewContext) -> Node {
      control.styleEvents = FieldEvents(editing: editing, commit: commit)
      return context.resolve(FieldBox(control: control, chrome: chrome), old)
    }
  }
}

/// What a style wants to be told.
struct FieldEvents {
  var editing: ((Bool) -> Void)?
  var commit: (() -> Void)?
}

/// What a field draws of itself around its value.
enum FieldChrome: Hashable {
  /// A shade of its own, with a blank at each end.
  case shaded
  /// A blank at each end: something is drawn around it.
  case framed
  /// Nothing.
  case bare
  /// Bold words without the focus, a shade with it.
  case quiet
}
