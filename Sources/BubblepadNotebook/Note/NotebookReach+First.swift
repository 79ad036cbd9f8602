extension NotebookReach {
  /// The note that a notebook begins with: the welcome note when there is one, else the first that is not locked.
  /// What lies outside comes last.
  package func firstNote(of entries: [NoteEntry]) -> NoteEntry? {
    let inside = entries.lazy.filter { contains(file: $0.path) }
    return inside.first { $0.title == "Welcome" } ?? inside.first { !$0.isLocked } ?? entries.first
  }
}
