import CursesCLibrary
import CursesCore
import CursesTerminal
@_spi(Nodes) import CursesViewGraph

/// An event whose handling takes so long that the user is told of it.
struct LongEvent {
  /// Nanoseconds before it is told of, and between two times.
  var (patience, interval): (UInt64, UInt64) = (300_000_000, 250_000_000)
  /// Nanoseconds in which it is not stopped: what is typed with it is meant for what comes of it.
  var grace: UInt64 = 50_000_000
  private var due = UInt64.max
  private var start: UInt64 = 0

  /// Whether it has only just begun.
  var isShort: Bool { Self.now < start + grace }

  /// The next event is handled.
  mutating func begin() {
    start = Self.now
    due = start + patience
  }

  /// Whether it is time to tell of it.
  mutating func takesTurn() -> Bool {
    let now = Self.now
    guard now >= due else { return false }
    due = now + interval
    return true
  }

  /// Tells of it no more.
  mutating func end() { due = .max }

  /// Nanoseconds of the monotonic clock.
  private static var now: UInt64 {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return UInt64(now.tv_sec) * 1_000_000_000 + UInt64(now.tv_nsec)
  }
}

extension TerminalHost {
  /// Whether Esc or Ctrl+C has come while an event is being handled, for work that takes long: to be asked now and
  /// then; of one that has just begun neither is looked for. Once it has taken a third of a second, words stand on the screen until the next frame.
  ///
  /// - Parameters:
  ///   - words: what is being done, how far it is, and how it is stopped.
  ///   - area: the cells that they are shown in.
  public func takeInterruption(saying words: () -> String, in area: Rect) -> Bool {
    guard longEvent.isShort || !loop.takeInterruption() else { return true }
    if longEvent.takesTurn() { say(words(), in: area) }
    return false
  }

  private func say(_ words: String, in area: Rect) {
    let area = area.intersection(Rect(origin: .zero, size: graph.size))
    guard !area.isEmpty, !showsWholeFrame, compositor.frame.size == graph.size else { return }
    // No view is asked for it: what it would show may be half changed.
    graph.overdraw(area) { canvas in
      canvas.layGlass(area, surface: .panel)
      canvas.on(.panel) { canvas in
        let fitting = canvas.look.fitted(words, columns: area.size.columns - 2)
        canvas.write(fitting, column: area.minColumn + 1, row: area.minRow, role: .info)
      }
    }
    compositor.composite(
      graph.scene, over: backdrop.field, light: backdrop.fieldNumber, rows: area.rows,
      follows: true)
    screen.present(compositor.frame, cursor: lastCursor, kind: .text, rows: area.rows)
    // Who hears the screen is told once.
    if graph.look.isLinear { longEvent.end() }
  }
}
