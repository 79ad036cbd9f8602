import CursesCLibrary

/// A journal's file: found by the note's path, locked against other processes, written at its end.
final class JournalFile {
  static let suffix = ".journal"

  private(set) var path: String
  private let file: OpenFile
  /// Where the next whole record goes: what a failed write left behind it is overwritten.
  private(set) var end: Int = 0

  /// The journal's path for a note. Notes that were never saved get one of their own.
  static func path(for note: String?, in folder: String) -> String {
    let name: String
    if let note {
      name = String(ContentHash(.init(note)).hex.prefix(32))
    } else {
      name = "new-" + UInt64.random(in: .min ... .max).hex
    }
    return FilePath.join(folder, name + suffix)
  }

  /// A path for a journal that is still to be recovered, when its own is needed.
  static func asidePath(in folder: String) -> String {
    FilePath.join(folder, "old-\(UInt64.random(in: .min ... .max).hex)\(suffix)")
  }

  /// Opens or creates a journal and takes its lock.
  ///
  /// - Throws: `inUse` if another process has it.
  init(locking path: String, note: String) throws(FileError) {
    while true {
      let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK
      guard let file = OpenFile(path, flags, mode: 0o600) else {
        let code = errno
        // A folder, or a link: nothing that a journal can be written to.
        if [EISDIR, ELOOP, ENXIO].contains(code), SetAside.rename(path) != nil { continue }
        errno = code
        throw FileError(.journal, FilePath.folder(of: path), errno: errno)
      }
      guard flock(file.descriptor, LOCK_EX | LOCK_NB) == 0 else {
        throw FileError(.open, note, errno == EWOULDBLOCK ? .inUse : .init(errno: errno))
      }
      // The one who held the lock may have removed or replaced the file meanwhile.
      guard let status = file.status(), FileStamp(ofFileAt: path)?.inode == UInt64(status.st_ino)
      else { continue }
      if status.st_mode & S_IFMT != S_IFREG, SetAside.rename(path) != nil { continue }
      self.path = path
      self.file = file
      end = Int(status.st_size)
      return
    }
  }

  // Closing alone would leave the lock with a child process that has not reached its exec yet.
  deinit { flock(file.descriptor, LOCK_UN) }

  /// Whether another process holds a journal's lock.
  static func isInUse(_ path: String) -> Bool {
    // O_NONBLOCK: opening a pipe that nobody writes to would wait for ever.
    guard let file = OpenFile(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK) else { return false }
    return flock(file.descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }

  /// Removes a journal of a known size that is not needed, once its lock is held: another process may have
  /// it by now.
  static func remove(_ path: String, ofSize size: Int) {
    guard let file = OpenFile(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK),
      flock(file.descriptor, LOCK_EX | LOCK_NB) == 0, let status = file.status(),
      status.st_size == size, FileStamp(ofFileAt: path)?.inode == UInt64(status.st_ino)
    else { return }
    unlink(path)
  }

  /// Appends bytes and waits until the disk has them; nothing of them counts if it throws.
  func append(_ bytes: [UInt8]) throws(FileError) {
    lseek(file.descriptor, off_t(end), SEEK_SET)
    guard bytes.withUnsafeBytes({ file.write($0) }),
      retrying({ fdatasync(file.descriptor) }) == 0
    else {
      let code = errno
      ftruncate(file.descriptor, off_t(end))
      throw FileError(.journal, FilePath.folder(of: path), errno: code)
    }
    end += bytes.count
  }

  /// Empties the file, overwriting it first if it holds what should not stay on the disk.
  func empty(overwriting: Bool) {
    if overwriting {
      lseek(file.descriptor, 0, SEEK_SET)
      let zeroes = [UInt8](repeating: 0, count: 1 << 16)
      var rest = end
      while rest > 0 {
        let piece = min(rest, zeroes.count)
        guard zeroes[..<piece].withUnsafeBytes({ file.write($0) }) else { break }
        rest -= piece
      }
      _ = retrying { fdatasync(file.descriptor) }
    }
    ftruncate(file.descriptor, 0)
    _ = retrying { fdatasync(file.descriptor) }
    end = 0
  }

  /// Gives the file the place of another one; false with `errno` set.
  func move(to other: String) -> Bool {
    guard rename(path, other) == 0 else { return false }
    path = other
    return true
  }

  /// Removes the file.
  func remove() { unlink(path) }
}
