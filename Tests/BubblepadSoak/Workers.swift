import Glibc

/// Work that several threads do at a time.
enum Workers {
  private final class Job: Sendable {
    let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }

  /// Runs `work` on so many threads, and returns when all have done it.
  static func run(_ count: Int, _ work: @escaping @Sendable () -> Void) {
    var threads: [pthread_t] = []
    for _ in 0..<max(1, count) {
      let job = Unmanaged.passRetained(Job(work))
      var thread = pthread_t()
      if pthread_create(&thread, nil, main, job.toOpaque()) == 0 {
        threads.append(thread)
      } else {
        job.release()
      }
    }
    if threads.isEmpty { work() }
    for thread in threads { pthread_join(thread, nil) }
  }

  private static let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    if let pointer = $0 { Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue().work() }
    return nil
  }
}
