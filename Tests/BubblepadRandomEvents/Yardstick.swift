import Glibc
import Synchronization

/// How much longer the same work takes on the processor now than at the best moment of this process: others on the
/// same core, and what they push out of its caches, make it longer.
enum Yardstick {
  private static let best = Mutex(Double.infinity)
  /// The most that is believed.
  private static let most = 3.0

  /// 1 on an idle machine, 2 where work takes twice as long.
  static func slowness() -> Double {
    let time = measure()
    return best.withLock { best in
      best = min(best, time)
      return min(most, time / best)
    }
  }

  /// The processor time of a walk through two megabytes, in seconds.
  private static func measure() -> Double {
    let count = 1 << 18
    var numbers = [UInt64](repeating: 1, count: count)
    let start = now()
    var at = 1
    for step in 0..<count {
      at = (at &* 5 &+ 12345) & (count - 1)
      numbers[at] &+= numbers[step] &* 31
    }
    let end = now()
    return max(1e-6, end - start) + (numbers[at] == 0 ? 1e-9 : 0)
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
