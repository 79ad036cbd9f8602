import BubblepadCommands
import BubblepadNotebook

extension Workspace {
  /// Pins the selected note where the focus is in the list, else the open one; or takes its pin away.
  func togglePin() {
    guard folder != nil else {
      return tell(.hint("A single note is open, so there is no list to pin it in."))
    }
    guard browser.selectedFolder(in: self) == nil else {
      return tell(.hint("Only notes can be pinned. Select a note in the list."))
    }
    let isInList = place == .list || place == .filter
    let path = isInList ? selection?.path : note?.path
    guard let path, let entry = entries.first(where: { $0.path == path }) else {
      return tell(.hint("Save the note first, then pin it."))
    }
    var changed = pins
    let isPinned = changed.toggle(entry.path)
    keep(changed)
    tell(
      .done(
        isPinned
          ? "“\(entry.shownTitle)” stays at the top of the list."
          : "“\(entry.shownTitle)” is no longer pinned."))
  }

  /// Takes over pins and writes them.
  func keep(_ changed: PinnedNotes) {
    guard changed != pins else { return }
    pins = changed
    PinnedNotes.file(in: places).write(changed)
  }
}
