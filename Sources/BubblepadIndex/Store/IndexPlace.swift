import BubblepadNotebook
import CursesCLibrary
import CursesText

/// Where the index of a notebook lies: outside of it, in the user's cache, for nobody else to read.
public struct IndexPlace: Sendable, Equatable {
  /// The folder of the index alone.
  public let folder: String

  /// The place of a notebook's index below a cache folder.
  ///
  /// - Parameters:
  ///   - notebook: the notebook's folder.
  ///   - cacheHome: `$XDG_CACHE_HOME`.
  public init(notebook: String, cacheHome: String) {
    let resolved = NotebookPlaces.resolved(notebook)
    let digits = ContentHash(SourceText(bytes: Array(resolved.utf8))).bytes.prefix(10).map { byte in
      String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }
    folder = "\(cacheHome)/bubblepad/index/\(digits.joined())"
  }

  /// The file of the database.
  public var database: String { folder + "/index.db" }
  /// What the database was when it was last left whole.
  var seal: String { folder + "/index.seal" }
  var lock: String { folder + "/index.lock" }

  /// Removes the database and all that belongs to it, so that it is made again.
  func removeDatabase() {
    for path in [seal, database, database + "-wal", database + "-shm"] { unlink(path) }
  }

  /// The file at the database's path; nil where there is none.
  func databaseStamp() -> (device: UInt64, inode: UInt64)? {
    FileStamp(ofFileAt: database).map { ($0.device, $0.inode) }
  }

  private func createDatabase() -> Bool {
    let descriptor = open(database, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    return true
  }

  /// Creates the folder and an empty file that only the user may read.
  func create() throws(FileError) {
    try SafeFile.createPrivateFolder(folder)
    // One that cannot be opened is of no use to anybody: it is made again.
    if !createDatabase() {
      removeDatabase()
      guard createDatabase() else { throw FileError(.create, database, errno: errno) }
    }
  }
}

/// The right to write an index. One program at a time has it; it ends with the program.
final class IndexLock {
  private let descriptor: Int32

  /// Takes the lock; nil where another program has it.
  init?(_ path: String) {
    let opened = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard opened >= 0 else { return nil }
    guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
      close(opened)
      return nil
    }
    descriptor = opened
  }

  deinit { close(descriptor) }
}

/// A sum over the bytes of a database that was left whole: one bit that is another later is found by it.
enum IndexSeal {
  /// Writes the seal of a database that nobody writes to.
  static func write(_ place: IndexPlace) {
    guard let sum = sum(of: place.database) else { return }
    let descriptor = open(place.seal, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let text = Array(sum.utf8)
    if text.withUnsafeBytes({ CursesCLibrary.write(descriptor, $0.baseAddress, $0.count) })
      != text.count
    {
      unlink(place.seal)
    }
  }

  /// Whether a database is as it was sealed; nil where there is no seal.
  static func holds(_ place: IndexPlace) -> Bool? {
    guard let file = try? SafeFile.load(place.seal, firstBytes: 100) else { return nil }
    return String(decoding: file.text.bytes, as: UTF8.self) == sum(of: place.database)
  }

  static func remove(_ place: IndexPlace) { unlink(place.seal) }

  private static func sum(of path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let size = 1 << 18
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 8)
    defer { buffer.deallocate() }
    var (one, other, count): (UInt64, UInt64, Int) = (0xCBF2_9CE4_8422_2325, 0, 0)
    while true {
      let length = read(descriptor, buffer.baseAddress, size)
      if length < 0, errno == EINTR { continue }
      guard length >= 0 else { return nil }
      guard length > 0 else { break }
      count += length
      // The end may be no whole word.
      for index in length..<min(size, (length + 7) & ~7) { buffer[index] = 0 }
      for word in buffer.bindMemory(to: UInt64.self)[..<((length + 7) / 8)] {
        one = (one ^ word) &* 0x0000_0100_0000_01B3
        one = one << 29 | one >> 35
        other = other &+ one
      }
    }
    return "\(count) \(one) \(other)"
  }
}
