import Testing

@testable import CursesViewGraph

/// What an animation's progress is at which moment.
@Suite struct AnimationCurveTests {
  private static let finite: [Animation] = [
    .linear(duration: 2), .easeIn(duration: 0.5), .easeOut, .easeInOut(duration: 3), .default,
    .spring(response: 0.5, dampingFraction: 0.3), .bouncy, .smooth, .snappy,
    .interpolatingSpring(stiffness: 100, damping: 5), .timingCurve(0.2, 0.9, 0.1, 1, duration: 1),
    .linear(duration: 1).delay(2).speed(4), .easeIn.repeatCount(3),
    .easeIn.repeatCount(4, autoreverses: false), .spring(duration: 0.6, bounce: -0.4),
  ]

  @Test(arguments: finite)
  func startsAtTheOldValueAndEndsAtTheNew(animation: Animation) {
    #expect(animation.progress(at: 0) == 0 && animation.progress(at: -1) == 0)
    #expect(animation.duration.isFinite)
    #expect(animation.progress(at: animation.duration) == 1)
    #expect(animation.progress(at: animation.duration + 100) == 1)
  }

  @Test(arguments: finite)
  func neverJumps(animation: Animation) {
    let step = animation.duration / 5_000
    var before = 0.0
    for index in 0..<5_000 {
      let now = animation.progress(at: Double(index) * step)
      // One that starts anew each time may jump back; nothing else may.
      if now > 0.02 || before < 0.9 { #expect(abs(now - before) < 0.02) }
      before = now
    }
  }

  @Test func easingIsSymmetricAndSlowAtItsEnds() {
    let animation = Animation.easeInOut(duration: 1)
    for place in stride(from: 0.05, to: 1, by: 0.05) {
      let sum = animation.progress(at: place) + animation.progress(at: 1 - place)
      #expect(abs(sum - 1) < 0.000_1)
    }
    #expect(animation.progress(at: 0.1) < 0.03)
    #expect(abs(Animation.linear(duration: 4).progress(at: 1) - 0.25) < 0.000_1)
  }

  @Test func repeatsThereAndBack() {
    let animation = Animation.linear(duration: 2).repeatForever()
    #expect(animation.duration == .infinity)
    #expect(abs(animation.progress(at: 3) - 0.5) < 0.000_1)
    #expect(abs(animation.progress(at: 3.5) - 0.25) < 0.000_1)
    #expect(abs(animation.progress(at: 4_000.5) - 0.25) < 0.000_1)
    let again = Animation.linear(duration: 2).repeatForever(autoreverses: false)
    #expect(abs(again.progress(at: 3.5) - 0.75) < 0.000_1)
  }

  @Test func speedAndDelayApplyInTheirOrder() {
    let late = Animation.linear(duration: 2).repeatForever().speed(2).delay(3)
    #expect(late.progress(at: 2.9) == 0)
    #expect(abs(late.progress(at: 3.5) - 0.5) < 0.000_1)
    #expect(abs(late.progress(at: 4.5) - 0.5) < 0.000_1)
    let sped = Animation.linear(duration: 2).delay(2).speed(2)
    #expect(sped.progress(at: 1) == 0)
    #expect(abs(sped.progress(at: 1.5) - 0.5) < 0.000_1)
  }

  @Test func springsOvershootByTheirBounce() {
    func most(_ animation: Animation) -> Double {
      stride(from: 0, to: animation.duration, by: 0.005).map(animation.progress).max() ?? 0
    }
    #expect(most(.smooth) <= 1.000_1)
    #expect(most(.bouncy) > 1.02)
    #expect(most(.spring(response: 0.5, dampingFraction: 0.2)) > 1.4)
  }
}
