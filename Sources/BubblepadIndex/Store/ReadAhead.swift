import CursesText
import Synchronization

/// Reads files on another thread while those before them are written.
final class ReadAhead {
  private let read: Read
  private var thread: WorkThread?

  /// What the thread has read.
  private final class Read: Sendable {
    let files = Mutex<[ReadFile]>([])
  }

  /// Starts to read.
  init(_ files: ArraySlice<WalkedFile>, in walk: NotebookWalk) {
    let read = Read()
    self.read = read
    let work: @Sendable () -> Void = {
      let found = files.compactMap { ReadFile($0, in: walk) }
      read.files.withLock { $0 = found }
    }
    thread = WorkThread(work)
    if thread == nil { work() }
  }

  deinit { thread.take()?.join() }

  /// What was read, when all is.
  func files() -> [ReadFile] {
    thread.take()?.join()
    return read.files.withLock { $0 }
  }
}
