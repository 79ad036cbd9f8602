import BubblepadSettings
import CursesTerminal

/// A timer of the event loop, as the workspace knows it.
struct TimerAction: ScheduledAction {
  let loop: EventLoop
  let timer: LoopTimer
  func cancel() { loop.cancel(timer) }
}
