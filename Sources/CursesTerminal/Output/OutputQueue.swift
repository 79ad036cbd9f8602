import CCursesTerminalShims
import CursesCLibrary

/// Bytes on their way to the terminal: written as far as it takes them, the rest when it can again.
///
/// A terminal stopped with Ctrl+S or a slow line never blocks the program.
struct OutputQueue {
  let descriptor: Int32
  /// A descriptor that blocks is written in pieces that fit when `poll` says there is room.
  let isNonblocking: Bool

  private var bytes: [UInt8] = []
  private var head = 0
  private(set) var writes = 0
  /// The terminal is gone.
  private(set) var hasFailed = false

  init(descriptor: Int32, isNonblocking: Bool) {
    self.descriptor = descriptor
    self.isNonblocking = isNonblocking
  }

  var isEmpty: Bool { head == bytes.count }

  mutating func send(_ more: [UInt8]) {
    if isEmpty {
      bytes = more
      head = 0
    } else {
      bytes += more
    }
    flush()
  }

  mutating func flush() {
    while !isEmpty, !hasFailed {
      if !isNonblocking && !hasRoom { return }
      let count = isNonblocking ? bytes.count - head : min(256, bytes.count - head)
      let written = bytes.withUnsafeBytes { buffer in
        CursesCLibrary.write(descriptor, buffer.baseAddress?.advanced(by: head), count)
      }
      if written < 0 {
        if errno == EINTR { continue }
        if errno != EAGAIN { hasFailed = true }
        return
      }
      writes += 1
      head += written
    }
    if isEmpty {
      bytes.removeAll(keepingCapacity: bytes.capacity < 1 << 20)
      head = 0
    }
  }

  /// Writes all that is left, waiting at most `milliseconds`.
  mutating func drain(milliseconds: Int) {
    let end = ts_monotonic_nanoseconds() + UInt64(milliseconds) * 1_000_000
    flush()
    while !isEmpty, !hasFailed {
      let now = ts_monotonic_nanoseconds()
      guard now < end else { return }
      var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      guard ts_poll(&wait, 1, Int64(end - now)) > 0 else { continue }
      flush()
    }
  }

  private var hasRoom: Bool {
    var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return ts_poll(&wait, 1, 0) > 0
  }
}
