import BubblepadNotebook

/// The folders whose notes the tree shows, from one start of the program to the next. A line of its file for
/// each: its path.
package struct UnfoldedFolders: StatePaths, Equatable {
  package var paths: Set<FileID> = []

  /// More than are ever looked at.
  package static let most = 5000

  package init() {}

  /// Where they are kept.
  package static func file(in places: NotebookPlaces) -> StateFile<UnfoldedFolders> {
    StateFile("unfolded", in: places)
  }

  package func contains(_ path: String) -> Bool { paths.contains(FileID(path)) }

  /// Folds or unfolds a folder. Returns whether that changes anything.
  package mutating func set(_ path: String, unfolded isUnfolded: Bool) -> Bool {
    guard isUnfolded else { return paths.remove(FileID(path)) != nil }
    return paths.count < Self.most && paths.insert(FileID(path)).inserted
  }

  /// A folder has another path, and with it those below.
  package mutating func rename(_ path: String, to newPath: String) {
    paths = Set(
      paths.map { id in
        if id == FileID(path) { return FileID(newPath) }
        return id.path.below(path).map { FileID(newPath + "/" + $0) } ?? id
      })
  }

  /// Forgets the folders of a notebook that are not there any more.
  package mutating func keep(_ folders: [String], of notebook: String) {
    let there = Set(folders.map { FileID(notebook + "/" + $0) })
    paths = paths.filter { $0.path.below(notebook) == nil || there.contains($0) }
  }
}
