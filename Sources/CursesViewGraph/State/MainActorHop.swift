import Dispatch

/// The queue that runs the main actor. Its thread tells nothing: once a program waits, the queue may be drained by one
/// thread now and by another then.
enum MainQueue {
  private static let mark = {
    let mark = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: mark, value: ())
    return mark
  }()

  /// Whether this is code of the main actor.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) != nil }
}

/// Runs `body` on the main actor: at once in code of the main actor, else as its next job.
///
/// State may be set from any thread, as in SwiftUI; the graph lives on the main actor alone.
package func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  if MainQueue.isCurrent {
    MainActor.assumeIsolated(body)
  } else {
    Task { @MainActor in body() }
  }
}
