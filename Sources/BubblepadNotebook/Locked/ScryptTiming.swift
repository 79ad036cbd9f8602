import CursesSecrets
import Synchronization

/// A step of locking or opening a note.
public enum LockPhase: Sendable, Equatable {
  /// The passphrase is turned into a key. It takes about `expected`; the computation itself reports
  /// nothing, so that progress is the time gone by that expectation.
  case derivingKey(expected: Duration)
  /// The text is being decrypted.
  case opening
  /// The text is being encrypted.
  case locking
}

/// How long scrypt takes here: one small run (log₂N 14, about 35 ms) is timed when it is first needed.
enum ScryptTiming {
  private static let sample = Mutex<Duration?>(nil)

  static func expected(work: Int) -> Duration {
    let base = sample.withLock { known in
      if let known { return known }
      let time = ContinuousClock().measure {
        _ = try? AgeKeys.scrypt(SecretBytes(copying: [0]), salt: [0], work: 14)
      }
      known = time
      return time
    }
    return work >= 14 ? base * (1 << (work - 14)) : base / (1 << (14 - work))
  }
}
