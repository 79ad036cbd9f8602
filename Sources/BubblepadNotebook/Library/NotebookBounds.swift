/// The files that a command over all notes may write: those that lie in the folders that are open, wherever the
/// links in them lead.
///
/// It is asked before a file is written, and is the only place that decides. Asking it about a file of ten thousand
/// is quick, as the folders are resolved once.
public struct NotebookBounds: Sendable {
  /// With links followed; nil where nothing is open, and nothing lies outside.
  private let roots: [String]?
  private let named: Set<FileID>

  /// - Parameters:
  ///   - folders: those that are open.
  ///   - named: files that belong to them wherever they lie, with links followed.
  init(folders: [String], named: Set<FileID>) {
    roots = folders.isEmpty && named.isEmpty ? nil : folders.compactMap(FilePath.resolved)
    self.named = named
  }

  /// Those of one folder.
  public init(folder: String) { self.init(folders: [folder], named: []) }

  /// Whether a file lies within.
  ///
  /// - Parameter path: with links followed.
  func contains(resolved path: String) -> Bool {
    guard let roots else { return true }
    if named.contains(FileID(path)) { return true }
    return roots.contains { root in
      // Everything lies in the root folder: only what lies there itself belongs to it.
      root == "/" ? FilePath.folder(of: path) == "/" : path.below(root) != nil
    }
  }

  /// Whether the file that a path leads to lies within.
  package func contains(fileAt path: String) -> Bool {
    guard let resolved = FilePath.resolved(path) ?? FilePath.inResolvedFolder(path) else {
      return false
    }
    return contains(resolved: resolved)
  }
}
