import CursesText

/// A binding to a plain text, and perhaps to what is selected in it.
struct PlainTextSource: TextEditorSource {
  let text: Binding<String>
  var selection: Binding<TextSelection?>?

  func read() {
    _ = text.wrappedValue
    _ = selection?.wrappedValue
  }

  func connect(to session: TextEditorSession) {
    let hasChanged = takeOver(session)
    takeOverSelection(session, textHasChanged: hasChanged)
    session.control.textChanged = { [unowned session] in
      session.written = session.editor.text.string
      text.wrappedValue = session.written
      // What the program makes of it is shown at once.
      takeOver(session)
    }
    session.control.selectionChanged = { [unowned session] in writeSelection(session) }
  }

  /// Returns whether the text is another one.
  @discardableResult
  private func takeOver(_ session: TextEditorSession) -> Bool {
    let value = text.wrappedValue
    guard session.isOpen else {
      session.isOpen = true
      session.editor.open(value, attributes: nil)
      session.written = value
      return false
    }
    // Of the same storage, as it is nearly always, this takes no time.
    guard value != session.written else { return false }
    session.written = value
    session.editor.replaceAll(value, attributes: nil, reveals: session.control.isFocused)
    session.control.modelChanged()
    return true
  }

  // MARK: The selection

  private func takeOverSelection(_ session: TextEditorSession, textHasChanged: Bool) {
    guard let selection else { return }
    let wanted = selection.wrappedValue
    guard wanted != session.writtenTextSelection else {
      if textHasChanged, wanted != nil { writeSelection(session) }
      return
    }
    session.writtenTextSelection = wanted
    guard let wanted, let range = wanted.hull else { return }
    let (lower, upper) = (
      session.offset(of: range.lowerBound), session.offset(of: range.upperBound)
    )
    guard lower..<upper != session.editor.selection.main.range else { return }
    session.editor.select(
      Selection(anchor: lower, head: upper), isUpstream: wanted.affinity == .upstream)
    session.control.modelChanged()
  }

  private func writeSelection(_ session: TextEditorSession) {
    guard let selection else { return }
    let text = session.written
    func index(_ offset: Int) -> String.Index {
      text.utf8.index(text.startIndex, offsetBy: min(offset, text.utf8.count))
    }
    let range = session.editor.selection.main.range
    let new = TextSelection(range: index(range.lowerBound)..<index(range.upperBound))
    guard new != session.writtenTextSelection else { return }
    session.writtenTextSelection = new
    selection.wrappedValue = new
  }
}

extension TextEditorSession {
  /// The byte that an index is before, cut to those there are.
  fileprivate func offset(of index: String.Index) -> Int {
    let offset = written.utf8.distance(from: written.startIndex, to: index)
    return min(max(0, offset), written.utf8.count)
  }
}
