import BubblepadNotebook
import BubblepadProperties
import CursesInputFormats
import CursesText

/// The command that changes the properties of the open note.
@MainActor
struct PropertyCommands {
  let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// Opens the form.
  func show() {
    guard let note = workspace.note else { return }
    guard !note.isReadOnly else {
      return workspace.tell(.hint("This note is read-only: its properties stay as they are."))
    }
    guard !note.isReading else {
      return workspace.tell(.hint("Bubblepad is still reading the note. Try again in a moment."))
    }
    note.editor.finishTyping(leaves: false)
    do throws(Refusal) {
      let properties = try properties(of: note)
      let now = LocalTime.now
      workspace.dialog = .properties(
        PropertyForm(
          properties,
          today: CalendarDate(clampingYear: now.year, month: now.month, day: now.day)))
    } catch {
      workspace.tell(
        .problem("Cannot show the properties as a form: \(error.words). Correct the text first."))
    }
  }

  private func properties(of note: OpenNote) throws(Refusal) -> NoteProperties {
    let text = note.editor.text
    return try NoteProperties(
      text.bytes(in: 0..<min(text.count, 1 << 17)),
      types: workspace.folder.map { PropertyTypes(notebook: $0.path) } ?? PropertyTypes())
  }

  /// Makes the changes of a form as one step that can be undone; false where a field has to be corrected first.
  func save(_ form: PropertyForm) -> Bool {
    guard let note = workspace.note, let changes = form.changes() else { return false }
    do throws(Refusal) {
      // The note may have changed below the form.
      let edits = try properties(of: note).edits(for: changes)
      workspace.closeDialog()
      guard !edits.isEmpty else { return true }
      note.editor.apply(edits)
    } catch {
      workspace.tell(.problem(error.words))
      return false
    }
    return true
  }
}
