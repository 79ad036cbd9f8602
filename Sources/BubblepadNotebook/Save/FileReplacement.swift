import CCursesFileShims
import CursesCLibrary
import CursesText

/// A text written to a new file beside its target, which then takes the target's place in one step.
struct FileReplacement {
  let path: String
  let text: SourceText
  /// Whether the old text must not get a name of its own, not even for a moment.
  var isSecret = false

  private var folder: String { FilePath.folder(of: path) }

  // MARK: New file

  /// Creates the file; fails if there is one by the time it is complete.
  func create() throws(FileError) -> SavedFile {
    let temporary = TemporaryName.make(for: path)
    guard let file = OpenFile(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
    else { throw FileError(creating: path, errno: errno) }
    guard file.write(text), fchmod(file.descriptor, 0o666 & ~currentMask()) == 0, file.sync(),
      let status = file.status()
    else { throw discard(temporary, .create, errno) }
    guard NewPath.rename(temporary, toFree: path) else { throw discard(temporary, .create, errno) }
    guard syncFolder(folder) else {
      // The name may not survive a power cut: better no file and a text still marked as unsaved.
      throw discard(path, .create, errno)
    }
    return SavedFile(path: path, stamp: stamp(of: file, status), method: .created, leftover: nil)
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
    let temporary = TemporaryName.make(for: path, replacing: FileStamp(status))
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
    let method =
      try isSecret
      ? rename(temporary, expecting: expectation) : exchange(temporary, expecting: expectation)
    guard let (method, leftover) = method else { return nil }
    return SavedFile(
      path: path, stamp: stamp(of: file, written), method: method, leftover: leftover)
  }

  /// The state of the file under its new name, which has changed its time of change. What another program
  /// has written to it since stays a change.
  private func stamp(of file: borrowing OpenFile, _ written: stat) -> FileStamp {
    let before = FileStamp(written)
    guard let now = file.status().map({ FileStamp($0) }),
      now.withoutTimeOfChange == before.withoutTimeOfChange
    else { return before }
    return now
  }

  /// Errors that say "not here" rather than "not now".
  private static func meansInPlace(_ code: Int32) -> Bool {
    [EACCES, EPERM, EBUSY, EXDEV, EROFS].contains(code)
  }

  /// How the new text came to its place, and what could not be removed; nil for "not here".
  private typealias Placed = (SavedFile.Method, leftover: String?)

  private func exchange(
    _ temporary: String, expecting expectation: SaveExpectation
  ) throws(FileError) -> Placed? {
    guard bp_rename(temporary, path, bp_rename_exchange) == 0 else {
      let code = errno
      if [EINVAL, ENOSYS, ENOTSUP].contains(code) {
        return try rename(temporary, expecting: expectation)
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
      try SafeFile.check(displaced, of: path, against: expectation, isRenamed: true)
    } catch {
      throw exchangeBack(temporary, error)
    }
    guard syncFolder(folder) else {
      throw exchangeBack(temporary, FileError(.save, path, errno: errno))
    }
    return (.exchanged, leftover: unlink(temporary) == 0 ? nil : temporary)
  }

  /// Gives the displaced file its name back. If even that fails, it stays under the temporary name.
  private func exchangeBack(_ temporary: String, _ error: FileError) -> FileError {
    guard bp_rename(temporary, path, bp_rename_exchange) == 0 else {
      return FileError(error.action, error.path, error.reason, backup: temporary)
    }
    unlink(temporary)
    return error
  }

  /// For file systems that cannot exchange, and for a note that is being locked, whose plain text would
  /// stay beside it if the process were killed after an exchange: check again, as late as possible, then
  /// replace.
  private func rename(
    _ temporary: String, expecting expectation: SaveExpectation
  ) throws(FileError) -> Placed? {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw discard(temporary, .save, errno) }
    do {
      try SafeFile.check(status, of: path, against: expectation)
    } catch {
      unlink(temporary)
      throw error
    }
    guard CursesCLibrary.rename(temporary, path) == 0 else {
      let code = errno
      guard Self.meansInPlace(code) else { throw discard(temporary, .save, code) }
      unlink(temporary)
      return nil
    }
    guard syncFolder(folder) else { throw FileError(.save, path, errno: errno) }
    return (.renamed, leftover: nil)
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
