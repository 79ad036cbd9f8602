/// The files of a notebook as what looks into all of them gets them.
package struct NotebookFiles: Sendable {
  /// The notebook's folder.
  package let folder: String
  /// The notes.
  package let entries: [NoteEntry]
  /// The files that are no notes, from the folder on; nil where they are not known yet.
  package let otherFiles: [String]?
  /// What may be written.
  package let bounds: NotebookBounds

  /// - Parameters:
  ///   - folder: the notebook's.
  ///   - bounds: what may be written; nil for what lies in the folder.
  package init(
    _ folder: String, entries: [NoteEntry], otherFiles: [String]? = nil,
    bounds: NotebookBounds? = nil
  ) {
    (self.folder, self.entries, self.otherFiles) = (folder, entries, otherFiles)
    self.bounds = bounds ?? NotebookBounds(folder: folder)
  }

  /// The notes by their folders and, in each, by their names.
  package var entriesByPath: [NoteEntry] {
    entries.sorted { one, other in
      let (folder, otherFolder) = (FileID(one.folder), FileID(other.folder))
      guard folder == otherFolder else { return folder < otherFolder }
      return one.nameKey == other.nameKey ? one.id < other.id : one.nameKey < other.nameKey
    }
  }

  /// A path from the notebook's folder on; that of a file elsewhere as it is.
  package func inside(_ path: String) -> String { path.below(folder) ?? path }
}
