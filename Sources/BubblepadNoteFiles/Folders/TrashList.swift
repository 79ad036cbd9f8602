import BubblepadNotebook
import BubblepadPanels
import CursesUICore

/// A look at the notes and folders in the trash: one is restored, or they are deleted for good.
@MainActor
package struct TrashList {
  private let context: any NoteFilesContext

  package init(_ context: any NoteFilesContext) { self.context = context }

  private var trash: Trash { context.places.trash }

  /// The notebook; where none is open, says so.
  package func notebook() -> NotebookFolder? {
    if context.folder == nil {
      context.tell(
        .hint("A single note is open. The trash is for the notes of a notebook."))
    }
    return context.folder
  }

  /// The notes of the notebook that are in the trash; nil where none is, which is said.
  private func trashedNotes() -> [TrashedNote]? {
    guard let notebook = notebook() else { return nil }
    let notes = trash.notes(of: notebook.path)
    if notes.isEmpty { context.tell(.hint("No note of this notebook is in the trash.")) }
    return notes.isEmpty ? nil : notes
  }

  /// Shows the notes of this notebook that are in the trash.
  package func showTrash() {
    guard let notes = trashedNotes() else { return }
    let now = LocalTime.now
    let items = notes.enumerated().map { index, note in
      ItemPicker.Item(
        id: "\(index)",
        title: note.isFolder ? note.shownTitle + "/" : note.shownTitle,
        detail: [
          context.pathInNotebook(ofFolder: note.originalPath.parentFolder) ?? "",
          note.deleted.map { "deleted \(DateWords.words(for: $0, now: now))" } ?? "",
        ].filter { !$0.isEmpty }.joined(separator: " · "),
        help: notes.count <= Self.mostShownStarts ? start(of: note) : "")
    }
    let picker = ItemPicker(
      title: "Trash", prompt: "type a few letters of the title", items: items
    ) { item in
      if let index = Int(item.id) { TrashCommands(context).restoreAsStep(notes[index]) }
    }
    picker.pickWords = "restore"
    picker.show(start: items)
    picker.actions = [
      PickerAction(key: .alt("d"), words: "delete for good") { item in
        if let index = item.flatMap({ Int($0.id) }) { askToDelete([notes[index]]) }
      },
      PickerAction(key: .alt("e"), words: "empty trash") { _ in askToDelete(notes) },
    ]
    context.present(picker)
  }

  /// How many notes' first words are read for the list.
  private static let mostShownStarts = 200

  /// The folder that a note comes from, and its first words; of a folder, what is in it.
  private func start(of note: TrashedNote) -> String {
    let folder = context.places.shortened(note.originalPath.parentFolder)
    return "\(folder): \(trash.words(of: note))"
  }

  package func askToEmptyTrash() {
    if let notes = trashedNotes() { askToDelete(notes) }
  }

  private func askToDelete(_ notes: [TrashedNote]) {
    let what = TrashedNote.words(for: notes)
    context.present(
      Confirmation(
        title: notes.count == 1 ? "Delete for good" : "Empty the trash",
        words: "\(what)\(notes.count == 1 ? "" : " in the trash") will be deleted for good. "
          + "This cannot be undone.",
        answers: [.init(words: "Delete for good") { delete(notes) }]))
  }

  private func delete(_ notes: [TrashedNote]) {
    context.undo.steps.forgetTrashing(of: notes)
    // Whoever undoes it is told, before an older step is undone that nobody thinks of.
    context.undo.steps.did(
      NotebookStep { [weak context] in
        context?.tell(.hint("Notes that were deleted for good cannot be restored."))
      })
    do throws(FileError) {
      for note in notes {
        context.services.histories.queue.trashed.deleted(note.path)
        try trash.remove(note)
      }
      let what = TrashedNote.words(for: notes)
      context.tell(.done("\(what) \(notes.count == 1 ? "is" : "are") deleted."))
    } catch {
      context.tell(.problem(error.message))
    }
  }
}
