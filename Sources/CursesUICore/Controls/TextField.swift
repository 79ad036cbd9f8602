import InputFormats
import TerminalCore

/// A control for a line of text. It takes the width it is offered and scrolls sideways.
public struct TextField: ControlView {
  let prompt: String
  let text: Binding<String>

  /// - Parameter title: shown while the field is empty.
  public init(_ title: some StringProtocol, text: Binding<String>) {
    prompt = String(title)
    self.text = text
    // Read while the body around is evaluated, so that this is evaluated again for another value.
    _ = text.wrappedValue
  }

  public func makeModel() -> TextFieldModel { TextFieldModel(text.wrappedValue) }

  public func update(_ model: TextFieldModel) {
    model.binding = text
    model.editor.limit = TextLimit(characters: model.environment.characterLimit)
    if model.prompt != prompt {
      model.prompt = prompt
      model.setNeedsDisplay()
    }
    model.takeOver(text.wrappedValue)
  }
}

/// The living part of a text field.
public final class TextFieldModel: FieldModel<PlainStorage> {
  var binding: Binding<String> = .constant("")

  init(_ text: String) {
    super.init(editor: TextFieldEditor(PlainStorage(text)))
    valueChanged = { [unowned self] in writeBack() }
  }

  /// Shows a value that the program has set.
  func takeOver(_ text: String) {
    guard text != editor.text else { return }
    editor.text = text
    setNeedsDisplay()
  }

  /// Hands the value to the binding; what that makes of it is shown at once.
  private func writeBack() {
    binding.wrappedValue = editor.text
    takeOver(binding.wrappedValue)
  }
}

enum CharacterLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

extension EnvironmentValues {
  var characterLimit: Int? {
    get { self[CharacterLimitKey.self] }
    set { self[CharacterLimitKey.self] = newValue }
  }
}

extension View {
  /// The most characters the fields of this view take: one more is refused before it is stored.
  public func characterLimit(_ count: Int?) -> some View {
    environment(\.characterLimit, count)
  }
}
