import BubblepadNotebook
import BubblepadPanels
import BubblepadProperties
import CursesInputFormats
import CursesText

/// What the properties of a note need besides the notebook.
@MainActor
package protocol PropertyContext: NotebookContext {
  func present(_ form: PropertyForm)
}

/// Changing the properties of the open note.
@MainActor
package final class PropertyService {
  private unowned let context: any PropertyContext

  package init(_ context: any PropertyContext) { self.context = context }

  /// Opens the form.
  package func show() {
    guard let note = context.note else { return }
    guard !note.isReadOnly else {
      return context.tell(.hint("This note is read-only: its properties stay as they are."))
    }
    guard !note.isReading else {
      return context.tell(.hint("Bubblepad is still reading the note. Try again in a moment."))
    }
    note.editor.finishTyping(leaves: false)
    do throws(Refusal) {
      let properties = try properties(of: note)
      let now = LocalTime.now
      context.present(
        PropertyForm(
          properties,
          today: CalendarDate(clampingYear: now.year, month: now.month, day: now.day)))
    } catch {
      context.tell(
        .problem("Cannot show the properties as a form: \(error.words). Correct the text first."))
    }
  }

  // MARK: Goals

  /// Asks how many words the note is to have.
  package func askForWordGoal() {
    guard let note = context.note else { return }
    guard !note.isReadOnly, !note.isReading else {
      return context.tell(.hint("This note cannot be changed now: it has no goal."))
    }
    note.editor.finishTyping(leaves: false)
    context.present(
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
      ) { [weak self] typed in
        self?.set(typed, in: note)
      })
  }

  private func set(_ typed: String, in note: OpenNote) {
    guard context.note === note else { return }
    context.focus(.editor)
    do throws(Refusal) {
      let goal = try WordGoal(typed: typed)
      let edits = try goal.edits(in: properties(of: note))
      if !edits.isEmpty { note.editor.apply(edits) }
      note.refreshStatus()
      context.tell(.done(goal == WordGoal() ? "This note has no goal." : "Goal: \(goal.typed)."))
    } catch {
      context.tell(.problem("Cannot set the goal: \(error.words)"))
    }
  }

  private func properties(of note: OpenNote) throws(Refusal) -> NoteProperties {
    let text = note.editor.text
    return try NoteProperties(
      text.bytes(in: 0..<min(text.count, 1 << 17)),
      types: context.folder.map { PropertyTypes(notebook: $0.path) } ?? PropertyTypes())
  }

  /// Makes the changes of a form as one step that can be undone; false where a field has to be corrected first.
  package func save(_ form: PropertyForm) -> Bool {
    guard let note = context.note, let changes = form.changes() else { return false }
    do throws(Refusal) {
      // The note may have changed below the form.
      let edits = try properties(of: note).edits(for: changes)
      context.closeDialog()
      guard !edits.isEmpty else { return true }
      note.editor.apply(edits)
    } catch {
      context.tell(.problem(error.words))
      return false
    }
    return true
  }
}
