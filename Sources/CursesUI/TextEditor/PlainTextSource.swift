/// A binding to a plain text, and perhaps to what is selected in it.
struct PlainTextSource: TextEditorSource {
  let text: Binding<String>

  func read() { _ = text.wrappedValue }

  func connect(to session: TextEditorSession) {
    takeOver(session)
    session.control.textChanged = { [unowned session] in
      session.written = session.editor.text.string
      text.wrappedValue = session.written
      // What the program makes of it is shown at once.
      takeOver(session)
    }
  }

  private func takeOver(_ session: TextEditorSession) {
    let value = text.wrappedValue
    guard session.isOpen else {
      session.isOpen = true
      session.editor.open(value, attributes: nil)
      session.written = value
      return
    }
    // Of the same storage, as it is nearly always, this takes no time.
    guard value != session.written else { return }
    session.written = value
    session.editor.replaceAll(value, attributes: nil)
    session.control.modelChanged()
  }
}
