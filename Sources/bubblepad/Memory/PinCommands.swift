import BubblepadNotebook

/// Keeping notes at the top of the list.
@MainActor
struct PinCommands {
  let workspace: Workspace

  /// Pins the selected note where the focus is in the list, else the open one; or takes its pin away.
  func toggle() {
    guard workspace.folder != nil else {
      return workspace.tell(.hint("A single note is open, so there is no list to pin it in."))
    }
    guard workspace.browser.selectedFolder(in: workspace) == nil else {
      return workspace.tell(.hint("Only notes can be pinned. Select a note in the list."))
    }
    let isInList = workspace.place == .list || workspace.place == .filter
    let path = isInList ? workspace.selection?.path : workspace.note?.path
    guard let path, let entry = workspace.entries.first(where: { $0.id == FileID(path) }) else {
      return workspace.tell(.hint("Save the note first, then pin it."))
    }
    var changed = workspace.pins
    let isPinned = changed.toggle(entry.path)
    workspace.keep(changed)
    workspace.tell(
      .done(
        isPinned
          ? "“\(entry.shownTitle)” stays at the top of the list."
          : "“\(entry.shownTitle)” is no longer pinned."))
  }
}

extension Workspace {
  /// Takes over pins and writes them.
  func keep(_ changed: PinnedNotes) {
    guard changed != pins else { return }
    pins = changed
    PinnedNotes.file(in: places).write(changed)
  }
}
