import CursesUI
import CursesUITesting
import Testing

@testable import CursesMotion
@testable import CursesViewGraph

/// The values of keyframes, and a view that goes through them at moments that the test gives.
@Suite("Keyframes") @MainActor
struct KeyframeTests {
  struct Values {
    var shift = 0.0
    var rise = 0.0
  }

  private func stage(reducesMotion: Bool = false, _ view: some View) -> TestHost {
    let stage = TestHost(columns: 12, rows: 1, EmptyView())
    stage.graph.reducesMotion = reducesMotion
    stage.graph.setRoot(view)
    stage.settle()
    return stage
  }

  private func go(_ stage: TestHost, to seconds: Double) -> String {
    stage.graph.date = seconds
    stage.graph.advance(to: seconds)
    stage.settle()
    return (stage.rows.first ?? "").trimmingCharacters(in: .whitespaces)
  }

  @Test func tracksRunBesideEachOther() {
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.shift) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(50)
        LinearKeyframe(60, duration: 1)
      }
      KeyframeTrack(\.rise) { LinearKeyframe(4, duration: 4) }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 0.5).shift == 5)
    #expect(timeline.value(time: 1).shift == 50)
    #expect(timeline.value(time: 1.5).shift == 55)
    #expect(timeline.value(time: 9).shift == 60)
    #expect(timeline.value(progress: 0.5).rise == 2)
  }

  /// A curve goes through every keyframe without a jump, at rest at both ends and at an even pace where all of it is
  /// on a line.
  @Test func curvesAreSmooth() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(20, duration: 1)
      CubicKeyframe(30, duration: 1)
    }
    for (time, value) in [(0.0, 0.0), (1, 10), (2, 20), (3, 30)] {
      #expect(abs(timeline.value(time: time) - value) < 1e-9)
    }
    #expect(abs(timeline.value(time: 1.5) - 15) < 1e-9)
    #expect(timeline.value(time: 0.01) < 0.02)
    var before = 0.0
    for step in 1...300 {
      let value = timeline.value(time: Double(step) / 100)
      #expect(abs(value - before) < 0.2)
      before = value
    }
  }

  @Test func aSpringComesToRest() {
    let bouncy = Spring.bouncy
    #expect(bouncy.progress(at: 0) == 0)
    #expect((1...100).contains { bouncy.progress(at: Double($0) / 100) > 1.01 })
    #expect(abs(bouncy.progress(at: bouncy.settlingDuration) - 1) < 0.01)
    #expect((1...100).allSatisfy { Spring.smooth.progress(at: Double($0) / 100) <= 1 })
    let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(8, spring: .smooth) }
    #expect(timeline.value(time: timeline.duration) == 8)
  }

  struct Round: View {
    var body: some View {
      KeyframeAnimator(initialValue: 0.0) { value in
        Text(verbatim: "\(Int(value.rounded()))")
      } keyframes: { _ in
        LinearKeyframe(10, duration: 1)
      }
    }
  }

  @Test func aViewGoesRound() {
    let stage = stage(Round())
    #expect(go(stage, to: 0) == "0")
    #expect(go(stage, to: 0.5) == "5")
    #expect(go(stage, to: 1.2) == "2")
    #expect(stage.graph.isMoving)
  }

  @Test func reducedMotionStandsStill() {
    let stage = stage(reducesMotion: true, Round())
    #expect(go(stage, to: 0.5) == "0")
    #expect(!stage.graph.isMoving)
  }

  struct Triggered: View {
    @State private var count = 0
    var body: some View {
      Button("go") { count += 1 }
        .keyframeAnimator(initialValue: 0.0, trigger: count) { content, value in
          HStack {
            content
            Text(verbatim: "at \(Int(value.rounded()))")
          }
        } keyframes: { _ in
          LinearKeyframe(10, duration: 1)
        }
    }
  }

  @Test func aTriggerSendsItThroughOnce() {
    let host = TestHost(columns: 20, rows: 1, Triggered())
    host.advance(by: 1)
    #expect(host.contains("at 0"))
    host.press(.enter)
    host.advance(by: 0.1)
    host.advance(by: 2)
    #expect(host.contains("at 10"))
  }
}
