import Glibc
import TextModel

/// What can be undone in one note, on the disk for the next start.
///
/// A file of the private folder, found by the note's path. It holds the hash of the text that the history
/// belongs to: with any other text it says nothing. Whatever is wrong with it, it is as if it were not
/// there. It is written beside and renamed, but not waited for: after a power cut it may be gone.
///
/// The bytes: `magic`, with the version in it; the SHA-256 of the text; its length in eight bytes; the
/// history; and the CRC-32C of all that, in four.
struct HistoryFile: Sendable {
  static let suffix = ".undo"
  static let magic = Array("bubblepad undo 1\n".utf8)
  /// The most bytes of one history, 4 MB: the oldest steps are left out. A typed word takes about 15.
  static let limit = 4 << 20
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

  /// The history of a text; nil where there is none of this very text.
  func read(for text: SourceText) -> History? {
    guard let bytes = load(), Self.isWhole(bytes) else { return nil }
    let head = Self.magic.count
    var reader = ByteReader(bytes[head..<(head + 40)])
    guard let hash = reader.read(count: 32), reader.read(UInt64.self) == UInt64(text.count),
      ContentHash(text).bytes == hash
    else { return nil }
    return History(
      decoding: Array(bytes[(head + 40)..<(bytes.count - 4)]), textCount: text.count)
  }

  private func load() -> [UInt8]? {
    guard let file = OpenFile(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK),
      let status = file.status(), status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid(), status.st_size <= Self.limit + 4096
    else { return nil }
    return file.readText()?.bytes
  }

  private static func isWhole(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= magic.count + 44, bytes.starts(with: magic) else { return false }
    var reader = ByteReader(bytes.suffix(4))
    return reader.read(UInt32.self) == CRC32C.checksum(bytes.dropLast(4))
  }

  /// Keeps a history of a text, in the place of what was kept before.
  func write(_ history: History, for text: SourceText) throws(FileError) {
    guard history.canUndo || history.canRedo, text.count <= Self.longestText else {
      return remove()
    }
    try prepareFolder()
    var writer = ByteWriter()
    writer.bytes = Self.magic + ContentHash(text).bytes
    writer.write(UInt64(text.count))
    writer.bytes += history.encoded(limit: Self.limit)
    writer.write(CRC32C.checksum(writer.bytes))
    let fresh = path + "-\(UInt64.random(in: .min ... .max).hex).new"
    let isWritten = Self.create(fresh, writer.bytes) && rename(fresh, path) == 0
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
