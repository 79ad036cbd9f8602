import CCursesTerminalShims

/// How much the line to the terminal carries, from the time its answers take.
///
/// A background frame is to leave the line free again after `target`: a key pressed meanwhile waits
/// that long for its echo at most.
struct LineSpeed {
  /// The bytes a background frame may have.
  private(set) var allowance = LineSpeed.start
  /// When a line that is too slow for any background is tried again.
  private var pausedUntil: UInt64 = 0
  private var pause: UInt64 = 0
  /// The least time an answer took: the way there and back, without the bytes.
  ///
  /// At first the most that is believed, so that a line of 9600 baud is not taken for a far one.
  private var latency: UInt64 = 400_000_000

  static let target: UInt64 = 40_000_000
  private static let start = 2_000
  private static let most = 64_000
  /// Below this nothing of a background would be left.
  private static let least = 400
  private static let firstPause: UInt64 = 5_000_000_000
  private static let longestPause: UInt64 = 300_000_000_000

  /// Whether the line carries so much that even a whole screen is quickly shown.
  var isFast: Bool { allowance >= LineSpeed.most }

  func isPaused(at now: UInt64) -> Bool { now < pausedUntil }

  /// An answer to a frame of so many bytes came after `time` nanoseconds.
  mutating func note(bytes: Int, time: UInt64, at now: UInt64) {
    latency = min(latency, time)
    let sending = max(time - latency, 1)
    if sending <= LineSpeed.target {
      // Only a frame that used the allowance shows that it can grow, and twice as much must fit too.
      if bytes * 2 >= allowance, sending * 2 <= LineSpeed.target {
        allowance = min(allowance * 2, LineSpeed.most)
      }
      pause = 0
      return
    }
    let fitting = UInt64(bytes) * LineSpeed.target / sending
    if fitting >= UInt64(LineSpeed.least) {
      allowance = min(allowance, Int(fitting))
      pause = 0
    } else if allowance > LineSpeed.start {
      // It has carried more: one late answer may come of a busy machine.
      allowance = LineSpeed.start
    } else {
      allowance = 2 * LineSpeed.least
      pause = min(max(2 * pause, LineSpeed.firstPause), LineSpeed.longestPause)
      pausedUntil = now + pause
    }
  }
}

/// The status requests that keep background frames from queueing on a slow line.
struct Fence {
  /// The time the open request was sent, if one is, and the bytes before it.
  private var sent: (time: UInt64, bytes: Int)?
  /// The terminal does not answer: frames are sent without.
  private var isUseless = false

  static let patience: UInt64 = 2_000_000_000
  static let requestBytes: [UInt8] = [0x1B, 0x5B, 0x35, 0x6E]

  /// Whether an answer is still to come.
  mutating func isClosed(at now: UInt64, hasAnswered: Bool) -> Bool {
    guard let sent, !isUseless else { return false }
    // A terminal that has answered before is only slow.
    let patience = hasAnswered ? 15 * Self.patience : Self.patience
    if now > sent.time + patience {
      isUseless = true
      self.sent = nil
    }
    return !isUseless
  }

  /// The request to append to a frame of so many bytes.
  mutating func request(bytes: Int) -> [UInt8] {
    guard !isUseless, sent == nil else { return [] }
    sent = (ts_monotonic_nanoseconds(), bytes)
    return Self.requestBytes
  }

  /// The answer came. Returns how long it took, and the bytes it was for.
  mutating func acknowledge() -> (time: UInt64, bytes: Int)? {
    // A late answer shows that the terminal answers after all.
    isUseless = false
    defer { sent = nil }
    return sent.map { (ts_monotonic_nanoseconds() - $0.time, $0.bytes) }
  }

  mutating func forget() { sent = nil }
}
