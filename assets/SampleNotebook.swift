import BubblepadNotebook
import BubblepadSettings
import CursesCLibrary

/// A folder that is given its first notes.
///
/// Where something is in it already nothing is written: no edit is undone, and nothing is put back
/// that was thrown away.
package struct SampleNotebook: Sendable {
  package let path: String
  /// When the first note was changed last, in seconds since 1970; nil for the present moment.
  package var date: Int?

  package init(path: String, date: Int? = nil) { (self.path, self.date) = (path, date) }

  /// Makes the person's own copy of the sample notebook. The notes are dated apart, so that a list
  /// by date shows them in their order.
  package func install() throws(LaunchFailure) {
    try fill(with: SampleNotes.files, SampleNotes.pictures)
  }

  /// Makes a new notebook with the one note that welcomes to it.
  package func installFirstNote() throws(LaunchFailure) {
    try fill(with: [SampleNotes.first], [])
  }

  private static let secondsApart = 31 * 60 * 60

  private func fill(
    with notes: [SampleNotes.File], _ pictures: [SampleNotes.File]
  ) throws(LaunchFailure) {
    try makeFolder(path)
    guard try isEmpty() else { return }
    let now = date ?? time(nil)
    for picture in pictures {
      try write(picture.bytes, to: path.appendingPath(picture.name), date: now)
    }
    for (index, note) in notes.enumerated() {
      try write(
        note.bytes, to: path.appendingPath(note.name), date: now - index * Self.secondsApart)
    }
  }

  private func makeFolder(_ folder: String) throws(LaunchFailure) {
    if mkdir(folder, 0o700) == 0 || errno == EEXIST { return }
    if errno == ENOENT, folder.parentFolder != folder {
      try makeFolder(folder.parentFolder)
      if mkdir(folder, 0o700) == 0 || errno == EEXIST { return }
    }
    throw LaunchFailure(
      "the folder \(folder) cannot be made: \(systemReason(errno))", .cannotCreate)
  }

  private func isEmpty() throws(LaunchFailure) -> Bool {
    guard let names = Folder.names(in: path) else {
      throw LaunchFailure("\(path) cannot be opened: \(systemReason(errno))", .noInput)
    }
    return names.allSatisfy { $0.hasPrefix(".") }
  }

  private func write(
    _ bytes: [UInt8], to file: String, date: time_t
  ) throws(LaunchFailure) {
    let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      if errno == EEXIST { return }
      throw failure(file)
    }
    defer { close(descriptor) }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        CursesCLibrary.write(
          descriptor, buffer.baseAddress.map { $0 + written }, bytes.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let reason = failure(file)
        unlink(file)
        throw reason
      }
      written += count
    }
    let stamp = timespec(tv_sec: date, tv_nsec: 0)
    futimens(descriptor, [stamp, stamp])
  }

  private func failure(_ file: String) -> LaunchFailure {
    LaunchFailure("\(file) cannot be written: \(systemReason(errno))", .cannotCreate)
  }
}
