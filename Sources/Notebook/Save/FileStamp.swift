import Glibc

/// What tells one state of a file from another without reading it.
///
/// Two equal stamps mean the same content, as far as the system's clock can tell changes of equal size
/// apart (a few milliseconds on older kernels).
public struct FileStamp: Hashable, Sendable {
  /// The device the file lies on.
  public let device: UInt64
  /// The file's number on it.
  public let inode: UInt64
  /// Bytes.
  public let size: Int64
  /// When the content changed last: nanoseconds since 1970.
  public let modified: Int64

  /// A stamp of known parts, as read back from a journal.
  public init(device: UInt64, inode: UInt64, size: Int64, modified: Int64) {
    self.device = device
    self.inode = inode
    self.size = size
    self.modified = modified
  }

  init(_ status: stat) {
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    modified = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
  }

  /// The stamp of what lies at a path, a link itself if it is one; nil if there is nothing.
  init?(ofFileItselfAt path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The stamp of the file a path leads to, links followed; nil if there is none.
  public init?(ofFileAt path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }
}
