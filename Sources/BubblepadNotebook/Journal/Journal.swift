import CursesCLibrary
import CursesText
import Synchronization

/// The recovery journal of one open note: what was typed since the last save, on disk within a second.
///
/// One file in a private folder holds a header and a record for each edit; it is empty as long as the
/// note has none. `append` only remembers, so that it can be called on every key; `flush` writes and
/// waits for the disk, and should be called on another thread within a second of typing. The file's
/// lock tells other processes that the note is open here.
///
/// The journal also holds the text the edits start from, if that is new, locked, or not over
/// `fullCopyLimit`. The edits of larger notes can be replayed only while the note on disk is the same;
/// otherwise what was typed is offered piece by piece.
///
/// A save works on the text as it was when it began, while typing goes on: call `saveBegins`, then
/// `saveEnds`; edits in between stay.
public final class Journal: Sendable {
  /// The longest text of which a copy is kept in the journal.
  public static let fullCopyLimit = 4 << 20

  private struct Memory {
    var base: JournalBase
    /// Whether the text of the base is all of it. Nothing is written before.
    var isBaseWhole: Bool
    /// The edits since the base, so that the journal can be written anew at any time.
    var edits: [JournalRecord] = []
    /// How many of them are on disk.
    var written = 0
    /// How many of them belong to the text that is being saved.
    var inSave: Int?
  }

  private struct Disk {
    var file: JournalFile?
    var writer: JournalWriter?
  }

  private let folder: String
  private let key: JournalKey?
  private let memory: Mutex<Memory>
  /// Locked during writing, which may take long. Always taken before `memory`.
  private let disk: Mutex<Disk>

  /// Starts a journal, in a folder that is created if it is missing.
  ///
  /// - Parameters:
  ///   - key: for a locked note. Its journal is encrypted, all but the note's path.
  ///   - isBaseWhole: whether the base has the whole text; else `complete` must follow.
  /// - Throws: `inUse` if another process has the note open. An unrecovered journal of a process that
  ///   is gone is not overwritten but moved aside, and found by `RecoverableNote.scan`.
  public init(
    in folder: String, base: JournalBase, key: JournalKey? = nil, isBaseWhole: Bool = true
  ) throws(FileError) {
    try PrivateFolder.create(folder, for: .journal)
    let path = JournalFile.path(for: base.path, in: folder)
    var file = try JournalFile(locking: path, note: base.path ?? path)
    if file.end > 0 {
      let aside = JournalFile.asidePath(in: folder)
      guard file.move(to: aside) else { throw FileError(.journal, folder, errno: errno) }
      file = try JournalFile(locking: path, note: base.path ?? path)
    }
    self.folder = folder
    self.key = key
    memory = Mutex(Memory(base: base, isBaseWhole: isBaseWhole))
    disk = Mutex(Disk(file: file))
  }

  /// Remembers an edit: `inserted` took the place of a range of the text as it was then.
  public func append(_ range: Range<Int>, inserted: [UInt8]) {
    memory.withLock { $0.edits.append(.edit(range, inserted: inserted)) }
  }

  /// Whether there are edits that `flush` would write.
  public var needsFlush: Bool {
    memory.withLock { $0.isBaseWhole && $0.written < $0.edits.count }
  }

  /// Whether all edits there are have been written.
  var isFlushed: Bool {
    memory.withLock { $0.isBaseWhole && !$0.edits.isEmpty && $0.written == $0.edits.count }
  }

  /// Says what the text the edits start from is, once a large file has been read to its end.
  public func complete(_ base: JournalBase) {
    memory.withLock { memory in
      memory.base = base
      memory.isBaseWhole = true
    }
  }

  /// Writes what was appended and returns when the disk has it. After an error it is tried again the
  /// next time.
  public func flush() throws(FileError) { try write { $0 } }

  /// Writes records that are made of the edits not yet written.
  private func write(
    _ make: @Sendable ([JournalRecord]) -> [JournalRecord]
  ) throws(FileError) {
    let result: Result<Void, FileError> = disk.withLock { disk in
      let (edits, base) = memory.withLock { memory in
        (memory.isBaseWhole ? Array(memory.edits[memory.written...]) : nil, memory.base)
      }
      guard let edits else { return .success(()) }
      let records = make(edits)
      guard !records.isEmpty, let file = disk.file else { return .success(()) }
      var writer = disk.writer ?? JournalWriter(base, key)
      do throws(FileError) {
        try file.append(writer.bytes(for: records))
      } catch {
        return .failure(error)
      }
      disk.writer = writer
      memory.withLock { $0.written += edits.count }
      return .success(())
    }
    try result.get()
  }

