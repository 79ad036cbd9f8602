import CursesCLibrary
import CursesSecrets
@_spi(Nodes) import CursesViewGraph

/// Asks rules on a thread of its own, so that one that does not come to an end can be left behind.
///
/// The asking thread waits while a rule runs, so a rule may read what belongs to that thread. Only one
/// that is past its time runs beside it.
final class RuleWorker: @unchecked Sendable {
  private var mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var job: (() -> Void)?
  private var isDone = true
  private var isAbandoned = false
  private var thread = pthread_t()

  init?() {
    pthread_mutex_init(mutex, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(changed, &attributes)
    pthread_condattr_destroy(&attributes)
    let retained = Unmanaged.passRetained(self)
    let failed = pthread_create(&thread, nil, ruleWorkerMain, retained.toOpaque())
    guard failed == 0 else {
      retained.release()
      return nil
    }
    pthread_detach(thread)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// Runs a job and waits for it, but not much longer than it has computed for `seconds`. Returns
  /// whether it came to its end; if not, this worker must not be used again.
  ///
  /// A job that is kept waiting by a busy machine is given five times as long.
  func run(for seconds: Double, _ job: @escaping () -> Void) -> Bool {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    self.job = job
    isDone = false
    pthread_cond_broadcast(changed)
    let start = ThreadTime.of(thread)
    for _ in 0..<5 where !isDone {
      wait(seconds)
      if !isDone, ThreadTime.of(thread) - start >= seconds { break }
    }
    isAbandoned = !isDone
    return isDone
  }

  private func wait(_ seconds: Double) {
    var end = timespec()
    clock_gettime(CLOCK_MONOTONIC, &end)
    let nanoseconds = end.tv_nsec + Int((seconds - seconds.rounded(.down)) * 1e9)
    end.tv_sec += Int(seconds) + nanoseconds / 1_000_000_000
    end.tv_nsec = nanoseconds % 1_000_000_000
    while !isDone {
      if pthread_cond_timedwait(changed, mutex, &end) != 0 { break }
    }
  }

  fileprivate func serve() {
    pthread_mutex_lock(mutex)
    while !isAbandoned {
      guard job != nil else {
        pthread_cond_wait(changed, mutex)
        continue
      }
      pthread_mutex_unlock(mutex)
      work()
      // What was asked about may be a passphrase.
      FreedMemory.wipeAfterWork()
      pthread_mutex_lock(mutex)
      isDone = true
      pthread_cond_broadcast(changed)
    }
    pthread_mutex_unlock(mutex)
  }

  /// Does the job, in a frame of its own.
  @inline(never)
  private func work() {
    pthread_mutex_lock(mutex)
    let next = job
    job = nil
    pthread_mutex_unlock(mutex)
    next?()
  }
}

private func ruleWorkerMain(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let argument else { return nil }
  Unmanaged<RuleWorker>.fromOpaque(argument).takeRetainedValue().serve()
  return nil
}

/// The time a thread has computed for, in seconds: what it waits for others does not count.
enum ThreadTime {
  /// Of this thread.
  static var now: Double { seconds(CLOCK_THREAD_CPUTIME_ID) }

  static func of(_ thread: pthread_t) -> Double {
    var clock = clockid_t()
    return pthread_getcpuclockid(thread, &clock) == 0 ? seconds(clock) : 0
  }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
