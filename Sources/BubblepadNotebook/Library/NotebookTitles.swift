/// The titles of the notes of a notebook as lists show them: where notes share one, the folder stands before it.
package struct NotebookTitles {
  private let titles: [FileID: String]

  /// - Parameter folder: the notebook's.
  package init(_ entries: [NoteEntry], in folder: String) {
    titles = Dictionary(
      entries.compactMap { entry in
        entry.path.below(folder).map { (FileID($0), entry.titleWithFolder) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The title of a note.
  ///
  /// - Parameter path: from the notebook's folder on.
  package func title(ofNoteAt path: String) -> String {
    titles[FileID(path)] ?? NoteTitle.shownTitle(ofFileName: path.lastComponent)
  }
}
