import CursesUI
import CursesUITesting
import Testing

/// Animations of what a closure does to a view, without the view itself.
@MainActor
@Suite struct ScopedAnimationTests {
  @Observable final class Model { var isOn = false }

  private struct Moved: View {
    let model: Model
    var body: some View {
      Text("x")
        .offset(x: 0, y: model.isOn ? 32 : 0)
        .animation(.linear(duration: 1)) { $0.offset(x: model.isOn ? 80 : 0) }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func place(_ host: TestHost) -> [Int]? {
    host.position(of: "x").map { [$0.column, $0.row] }
  }

  @Test func whatTheClosureDoesMovesAndTheRestIsThereAtOnce() {
    let model = Model()
    let host = TestHost(columns: 20, rows: 4, Moved(model: model))
    #expect(place(host) == [0, 0])
    model.isOn = true
    host.settle()
    #expect(place(host) == [0, 2])
    host.advance(by: 0.5)
    #expect(place(host) == [5, 2])
    host.advance(by: 0.6)
    #expect(place(host) == [10, 2])
  }

  private struct Stilled: View {
    let model: Model
    var body: some View {
      Text("x")
        .offset(x: 0, y: model.isOn ? 32 : 0)
        .transaction({ $0.animation = nil }, body: { $0.offset(x: model.isOn ? 80 : 0) })
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test func theViewItselfKeepsTheTransactionAround() {
    let model = Model()
    let host = TestHost(columns: 20, rows: 4, Stilled(model: model))
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    host.settle()
    #expect(place(host) == [10, 0])
    host.advance(by: 1.1)
    #expect(place(host) == [10, 2])
  }
}
