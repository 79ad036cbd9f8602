import CFileShims
import Glibc
import TextModel

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
    // O_NONBLOCK: opening a pipe that nobody writes to would wait for ever.
    guard let file = OpenFile(path, O_RDONLY | O_NONBLOCK) else {
      throw FileError(.open, path, errno: errno)
    }
    guard let status = file.status() else { throw FileError(.open, path, errno: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileError(.open, path, .isFolder)
    default: throw FileError(.open, path, .notAFile)
    }
    let stamp = FileStamp(status)
    let limit = stamp.size > firstBytes ? firstBytes : .max
    guard let text = file.readText(limit: limit) else {
      throw FileError(.read, path, errno: errno)
    }
    var rest: FileRest?
    if limit < .max {
      rest = FileRest(file, path: path, stamp: stamp, bytesRead: text.count)
    }
    return LoadedFile(
      path: path, resolvedPath: FilePath.resolved(path) ?? path, text: text, rest: rest,
      stamp: stamp, isWritable: bp_may_write(path) == 0)
  }
}
