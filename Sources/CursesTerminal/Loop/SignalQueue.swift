import CCursesTerminalShims
import CursesCLibrary

/// The signals of the process, in the order in which they came.
struct SignalQueue {
  /// Has something to read when one has come; -1 for none.
  let descriptor: Int32
  private var waiting: [Int32] = []

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Whether some have been read that nobody has taken.
  var isWaiting: Bool { !waiting.isEmpty }

  /// Takes the next one; 0 where none has come.
  mutating func next() -> Int32 {
    waiting.isEmpty ? ts_next_signal(descriptor) : waiting.removeFirst()
  }

  /// Whether work that takes long is to stop: for a signal that ends the program, which waits on, and for one that
  /// stands for Ctrl+C, which is taken.
  mutating func takeInterruption() -> Bool {
    while case let signal = ts_next_signal(descriptor), signal != 0 { waiting.append(signal) }
    if waiting.contains(where: Self.ends) { return true }
    guard waiting.contains(SIGINT) else { return false }
    waiting.removeAll { $0 == SIGINT }
    return true
  }

  /// Whether a signal ends the program.
  private static func ends(_ signal: Int32) -> Bool {
    ![SIGWINCH, SIGINT, SIGTSTP, SIGCONT].contains(signal)
  }
}
