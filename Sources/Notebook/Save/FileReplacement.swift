import CFileShims
import Glibc
import TextModel

/// A text written to a new file beside its target, which then takes the target's place in one step.
struct FileReplacement {
  let path: String
  let text: SourceText

  private var folder: String { FilePath.folder(of: path) }

  // MARK: New file

  /// Creates the file; fails if there is one by the time it is complete.
  func create() throws(FileError) -> SavedFile {
    let temporary = TemporaryName.make(for: path)
    guard let file = OpenFile(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
    else { throw FileError(.create, path, errno: errno) }
    guard file.write(text), fchmod(file.descriptor, 0o666 & ~currentMask()) == 0, file.sync(),
      let status = file.status()
    else { throw discard(temporary, .create, errno) }
    guard moveToFreeName(temporary) else { throw discard(temporary, .create, errno) }
    guard syncFolder(folder) else {
      // The name may not survive a power cut: better no file and a text still marked as unsaved.
      throw discard(path, .create, errno)
    }
    return SavedFile(path: path, stamp: FileStamp(status), method: .created, leftover: nil)
  }

  private func moveToFreeName(_ temporary: String) -> Bool {
    if bp_rename(temporary, path, bp_rename_noreplace) == 0 { return true }
    guard errno == EINVAL || errno == ENOSYS || errno == ENOTSUP else { return false }
    guard link(temporary, path) == 0 else { return false }
    unlink(temporary)
    return true
  }

  // MARK: Known file

  /// Puts the new text in the place of a file that has one name, or returns nil if the file has to be
  /// rewritten in place because something of it could not be kept.
  func replace(
    _ status: stat, expecting expectation: SaveExpectation
  ) throws(FileError) -> SavedFile? {
    guard let original = OpenFile(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK) else {
      throw FileError(.save, path, errno: errno)
    }
    let temporary = TemporaryName.make(for: path)
    guard let file = OpenFile(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
    else {
      if Self.meansInPlace(errno) { return nil }
      throw FileError(.save, path, errno: errno)
    }
    guard FileAttributes.copy(from: original, status, to: file) else {
      unlink(temporary)
      return nil
    }
    guard file.write(text), fchmod(file.descriptor, status.st_mode & 0o7777) == 0, file.sync(),
      let written = file.status()
    else { throw discard(temporary, .save, errno) }
    return try exchange(temporary, FileStamp(written), expecting: expectation)
  }

  /// Errors that say "not here" rather than "not now".
  private static func meansInPlace(_ code: Int32) -> Bool {
    [EACCES, EPERM, EBUSY, EXDEV, EROFS].contains(code)
  }

  private func exchange(
    _ temporary: String, _ stamp: FileStamp, expecting expectation: SaveExpectation
  ) throws(FileError) -> SavedFile? {
    guard bp_rename(temporary, path, bp_rename_exchange) == 0 else {
      let code = errno
      if [EINVAL, ENOSYS, ENOTSUP].contains(code) {
        return try rename(temporary, stamp, expecting: expectation)
      }
      if Self.meansInPlace(code) {
        unlink(temporary)
        return nil
      }
      if code == ENOENT {
        unlink(temporary)
        throw FileError(.save, path, .removedByAnotherProgram)
      }
      throw discard(temporary, .save, code)
    }
    // What now bears the temporary name is what was replaced: if it is not what was expected, another
    // program saved in between, and its text must get its place back.
    var displaced = stat()
    guard lstat(temporary, &displaced) == 0 else {
      throw exchangeBack(temporary, FileError(.save, path, errno: errno))
    }
    do {
      try SafeFile.check(displaced, of: path, against: expectation)
    } catch {
      throw exchangeBack(temporary, error)
    }
    guard syncFolder(folder) else {
      throw exchangeBack(temporary, FileError(.save, path, errno: errno))
    }
    let leftover = unlink(temporary) == 0 ? nil : temporary
    return SavedFile(path: path, stamp: stamp, method: .exchanged, leftover: leftover)
  }

  /// Gives the displaced file its name back. If even that fails, it stays under the temporary name.
  private func exchangeBack(_ temporary: String, _ error: FileError) -> FileError {
    guard bp_rename(temporary, path, bp_rename_exchange) == 0 else {
      return FileError(error.action, error.path, error.reason, backup: temporary)
    }
    unlink(temporary)
    return error
  }

  /// For file systems that cannot exchange: check again, as late as possible, then replace.
  private func rename(
    _ temporary: String, _ stamp: FileStamp, expecting expectation: SaveExpectation
  ) throws(FileError) -> SavedFile? {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw discard(temporary, .save, errno) }
    do {
      try SafeFile.check(status, of: path, against: expectation)
    } catch {
      unlink(temporary)
      throw error
    }
    guard Glibc.rename(temporary, path) == 0 else {
      let code = errno
      guard Self.meansInPlace(code) else { throw discard(temporary, .save, code) }
      unlink(temporary)
      return nil
    }
    guard syncFolder(folder) else { throw FileError(.save, path, errno: errno) }
    return SavedFile(path: path, stamp: stamp, method: .renamed, leftover: nil)
  }

  /// Removes what was written and says why.
  private func discard(
    _ temporary: String, _ action: FileError.Action, _ code: Int32
  ) -> FileError {
    unlink(temporary)
    return FileError(action, path, errno: code)
  }

  /// The mode bits new files must not get. Reading them from /proc avoids the moment without a mask
  /// that `umask` itself would give to other threads.
  private func currentMask() -> mode_t {
    if let file = OpenFile("/proc/self/status", O_RDONLY), let text = file.readText() {
      for line in text.string.split(separator: "\n") where line.hasPrefix("Umask:") {
        let digits = line.dropFirst(6).drop { $0 == "\t" || $0 == " " }
        if let mask = mode_t(digits, radix: 8) { return mask }
      }
    }
    return 0o077
  }
}
