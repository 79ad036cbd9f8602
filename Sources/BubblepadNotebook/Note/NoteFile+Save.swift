import CursesSecrets
import CursesText

extension NoteFile {
  /// Whether the file is still the one that was loaded or last saved.
  public enum ExternalState: Sendable, Equatable {
    /// It is.
    case unchanged
    /// Another program wrote it.
    case changed
    /// It was removed or moved.
    case removed
  }

  /// Looks at the file. A file that was only touched, or written with the same bytes, is unchanged, and so is one
  /// that was gone and is back; finding that out means reading it.
  public func externalState() -> ExternalState {
    guard let now = FileStamp(ofFileAt: path) else { return stamp == nil ? .unchanged : .removed }
    guard now != knownStamp else { return .unchanged }
    guard let same = Self.stampOfSameText(knownText, at: path, now) else { return takeWhole(now) }
    if halfWritten == nil { stamp = same } else { halfWritten?.stamp = same }
    return .unchanged
  }

  /// A half-written file may hold the old text again.
  private func takeWhole(_ now: FileStamp) -> ExternalState {
    guard halfWritten != nil, let same = Self.stampOfSameText(textOnDisk, at: path, now) else {
      return .changed
    }
    halfWritten = nil
    stamp = same
    return .unchanged
  }

  /// What the file lacks of what was read or saved last, although nobody has changed the text since.
  public enum Loss: Sendable, Equatable {
    /// There is no file any more.
    case gone
    /// A save has failed in its midst.
    case halfWritten
  }

  /// What the file lacks; nil where it is whole, and where there never was one.
  public var loss: Loss? {
    if halfWritten != nil { return .halfWritten }
    return stamp == nil && textOnDisk != nil ? .gone : nil
  }

  /// The bytes that were read or saved last.
  var textOnDisk: SourceText? { lock?.file ?? encodedFile ?? savedText ?? lockedFile }

  /// The bytes that the file holds, as far as this program knows.
  private var knownText: SourceText? { halfWritten.map(\.text) ?? textOnDisk }
  private var knownStamp: FileStamp? { halfWritten.map(\.stamp) ?? stamp }

  /// The state of a file that still holds a text, however often it was touched or written; nil if it holds
  /// another.
  private nonisolated static func stampOfSameText(
    _ known: SourceText?, at path: String, _ now: FileStamp
  ) -> FileStamp? {
    guard let known, Int64(known.count) == now.size, let file = try? SafeFile.load(path),
      file.text == known
    else { return nil }
    return file.stamp
  }

  /// What a save expects to find: the file as it was, or with the same text; none where it is gone.
  private nonisolated static func expectation(
    _ stamp: FileStamp?, _ known: SourceText?, at path: String
  ) -> SaveExpectation {
    let same = FileStamp(ofFileAt: path).flatMap { now in
      now == stamp ? now : stampOfSameText(known, at: path, now)
    }
    return (same ?? stamp).map { .unchanged($0) } ?? .absent
  }

  private var lockedFile: SourceText? {
    if case .locked(let file) = content.kind { return file }
    return nil
  }

  /// Saves a text and returns when the disk has it. Saves of one note happen one after another.
  ///
  /// - Parameters:
  ///   - unsaved: what the text in the editor has that is not saved.
  ///   - whole: the text in the editor; the journal goes on with it.
  ///   - overwriting: replaces whatever is on disk, after the person was asked.
  ///   - progress: the phases of locking, for a locked note.
  /// - Throws: `FileError` or `LockedNoteError`. The note is then still unsaved and its journal is kept. A
  ///   file that is not read to its end is never saved to.
  public func save(
    _ text: SourceText, without unsaved: Range<Int>? = nil, of whole: SourceText? = nil,
    overwriting: Bool = false, createsLinkTarget: Bool = false,
    progress: @escaping @Sendable (LockPhase) -> Void = { _ in }
  ) async throws {
    await waitForTurn()
    defer { endTurn() }
    try checkIsWhole()
    journal?.saveBegins(without: unsaved ?? 0..<0, of: whole ?? text)
    do {
      let bytes = try await sealed(text, progress)
      let (stamp, known, halfWritten) = (knownStamp, knownText, halfWritten)
      let (path, isGone) = (path, loss == .gone)
      let folders = Set([path, resolvedPath].map { FilePath.folder(of: $0) })
      let backupFolder = places.backupFolder
      let journal = journal
      let isSecret = lock != nil
      let saved = try await Background.run { () -> Result<SavedFile, FileError> in
        // What cannot be kept in the journal can still be saved.
        try? journal?.saveIsReady(ContentHash(bytes))
        let expectation: SaveExpectation =
          overwriting ? .anything : Self.expectation(stamp, known, at: path)
        do throws(FileError) {
          // They were there when the note was opened.
          if isGone { for folder in folders { Folder.create(folder) } }
          return .success(
            try SafeFile.save(
              bytes, to: path, expecting: expectation, backupFolder: backupFolder,
              createsLinkTarget: createsLinkTarget, isSecret: isSecret, halfWritten: halfWritten))
        } catch {
          // The name was free when the note was started.
          let isCreated = error.reason == .alreadyExists
          return .failure(isCreated ? FileError(.save, path, .createdByAnotherProgram) : error)
        }
      }.get()
      await finish(saved, text, bytes)
    } catch {
      journal?.saveFailed()
      if let left = (error as? FileError)?.halfWritten { halfWritten = left }
      throw error
    }
  }

