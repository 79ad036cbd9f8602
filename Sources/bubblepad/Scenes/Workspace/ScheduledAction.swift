/// An action that has yet to run.
@MainActor
protocol ScheduledAction {
  func cancel()
}