  /// Says that the text as it is now is being saved.
  public func saveBegins() { memory.withLock { $0.inSave = $0.edits.count } }

  /// The same where a part of the text is not saved: to the journal it goes before, and comes back at once.
  func saveBegins(without part: Range<Int>, of text: SourceText) {
    guard !part.isEmpty else { return saveBegins() }
    append(part, inserted: [])
    saveBegins()
    append(part.lowerBound..<part.lowerBound, inserted: text.bytes(in: part))
  }

  /// Says what the file will be that is about to take the note's place, and returns when the disk has that,
  /// and all edits before it. If the process is killed now, the next one can tell whether the note has the
  /// text already.
  public func saveIsReady(_ hash: ContentHash) throws(FileError) {
    let saved = memory.withLock { $0.inSave ?? $0.edits.count }
    guard saved > 0 else { return }
    try write { $0 + [.saving(hash, edits: saved)] }
  }

  /// Says that the save failed: the journal goes on as it was.
  public func saveFailed() { memory.withLock { $0.inSave = nil } }

  /// Says that the text of the time of `saveBegins` is on disk: the journal starts again from it, with
  /// the edits made since.
  ///
  /// If the disk fails now, the old journal stays: it can still be recovered from.
  public func saveEnded(_ base: JournalBase) throws(FileError) {
    try restart(from: base, dropping: memory.withLock { $0.inSave ?? $0.edits.count })
  }

  /// Says that the note has another path; the text it starts from and the edits stay.
  public func move(to base: JournalBase) throws(FileError) { try restart(from: base, dropping: 0) }

  private func restart(from base: JournalBase, dropping saved: Int) throws(FileError) {
    let result: Result<Void, FileError> = disk.withLock { disk in
      let edits = memory.withLock { Array($0.edits[saved...]) }
      do throws(FileError) {
        try Self.write(edits, on: base, key, folder, to: &disk)
      } catch {
        memory.withLock { $0.inSave = nil }
        return .failure(error)
      }
      memory.withLock { memory in
        memory.base = base
        memory.inSave = nil
        memory.edits.removeFirst(saved)
        memory.written = edits.count
      }
      return .success(())
    }
    try result.get()
  }

  /// A new file takes the old one's place in one step, so that at no moment there is no journal.
  private static func write(
    _ edits: [JournalRecord], on base: JournalBase, _ key: JournalKey?, _ folder: String,
    to disk: inout Disk
  ) throws(FileError) {
    guard let old = disk.file else { return }
    let path = base.path == nil ? old.path : JournalFile.path(for: base.path, in: folder)
    if edits.isEmpty, old.path.isSamePath(as: path) {
      old.empty(overwriting: false)
      disk.writer = nil
      return
    }
    let note = base.path ?? path
    let fresh = path + "-\(UInt64.random(in: .min ... .max).hex).new"
    let file = try JournalFile(locking: fresh, note: note)
    var writer = JournalWriter(base, key)
    do throws(FileError) {
      if !edits.isEmpty { try file.append(writer.bytes(for: edits)) }
      guard file.move(to: path) else { throw FileError(.journal, folder, errno: errno) }
    } catch {
      file.remove()
      throw error
    }
    if !old.path.isSamePath(as: path) { old.remove() }
    disk.file = file
    disk.writer = edits.isEmpty ? nil : writer
  }

  /// Removes the journal: the note is saved or given up, and is closed.
  ///
  /// - Parameter overwriting: writes zeroes over it first, for a note that has just been locked. A disk
  ///   may keep old blocks all the same.
  public func discard(overwriting: Bool = false) {
    disk.withLock { disk in
      if overwriting { disk.file?.empty(overwriting: true) }
      disk.file?.remove()
      disk.file = nil
    }
  }

  /// Closes the file as it is, as the end of the process would.
  func abandon() { disk.withLock { $0.file = nil } }

  /// Leaves the journal for the next start, after a last `flush`: the way out on SIGTERM and SIGHUP.
  public func close() throws(FileError) {
    try flush()
    disk.withLock { disk in
      if let file = disk.file, file.end == 0 { file.remove() }
      disk.file = nil
    }
  }
}