  private func sealed(
    _ text: SourceText, _ progress: @escaping @Sendable (LockPhase) -> Void
  ) async throws -> SourceText {
    guard let lock else { return try encoding.bytes(of: text, for: path) }
    return try await LockedNote.lock(
      text, passphrase: lock.passphrase, work: lock.work, isArmored: lock.isArmored,
      progress: progress)
  }

  private func finish(_ saved: SavedFile, _ text: SourceText, _ bytes: SourceText) async {
    halfWritten?.removeBackup()
    halfWritten = nil
    stamp = saved.stamp
    resolvedPath = saved.path
    savedText = text
    lock?.file = bytes
    noteEncoding(of: bytes)
    // Once more: what could be undone before the note was locked may still have been on its way.
    if lock != nil { forgetHistory() }
    // The text is safe on disk; a journal that cannot be started again is an old one, which is offered
    // once too often rather than lost.
    guard let journal else { return }
    let base = journalBase(text)
    // On another thread: with edits made meanwhile it hashes the whole text.
    await Background.run { try? journal.saveEnded(base) }
  }

  /// What is locked is UTF-8.
  private func noteEncoding(of bytes: SourceText) {
    if lock != nil { encoding = .utf8 }
    encodedFile = encoding == .utf8 ? nil : bytes
  }

  /// The first character of a text that its file has no bytes for, and where it stands.
  public func firstMissing(in text: SourceText) -> (character: Character, offset: Int)? {
    encoding.firstMissing(in: text)
  }

  /// Lets the next save write the file as UTF-8, as the person wants it.
  public func chooseUTF8() { encoding = .utf8 }

  func waitForTurn() async {
    guard isSaving else {
      isSaving = true
      return
    }
    await withCheckedContinuation { savers.append($0) }
  }

  func endTurn() {
    if savers.isEmpty {
      isSaving = false
    } else {
      savers.removeFirst().resume()
    }
  }

  /// Saves a text to a new note beside this one, called "… copy" or as given: the way out of a conflict.
  /// Copies of a locked note are locked. This note stays as it is.
  ///
  /// - Returns: the path of the copy.
  public func saveCopy(_ text: SourceText, titled title: String? = nil) async throws -> String {
    let folder = NotebookFolder(path: FilePath.folder(of: path))
    let ending = NoteTitle.ending(ofFileName: FilePath.name(of: path))
    let name = NoteTitle.suggestion(
      for: title ?? copyTitle, others: ending.isEmpty ? folder.names() : folder.titles(),
      ending: ending)
    return try await saveCopy(text, at: FilePath.join(folder.path, name + ending))
  }

  /// Saves a text to a new file anywhere: the way out of a full or a protected disk. Nothing is replaced.
  ///
  /// - Returns: the path of the copy, links followed.
  public func saveCopy(_ text: SourceText, at copy: String) async throws -> String {
    // A new file may have what its model's encoding lacks.
    let isSaid = lock != nil || encoding.file(of: text) != nil
    let bytes = isSaid ? try await sealed(text) { _ in } : text
    let backupFolder = places.backupFolder
    return try await Background.run { () -> Result<String, FileError> in
      do throws(FileError) {
        return .success(
          try SafeFile.save(bytes, to: copy, expecting: .absent, backupFolder: backupFolder).path)
      } catch {
        return .failure(error)
      }
    }.get()
  }

  /// The title of a copy: “Groceries copy”, “setup copy.py”.
  public var copyTitle: String {
    let name = FilePath.name(of: path)
    guard NoteTitle.ending(ofFileName: name).isEmpty, let dot = name.lastIndex(of: "."),
      dot != name.startIndex
    else { return title + " copy" }
    return name[..<dot] + " copy" + name[dot...]
  }

  /// Gives the note another title by renaming its file.
  ///
  /// - Parameter notebook: the folder whose symbolic links to the note follow it.
  /// - Throws: `FileError`; check the title with `NoteTitle.problem` before.
  public func rename(to title: String, of notebook: String? = nil) async throws {
    await waitForTurn()
    defer { endTurn() }
    guard stamp != nil else {
      let name = NoteTitle.trimmed(title) + NoteTitle.ending(ofFileName: FilePath.name(of: path))
      path = FilePath.join(FilePath.folder(of: path), name)
      resolvedPath = FilePath.join(FilePath.folder(of: resolvedPath), name)
      try journal?.move(to: journalBase(savedText ?? SourceText()))
      return
    }
    let old = path
    let new = await Background.run { () -> Result<String, FileError> in
      Result { () throws(FileError) in try NotebookFolder.rename(old, to: title, of: notebook) }
    }
    try follow(to: try new.get())
  }

  /// Follows the file to its new path after another program, or a folder around it, has given it that. What is
  /// kept beside it comes along.
  public func followFile(to newPath: String) async {
    await waitForTurn()
    defer { endTurn() }
    // A journal that cannot be moved is one under the old name: offered as a copy, not lost.
    try? follow(to: newPath)
  }

  private func follow(to newPath: String) throws {
    let old = resolvedPath
    path = newPath
    resolvedPath = FilePath.resolved(path) ?? path
    moveHistory(from: old)
    try journal?.move(to: journalBase(savedText ?? SourceText()))
  }
}
