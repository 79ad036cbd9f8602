import CursesCLibrary

/// Folders that only the person may look into.
enum PrivateFolder {
  /// Creates a folder and those above it that are missing.
  static func create(_ path: String, for action: FileError.Action) throws(FileError) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else { throw FileError(action, path, .notAFolder) }
      return
    }
    guard errno == ENOENT else { throw FileError(action, path, errno: errno) }
    let above = FilePath.folder(of: path)
    if above != path { try create(above, for: action) }
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw FileError(action, path, errno: errno)
    }
  }
}

extension SafeFile {
  /// Creates a folder that only the user may look into, and those above it that are missing.
  public static func createPrivateFolder(_ path: String) throws(FileError) {
    try PrivateFolder.create(path, for: .create)
  }
}
