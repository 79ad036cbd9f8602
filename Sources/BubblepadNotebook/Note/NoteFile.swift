import CursesSecrets
import CursesText

/// One open note: its file, its journal, and its passphrase if it is locked.
///
/// The text itself belongs to the editor, which passes it to `save` (a rope is copied for nothing) and
/// tells each edit to `edited`. All waiting for the disk and for scrypt happens on other threads.
///
/// The order of use: `NoteContent.load`, `init`, `unlock` if the kind is locked, `startJournal`, then
/// `edited` and `flushJournal` and `save` as often as needed, at last `close`.
@MainActor
public final class NoteFile {
  /// The path, links not followed.
  public internal(set) var path: String
  /// What was found when the note was opened.
  public let content: NoteContent
  /// The state of the file that the last load or save left; nil as long as there is none.
  public internal(set) var stamp: FileStamp?
  /// The text that is on disk, as a rope to compare with; nil if there is none or it is still locked.
  public internal(set) var savedText: SourceText?
  /// How the characters of the text are written on the disk.
  public internal(set) var encoding: FileEncoding
  /// The bytes on the disk, where they are not those of `savedText` and the note is not locked.
  var encodedFile: SourceText?
  /// log₂ of the scrypt work for locking and for the journal of a locked note.
  public let work: Int
  /// Where journals and backups go.
  public let places: NotebookPlaces

  /// What the last save has left of the file, where it is neither the old text nor the new one.
  var halfWritten: HalfWrittenFile?
  /// The state of the file before it was gone.
  var lostStamp: FileStamp?
  /// What of the file is still to be read.
  var rest: FileRest?
  /// Whether it could not be read to its end.
  var isCut = false
  var lock: OpenLock?
  /// Whether the text is one that must not reach the disk, or has been since the note was opened.
  var isSecret: Bool
  var journal: Journal?
  var isSaving = false
  var savers: [CheckedContinuation<Void, Never>] = []
  /// The file with links followed, which the journal is known by.
  var resolvedPath: String

  /// An open note with what was loaded.
  public init(
    _ content: NoteContent, places: NotebookPlaces, work: Int = LockedNote.defaultWork
  ) {
    self.work = work
    path = content.path
    resolvedPath = content.resolvedPath
    self.content = content
    stamp = content.stamp
    self.places = places
    rest = content.rest
    encoding = content.encoding
    encodedFile = content.encodedFile
    isSecret = false
    switch content.kind {
    case .plain(let text), .utf16(let text): savedText = text
    case .binary, .new: savedText = nil
    case .locked:
      savedText = nil
      // It may have been locked by another program.
      forgetHistory()
    }
  }

  /// The title: the file name without its ending.
  public var title: String { NoteTitle.title(ofFileName: FilePath.name(of: path)) }
  /// The title as it is shown: with the ending of a file that is no Markdown.
  public var shownTitle: String { NoteTitle.shownTitle(ofFileName: FilePath.name(of: path)) }

  /// Whether saves are encrypted.
  public var isLocked: Bool { lock != nil }

  /// Whether a text differs from the one on disk. Costs nothing for the very rope that was saved.
  public func isUnsaved(_ text: SourceText) -> Bool {
    guard let savedText else { return stamp != nil || !text.isEmpty }
    return !savedText.isIdentical(to: text) && savedText != text
  }

  // MARK: Journal

  /// Starts the journal.
  ///
  /// - Parameter text: the text on disk, as `savedText`; empty for a new note.
  /// - Throws: `inUse` if the note is open in another process. It can be shown all the same; saving will
  ///   notice the other's changes.
  public func startJournal() throws(FileError) {
    guard journal == nil else { return }
    journal = try Journal(
      in: places.recoveryFolder, base: journalBase(savedText ?? SourceText()),
      key: lock?.journalKey, isBaseWhole: rest == nil)
  }

  /// Tells the journal of an edit: bytes in place of a range of the text as it was before.
  public func edited(_ range: Range<Int>, inserted: [UInt8]) {
    journal?.append(range, inserted: inserted)
  }

  /// Whether the journal has something to write.
  public var needsFlush: Bool { journal?.needsFlush ?? false }

  /// Whether the disk has all edits, in the note's journal.
  public var isJournalled: Bool { journal?.isFlushed ?? false }

  /// Writes the journal to disk on another thread. Call it within a second of typing.
  public func flushJournal() async throws(FileError) {
    guard let journal else { return }
    let result = await Background.run { () -> Result<Void, FileError> in
      do throws(FileError) {
        return .success(try journal.flush())
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  /// Writes the journal to disk before it returns: for the way out on a signal.
  public func flushJournalNow() throws(FileError) {
    // A text that is not whole yet cannot be made again; what was typed can be kept piece by piece.
    if rest != nil { journal?.complete(journalBase(savedText ?? SourceText())) }
    try journal?.flush()
  }

  /// Closes the note.
  ///
  /// - Parameter keepingJournal: leaves unsaved edits for the next start.
  public func close(keepingJournal: Bool) {
    if keepingJournal {
      // What could not be written now is lost to the journal; the caller has flushed before.
      try? journal?.close()
    } else {
      journal?.discard(overwriting: false)
    }
    journal = nil
    lock = nil
    rest = nil
  }

  func journalBase(_ text: SourceText) -> JournalBase {
    guard let stamp else { return JournalBase(unsaved: text, path: resolvedPath) }
    return JournalBase(
      path: resolvedPath, stamp: stamp, text: text, lockedFile: lock?.file ?? encodedFile)
  }
}

/// What is kept in memory while a locked note is open.
struct OpenLock: Sendable {
  let passphrase: SecretBytes
  let journalKey: JournalKey
  /// The bytes on disk.
  var file: SourceText?
  /// log₂ of the work for the next save.
  let work: Int
  let isArmored: Bool
}
