import BubblepadCommands
import BubblepadDialogs
import BubblepadIndex
import BubblepadNoteList
import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadPanels
import BubblepadSettings
import CursesText
import CursesUICore

/// Saving copies of a note elsewhere.
extension NoteSaver {
  /// Saves the text under another title, or one like this note's, and opens that.
  package func saveCopy(titled title: String?) {
    saveCopy { try await $0.file.saveCopy($0.editor.textToSave, titled: title) }
  }

  /// Saves the text to a new file anywhere, and opens that.
  package func saveCopy(at path: String) {
    saveCopy { [weak self] note in
      let saved = try await note.file.saveCopy(note.editor.textToSave, at: path)
      self?.context.allowEditing(of: saved)
      return saved
    }
  }

  private func saveCopy(_ save: @escaping @MainActor (OpenNote) async throws -> String) {
    guard let note else { return }
    guard !note.isReading else {
      return context.tell(.hint("Bubblepad is still reading the note. Try again in a moment."))
    }
    Task { [self, context] in
      do {
        let path = try await save(note)
        guard context.reveal(note) else { return }
        note.file.close(keepingJournal: false)
        tabs.current.note = nil
        list.reading.start(selecting: path)
        context.loadNote(at: path)
        context.tell(.done("Saved as “\(NoteTitle.shownTitle(ofFileName: path.lastComponent))”."))
      } catch {
        context.tell(.problem(error.words))
      }
    }
  }

  package func askToSaveAs() {
    guard let note else { return }
    guard !note.isReading else {
      return context.tell(.hint("Bubblepad is still reading the note. Try again in a moment."))
    }
    let others = note.hooks.otherTitles() + [note.savedTitle]
    context.present(
      TextQuestion(
        title: "Save as", label: "New title, or a path such as ~/note.md or work/note",
        text: note.file.copyTitle, button: "Save",
        problem: { [weak self] text in
          guard let copy = self?.copyPlace(typed: text, of: note) else { return nil }
          let fault = copy.title.flatMap {
            NoteTitle.problem(with: $0, others: others)
              ?? (note.isMarkdown ? NoteTitle.unlinkable(in: $0, keeping: note.savedTitle) : nil)
          }
          return fault?.description ?? NewPath.problem(with: copy.path)
        }
      ) { [weak self] text in
        guard let copy = self?.copyPlace(typed: text, of: note) else { return }
        self?.saveCopy(at: copy.path)
      })
  }

  /// Where a copy lies: at the path that was typed, from the note's folder on, with the note's ending where none
  /// was typed. A title alone must be free among those beside the note.
  private func copyPlace(
    typed: String, of note: OpenNote
  ) -> (path: String, title: String?) {
    if let path = context.places.path(typed: typed) { return (path, nil) }
    let typed = NoteTitle.trimmed(typed)
    let own = NoteTitle.ending(ofFileName: note.path.lastComponent)
    let hasEnding = !NoteTitle.ending(ofFileName: typed.lastComponent).isEmpty
    let isTitle = !typed.contains("/") && !hasEnding
    return (
      note.path.parentFolder + "/" + (hasEnding ? typed : typed + own),
      isTitle ? typed : nil
    )
  }
}
