import InputFormats
import Secrets
import TerminalCore
import Themes

/// The living part of `TextField` and `SecureField`.
public class FieldControl: ControlModel {
  private(set) var description: FieldDescription
  private(set) var traits = FieldTraits()
  /// What the value makes of the text.
  private(set) var parsing = Validation.valid

  init(_ description: FieldDescription) { self.description = description }

  /// The control for a description.
  static func make(_ description: FieldDescription) -> FieldControl {
    switch description.source {
    case .value(let value): TextFieldModel(description, value)
    case .masked(let text): SecureFieldModel(description, SecretBytes(copyingText: text))
    case .secret(let secret, _): SecureFieldModel(description, secret)
    }
  }

  /// Whether this control can go on for a description.
  func canShow(_ description: FieldDescription) -> Bool { false }

  /// Takes over what the view is made with now.
  func update(_ description: FieldDescription, _ environment: EnvironmentValues) {
    if description.placeholder != self.description.placeholder { setNeedsDisplay() }
    self.description = description
    traits = environment.fieldTraits
  }

  func note(_ parsing: Validation) { self.parsing = parsing }

  /// Ends editing: hands the text on as what it is to be.
  func commit() {}

  func submit() {
    commit()
    description.onCommit()
    environment.submit()
  }

  override public func focusChanged() {
    if !isFocused { commit() }
    description.onEditingChanged(isFocused)
  }
}
