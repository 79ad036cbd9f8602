import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
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

  // MARK: Goals

  /// Asks how many words the note is to have.
  func askForWordGoal() {
    guard let note = workspace.note else { return }
    guard !note.isReadOnly, !note.isReading else {
      return workspace.tell(.hint("This note cannot be changed now: it has no goal."))
    }
    note.editor.finishTyping(leaves: false)
    workspace.dialog = .ask(
      TextQuestion(
        title: "Word goal",
        label: "Words for the whole note, or for each day: “500”, “200 a day”, “500, 200 a day”. "
          + "An empty field takes the goal away.",
        prompt: "500", text: WordGoal(in: note.editor.text)?.typed ?? "", button: "Set",
        problem: { typed in
          do throws(Refusal) {
            _ = try WordGoal(typed: typed)
            return nil
          } catch {
            return error.words
          }
        }
      ) { [weak workspace] typed in
        workspace.map { PropertyCommands($0).set(typed, in: note) }
      })
  }

  private func set(_ typed: String, in note: OpenNote) {
    guard workspace.note === note else { return }
    workspace.focus(.editor)
    do throws(Refusal) {
      let goal = try WordGoal(typed: typed)
      let edits = try goal.edits(in: properties(of: note))
      if !edits.isEmpty { note.editor.apply(edits) }
      note.refreshStatus()
      workspace.tell(.done(goal == WordGoal() ? "This note has no goal." : "Goal: \(goal.typed)."))
    } catch {
      workspace.tell(.problem("Cannot set the goal: \(error.words)"))
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
