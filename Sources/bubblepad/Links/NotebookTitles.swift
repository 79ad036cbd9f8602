import BubblepadNotebook

/// The titles of the notes of a notebook as lists show them: where notes share one, the folder stands before it.
struct NotebookTitles {
  private let titles: [String: String]

  /// - Parameter folder: the notebook's.
  init(_ entries: [NoteEntry], in folder: String) {
    titles = Dictionary(
      entries.compactMap { entry in
        entry.path.below(folder).map { ($0, entry.titleWithFolder) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The title of a note.
  ///
  /// - Parameter path: from the notebook's folder on.
  func title(ofNoteAt path: String) -> String {
    titles[path] ?? NoteTitle.shownTitle(ofFileName: path.lastComponent)
  }
}

extension Workspace {
  /// How the notes of the notebook are called in lists.
  var titlesInNotebook: NotebookTitles { NotebookTitles(entries, in: folder?.path ?? "") }
}
