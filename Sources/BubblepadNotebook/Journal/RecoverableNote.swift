import CursesCLibrary
import CursesSecrets
import CursesText

/// Unsaved text of a process that is gone.
public struct RecoverableNote: Sendable {
  /// What has become of the note on disk.
  public enum NoteState: Sendable {
    /// It is as it was when the edits were made.
    case unchanged
    /// It was changed since.
    case changed
    /// It is not there any more.
    case missing
    /// It was never saved.
    case neverSaved
  }

  /// The journal.
  public private(set) var journalPath: String
  /// The note; nil if it never had a name.
  public let notePath: String?
  /// When the last edit was written: nanoseconds since 1970.
  public let modified: Int64
  /// What has become of the note.
  public let noteState: NoteState
  /// Whether the note's passphrase is needed.
  public let isLocked: Bool
  /// How many edits there are.
  public let editCount: Int

  /// Whether all of the journal can be read, as far as is known without the passphrase.
  public var isWhole: Bool { content.isWhole }

  /// Says what there is of a note, and where a journal is kept that could not be read to its end.
  public func words(of name: String) -> String {
    let start = "Bubblepad ended before “\(name)” was saved. "
    guard !isWhole else { return start + "What was typed is still here." }
    return start + "Only a part of what was typed can be read: the recovery file is damaged. "
      + "It is kept as \(FilePath.printable(SetAside.path(for: foundPath)))."
  }

  /// Who wrote it.
  var owner: ProcessIdentity { content.header.owner }

  /// Where it was when it was found.
  private let foundPath: String
  private let content: JournalContent
  /// How many of the edits the note on the disk has in it: it was saved, but its journal was not emptied.
  private let savedEdits: Int

  /// The journals in a folder that no running process holds and that have something in them, newest
  /// first. Those are removed that are empty, or whose note was saved after all; those that cannot be read
  /// are kept aside.
  ///
  /// - Parameter unreadable: gets those that cannot be read.
  public static func scan(
    _ folder: String, unreadable: UnreadableFiles = UnreadableFiles()
  ) -> [RecoverableNote] {
    (Folder.names(in: folder) ?? [])
      .filter { $0.hasSuffix(JournalFile.suffix) || $0.hasSuffix(".new") }
      .compactMap { name -> RecoverableNote? in
        let path = FilePath.join(folder, name)
        do throws(Unreadable) {
          return try RecoverableNote(reading: path)
        } catch {
          unreadable.setAside(path)
          return nil
        }
      }
      .sorted { $0.modified > $1.modified }
  }

  /// The scans of a notebook's places.
  public static func scan(_ places: NotebookPlaces) -> [RecoverableNote] {
    scan(places.recoveryFolder, unreadable: places.unreadableFiles)
  }

  /// A file that is no journal.
  private struct Unreadable: Error {}

  /// Nil for a journal that is in use or not needed, which is removed.
  private init?(reading path: String) throws(Unreadable) {
    guard !JournalFile.isInUse(path) else { return nil }
    let file: LoadedFile
    do throws(FileError) {
      file = try SafeFile.load(path)
    } catch {
      // It may just have been removed by its owner.
      if error.reason == .notFound { return nil }
      throw Unreadable()
    }
    guard !file.text.isEmpty else {
      JournalFile.remove(path, ofSize: 0)
      return nil
    }
    guard let content = JournalContent(file.text.bytes), !content.bodies.isEmpty else {
      throw Unreadable()
    }
    self.content = content
    (journalPath, foundPath) = (path, path)
    notePath = content.header.path.isEmpty ? nil : content.header.path
    modified = file.stamp.modified
    isLocked = content.header.encryption != nil
    let isSealed = isLocked
    let edits = content.bodies.count { isSealed || $0.first == 2 } - (isSealed ? 1 : 0)
    (noteState, savedEdits) = Self.state(content)
    editCount = edits - savedEdits
    if savedEdits > 0, editCount <= 0, content.isWhole {
      JournalFile.remove(path, ofSize: file.text.count)
      return nil
    }
  }

  /// What has become of the note, and how many of the edits it has in it.
  private static func state(_ content: JournalContent) -> (NoteState, savedEdits: Int) {
    let header = content.header
    if header.stamp == nil, content.saves.isEmpty { return (.neverSaved, 0) }
    let now = header.path.isEmpty ? nil : FileStamp(ofFileAt: header.path)
    guard let now else { return (header.stamp == nil ? .neverSaved : .missing, 0) }
    if content.saves.isEmpty, now.withoutTimeOfChange == header.stamp { return (.unchanged, 0) }
    guard let note = try? SafeFile.load(header.path) else { return (.missing, 0) }
    let hash = ContentHash(note.text)
    let saved = content.editsSaved(inFileWith: hash)
    if saved > 0 { return (.unchanged, saved) }
    if header.stamp == nil { return (.neverSaved, 0) }
    return (hash == header.base ? .unchanged : .changed, 0)
  }

  /// The text with the edits; nil if there are none that can be read.
  ///
  /// - Parameter passphrase: the note's, if it is locked. Deriving the key blocks for about a second.
  public func text(passphrase: SecretBytes? = nil) throws(LockedNoteError) -> RecoveredText? {
    var cipher: JournalCipher?
    if let encryption = content.header.encryption {
      guard let passphrase else { throw .wrongPassphrase }
      let key = try JournalKey(
        passphrase: passphrase, salt: encryption.salt, work: Int(encryption.work))
      cipher = key.cipher(for: encryption)
    }
    var records = try content.records(cipher)
    // The note on the disk has the first of the edits in it, so that the others start from that. A locked
    // one is not opened for it: its journal has all of the text.
    if savedEdits > 0, !isLocked {
      records.removeAll { if case .base = $0 { true } else { false } }
      records.removeFirst(min(savedEdits, records.count))
    }
    return RecoveredText(
      records, unchangedNote: unchangedNote(), isNew: noteState == .neverSaved)
  }

  /// As `text(passphrase:)`, off the main actor.
  public nonisolated(nonsending) func recoveredText(
    passphrase: SecretBytes? = nil
  ) async throws(LockedNoteError) -> RecoveredText? {
    let passphrase = passphrase?.copy()
    return try await Background.run(cancelled: .cancelled) {
      () throws(LockedNoteError) -> RecoveredText? in
      try text(passphrase: passphrase)
    }
  }

  /// The note's text if it is known to be the one the edits belong to. Of a locked note only the fact
  /// counts: its journal always holds the text.
  private func unchangedNote() -> SourceText? {
    guard noteState == .unchanged, let note = try? SafeFile.load(content.header.path) else {
      return nil
    }
    let hash = ContentHash(note.text)
    let isKnown = hash == content.header.base || content.editsSaved(inFileWith: hash) > 0
    return isKnown ? note.characters : nil
  }

  /// Gives the journal another name, under which it is found like before: the note gets a journal of its
  /// own, and until that is written this one is kept.
  public mutating func makeRoom() throws(FileError) {
    let folder = FilePath.folder(of: journalPath)
    let aside = JournalFile.asidePath(in: folder)
    guard NewPath.rename(journalPath, toFree: aside) else {
      throw FileError(.recover, journalPath, errno: errno)
    }
    journalPath = aside
  }

  /// Removes the journal, after its text was taken over or given up. One of which not all could be read is
  /// kept aside.
  public func discard() throws(FileError) {
    if !isWhole, SetAside.rename(journalPath, from: foundPath) != nil { return }
    guard unlink(journalPath) == 0 || errno == ENOENT else {
      throw FileError(.delete, journalPath, errno: errno)
    }
  }
}
