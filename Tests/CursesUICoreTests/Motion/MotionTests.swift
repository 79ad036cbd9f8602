import CursesCore
import Testing

@testable import CursesControls
@testable import CursesViewGraph

/// How changes of state move on the screen, moment by moment.
@MainActor
@Suite struct MotionTests {
  private final class Log {
    var evaluations = 0
    var completions = 0
  }

  /// A bar whose width grows from 8 to 88 points when it appears.
  private struct Bar: View {
    let log: Log
    var animation: Animation? = .linear(duration: 1)
    @State private var isWide = false

    var body: some View {
      log.evaluations += 1
      return ExactFrameView(
        Text(String(repeating: "x", count: 20)).lineLimit(1), width: isWide ? 88 : 8, height: 16,
        alignment: .leading
      )
      .frame(columns: 20, rows: 1, alignment: .leading)
      .onAppear {
        withAnimation(animation) {
          isWide = true
        } completion: {
          log.completions += 1
        }
      }
    }
  }

  private func width(_ stage: Stage) -> Int { stage.picture.filter { $0 != " " }.count }

  @Test func widthGrowsWithTimeWithoutEvaluatingTheBody() {
    let log = Log()
    let stage = Stage(20, 1, Bar(log: log))
    #expect(width(stage) == 1 && stage.graph.isMoving)
    let evaluations = log.evaluations
    for (moment, columns) in [(0.25, 4), (0.5, 6), (0.75, 9), (1.0, 11)] {
      stage.graph.advance(to: moment)
      stage.settle()
      #expect(abs(width(stage) - columns) <= 1)
    }
    #expect(width(stage) == 11)
    #expect(log.evaluations == evaluations)
    #expect(log.completions == 1 && !stage.graph.isMoving)
    #expect(stage.graph.secondsToMotion == nil)
  }

  @Test func withoutAnimationValuesChangeAtOnce() {
    let log = Log()
    let stage = Stage(20, 1, Bar(log: log, animation: nil))
    #expect(width(stage) == 11 && !stage.graph.isMoving && log.completions == 1)
  }

  @Test func reducedMotionShowsTheEnd() {
    let log = Log()
    let stage = Stage(20, 1, EmptyView())
    stage.graph.reducesMotion = true
    stage.graph.setRoot(Bar(log: log, animation: .linear(duration: 1).repeatForever()))
    stage.settle()
    #expect(width(stage) == 11 && !stage.graph.isMoving && log.completions == 1)
  }

  @Test func aRepeatedMotionGoesThereAndBack() {
    let stage = Stage(
      20, 1, Bar(log: Log(), animation: .linear(duration: 1).repeatForever()))
    func width(at moment: Double) -> Int {
      stage.graph.advance(to: moment)
      stage.settle()
      return self.width(stage)
    }
    #expect(width(at: 0.999) >= 10)
    #expect(width(at: 2) == 1)
    #expect(width(at: 101) >= 10)
    #expect(stage.graph.isMoving)
  }

  @Test func aViewThatGoesStopsMoving() {
    let stage = Stage(20, 1, Bar(log: Log(), animation: .linear(duration: 1).repeatForever()))
    stage.graph.setRoot(Text("gone"))
    stage.settle()
    #expect(!stage.graph.isMoving && stage.picture.contains("gone"))
  }

  /// A bar in a reader of its place, which is built by the first layout.
  private struct Placed: View {
    @State private var isWide = false
    var body: some View {
      PlaceReader { _, _ in
        AnimationView(
          ExactFrameView(
            Text("xxxxxxxxxx").lineLimit(1), width: isWide ? 80 : 8, height: 16,
            alignment: .leading), .linear(duration: 1).repeatForever(), value: isWide)
      }
      .onAppear { isWide = true }
    }
  }

  @Test func whatIsBuiltByLayoutHasAppearedAfterIt() {
    let stage = Stage(20, 1, Placed())
    #expect(stage.graph.isMoving && width(stage) == 1 && stage.graph.unplaced == 0)
    stage.graph.advance(to: 0.999)
    stage.settle()
    #expect(width(stage) >= 9)
  }

  /// A value between two, drawn as text: a view of one's own that is animatable.
  private struct Counter: View, Animatable {
    var value: Double
    var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    var body: some View { Text("\(Int(value))") }
  }

  private struct Counting: View {
    @State private var value = 0.0
    var body: some View {
      AnimationView(Counter(value: value), .linear(duration: 2), value: value)
        .onAppear { value = 100 }
    }
  }

  @Test func anAnimatableViewIsEvaluatedWithValuesBetween() {
    let stage = Stage(5, 1, Counting())
    for (moment, text) in [(0.5, "25"), (1, "50"), (1.5, "75"), (2, "100"), (3, "100")] {
      stage.graph.advance(to: moment)
      stage.settle()
      #expect(stage.picture.trimmed == text)
    }
    #expect(!stage.graph.isMoving)
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }.prefix { $0 != " " }) }
}
