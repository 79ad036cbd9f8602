import CursesCLibrary

/// Reads files on another thread while those before them are written.
///
/// On Linux a thread starts as nice to others as the one that starts it.
final class ReadAhead {
  private final class Job {
    let files: ArraySlice<WalkedFile>
    let walk: NotebookWalk
    var read: [ReadFile] = []

    init(_ files: ArraySlice<WalkedFile>, in walk: NotebookWalk) {
      self.files = files
      self.walk = walk
    }

    func run() { read = files.compactMap { ReadFile($0, in: walk) } }
  }

  private let job: Job
  private var thread: pthread_t?

  /// Starts to read.
  init(_ files: ArraySlice<WalkedFile>, in walk: NotebookWalk) {
    job = Job(files, in: walk)
    let retained = Unmanaged.passRetained(job)
    var started = pthread_t()
    let code = pthread_create(
      &started, nil,
      { pointer in
        if let pointer { Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue().run() }
        return nil
      }, retained.toOpaque())
    if code == 0 { thread = started } else { retained.takeRetainedValue().run() }
  }

  deinit { join() }

  /// What was read, when all is.
  func files() -> [ReadFile] {
    join()
    return job.read
  }

  private func join() {
    if let thread { pthread_join(thread, nil) }
    thread = nil
  }
}
