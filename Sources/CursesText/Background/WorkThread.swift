import CCursesFileShims
import CursesCLibrary

/// A thread that does one thing, and leaves nothing of it on its stack.
///
/// The C library keeps the stack of a thread that has ended for the next one, which may come late or never:
/// what a thread has read there, a word of a locked note, is overwritten at its end.
package struct WorkThread: ~Copyable {
  private let thread: pthread_t

  /// Starts to work; nil where the system gives no thread. On Linux it starts as nice to others as the thread
  /// that starts it.
  package init?(_ work: @escaping @Sendable () -> Void) {
    let job = Unmanaged.passRetained(Job(work))
    var started = pthread_t()
    guard pthread_create(&started, nil, Self.main, job.toOpaque()) == 0 else {
      job.release()
      return nil
    }
    thread = started
  }

  /// Waits for its end.
  package consuming func join() { pthread_join(thread, nil) }

  /// Lets it end by itself.
  package consuming func detach() { pthread_detach(thread) }

  private final class Job: Sendable {
    let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }

  private static let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    if let pointer = $0 { work(pointer) }
    bp_wipe_ending_thread()
    return nil
  }

  /// Does a job, in a frame of its own: what it leaves on the stack is below that of `main`.
  @inline(never)
  private static func work(_ pointer: UnsafeMutableRawPointer) {
    Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue().work()
  }
}
