import CursesUI
import CursesUITesting
import Testing

@testable import CursesViewGraph

/// Views that move by themselves, at moments that the test gives.
@Suite("Phases and timelines") @MainActor
struct PhaseAnimatorTests {
  @Observable final class Model { var count = 0 }

  struct Round: View {
    var body: some View {
      PhaseAnimator(["日", "e\u{301}", "c"]) { phase in
        Text(phase)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
  }

  struct Triggered: View {
    let model: Model
    var body: some View {
      PhaseAnimator([0, 8, 16], trigger: model.count) { phase in
        Text("x").offset(x: CGFloat(phase))
      } animation: { _ in
        .linear(duration: 1)
      }
    }
  }

  private func stage(reducesMotion: Bool = false, _ view: some View) -> TestHost {
    let stage = TestHost(columns: 10, rows: 1, EmptyView())
    stage.graph.reducesMotion = reducesMotion
    stage.graph.setRoot(view)
    stage.settle()
    return stage
  }

  private func go(_ stage: TestHost, to seconds: Double) -> String {
    stage.graph.date = seconds
    stage.graph.advance(to: seconds)
    stage.settle()
    return stage.rows.first ?? ""
  }

  private func center(_ text: String) -> String { text.trimmingCharacters(in: .whitespaces) }

  @Test func goesRoundWhileItIsShown() {
    let stage = stage(Round())
    #expect(center(stage.rows[0]) == "日")
    #expect(center(go(stage, to: 0.1)) == "e\u{301}")
    #expect(center(go(stage, to: 1.2)) == "c")
    #expect(center(go(stage, to: 2.3)) == "日")
    #expect(center(go(stage, to: 3.4)) == "e\u{301}")
    #expect(stage.graph.isMoving)
  }

  @Test func aTriggerSendsItThroughOnce() {
    let model = Model()
    let stage = stage(Triggered(model: model))
    let rest = stage.rows[0]
    #expect(go(stage, to: 1) == rest && !stage.graph.isMoving)
    model.count += 1
    #expect(go(stage, to: 2) == rest)
    _ = go(stage, to: 2.1)
    #expect(go(stage, to: 3.05) == " " + rest)
    _ = go(stage, to: 3.2)
    #expect(go(stage, to: 4.1) == "  " + rest)
    for seconds in [4.3, 5.2, 5.5, 6.5] { _ = go(stage, to: seconds) }
    #expect(stage.rows[0] == rest && !stage.graph.isMoving)
  }

  @Test func reducedMotionKeepsTheFirstPhase() {
    let stage = stage(reducesMotion: true, Round())
    #expect(!stage.graph.isMoving)
    #expect(center(go(stage, to: 5)) == "日")
  }

  @Test func reducedMotionStopsTheAnimationScheduleAlone() {
    struct Clocks: View {
      var body: some View {
        HStack {
          TimelineView(.animation) { Text("\(Int($0.date.timeIntervalSince1970))") }
          TimelineView(.periodic(from: .init(timeIntervalSince1970: 0), by: 1)) {
            Text("\(Int($0.date.timeIntervalSince1970))")
          }
        }
      }
    }
    let still = stage(reducesMotion: true, Clocks())
    #expect(center(go(still, to: 3)) == "0 3")
    let moving = stage(Clocks())
    #expect(center(go(moving, to: 3)) == "3 3")
  }

  @Test func viewsAreToldOfReducedMotion() {
    struct Telling: View {
      @Environment(\.accessibilityReduceMotion) private var isReduced
      var body: some View { Text("\(isReduced)") }
    }
    #expect(center(stage(Telling()).rows[0]) == "false")
    #expect(center(stage(reducesMotion: true, Telling()).rows[0]) == "true")
  }
}
