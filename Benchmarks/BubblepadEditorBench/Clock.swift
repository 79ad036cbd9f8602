import Glibc

/// Time as the kernel's steady clock tells it, in nanoseconds.
enum Clock {
  typealias Instant = Int
  typealias Duration = Int

  static let millisecond: Duration = 1_000_000

  static var now: Instant {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  static func sleep(_ duration: Duration) {
    var time = timespec(tv_sec: duration / 1_000_000_000, tv_nsec: duration % 1_000_000_000)
    nanosleep(&time, nil)
  }
}
