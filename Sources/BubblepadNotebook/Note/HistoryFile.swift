import CursesCLibrary
import CursesText

/// What can be undone in one note, on the disk for the next start.
///
/// A file of the private folder, found by the note's path. It holds the text that the history belongs to,
/// or of a longer one the hash alone. What another program has made of that text meanwhile is one step more;
/// where only the hash is known, the history says nothing of any other text. A file that is damaged, or of
/// another version, is kept aside, and is as if it were not there. It is written beside and renamed, but not waited for: after a power
/// cut it may be an older one, or gone.
///
/// The bytes: `magic`, with the version in it; the SHA-256 of the text; its length in eight bytes; a one and
/// the text, or a zero; the history; and the CRC-32C of all that, in four. Version 1 had neither text nor
/// zero.
struct HistoryFile: Sendable {
  static let suffix = ".undo"
  static let magic = Array("bubblepad undo 2\n".utf8)
  static let olderMagic = Array("bubblepad undo 1\n".utf8)
  /// The most bytes of one history, 4 MB: the oldest steps are left out. A typed word takes about 15.
  static let limit = 4 << 20
  /// The longest text that is kept beside its history, 1 MB: with each save it is written once more, and
  /// finding what has changed in it takes a few milliseconds.
  static let longestKept = 1 << 20
  /// A longer text, 4 MB, is not compared with the one that was kept: all of it is new.
  static let longestCompared = 4 << 20
  /// Of longer texts, 256 MB, no history is kept: finding their hash would take seconds.
  static let longestText = 256 << 20

  let folder: String
  let path: String

  /// - Parameter note: with links followed.
  init(note: String, in folder: String) {
    self.folder = folder
    let name = ContentHash(SourceText(note)).hex.prefix(32)
    path = FilePath.join(folder, name + Self.suffix)
  }

  /// The history of a text, or of the one that another program has made it of; nil where there is none.
  ///
  /// - Parameter unreadable: gets a file that cannot be read.
  func read(for text: SourceText, unreadable: UnreadableFiles? = nil) -> History? {
    guard let bytes else { return nil }
    guard let content = HistoryContent(bytes) else { return setAside(unreadable) }
    if content.isOf(text) {
      return History(decoding: content.steps, textCount: text.count) ?? setAside(unreadable)
    }
    guard let kept = content.text else { return nil }
    guard var history = History(decoding: content.steps, textCount: kept.count) else {
      return setAside(unreadable)
    }
    Self.record(kept, text, as: .external, in: &history)
    return history
  }

  private static func record(
    _ old: SourceText, _ new: SourceText, as event: UserEvent, in history: inout History
  ) {
    let edits =
      new.count <= longestCompared
      ? TextMerge.edits(from: old, to: new) : [Edit(0..<old.count, new)]
    // Whoever takes it back sees it happen.
    let caret = Selection(caret: edits.first?.range.lowerBound ?? 0)
    history.record(
      Transaction(edits, event: event), before: TextState(old, selection: caret), tick: 0)
  }

  /// Has the history of a text, if there is one, lead to what this process has made of it while the note was not open:
  /// by its own undo or redo where that does it, else by one step more.
  func take(from old: SourceText, to new: SourceText, as event: UserEvent) {
    guard var history = read(for: old) else { return }
    history.goesOverParts = true
    switch history.way(from: old, to: new) {
    case .undo?: _ = history.undo(TextState(old))
    case .redo?: _ = history.redo(TextState(old))
    default: Self.record(old, new, as: event, in: &history)
    }
    // What cannot be kept is another program's change to the next start.
    try? write(history, for: new)
  }

  private func setAside(_ unreadable: UnreadableFiles?) -> History? {
    unreadable?.setAside(path)
    return nil
  }

  /// What is in it; nil where there is none, and for what is no such file.
  var bytes: [UInt8]? {
    guard let file = OpenFile(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK),
      let status = file.status(), status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid(), status.st_size <= Self.limit + Self.longestKept + 4096
    else { return nil }
    return file.readText()?.bytes
  }

