import CursesCLibrary

/// A picture in a file, read with care: it may be anything.
public struct PictureFile: Sendable {
  /// Where the file is.
  public let path: String

  /// What tells one content of a file from another, without reading it.
  public struct Stamp: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
    let size: Int
    let seconds: Int
    let nanoseconds: Int
  }

  /// More bytes than this, 64 MB, are not read.
  public static let mostBytes = 64 << 20

  /// The file at a path; nothing is read yet.
  public init(path: String) { self.path = path }

  /// The stamp of what is there now; nil where nothing is.
  public var stamp: Stamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Stamp(status)
  }

  /// The bytes of the file. Nothing but a plain file is opened for reading: a pipe would wait for ever.
  public func bytes() throws(PictureError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw .unreadable(errorNumber: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(errorNumber: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    guard status.st_size <= Self.mostBytes else { throw .tooLong }
    var problem: Int32 = 0
    let size = Int(status.st_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
      while filled < size, let base = buffer.baseAddress {
        let count = read(descriptor, base + filled, size - filled)
        if count < 0, errno == EINTR { continue }
        if count < 0 { problem = errno }
        if count <= 0 { break }
        filled += count
      }
    }
    guard problem == 0 else { throw .unreadable(errorNumber: problem) }
    return bytes
  }

  /// The picture, at most `side` pixels wide and high.
  public func picture(within side: Int) throws(PictureError) -> DecodedPicture {
    try PictureDecoder(side: side).decode(try bytes())
  }
}

extension PictureFile.Stamp {
  init(_ status: stat) {
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int(status.st_size)
    seconds = Int(status.st_mtim.tv_sec)
    nanoseconds = Int(status.st_mtim.tv_nsec)
  }
}
