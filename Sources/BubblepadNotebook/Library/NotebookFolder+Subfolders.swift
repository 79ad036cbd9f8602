import CursesCLibrary

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
}
