import CCursesTerminalShims
import CursesCLibrary
import Synchronization

/// Where other threads leave work for the main actor; it wakes the loop.
public final class LoopInbox: Sendable {
  private let pending = Mutex<[@Sendable @MainActor () -> Void]>([])
  let descriptor: Int32

  init() throws(TerminalError) {
    descriptor = ts_event_descriptor()
    if descriptor < 0 { throw .system(call: "eventfd", error: errno) }
  }

  deinit { close(descriptor) }

  /// Has `work` run by the loop, in the order it was posted. Can be called on any thread.
  public func post(_ work: @escaping @Sendable @MainActor () -> Void) {
    let wasEmpty = pending.withLock { pending in
      pending.append(work)
      return pending.count == 1
    }
    guard wasEmpty else { return }
    var one: UInt64 = 1
    _ = write(descriptor, &one, MemoryLayout<UInt64>.size)
  }

  func take() -> [@Sendable @MainActor () -> Void] {
    var count: UInt64 = 0
    _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
    return pending.withLock { pending in
      defer { pending = [] }
      return pending
    }
  }
}
