extension NotebookReach {
  /// The note that a notebook begins with: the welcome note when there is one, else the first that is not locked.
  /// What lies outside comes last.
  package func firstNote(of entries: [NoteEntry]) -> NoteEntry? {
    Self.firstNote(of: entries) { contains(file: $0.path) }
  }

  /// The same. Where a note lies is looked up on the disk, so that is asked of few: those that would be the first.
  static func firstNote(of entries: [NoteEntry], isInside: (NoteEntry) -> Bool) -> NoteEntry? {
    entries.first { $0.title == "Welcome" && isInside($0) }
      ?? entries.first { !$0.isLocked && isInside($0) } ?? entries.first
  }
}
