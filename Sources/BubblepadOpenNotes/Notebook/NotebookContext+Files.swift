import BubblepadIndex
import BubblepadNotebook
import BubblepadSearches

/// The files of the notebook, and where links lead.
extension NotebookContext {
  /// - Parameters:
  ///   - newTitle: nil where it keeps its own.
  ///   - target: the folder that it comes into; nil where it stays in its own.
  package func renameScan(
    of path: String, from oldTitle: String, to newTitle: String?, in target: String? = nil
  ) -> RenameScan {
    RenameScan(
      path: path, oldTitle: oldTitle, newTitle: newTitle, in: target,
      notebookFiles(folder == nil ? [] : nil))
  }

  /// The files of the notebook for what looks into all of them.
  ///
  /// - Parameter notes: those that it is about, in their order; nil for all.
  package func notebookFiles(_ notes: [NoteEntry]? = nil) -> NotebookFiles {
    NotebookFiles(
      folder?.path ?? "", entries: notes ?? entries,
      otherFiles: folder == nil ? [] : indexing?.knownOtherFiles, bounds: reach.bounds)
  }

  /// The same, as they are on the disk now: the list follows a moment later what was just done or undone.
  package func filesOnDisk() async -> NotebookFiles {
    notebookFiles(try? await folder?.listing(known: entries).entries)
  }

  /// How the notes of the notebook are called in lists.
  package var titlesInNotebook: NotebookTitles { NotebookTitles(entries, in: folder?.path ?? "") }

  /// The index and the open note's path in it; nil where there is none, or the note does not lie in the notebook.
  package var indexedNote: (index: NoteIndex, path: String, indexing: NotebookIndexing)? {
    guard let indexing, let index = indexing.readyIndex, let note,
      let path = indexing.pathInNotebook(note.path)
    else { return nil }
    return (index, path, indexing)
  }

  /// Says which files of the app's own could not be read, and where they are kept.
  package func tellOfUnreadableFiles() {
    let files = places.unreadableFiles.take()
    guard let first = files.first else { return }
    let more = files.count > 1 ? " (\(files.count - 1) more)" : ""
    tell(.warning(first.message + more))
  }
}

extension NoteContext {
  /// The open note as it is in the editor, if its file can be changed.
  package var openFile: FileText? {
    guard let note, !note.isNew, !note.isLocked, !note.isReadOnly, let stamp = note.file.stamp
    else { return nil }
    return FileText(
      path: note.path, stamp: stamp, text: note.editor.text, encoding: note.file.encoding)
  }
}
