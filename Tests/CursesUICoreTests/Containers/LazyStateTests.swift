import CursesCore
import Observation
import Testing

@testable import CursesControls
@testable import CursesViewGraph

@MainActor
struct LazyStateTests {
  private struct Remembering: View {
    let number: Int
    @State private var count = 0
    var body: some View { Inner(number: number, count: $count) }
  }

  private struct Inner: View {
    let number: Int
    @Binding var count: Int
    @State private var inner = 0
    var body: some View {
      Button("n\(number) \(count) \(inner)") {
        count += 1
        inner += 2
      }
    }
  }

  private struct Model: Identifiable {
    let id: Int
  }

  private struct Page: View {
    @State private var models = (0..<200).map(Model.init)
    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(models) { Remembering(number: $0.id) }
        }
      }
      .onKeyPress("d") {
        models.removeFirst(10)
        return .handled
      }
      .onKeyPress("b") {
        models.insert(contentsOf: (0..<10).map(Model.init), at: 0)
        return .handled
      }
      .onKeyPress("i") {
        models.insert(Model(id: 1000), at: 0)
        return .handled
      }
    }
  }

  private func wheel(_ stage: Stage, _ action: Mouse.Action, times: Int) {
    for _ in 0..<times {
      stage.graph.send(.mouse(Mouse(action, at: Point(column: 1, row: 1))))
      stage.settle()
    }
  }

  @Test func stateOfRowsThatScrollAwayIsKept() {
    let stage = Stage(30, 6, Page())
    stage.press(.enter)
    #expect(stage.picture.contains("n0 1 2"))
    stage.press(.tab)
    stage.press(.enter)
    #expect(stage.picture.contains("n1 1 2"))
    wheel(stage, .wheelDown, times: 30)
    #expect(stage.picture.contains("n90 0 0"))
    wheel(stage, .wheelUp, times: 30)
    #expect(stage.picture.contains("n0 1 2"))
    #expect(stage.picture.contains("n1 1 2"))
    // What came back follows its state still.
    stage.press(.enter)
    #expect(stage.picture.contains("n1 2 4"))
  }

  private struct Shrinking: View {
    @State private var models = (0..<200).map(Model.init)
    var body: some View {
      Button("fewer") { models.removeLast(196) }
      ScrollView {
        LazyVStack {
          ForEach(models) { model in
            Button("row \(model.id)") { models.removeLast(196) }
          }
        }
      }
    }
  }

  /// Whether the focus is in a row that goes, or in none.
  @Test(arguments: [false, true])
  func rowsBeyondTheNewEndAreLeft(isInRow: Bool) {
    let stage = Stage(30, 6, Shrinking())
    let place = Point(column: 14, row: 4)
    for _ in 0..<60 {
      stage.graph.send(.mouse(Mouse(.wheelDown, at: place)))
      stage.settle()
    }
    #expect(stage.picture.contains("row 180"), "\(stage.picture)")
    if isInRow {
      stage.graph.send(.mouse(Mouse(.press(.left, clicks: 1), at: place)))
      stage.graph.send(.mouse(Mouse(.release(.left), at: place)))
      stage.settle()
    } else {
      stage.press(.enter)
    }
    #expect(stage.picture.contains("row 3"), "\(stage.picture)")
    #expect(!stage.picture.contains("row 180"))
  }

  @Test func stateOfElementsThatAreGoneIsForgotten() {
    let stage = Stage(30, 6, Page())
    stage.press(.enter)
    stage.press(.tab)
    for _ in 0..<12 { stage.press(.tab) }
    stage.type("d")
    stage.type("b")
    wheel(stage, .wheelUp, times: 20)
    #expect(stage.picture.contains("n0 0 0"))
  }

  @Test func aRowThatMovesKeepsItsState() {
    let stage = Stage(30, 6, Page())
    stage.press(.enter)
    stage.type("i")
    #expect(stage.picture.contains("n1000 0 0"))
    #expect(stage.picture.contains("n0 1 2"))
  }

  @Test func tabGoesThroughAllRowsAndTheFocusStays() {
    let stage = Stage(30, 6, Page())
    for _ in 0..<150 { stage.press(.tab) }
    #expect(stage.picture.contains("n150 "))
    wheel(stage, .wheelUp, times: 60)
    #expect(stage.picture.contains("n0 "))
    // The row with the focus is still there, and takes keys.
    stage.press(.enter)
    wheel(stage, .wheelDown, times: 50)
    #expect(stage.picture.contains("n150 1 2"))
  }

  @Observable
  @MainActor
  fileprivate final class Shared {
    var word = "one"
  }

  private struct Reading: View {
    let shared: Shared
    let isLazy: Bool
    var body: some View {
      if isLazy {
        ScrollView { LazyVStack { ForEach(0..<50, id: \.self) { Text("\($0) \(shared.word)") } } }
      } else {
        VStack { ForEach(0..<3, id: \.self) { Text("\($0) \(shared.word)") } }
      }
    }
  }

  @Test(arguments: [true, false])
  func whatARowsClosureReadsIsFollowed(isLazy: Bool) {
    let shared = Shared()
    let stage = Stage(20, 5, Reading(shared: shared, isLazy: isLazy))
    #expect(stage.picture.contains("1 one"))
    shared.word = "二"
    stage.settle()
    #expect(stage.picture.contains("1 二"))
    shared.word = "three"
    stage.settle()
    #expect(stage.picture.contains("0 three"))
  }

  final class Counter: ObservableObject {
    @Published var count = 0
  }

  private struct Owning: View {
    let number: Int
    @StateObject private var counter = Counter()
    var body: some View {
      Button("n\(number) \(counter.count)") { counter.count += 1 }
    }
  }

  @Test func objectsOfRowsThatScrollAwayAreKeptAndFollowed() {
    let stage = Stage(
      30, 6,
      ScrollView { LazyVStack { ForEach(0..<200, id: \.self) { Owning(number: $0) } } })
    stage.press(.enter)
    stage.press(.tab)
    wheel(stage, .wheelDown, times: 30)
    wheel(stage, .wheelUp, times: 30)
    #expect(stage.picture.contains("n0 1"))
    stage.press(.tab, .shift)
    stage.press(.enter)
    #expect(stage.picture.contains("n0 2"))
  }
}
