import BubblepadNotebook
import BubblepadOpenNotes

/// Keeping notes at the top of the list.
extension NoteList {
  /// Pins the selected note where the focus is in the list, else the open one; or takes its pin away.
  package func togglePin() {
    guard context.folder != nil else {
      return context.tell(.hint("A single note is open, so there is no list to pin it in."))
    }
    guard browser.selectedFolder == nil else {
      return context.tell(.hint("Only notes can be pinned. Select a note in the list."))
    }
    let isInList = context.place == .list || context.place == .filter
    let path = isInList ? selection?.path : context.note?.path
    guard let path, let entry = entries.first(where: { $0.id == FileID(path) }) else {
      return context.tell(.hint("Save the note first, then pin it."))
    }
    var changed = pins
    let isPinned = changed.toggle(entry.path)
    keep(changed)
    context.tell(
      .done(
        isPinned
          ? "“\(entry.shownTitle)” stays at the top of the list."
          : "“\(entry.shownTitle)” is no longer pinned."))
  }

  /// Takes over pins and writes them.
  func keep(_ changed: PinnedNotes) {
    guard changed != pins else { return }
    pins = changed
    PinnedNotes.file(in: context.places).write(changed)
  }
}
