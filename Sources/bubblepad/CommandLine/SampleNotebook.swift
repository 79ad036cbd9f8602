import Glibc
import SampleNotes

/// A person's own copy of the sample notebook.
struct SampleNotebook: Sendable {
  let path: String

  /// Makes the copy if the folder is not there or has nothing in it. A copy that is there already
  /// stays as it is, with every edit, and nothing is put back that was thrown away.
  func install() throws(LaunchFailure) {
    try makeFolder(path)
    guard try isEmpty() else { return }
    for note in SampleNotes.files {
      try write(note.bytes, to: path.appendingPath(note.name))
    }
  }

  private func makeFolder(_ folder: String) throws(LaunchFailure) {
    if mkdir(folder, 0o700) == 0 || errno == EEXIST { return }
    if errno == ENOENT, folder.parentPath != folder {
      try makeFolder(folder.parentPath)
      if mkdir(folder, 0o700) == 0 || errno == EEXIST { return }
    }
    throw LaunchFailure(
      "the folder \(folder) cannot be made: \(systemReason(errno))", .cannotCreate)
  }

  private func isEmpty() throws(LaunchFailure) -> Bool {
    guard let folder = opendir(path) else {
      throw LaunchFailure("\(path) cannot be opened: \(systemReason(errno))", .noInput)
    }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let isDot = entry.pointee.d_name.0 == UInt8(ascii: ".").signed
      if !isDot { return false }
    }
    return true
  }

  private func write(_ bytes: [UInt8], to file: String) throws(LaunchFailure) {
    let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      if errno == EEXIST { return }
      throw failure(file)
    }
    defer { close(descriptor) }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(descriptor, buffer.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let reason = failure(file)
        unlink(file)
        throw reason
      }
      written += count
    }
  }

  private func failure(_ file: String) -> LaunchFailure {
    LaunchFailure("\(file) cannot be written: \(systemReason(errno))", .cannotCreate)
  }
}

extension UInt8 {
  fileprivate var signed: CChar { CChar(bitPattern: self) }
}
