import CursesUI
import CursesUITesting
import Testing

/// State that is set where a view is made.
@Suite("State set in an initializer") @MainActor
struct StateInitTests {
  private struct Greeting: View {
    @State private var name: String
    @State private var count: Int
    init(name: String) {
      self.name = name
      count = 2
    }
    var body: some View {
      TextField("Name", text: $name)
      Text("\(name) \(count)")
    }
  }

  private struct Parent: View {
    @State private var name = "Ada"
    var body: some View {
      Greeting(name: name)
      Button("Other") { name = "Grace" }.keyboardShortcut("o")
    }
  }

  @Test func itBeginsWithThatAndIsItsOwnThen() {
    let host = TestHost(columns: 30, rows: 5, Parent())
    #expect(host.contains("Ada 2"))
    host.type("!")
    #expect(host.contains("Ada! 2"))
    host.press(.tab)
    host.press(.enter)
    #expect(host.contains("Ada! 2"), "the first value counts")
  }
}