  /// Keeps a history of a text, in the place of what was kept before.
  func write(_ history: History, for text: SourceText) throws(FileError) {
    guard history.canUndo || history.canRedo, text.count <= Self.longestText else {
      return remove()
    }
    var writer = ByteWriter()
    writer.bytes = Self.magic + ContentHash(text).bytes
    writer.write(UInt64(text.count))
    let isKept = text.count <= Self.longestKept
    writer.write(UInt8(isKept ? 1 : 0))
    if isKept { writer.bytes += text.bytes }
    writer.bytes += history.encoded(limit: Self.limit)
    writer.write(CRC32C.checksum(writer.bytes))
    try write(writer.bytes)
  }

  func write(_ bytes: [UInt8]) throws(FileError) {
    try prepareFolder()
    let fresh = path + "-\(UInt64.random(in: .min ... .max).hex).new"
    let isWritten = Self.create(fresh, bytes) && rename(fresh, path) == 0
    guard isWritten else {
      let code = errno
      unlink(fresh)
      throw FileError(.journal, path, errno: code)
    }
  }

  private static func create(_ path: String, _ bytes: [UInt8]) -> Bool {
    guard let file = OpenFile(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600) else {
      return false
    }
    return bytes.withUnsafeBytes { file.write($0) }
  }

  private func prepareFolder() throws(FileError) {
    try PrivateFolder.create(folder, for: .journal)
    var status = stat()
    if stat(folder, &status) == 0, status.st_mode & 0o077 != 0 { chmod(folder, 0o700) }
  }

  /// Removes the history, with zeroes in its place first: the note has become a secret. A disk may keep
  /// old blocks all the same.
  func remove() {
    Self.overwrite(path)
    // What a killed process has left half written, or could not be read, is as much of a secret.
    let name = FilePath.name(of: path)
    for other in Folder.names(in: folder) ?? []
    where other.hasPrefix(name + "-") || other.hasPrefix(name + SetAside.suffix) {
      Self.overwrite(FilePath.join(folder, other))
    }
  }

  private static func overwrite(_ path: String) {
    if let file = OpenFile(path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK), let status = file.status(),
      status.st_mode & S_IFMT == S_IFREG
    {
      let zeroes = [UInt8](repeating: 0, count: Int(status.st_size))
      // What cannot be overwritten is unlinked all the same.
      if zeroes.withUnsafeBytes({ file.write($0) }) { _ = file.sync() }
    }
    unlink(path)
  }

  /// Goes with a note that gets another path.
  func move(to other: HistoryFile) { rename(path, other.path) }
}

/// What the bytes of such a file say.
struct HistoryContent {
  private let hash: [UInt8]
  private let count: Int
  /// The text that the steps lead to; nil where it was not kept.
  let text: SourceText?
  let steps: [UInt8]

  /// Nil for bytes that are damaged, or of a version to come.
  init?(_ bytes: [UInt8]) {
    let head = HistoryFile.magic.count
    let isOlder = bytes.starts(with: HistoryFile.olderMagic)
    guard bytes.count >= head + 44, isOlder || bytes.starts(with: HistoryFile.magic) else {
      return nil
    }
    var checksum = ByteReader(bytes.suffix(4))
    guard checksum.read(UInt32.self) == CRC32C.checksum(bytes.dropLast(4)) else { return nil }
    var reader = ByteReader(bytes[head..<(head + 40)])
    guard let hash = reader.read(count: 32),
      let count = reader.read(UInt64.self).flatMap({ Int(exactly: $0) })
    else { return nil }
    self.hash = hash
    self.count = count
    let rest = bytes[(head + 40)..<(bytes.count - 4)]
    if isOlder || rest.first == 0 {
      text = nil
      steps = Array(isOlder ? rest : rest.dropFirst())
    } else {
      guard rest.first == 1, count < rest.count else { return nil }
      text = SourceText(bytes: Array(rest.dropFirst().prefix(count)))
      steps = Array(rest.dropFirst(count + 1))
    }
  }

  /// Whether the steps lead to this very text.
  func isOf(_ other: SourceText) -> Bool {
    guard count == other.count else { return false }
    return text.map { $0 == other } ?? (ContentHash(other).bytes == hash)
  }
}
