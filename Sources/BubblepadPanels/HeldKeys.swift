import BubblepadSettings

/// The keys of the program around the app.
@MainActor
package protocol InputHolder: Scheduler {
  /// Whether keys wait until it is known what they are meant for.
  var holdsInput: Bool { get set }
  /// Gives up the keys that wait, and lets those that come through.
  func dropHeldInput()
}

/// Keys that wait while a note is saved before it is left, or found: they are meant for what comes after that.
///
/// A question that is asked meanwhile is no place for them: they are given up.
@MainActor
package final class HeldKeys {
  private unowned let shell: any InputHolder
  private var timer: (any ScheduledAction)?
  package private(set) var holds = false

  /// In milliseconds. On a disk that takes longer keys go into the note that is left, and are saved with it.
  private static let most = 2000

  package init(_ shell: any InputHolder) { self.shell = shell }

  /// Has keys wait from now on.
  package func hold() {
    guard !holds else { return }
    holds = true
    shell.holdsInput = true
    timer = shell.schedule(after: Self.most) { [weak self] in self?.deliver() }
  }

  /// Does what was waited for, and delivers them once the focus is where they are meant to go.
  ///
  /// - Parameter areHeldOn: whether what was done has keys wait by itself.
  package func deliver(after action: () -> Void, unless areHeldOn: () -> Bool = { false }) {
    action()
    guard holds else { return }
    guard !areHeldOn() else { return stopHolding() }
    timer?.cancel()
    timer = shell.schedule(after: 1) { [self] in deliver() }
  }

  /// Gives them up: the note is not left, or not yet.
  package func drop() {
    guard holds else { return }
    stopHolding()
    shell.dropHeldInput()
  }

  private func deliver() {
    guard holds else { return }
    stopHolding()
    shell.holdsInput = false
  }

  private func stopHolding() {
    holds = false
    timer?.cancel()
    // It holds what holds it.
    timer = nil
  }
}
