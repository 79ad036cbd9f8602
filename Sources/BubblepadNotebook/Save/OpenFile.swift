import CursesCLibrary
import CursesText

/// A file descriptor that is closed when it goes out of use.
package struct OpenFile: ~Copyable {
  let descriptor: Int32

  /// Opens a path, or returns nil with `errno` set. Never follows a link in the last part if asked so.
  package init?(_ path: String, _ flags: Int32, mode: mode_t = 0) {
    let descriptor = retrying { open(path, flags | O_CLOEXEC, mode) }
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// The file's status, or nil with `errno` set.
  func status() -> stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }

  /// Reads up to a buffer's size; 0 at the end, -1 with `errno` set.
  package func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    retrying { CursesCLibrary.read(descriptor, buffer.baseAddress, buffer.count) }
  }

  /// Writes all bytes at the current place; false with `errno` set.
  package func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var done = 0
    while done < bytes.count {
      let written = retrying {
        CursesCLibrary.write(descriptor, bytes.baseAddress! + done, bytes.count - done)
      }
      if written <= 0 {
        // A write of nothing has no errno of its own and would otherwise be tried for ever.
        if written == 0 { errno = EIO }
        return false
      }
      done += written
    }
    return true
  }

  /// Writes a whole text, gathered into few calls; false with `errno` set.
  func write(_ text: SourceText) -> Bool {
    let limit = 1 << 18
    var gathered: [UInt8] = []
    gathered.reserveCapacity(min(limit, text.count))
    var isWritten = text.forEachChunk(in: 0..<text.count) { chunk in
      if gathered.count + chunk.count > limit {
        guard gathered.withUnsafeBytes({ write($0) }) else { return false }
        gathered.removeAll(keepingCapacity: true)
      }
      gathered.append(contentsOf: chunk)
      return true
    }
    if isWritten { isWritten = gathered.withUnsafeBytes { write($0) } }
    return isWritten
  }

  /// Reads from the current place to the end, or up to a limit, or returns nil with `errno` set.
  func readText(limit: Int = .max) -> SourceText? {
    var text = SourceText()
    let isRead = readPieces(of: descriptor, limit: limit) { piece in
      text.replaceSubrange(text.count..<text.count, with: SourceText(copying: piece))
    }
    return isRead ? text : nil
  }

  /// Waits until the disk has the content; false with `errno` set.
  package func sync() -> Bool { retrying { fsync(descriptor) } == 0 }
}

/// Reads from the current place to the end, or up to a limit, in pieces; false with `errno` set.
private func readPieces(
  of descriptor: Int32, limit: Int, _ body: (UnsafeRawBufferPointer) -> Void
) -> Bool {
  let size = min(limit, 1 << 20)
  let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
  defer { buffer.deallocate() }
  var done = 0
  while done < limit {
    let count = retrying { read(descriptor, buffer.baseAddress, min(size, limit - done)) }
    guard count > 0 else { return count == 0 }
    body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    done += count
  }
  return true
}

extension SafeFile {
  /// What can be read of an open descriptor, such as standard input, to its end or up to a limit; nil where
  /// reading fails.
  public static func bytes(ofDescriptor descriptor: Int32, limit: Int = .max) -> [UInt8]? {
    var bytes: [UInt8] = []
    return readPieces(of: descriptor, limit: limit) { bytes += $0 } ? bytes : nil
  }
}

/// Repeats a system call that a signal interrupted.
func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}

/// Makes a folder's entries durable. File systems that cannot do that do not count as failed.
func syncFolder(_ path: String) -> Bool {
  guard let folder = OpenFile(path, O_RDONLY | O_DIRECTORY) else {
    // A folder that may be written but not read cannot be opened; its files are synced all the same.
    return errno == EACCES
  }
  return folder.sync() || errno == EINVAL || errno == ENOTSUP
}
