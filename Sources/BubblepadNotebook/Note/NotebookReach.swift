/// Which files are edited as they are opened: those of the notebook, and those the user has named.
///
/// A link in a note, or a symbolic link in the folder, may lead anywhere. What it leads to is shown, and
/// changed only when the user has asked for that.
public struct NotebookReach: Sendable {
  private let folders: [String]
  /// Those that were named, and those outside or marked read-only that the user has asked to edit.
  private var named: Set<FileID> = []
  private var asked: Set<FileID> = []

  /// - Parameters:
  ///   - folder: the notebook; nil where none is open.
  ///   - files: the notes that were named one by one. What lies beside them belongs to them.
  public init(folder: String?, files: [String] = []) {
    folders =
      folder.map { [$0] } ?? Set(files.map { FileID(FilePath.folder(of: $0)) }).sorted().map(\.path)
    named = Set(files.compactMap(Self.resolved))
  }

  /// Has a file edited from now on, wherever it lies.
  public mutating func allow(_ path: String) {
    if let file = Self.resolved(path) { asked.insert(file) }
  }

  /// What commands over all notes write. The folders are resolved now: one may have been made or moved meanwhile.
  public var bounds: NotebookBounds { NotebookBounds(folders: folders, named: named) }

  /// Whether a file is edited only because the user has asked for it.
  public func isAllowedOutside(_ content: NoteContent) -> Bool {
    asked.contains(FileID(content.resolvedPath)) && !bounds.contains(resolved: content.resolvedPath)
  }

  /// Whether a file is marked read-only, and the user has not asked to edit it all the same.
  public func isGuarded(_ content: NoteContent) -> Bool {
    content.isWriteProtected && !asked.contains(FileID(content.resolvedPath))
  }

  private static func resolved(_ path: String) -> FileID? {
    (FilePath.resolved(path) ?? FilePath.inResolvedFolder(path)).map { FileID($0) }
  }

  /// Whether what was opened is edited without being asked for.
  public func contains(_ content: NoteContent) -> Bool { contains(resolved: content.resolvedPath) }

  /// Whether the file that a path leads to is edited without being asked for.
  public func contains(file path: String) -> Bool {
    Self.resolved(path).map { contains(resolved: $0.path) } ?? true
  }

  /// Whether a file of a folder belongs to what is edited, whether it is there or not.
  public func contains(fileIn folder: String) -> Bool {
    FilePath.resolved(folder).map { contains(resolved: FilePath.join($0, "x")) } ?? true
  }

  private func contains(resolved path: String) -> Bool {
    asked.contains(FileID(path)) || bounds.contains(resolved: path)
  }
}
