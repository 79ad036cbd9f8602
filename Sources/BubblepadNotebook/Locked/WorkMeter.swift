/// How far a computation is that says no more than how long it should take.
@MainActor
package final class WorkMeter {
  /// Runs an action after so many milliseconds; what it returns cancels it.
  package typealias Schedule = (Int, @escaping @MainActor () -> Void) -> @MainActor () -> Void

  private let schedule: Schedule
  private let report: @MainActor (Double?) -> Void
  private var cancelNext: @MainActor () -> Void = {}
  private var started = ContinuousClock.now
  private var expected = Duration.seconds(2)

  private static let step = 80

  package init(schedule: @escaping Schedule, report: @escaping @MainActor (Double?) -> Void) {
    self.schedule = schedule
    self.report = report
    tick()
  }

  package func entered(_ phase: LockPhase) {
    // A note's own key and then its journal's: the same work twice.
    if case .derivingKey(let once) = phase { expected = once * 2 }
  }

  /// Nears the end without reaching it: the work itself says when it is done.
  private func tick() {
    report(min(0.97, (ContinuousClock.now - started) / expected))
    cancelNext = schedule(WorkMeter.step) { [weak self] in self?.tick() }
  }

  package func stop() {
    cancelNext()
    cancelNext = {}
    report(nil)
  }
}
