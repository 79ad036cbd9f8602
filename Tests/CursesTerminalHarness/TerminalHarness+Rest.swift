import CCursesTerminalShims
import Glibc

/// How a program took what it was sent.
public enum Rest: Hashable, Sendable {
  /// Everything has been read and handled, and the program waits for more.
  case resting
  case ended
  /// It computes longer than it may, or what was sent stays unread.
  case hanging
}

extension TerminalHarness {
  /// Waits until the program has read and handled all that was sent, without a pause of its own: this is
  /// what thousands of events in a second take.
  ///
  /// - Parameters:
  ///   - computing: the seconds of its processor that the program may take for it.
  ///   - waiting: the seconds it may take by the clock, which on a busy machine says little.
  public func waitForRest(computing: Double = 1, waiting: Double = 30) -> Rest {
    keepTerminal()
    let limit = processorSeconds + computing
    let start = ts_monotonic_nanoseconds()
    var end = start + UInt64(waiting * 1e9)
    var computed = processorSeconds
    var output: [UInt8] = []
    var pause = Self.shortestPause
    var calm = 0
    while true {
      // In this order: what it wrote before it slept can be read after.
      let look = look()
      let count = readAvailable(into: &output)
      calm = look == .busy || count > 0 ? 0 : calm + 1
      // What fills the terminal comes in pieces, and the rest of it a moment later.
      if calm >= (look == .asleep ? 3 : output.count < 1 << 14 ? 1 : 2) {
        if output.isEmpty, look != .awaitingTerminal { return .resting }
        if !output.isEmpty {
          // Shown in one piece: the emulator forgets a cluster that is cut between two calls. It may answer.
          let before = ts_monotonic_nanoseconds()
          take(output)
          // The time of the emulator is not the program's: large screens on a busy machine take long.
          end += ts_monotonic_nanoseconds() - before
          output.removeAll(keepingCapacity: true)
          (pause, calm) = (Self.shortestPause, 0)
          continue
        }
      }
      if exit != nil {
        readAvailable(into: &output)
        take(output)
        return .ended
      }
      if count > 0 { continue }
      var wait = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
      pause =
        ts_poll(&wait, 1, pause) > 0 ? Self.shortestPause : min(2 * pause, Self.longestPause)
      // Ctrl+Z stops the program while the terminal is not its own: a shell would have it go on.
      if pause == Self.longestPause, processState == UInt8(ascii: "T") { signal(SIGCONT) }
      // It may get no processor: then it has not been slow, it has not been at all.
      if ts_monotonic_nanoseconds() > end, end < start + UInt64(20 * waiting * 1e9) {
        let now = processorSeconds
        if now > computed || hasWork { end = ts_monotonic_nanoseconds() + 1_000_000_000 }
        computed = now
      }
      if processorSeconds > limit || ts_monotonic_nanoseconds() > end {
        take(output)
        return .hanging
      }
    }
  }

  /// The pauses between two looks, in nanoseconds: longer ones where many programs share a processor.
  private static let shortestPause: Int64 = 20_000
  private static let longestPause: Int64 = 400_000

  /// Reads what the program has written by now. Returns how many bytes that are.
  @discardableResult
  private func readAvailable(into bytes: inout [UInt8]) -> Int {
    var count = 0
    while case let got = read(controller, buffer.baseAddress, buffer.count), got > 0 {
      bytes += UnsafeRawBufferPointer(rebasing: buffer[..<got])
      count += got
    }
    return count
  }

  /// What the main thread is doing.
  private enum Look {
    /// It runs, or has something to read.
    case busy
    /// It waits for events of many kinds.
    case waiting
    /// It waits for the terminal alone, as on its way out of it.
    case awaitingTerminal
    /// It sleeps, and the kernel does not say where.
    case asleep
  }

  private func look() -> Look {
    // Asked this way, the kernel passes on first what is on its way.
    var unread = pollfd(fd: keeper, events: Int16(POLLIN), revents: 0)
    guard ts_poll(&unread, 1, 0) == 0 else { return .busy }
    if callFile < 0 { callFile = open("/proc/\(processIdentifier)/syscall", O_RDONLY | O_CLOEXEC) }
    let count = pread(callFile, buffer.baseAddress, 64, 0)
    guard count > 0 else { return processState == UInt8(ascii: "S") ? .asleep : .busy }
    // The number of the system call and what is handed to it, or the word `running`.
    let words = buffer[..<count].split(separator: UInt8(ascii: " "), maxSplits: 3)
    guard words.count == 4, words[0].elementsEqual(Self.pollCall) else { return .busy }
    return words[2].elementsEqual("0x1".utf8) ? .awaitingTerminal : .waiting
  }

  private static let pollCall = Array(String(ts_poll_call()).utf8)

  /// Waits until no thread of the program has work, those behind the main one too.
  ///
  /// - Parameter seconds: the longest wait, for a program that never comes to rest.
  public func waitForSleep(atMost seconds: Double) {
    let end = ts_monotonic_nanoseconds() + UInt64(seconds * 1e9)
    var calm = 0
    while calm < 3, exit == nil, ts_monotonic_nanoseconds() < end {
      let isQuiet = !pump(milliseconds: 10)
      calm = isQuiet && !hasWork ? calm + 1 : 0
    }
  }

  /// Whether a thread of the program runs, or would if it got a processor.
  private var hasWork: Bool {
    guard let threads = opendir("/proc/\(processIdentifier)/task") else { return false }
    defer { closedir(threads) }
    while let entry = readdir(threads) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if Self.state(of: "\(processIdentifier)/task/\(name)") == UInt8(ascii: "R") { return true }
    }
    return false
  }

  /// The state of the main thread, as the kernel names it: `R` running, `S` sleeping, `T` stopped.
  public var processState: UInt8? { Self.state(of: "\(processIdentifier)") }

  private static func state(of process: String) -> UInt8? {
    let file = open("/proc/\(process)/stat", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = max(0, read(file, &buffer, buffer.count))
    // The name of the program stands between parentheses and may hold any.
    guard let end = buffer[..<count].lastIndex(of: UInt8(ascii: ")")), end + 2 < count else {
      return nil
    }
    return buffer[end + 2]
  }
}
