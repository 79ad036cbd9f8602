import CCursesTerminalShims
import CursesCore

/// What tests drive a loop with that does not run.
extension EventLoop {
  /// Delivers events as one wake-up does.
  package func wake(with events: [InputEvent]) {
    now = ts_monotonic_nanoseconds()
    for event in events { onEvent(event) }
    afterEvents()
  }

  /// Wakes up at a later moment, and does what is due by then.
  ///
  /// - Parameter nanoseconds: from now on.
  package func wake(after nanoseconds: UInt64) {
    now = ts_monotonic_nanoseconds() + nanoseconds
    fireTimers()
    afterEvents()
  }
}
