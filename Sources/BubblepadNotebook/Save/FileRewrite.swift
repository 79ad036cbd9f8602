import CCursesFileShims
import CursesCLibrary
import CursesText

/// A text written over a file's old content, for files that cannot be replaced: those with several
/// names, in folders without write permission, of another owner, or mounted by themselves.
///
/// A synced copy of the old text exists before the first byte changes, and room for the new one is
/// reserved. If writing fails the old text is put back, with its time, so that nothing has happened. While a
/// note is being locked the copy is one of the new text, since the old one must not lie anywhere else. A file that is
/// half written from before counts as holding the whole text that was kept then.
struct FileRewrite {
  let path: String
  let text: SourceText
  let backupFolder: String
  var isSecret = false
  /// What the save before has left of the file, where it could not put the old text back.
  var halfWritten: HalfWrittenFile?

  func rewrite(expecting expectation: SaveExpectation) throws(FileError) -> SavedFile {
    guard let file = OpenFile(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK) else {
      throw FileError(.save, path, errno: errno)
    }
    let before = try checked(file, expectation)
    let kept = halfWritten?.keptText()
    guard let old = kept ?? file.readText() else { throw failure(errno) }
    let backup = try makeBackup(of: old)
    do throws(FileError) {
      // Copying took time; this is the last look before the old text goes.
      _ = try checked(file, .unchanged(FileStamp(before)))
      try reserve(file, from: Int(before.st_size))
    } catch {
      restoreTimes(file, before)
      guard halfWritten == nil else {
        throw FileError(error.action, error.path, error.reason, halfWritten: left(file, backup))
      }
      backup.remove()
      throw error
    }
    guard write(text, to: file), let after = file.status() else {
      throw undo(file, old, before, backup, errno)
    }
    backup.remove()
    return SavedFile(path: path, stamp: FileStamp(after), method: .inPlace, leftover: nil)
  }

  /// Makes the copy, and removes the one before it, which it takes the place of.
  private func makeBackup(of old: SourceText) throws(FileError) -> FileBackup {
    do throws(FileError) {
      let backup = try FileBackup.make(
        of: path, old: old, new: text, keeping: isSecret ? text : old, in: backupFolder)
      halfWritten?.removeBackup()
      return backup
    } catch {
      throw FileError(error.action, error.path, error.reason, halfWritten: halfWritten)
    }
  }

  private func failure(_ code: Int32) -> FileError {
    FileError(.save, path, errno: code, halfWritten: halfWritten)
  }

  private func checked(
    _ file: borrowing OpenFile, _ expectation: SaveExpectation
  ) throws(FileError) -> stat {
    guard let status = file.status() else { throw FileError(.save, path, errno: errno) }
    try SafeFile.check(status, of: path, against: expectation)
    return status
  }

  /// Claims the blocks that growth needs while the old text is still untouched.
  private func reserve(_ file: borrowing OpenFile, from oldCount: Int) throws(FileError) {
    let growth = text.count - oldCount
    guard growth > 0 else { return }
    if bp_reserve(file.descriptor, off_t(oldCount), off_t(growth)) == 0 { return }
    var code = errno
    if code == EOPNOTSUPP || code == ENOSYS {
      code = posix_fallocate(file.descriptor, off_t(oldCount), off_t(growth))
      if code == 0 { return }
    }
    ftruncate(file.descriptor, off_t(oldCount))
    throw FileError(.save, path, errno: code)
  }

  private func write(_ text: SourceText, to file: borrowing OpenFile) -> Bool {
    lseek(file.descriptor, 0, SEEK_SET) == 0 && file.write(text)
      && retrying { ftruncate(file.descriptor, off_t(text.count)) } == 0 && file.sync()
  }

  /// Puts the old text back. The copy is kept where that failed, and where the disk itself is suspect.
  private func undo(
    _ file: borrowing OpenFile, _ old: SourceText, _ before: stat, _ backup: FileBackup,
    _ code: Int32
  ) -> FileError {
    guard write(old, to: file) else {
      return FileError(.save, path, errno: code, halfWritten: left(file, backup))
    }
    guard code != EIO else {
      return FileError(.save, path, errno: code, backup: backup.copyPath)
    }
    restoreTimes(file, before)
    backup.remove()
    return FileError(.save, path, errno: code)
  }

  /// The file as it is now, half written.
  private func left(_ file: borrowing OpenFile, _ backup: FileBackup) -> HalfWrittenFile {
    let text = lseek(file.descriptor, 0, SEEK_SET) == 0 ? file.readText() : nil
    return HalfWrittenFile(
      backup: backup.copyPath, stamp: file.status().map { FileStamp($0) }, text: text)
  }

  /// A failed save must not look like a change by another program at the next one.
  private func restoreTimes(_ file: borrowing OpenFile, _ before: stat) {
    let times = [before.st_atim, before.st_mtim]
    futimens(file.descriptor, times)
  }
}
