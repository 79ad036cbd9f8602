import CursesCore
import Testing

@testable import CursesBackdrops
@testable import CursesHost

@Suite("Animation clock")
struct BackgroundClockTests {
  private let clock = AnimationClock()
  private func conditions(_ change: (inout AnimationClock.Conditions) -> Void)
    -> AnimationClock.Conditions
  {
    var now = AnimationClock.Conditions()
    change(&now)
    return now
  }

  @Test("Fifteen frames a second at work, four after a minute, none after five")
  func idle() {
    #expect(clock.step(conditions { _ in }) == .draw(next: 1.0 / 15))
    #expect(clock.step(conditions { $0.idleSeconds = 60 }) == .draw(next: 0.25))
    #expect(clock.step(conditions { $0.idleSeconds = 300 }) == .still)
  }

  @Test("No focus, reduced motion and a still scene draw once and set no timer")
  func still() {
    for now in [
      conditions { $0.isFocused = false }, conditions { $0.reducesMotion = true },
      conditions { $0.isAnimated = false },
    ] {
      #expect(clock.step(now) == .still)
      #expect(clock.nextTick(now) == nil)
    }
  }

  @Test("Too few colours need no light at all")
  func depth() {
    for depth in [.none, .ansi16] as [ColorDepth] {
      #expect(clock.step(conditions { $0.depth = depth }) == .off)
    }
  }

  @Test("256 colours show no more than eight frames a second")
  func indexed() {
    #expect(clock.step(conditions { $0.depth = .indexed256 }) == .draw(next: 1.0 / 8))
  }

  @Test("An unanswered frame holds the next one back, but not for ever")
  func answers() {
    #expect(clock.step(conditions { $0.unansweredSeconds = 0.1 }) == .wait(1.0 / 15))
    #expect(clock.step(conditions { $0.unansweredSeconds = 2 }) == .draw(next: 1.0 / 15))
    #expect(clock.nextTick(conditions { $0.unansweredSeconds = 1.99 }) ?? 1 < 0.011)
  }

  @Test("A slow line gets fewer frames, down to two a second")
  func slowLine() {
    #expect(clock.nextTick(conditions { $0.roundTrip = 0.01 }) == 1.0 / 15)
    #expect(abs((clock.nextTick(conditions { $0.roundTrip = 0.2 }) ?? 0) - 0.3) < 1e-9)
    #expect(clock.nextTick(conditions { $0.roundTrip = 9 }) == 0.5)
  }

  /// A frame waits while the next of a stream of keys may come, but not for ever.
  @MainActor @Test func lightWaitsForKeys() {
    let backdrop = Backdrop(PlainBackground(), isAnimated: true)
    let millisecond: UInt64 = 1_000_000
    #expect(backdrop.waitForKeys(at: 5 * millisecond) == nil)
    backdrop.noteActivity(at: 100 * millisecond)
    #expect(backdrop.waitForKeys(at: 105 * millisecond) == 15 * millisecond)
    #expect(backdrop.waitForKeys(at: 120 * millisecond) == nil)
    backdrop.noteActivity(at: 995 * millisecond)
    #expect(backdrop.waitForKeys(at: 999 * millisecond) == 16 * millisecond)
    #expect(backdrop.waitForKeys(at: 1000 * millisecond) == nil)
  }
}
