/// An action that has yet to run.
@MainActor
package protocol ScheduledAction {
  func cancel()
}

/// The time of the program around the app.
@MainActor
package protocol Scheduler: AnyObject {
  /// Runs an action after a while; what it returns cancels it.
  func schedule(
    after milliseconds: Int, _ action: @escaping @MainActor () -> Void
  ) -> any ScheduledAction
}
