import CCursesFileShims
import CursesCLibrary
import CursesText

/// Loading and saving files so that nothing is ever lost.
///
/// The promise of `save`: whatever fails, and wherever the process is killed, the file holds the old
/// text or the new one, whole; or, in the one case where the file has to be rewritten in place, a
/// synced copy of the old text lies beside the journals and is found at the next start. A result
/// means that the disk has the new text.
public enum SafeFile {
  /// Reads a file of any size and content.
  ///
  /// Pipes, devices and sockets are refused instead of waited for.
  ///
  /// - Parameter firstBytes: how many bytes to read at once. The rest of a longer file is left to
  ///   `LoadedFile.rest`.
  public static func load(
    _ path: String, firstBytes: Int = .max
  ) throws(FileError) -> LoadedFile {
    // Some devices do something when they are opened.
    var found = stat()
    if stat(path, &found) == 0, let reason = reason(against: found) {
      throw FileError(.open, path, reason)
    }
    // O_NONBLOCK: opening a pipe that nobody writes to would wait for ever.
    guard let file = OpenFile(path, O_RDONLY | O_NONBLOCK) else {
      throw FileError(.open, path, errno: errno)
    }
    guard let status = file.status() else { throw FileError(.open, path, errno: errno) }
    if let reason = reason(against: status) { throw FileError(.open, path, reason) }
    let stamp = FileStamp(status)
    // What another program adds meanwhile is not waited for: it may never end. A file of the system says 0
    // and holds more.
    let size = Int(stamp.size)
    let limit = size > 0 ? min(size, firstBytes) : mostOfUnknownSize
    guard let text = file.readText(limit: limit) else {
      throw FileError(.read, path, errno: errno)
    }
    var rest: FileRest?
    if limit < size {
      rest = FileRest(file, path: path, stamp: stamp, bytesRead: text.count)
    }
    let isWritable = bp_may_write(path) == 0
    return LoadedFile(
      path: path, resolvedPath: FilePath.resolved(path) ?? path, text: text, rest: rest,
      stamp: stamp, isWritable: isWritable,
      isWriteProtected: isWritable && status.st_mode & 0o222 == 0)
  }

  /// What is read of a file that does not tell its size, in bytes.
  private static let mostOfUnknownSize = 16 << 20

  /// Why something is not opened.
  private static func reason(against status: stat) -> FileError.Reason? {
    switch status.st_mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: .isFolder
    default: .notAFile
    }
  }
}
