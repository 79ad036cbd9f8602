import BubblepadSettings

/// When the status bar follows the caret: once nothing has been typed for a moment, or, where that does not come,
/// together with a key. Between two keys it would hold up the second of them.
@MainActor
package final class StatusPace {
  private unowned let scheduler: any Scheduler
  private let refresh: () -> Void
  private var timer: (any ScheduledAction)?
  /// Whether the status bar would have followed by now, had there been a moment without a key.
  private var isOverdue = false
  /// When the editor changed last.
  package var lastChange = ContinuousClock.now

  package init(_ scheduler: any Scheduler, refresh: @escaping () -> Void) {
    (self.scheduler, self.refresh) = (scheduler, refresh)
  }

  /// Says that the editor has changed.
  package func refreshSoon() {
    lastChange = .now
    if isOverdue {
      refreshNow()
    } else if timer == nil {
      refresh(after: 90)
    }
  }

  private func refresh(after milliseconds: Int) {
    timer = scheduler.schedule(after: milliseconds) { [weak self] in
      guard let self else { return }
      guard .now - lastChange < .milliseconds(20) else { return refreshNow() }
      isOverdue = true
      refresh(after: 20)
    }
  }

  private func refreshNow() {
    timer?.cancel()
    timer = nil
    isOverdue = false
    refresh()
  }
}
