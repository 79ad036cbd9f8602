import CursesCore
import Observation
import Testing

@testable import CursesControls
@testable import CursesViewGraph

@Observable @MainActor
private final class Counter {
  var count = 0
  var unseen = 0
}

private struct CounterView: View {
  @State private var count = 0
  var body: some View {
    Text("count \(count)").onKey { _ in
      count += 1
      return true
    }
  }
}

private struct ObservingView: View {
  let counter: Counter
  let evaluations: Evaluations
  var body: some View {
    evaluations.count += 1
    return Text("seen \(counter.count)")
  }
}

@MainActor
private final class Evaluations {
  var count = 0
}

private struct Cycle: View {
  @State private var value = false
  var body: some View {
    Text("\(value)").onChange(of: value, initial: true) { value.toggle() }
  }
}

private struct Parent: View {
  let text: String
  var body: some View {
    VStack {
      Text(text)
      CounterView()
    }
  }
}

@MainActor
struct StateTests {
  @Test func stateLivesOnBetweenEvaluations() {
    let stage = Stage(12, 1, CounterView())
    stage.press(.enter)
    stage.press(.enter)
    #expect(stage.picture == "  count 2")
  }

  @Test func stateIsKeptWhenTheParentIsRebuilt() {
    let stage = Stage(12, 2, Parent(text: "one"))
    stage.press(.enter)
    stage.graph.setRoot(Parent(text: "two"))
    stage.settle()
    #expect(stage.picture.contains("count 1"))
    #expect(stage.picture.contains("two"))
  }

  @Test func stateIsNewAfterTheViewWasGone() {
    let stage = Stage(12, 1, CounterView())
    stage.press(.enter)
    stage.graph.setRoot(Text("gone"))
    stage.settle()
    stage.graph.setRoot(CounterView())
    stage.settle()
    #expect(stage.picture.contains("count 0"))
  }

  @Test func onlyWhatABodyReadsEvaluatesItAgain() {
    let counter = Counter()
    let evaluations = Evaluations()
    let stage = Stage(12, 1, ObservingView(counter: counter, evaluations: evaluations))
    #expect(evaluations.count == 1)
    counter.unseen += 1
    stage.settle()
    #expect(evaluations.count == 1)
    counter.count = 7
    stage.settle()
    #expect(evaluations.count == 2)
    #expect(stage.picture.contains("seen 7"))
  }

  @Test func aCycleOfChangesIsBounded() {
    let stage = Stage(12, 1, Cycle())
    #expect(stage.graph.update())
    #expect(stage.picture.contains("e"))
  }

  @Test func elementsKeepTheirStateWhenTheyMove() {
    struct Rows: View {
      let names: [String]
      var body: some View {
        VStack {
          ForEach(names, id: \.self) { name in
            HStack {
              Text(name)
              CounterView()
            }
          }
        }
      }
    }
    let stage = Stage(20, 2, Rows(names: ["a", "b"]))
    stage.graph.focus.set(nil)
    stage.graph.setRoot(Rows(names: ["b", "a"]))
    stage.settle()
    #expect(stage.picture.split(separator: "\n").first?.contains("b") == true)
  }
}

@MainActor
struct SizeReaderTests {
  @Test func itsContentFollowsWhatItReadsAndTheSize() {
    let counter = Counter()
    let stage = Stage(
      20, 1, SizeReader { size in Text("\(size.columns) wide, \(counter.count)") })
    #expect(stage.picture == "20 wide, 0")
    counter.count = 3
    stage.settle()
    #expect(stage.picture == "20 wide, 3")
    stage.graph.send(.resize(Size(columns: 12, rows: 1)))
    stage.settle()
    #expect(stage.picture == "12 wide, 3")
  }
}
