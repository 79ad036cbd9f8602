import CursesCLibrary
import Synchronization

/// Which thread runs the main actor: noted when the first window opens.
enum MainThread {
  private static let thread = Atomic<UInt>(0)

  @MainActor static func note() { thread.store(pthread_self(), ordering: .relaxed) }

  static var isCurrent: Bool { thread.load(ordering: .relaxed) == pthread_self() }
}

/// Runs `body` on the main actor: at once when this is its thread, else as its next job.
///
/// State may be set from any thread, as in SwiftUI; the graph lives on the main actor alone.
package func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  if MainThread.isCurrent {
    MainActor.assumeIsolated(body)
  } else {
    Task { @MainActor in body() }
  }
}
