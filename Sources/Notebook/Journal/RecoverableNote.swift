import Glibc
import Secrets
import TextModel

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
  public let journalPath: String
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

  private let content: JournalContent

  /// The journals in a folder that no running process holds and that have something in them, newest
  /// first. Empty ones are removed.
  public static func scan(_ folder: String) -> [RecoverableNote] {
    (Folder.names(in: folder) ?? [])
      .filter { $0.hasSuffix(JournalFile.suffix) || $0.hasSuffix(".new") }
      .compactMap { RecoverableNote(journal: FilePath.join(folder, $0)) }
      .sorted { $0.modified > $1.modified }
  }

  /// The journal of one note, if it has something to recover.
  public static func find(note: String, in folder: String) -> RecoverableNote? {
    scan(folder).first { $0.notePath == note }
  }

  init?(journal path: String) {
    guard !JournalFile.isInUse(path), let file = try? SafeFile.load(path) else { return nil }
    guard !file.text.isEmpty else {
      JournalFile.removeIfEmpty(path)
      return nil
    }
    guard let content = JournalContent(file.text.bytes), !content.bodies.isEmpty else { return nil }
    self.content = content
    journalPath = path
    notePath = content.header.path.isEmpty ? nil : content.header.path
    modified = file.stamp.modified
    isLocked = content.header.encryption != nil
    noteState = Self.state(content.header)
    let isSealed = isLocked
    editCount = content.bodies.count { isSealed || $0.first == 2 } - (isSealed ? 1 : 0)
  }

  private static func state(_ header: JournalHeader) -> NoteState {
    guard let stamp = header.stamp else { return .neverSaved }
    guard let now = FileStamp(ofFileAt: header.path) else { return .missing }
    if now == stamp { return .unchanged }
    guard let note = try? SafeFile.load(header.path) else { return .missing }
    return ContentHash(note.text) == header.base ? .unchanged : .changed
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
    return RecoveredText(
      try content.records(cipher), unchangedNote: unchangedNote(),
      isNew: noteState == .neverSaved)
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
    return isLocked || ContentHash(note.text) == content.header.base ? note.text : nil
  }

  /// Removes the journal, after its text was taken over or given up.
  public func discard() throws(FileError) {
    guard unlink(journalPath) == 0 || errno == ENOENT else {
      throw FileError(.delete, journalPath, errno: errno)
    }
  }
}
