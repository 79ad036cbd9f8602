import CursesCLibrary

/// What tells one state of a file from another without reading it.
///
/// Two equal stamps mean the same content, as far as the system's clock can tell changes of equal size
/// apart (a few milliseconds on older kernels). Two that differ need not mean another one: a change of the
/// mode or the name is one of the time of change too.
public struct FileStamp: Hashable, Sendable {
  /// The device the file lies on.
  public let device: UInt64
  /// The file's number on it.
  public let inode: UInt64
  /// Bytes.
  public let size: Int64
  /// When the content changed last: nanoseconds since 1970.
  public let modified: Int64
  /// When anything of the file changed last, its name and mode included: nanoseconds since 1970. A program
  /// that puts `modified` back cannot put this back. 0 where it is not known.
  public let changed: Int64
  /// How many names the file had; 0 where that is not known. Stamps that differ in it alone are equal.
  package let names: Int

  /// A stamp of known parts, as read back from a journal.
  public init(device: UInt64, inode: UInt64, size: Int64, modified: Int64, changed: Int64 = 0) {
    self.device = device
    self.inode = inode
    self.size = size
    self.modified = modified
    self.changed = changed
    names = 0
  }

  /// Whether both are of one state of one file.
  public static func == (one: FileStamp, other: FileStamp) -> Bool {
    one.isSameFile(as: other)
      && (one.size, one.modified, one.changed) == (other.size, other.modified, other.changed)
  }

  /// Hashes what equal stamps have in common.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(inode)
    hasher.combine(modified)
  }

  /// Whether both are of one file, whatever its name and state.
  public func isSameFile(as other: FileStamp?) -> Bool {
    other.map { (device, inode) == ($0.device, $0.inode) } ?? false
  }

  /// The stamp without the time of change, which a new name for the file alone changes as well.
  package var withoutTimeOfChange: FileStamp {
    FileStamp(device: device, inode: inode, size: size, modified: modified)
  }

  package init(_ status: stat) {
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    modified = Self.nanoseconds(status.st_mtim)
    changed = Self.nanoseconds(status.st_ctim)
    names = Int(status.st_nlink)
  }

  /// A file system may say any time, also one whose nanoseconds do not fit into 64 bits.
  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  /// The stamp of what lies at a path, a link itself if it is one; nil if there is nothing.
  package init?(ofFileItselfAt path: String) {
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

extension FileStamp {
  /// Whether there is a folder at a path, and not a link to one.
  package static func isFolderItself(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
