import CCursesFileShims
import CursesCLibrary

/// A path that a new file is to have.
public enum NewPath {
  /// Why no file can be made there, as a sentence; nil where one can, as far as can be seen.
  public static func problem(with path: String) -> String? {
    let (folder, name) = (FilePath.folder(of: path), FilePath.name(of: path))
    guard !path.hasSuffix("/"), !name.isEmpty else { return "A file needs a name." }
    if name.unicodeScalars.contains(where: FilePath.isControl) {
      return "A name cannot contain tabs, line ends or control characters."
    }
    var status = stat()
    guard stat(folder, &status) == 0 else {
      return "The folder \(FilePath.printable(folder)) is not there."
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      return "\(FilePath.printable(folder)) is not a folder."
    }
    if lstat(path, &status) == 0 { return "There is already a file called \(name)." }
    if access(folder, W_OK) != 0 { return "You may not make files in that folder." }
    return nil
  }

  /// Gives a file another path, and never one that something else has; false with `errno` set.
  static func rename(_ path: String, toFree other: String) -> Bool {
    if bp_rename(path, other, bp_rename_noreplace) == 0 { return true }
    guard errno == EINVAL || errno == ENOSYS || errno == ENOTSUP else { return false }
    // Where the file system has no such call a second name does the same; folders have only one.
    if link(path, other) == 0 {
      unlink(path)
      return true
    }
    guard errno == EPERM, FileStamp(ofFileItselfAt: other) == nil else { return false }
    return CursesCLibrary.rename(path, other) == 0
  }
}
