import CursesInputFormats
@_spi(Nodes) import CursesViewGraph
import Synchronization

/// The answer of a rule that may come after nobody waits for it any more.
final class LateAnswer: Sendable {
  private struct State {
    var value: Validation?
    var action: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  var value: Validation? { state.withLock { $0.value } }

  func finish(_ value: Validation) {
    let action = state.withLock { state in
      state.value = value
      defer { state.action = nil }
      return state.action
    }
    action?()
  }

  /// Runs an action when the answer is there, which it may be already.
  func whenDone(_ action: @escaping @Sendable () -> Void) {
    let isDone = state.withLock { state in
      if state.value == nil { state.action = action }
      return state.value != nil
    }
    if isDone { action() }
  }
}
