import BubblepadNotebook

/// The folders of open notes that do not lie in the notebook's own, and those of the files that they are links to.
@MainActor
package final class NoteWatch {
  private let watch: FolderWatch
  private let folder: NotebookFolder?
  /// Of each open note its path and that of the file it is a link to.
  private var watched: [FileID: Set<FileID>] = [:]

  package init(_ watch: FolderWatch, notebook folder: NotebookFolder?) {
    (self.watch, self.folder) = (watch, folder)
  }

  /// Watches the folders of these notes, and no others.
  package func follow(_ notes: [OpenNote]) {
    let paths = notes.map { note -> (FileID, Set<FileID>) in
      let own = FileID(note.path)
      return (own, Set([own, FileID(NotebookPlaces.resolved(note.path))]))
    }
    let wanted = Dictionary(paths) { first, _ in first }
    let (former, folders) = (foldersToWatch(for: watched), foldersToWatch(for: wanted))
    for left in former.subtracting(folders) where folder?.has(left.path) != true {
      watch.unwatch(left.path)
    }
    for new in folders.subtracting(former) { watch.watch(new.path) }
    watched = wanted
  }

  /// The paths whose changes are changes of a note.
  package func paths(of note: OpenNote) -> Set<FileID> {
    watched[FileID(note.path)] ?? [FileID(note.path)]
  }

  private func foldersToWatch(for paths: [FileID: Set<FileID>]) -> Set<FileID> {
    Set(paths.values.joined().map { FileID($0.path.parentFolder) })
      .subtracting([folder.map { FileID($0.path) }].compactMap(\.self))
  }
}
