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
        throw FileError(.create, made, errno: errno)
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

  /// Gives a folder another path, with all that is in it. Nothing is ever replaced.
  public static func renameFolder(_ path: String, to newPath: String) throws(FileError) {
    if bp_rename(path, newPath, bp_rename_noreplace) != 0 {
      let code = errno
      // Old file systems know no flags; those that ignore case see the old name as taken.
      let isSame = code == EEXIST && isSameFolder(path, newPath)
      guard isSame || ((code == EINVAL || code == ENOSYS) && access(newPath, F_OK) != 0),
        CursesCLibrary.rename(path, newPath) == 0
      else { throw FileError(.rename, path, errno: code) }
    }
    // The renaming has happened; a folder that cannot be synced only makes it less durable.
    _ = syncFolder(FilePath.folder(of: newPath))
  }

  private static func isSameFolder(_ first: String, _ second: String) -> Bool {
    guard let one = FileStamp(ofFileAt: first), let two = FileStamp(ofFileAt: second) else {
      return false
    }
    return one.device == two.device && one.inode == two.inode
  }
}
