import InputFormats

/// The living part of a `TextField`.
public final class TextFieldModel: FieldModel<PlainStorage> {
  private var value: FieldValue
  /// What the value was shown as when it was last looked at.
  private var shown: String
  /// Whether the text has been edited since it was last committed.
  private var isUncommitted = false

  init(_ description: FieldDescription, _ value: FieldValue) {
    self.value = value
    shown = value.text()
    super.init(description, editor: TextFieldEditor(PlainStorage(shown)))
  }

  override func canShow(_ description: FieldDescription) -> Bool { !description.isSecure }

  override func update(_ description: FieldDescription, _ environment: EnvironmentValues) {
    super.update(description, environment)
    guard case .value(let value) = description.source else { return }
    self.value = value
    let now = value.text()
    if now != (value.isText ? editor.text : shown) { show(now) }
  }

  /// Shows what the program has set, or what a value has become.
  private func show(_ text: String) {
    shown = text
    isUncommitted = false
    guard text != editor.text else { return }
    editor.text = text
    note(.valid)
    setNeedsDisplay()
  }

  override func edited() {
    isUncommitted = true
    let text = editor.text
    note(value.take(text, .change))
    shown = value.text()
    if value.isText, shown != text { show(shown) }
  }

  override func commit() {
    guard isUncommitted else { return }
    isUncommitted = false
    var text = editor.text
    if let editing = value.editing { text = editing.committed(text) }
    let result = value.take(text, .commit)
    note(result)
    // What is no value stays as it was typed, with what is wrong with it, until it is put right.
    if result.isAcceptable { show(value.text()) } else { shown = value.text() }
  }
}
