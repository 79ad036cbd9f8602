import CursesCLibrary

/// A small file that is read and replaced whole.
package struct StoredFile: Sendable {
  /// The error number of a call of the system, and its words.
  package struct Failure: Error, CustomStringConvertible {
    let path: String
    let number: Int32
    package var description: String { "\(path): \(String(cString: strerror(number)))" }
  }

  /// Its path.
  package let path: String

  package init(path: String) { self.path = path }

  /// Its bytes; nil where there is no such file.
  ///
  /// - Throws: `Failure` where there is one and it cannot be read.
  package func read() throws -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    if file < 0, errno == ENOENT { return nil }
    guard file >= 0 else { throw failure }
    defer { close(file) }
    var bytes: [UInt8] = []
    while true {
      let old = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: 65_536))
      let count = bytes.withUnsafeMutableBytes { room in
        CursesCLibrary.read(file, room.baseAddress?.advanced(by: old), room.count - old)
      }
      guard count >= 0 || errno == EINTR else { throw failure }
      bytes.removeLast(bytes.count - old - max(0, count))
      if count == 0 { return bytes }
    }
  }

  /// Replaces the file, or makes it and its folders. What goes wrong leaves the old one.
  ///
  /// - Parameter mode: who may read and write the file.
  /// - Throws: `Failure`.
  package func write(_ bytes: [UInt8], mode: mode_t) throws {
    try makeFolders()
    let fresh = path + ".\(getpid()).new"
    let file = open(fresh, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, mode)
    guard file >= 0 else { throw failure }
    do {
      defer { close(file) }
      try put(bytes, into: file)
      guard fchmod(file, mode) == 0, fsync(file) == 0 else { throw failure }
    } catch {
      unlink(fresh)
      throw error
    }
    guard rename(fresh, path) == 0 else {
      let failure = failure
      unlink(fresh)
      throw failure
    }
  }

  private func put(_ bytes: [UInt8], into file: Int32) throws {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { all in
        CursesCLibrary.write(file, all.baseAddress?.advanced(by: done), all.count - done)
      }
      guard count >= 0 || errno == EINTR else { throw failure }
      done += max(0, count)
    }
  }

  private func makeFolders() throws {
    for slash in path.indices.dropFirst() where path[slash] == "/" {
      guard mkdir(String(path[..<slash]), 0o777) == 0 || errno == EEXIST else { throw failure }
    }
  }

  private var failure: Failure { Failure(path: path, number: errno) }
}
