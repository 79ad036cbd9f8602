/// Which files are edited as they are opened: those of the notebook, and those the user has named.
///
/// A link in a note, or a symbolic link in the folder, may lead anywhere. What it leads to is shown, and
/// changed only when the user has asked for that.
public struct NotebookReach: Sendable {
  private let folders: [String]
  /// Those that were named, and those outside that the user has asked to edit.
  private var named: Set<String> = []
  private var asked: Set<String> = []

  /// - Parameters:
  ///   - folder: the notebook; nil where none is open.
  ///   - files: the notes that were named one by one. What lies beside them belongs to them.
  public init(folder: String?, files: [String] = []) {
    self.folders = folder.map { [$0] } ?? Set(files.map(FilePath.folder(of:))).sorted()
    named = Set(files.compactMap(Self.resolved))
  }

  /// Has a file edited from now on, wherever it lies.
  public mutating func allow(_ path: String) {
    if let path = Self.resolved(path) { asked.insert(path) }
  }

  /// Whether a file is edited only because the user has asked for it.
  public func isAllowedOutside(_ content: NoteContent) -> Bool {
    asked.contains(content.resolvedPath) && !isInside(content.resolvedPath)
  }

  private static func resolved(_ path: String) -> String? {
    FilePath.resolved(path) ?? FilePath.inResolvedFolder(path)
  }

  /// Whether what was opened is edited without being asked for.
  public func contains(_ content: NoteContent) -> Bool { contains(resolved: content.resolvedPath) }

  /// Whether the file that a path leads to is edited without being asked for.
  public func contains(file path: String) -> Bool {
    Self.resolved(path).map { contains(resolved: $0) } ?? true
  }

  /// Whether a file of a folder belongs to what is edited, whether it is there or not.
  public func contains(fileIn folder: String) -> Bool {
    FilePath.resolved(folder).map { contains(resolved: FilePath.join($0, "x")) } ?? true
  }

  private func contains(resolved path: String) -> Bool {
    // Where nothing is open there is no outside.
    if named.isEmpty, folders.isEmpty { return true }
    return asked.contains(path) || isInside(path)
  }

  private func isInside(_ path: String) -> Bool {
    if named.contains(path) { return true }
    return folders.contains { folder in
      // Resolved each time: the folder may have been made or moved meanwhile.
      guard let root = FilePath.resolved(folder) else { return false }
      // Everything lies in the root folder: only what lies there itself belongs to it.
      return root == "/" ? FilePath.folder(of: path) == "/" : path.hasPrefix(root + "/")
    }
  }
}
