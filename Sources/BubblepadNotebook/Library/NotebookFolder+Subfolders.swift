import CCursesFileShims
import CursesCLibrary
import CursesText

extension NotebookFolder {
  /// Creates the folders that a note is to lie in, those that are missing, with the mode that the system gives
  /// new folders.
  ///
  /// - Parameter folder: the way from the notebook's folder on; empty for that itself.
  /// - Throws: `outsideNotebook` where a link on the way leads elsewhere; nothing is created there.
  public func createSubfolder(_ folder: String) throws(FileError) {
    guard let root = FilePath.resolved(path) else {
      throw FileError(.create, path, errno: errno)
    }
    var made = path
    for part in folder.split(separator: "/") {
      guard part != ".." else { throw FileError(.create, made, .outsideNotebook) }
      made = FilePath.join(made, String(part))
      if mkdir(made, 0o777) != 0, errno != EEXIST {
        throw FileError(creating: made, errno: errno)
      }
      guard let resolved = FilePath.resolved(made) else {
        throw FileError(.create, made, errno: errno)
      }
      guard resolved.hasPrefix(FilePath.join(root, "")) else {
        throw FileError(.create, made, .outsideNotebook)
      }
      guard NotebookFolder(path: made).exists else {
        throw FileError(.create, made, .notAFolder)
      }
    }
  }

  /// Removes a folder in which there is nothing.
  ///
  /// - Parameter folder: from the notebook's folder on.
  public func removeEmptySubfolder(_ folder: String) throws(FileError) {
    let path = FilePath.join(path, folder)
    guard rmdir(path) == 0 else { throw FileError(.delete, path, errno: errno) }
  }

  /// Makes folders, the outermost first, gives files and folders other paths, and removes folders that are empty
  /// then. The notebook's symbolic links lead where they led. Nothing is ever replaced. Where one cannot be moved
  /// everything is as it was.
  package func move(
    _ moves: [StepMove], making newFolders: [String] = [], removing oldFolders: [String] = []
  ) throws(FileError) {
    for (index, folder) in newFolders.enumerated()
    where mkdir(folder, 0o777) != 0 && errno != EEXIST {
      let code = errno
      for made in newFolders[..<index].reversed() { rmdir(made) }
      throw FileError(.create, folder, errno: code)
    }
    func goBack(from done: some BidirectionalCollection<StepMove>) {
      for move in done.reversed() { try? Self.rename(move.inverse) }
      for made in newFolders.reversed() { rmdir(made) }
    }
    let links = MovedLinks(moves, in: path)
    for (index, move) in moves.enumerated() {
      do throws(FileError) {
        try Self.rename(move)
      } catch {
        goBack(from: moves[..<index])
        throw error
      }
    }
    guard links.perform() else {
      let code = errno
      goBack(from: moves)
      throw FileError(.rename, moves.first?.from ?? path, errno: code)
    }
    for folder in oldFolders.reversed() { rmdir(folder) }
    // The renaming has happened; a folder that cannot be synced only makes it less durable.
    let folders = moves.flatMap { [$0.to, $0.from] }.map { FileID(FilePath.folder(of: $0)) }
    for folder in Set(folders) { _ = syncFolder(folder.path) }
  }

  private static func rename(_ move: StepMove) throws(FileError) {
    let (path, newPath) = (move.from, move.to)
    if bp_rename(path, newPath, bp_rename_noreplace) != 0 {
      let code = errno
      // Old file systems know no flags; those that ignore case see the old name as taken.
      let isSame = code == EEXIST && isSame(path, newPath)
      guard isSame || ((code == EINVAL || code == ENOSYS) && access(newPath, F_OK) != 0),
        CursesCLibrary.rename(path, newPath) == 0
      else { throw FileError(.rename, path, errno: code) }
    }
  }

  /// Whether two paths lead to one file or folder because its file system ignores case; not where it has two names.
  static func isSame(_ first: String, _ second: String) -> Bool {
    guard let one = FileStamp(ofFileAt: first) else { return false }
    return one.isSameFile(as: FileStamp(ofFileAt: second))
      && (FileStamp.isFolderItself(first) || !FilePath.hasTwoNames(first))
  }
}
