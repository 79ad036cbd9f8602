import CursesCLibrary
import CursesText
import Synchronization

/// What of a file is still to be read behind its start: a large file is shown before.
///
/// Pieces are read on another thread, one after another. The file is read, not mapped: a mapped file
/// that another program cuts would end this one.
public final class FileRest: Sendable {
  /// The bytes of the whole file, as they were when it was opened.
  public let size: Int
  private let path: String
  private let stamp: FileStamp
  private let file: OpenFile
  private let bytesRead: Mutex<Int>

  init(_ file: consuming OpenFile, path: String, stamp: FileStamp, bytesRead: Int) {
    self.file = file
    self.path = path
    self.stamp = stamp
    self.bytesRead = Mutex(bytesRead)
    size = Int(stamp.size)
  }

  /// How many bytes have been read, those of the start among them.
  public var readCount: Int { bytesRead.withLock { $0 } }

  /// Reads on; nil at the end.
  ///
  /// - Parameter limit: how many bytes to read at most. 8 MB take about 20 ms from the system's cache.
  /// - Throws: `changedByAnotherProgram` at the end, if the file is not the one that was opened any
  ///   more; `cutByAnotherProgram`, if it has become shorter.
  public nonisolated(nonsending) func next(limit: Int = 8 << 20) async throws(FileError)
    -> SourceText?
  {
    try await Background.run(isPatient: true) { self.read(limit) }.get()
  }

  private func read(_ limit: Int) -> Result<SourceText?, FileError> {
    // What is added meanwhile is left to the next reading: a file may grow faster than it is read.
    guard let text = file.readText(limit: min(limit, max(0, size - readCount))) else {
      return .failure(FileError(.read, path, errno: errno))
    }
    bytesRead.withLock { $0 += text.count }
    guard text.isEmpty else { return .success(text) }
    guard readCount >= size else { return .failure(FileError(.read, path, .cutByAnotherProgram)) }
    guard let status = file.status(), FileStamp(status) == stamp else {
      return .failure(FileError(.read, path, .changedByAnotherProgram))
    }
    return .success(nil)
  }
}
