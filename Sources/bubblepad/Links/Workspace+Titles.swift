import BubblepadNotebook

extension Workspace {
  /// How the notes of the notebook are called in lists.
  var titlesInNotebook: NotebookTitles { NotebookTitles(entries, in: folder?.path ?? "") }
}
