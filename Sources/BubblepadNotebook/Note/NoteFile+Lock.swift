import CursesSecrets
import CursesText

extension NoteFile {
  /// Opens a locked note and returns its text. A wrong passphrase changes nothing.
  ///
  /// scrypt runs twice, side by side: for the note, and for the key of its journal (512 MB for a second).
  ///
  /// - Throws: `LockedNoteError`.
  public func unlock(
    _ passphrase: SecretBytes, progress: @escaping @Sendable (LockPhase) -> Void = { _ in }
  ) async throws(LockedNoteError) -> SourceText {
    guard case .locked(let file) = content.kind else { throw .notLocked }
    CoreDumpGuard.keep()
    let passphrase = passphrase.copy()
    let work = work
    let deriving = Task { () -> Result<JournalKey, LockedNoteError> in
      do throws(LockedNoteError) {
        return .success(try await JournalKey.derive(passphrase: passphrase, work: work))
      } catch {
        return .failure(error)
      }
    }
    let text: SourceText
    do throws(LockedNoteError) {
      text = try await LockedNote.open(file, passphrase: passphrase, progress: progress)
    } catch {
      deriving.cancel()
      throw error
    }
    let key = try await deriving.value.get()
    lock = OpenLock(
      passphrase: passphrase, journalKey: key, file: file, work: work,
      isArmored: LockedNote.isArmored(file))
    savedText = text
    return text
  }

  /// Locks the note with a passphrase from the next save on, which should follow at once. Its journal
  /// is overwritten and starts again encrypted.
  ///
  /// The plain text's old blocks may stay on the disk until something else is written there: a note
  /// that was once plain is not as secret as one that was locked from its first save.
  ///
  /// - Parameter text: the text in the editor, which the new journal holds.
  public func setPassphrase(
    _ passphrase: SecretBytes, for text: SourceText
  ) async throws {
    CoreDumpGuard.keep()
    let passphrase = passphrase.copy()
    let key = try await JournalKey.derive(passphrase: passphrase, work: work)
    await waitForTurn()
    defer { endTurn() }
    forgetHistory()
    lock = OpenLock(
      passphrase: passphrase, journalKey: key, file: lock?.file ?? encodedFile ?? savedText,
      work: work, isArmored: lock?.isArmored ?? false)
    try restartJournal(text)
  }

  /// Makes saves plain again, from the next one on.
  public func removePassphrase(for text: SourceText) async throws {
    await waitForTurn()
    defer { endTurn() }
    guard let old = lock else { return }
    lock = nil
    do {
      try restartJournal(text, lockedFile: old.file)
    } catch {
      lock = old
      throw error
    }
  }

  func restartJournal(
    _ text: SourceText, lockedFile: SourceText? = nil
  ) throws(FileError) {
    guard journal != nil else { return }
    journal?.discard(overwriting: true)
    journal = nil
    var base = journalBase(savedText ?? SourceText())
    if let lockedFile, let path = base.path, let stamp = base.stamp {
      base = JournalBase(path: path, stamp: stamp, text: base.text, lockedFile: lockedFile)
    }
    journal = try Journal(in: places.recoveryFolder, base: base, key: lock?.journalKey)
    if isUnsaved(text) { journal?.append(0..<base.text.count, inserted: text.bytes) }
  }
}
