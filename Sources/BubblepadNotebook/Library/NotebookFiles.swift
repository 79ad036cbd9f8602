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

  /// The notes by their folders and, in each, by their names, each file once: one that is reached by several names
  /// goes by the one that is no symbolic link.
  ///
  /// - Parameters:
  ///   - open: the name that a file goes by in any case.
  ///   - isIncluded: which of them are looked for.
  package func entriesByPath(
    open: String? = nil, where isIncluded: (NoteEntry) -> Bool = { _ in true }
  ) -> [NoteEntry] {
    let own = ownNames(of: entries, open: open.map { FileID($0) }).filter(isIncluded)
    return own.sorted { one, other in
      let (folder, otherFolder) = (FileID(one.folder), FileID(other.folder))
      guard folder == otherFolder else { return folder < otherFolder }
      return one.nameKey == other.nameKey ? one.id < other.id : one.nameKey < other.nameKey
    }
  }

  /// The notes beside one of them: neither that nor its other names.
  package func entriesByPath(
    besides path: String, where isIncluded: (NoteEntry) -> Bool = { _ in true }
  ) -> [NoteEntry] {
    let (own, file) = (FileID(path), FileStamp(ofFileAt: path))
    return entriesByPath(open: path) {
      $0.id != own && !$0.stamp.isSameFile(as: file) && isIncluded($0)
    }
  }

  private func ownNames(of entries: [NoteEntry], open: FileID?) -> [NoteEntry] {
    struct Number: Hashable { let device, inode: UInt64 }
    var names: [Number: Int] = Dictionary(minimumCapacity: entries.count)
    var own: [NoteEntry] = []
    for entry in entries {
      let number = Number(device: entry.stamp.device, inode: entry.stamp.inode)
      guard let place = names[number], entry.stamp.inode != 0 else {
        names[number] = own.count
        own.append(entry)
        continue
      }
      if entry.id == open || own[place].id != open && FilePath.linkTarget(own[place].path) != nil {
        own[place] = entry
      }
    }
    return own
  }

  /// A path from the notebook's folder on; that of a file elsewhere as it is.
  package func inside(_ path: String) -> String { path.below(folder) ?? path }
}
