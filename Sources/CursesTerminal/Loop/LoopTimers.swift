/// A timer of an event loop.
public struct LoopTimer: Hashable, Sendable {
  let number: UInt64
}

/// The timers that wait, by the time they are due.
struct LoopTimers {
  struct Entry {
    let timer: LoopTimer
    var due: UInt64
    let interval: UInt64?
    let action: @MainActor (UInt64) -> Void
  }

  private var entries: [Entry] = []
  private var next: UInt64 = 0

  /// The time the next timer is due.
  var earliest: UInt64? { entries.map(\.due).min() }

  mutating func add(
    due: UInt64, interval: UInt64?, action: @escaping @MainActor (UInt64) -> Void
  ) -> LoopTimer {
    next += 1
    let timer = LoopTimer(number: next)
    entries.append(Entry(timer: timer, due: due, interval: interval, action: action))
    return timer
  }

  mutating func cancel(_ timer: LoopTimer) { entries.removeAll { $0.timer == timer } }

  func contains(_ timer: LoopTimer) -> Bool { entries.contains { $0.timer == timer } }

  /// Takes what is due, earliest first. A repeating timer skips the beats that were missed.
  mutating func takeDue(at now: UInt64) -> [Entry] {
    let due = entries.filter { $0.due <= now }.sorted { $0.due < $1.due }
    guard !due.isEmpty else { return [] }
    entries.removeAll { $0.due <= now && $0.interval == nil }
    for index in entries.indices where entries[index].due <= now {
      let interval = max(1, entries[index].interval ?? 1)
      entries[index].due += ((now - entries[index].due) / interval + 1) * interval
    }
    return due
  }
}
