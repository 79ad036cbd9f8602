import CursesUI
import CursesUITesting
import Testing

private struct TitleKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var title: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
  @Entry fileprivate var draft: Binding<String>?
}

/// What the view with the focus hands to the rest of the window.
@Suite("Focused values") @MainActor
struct FocusedValueTests {
  private struct Bar: View {
    @FocusedValue(\.title) private var title
    @FocusedBinding(\.draft) private var draft
    var body: some View {
      Text("\(title ?? "nothing"): \(draft ?? "no draft")")
      Button("Clear") { draft = "" }.keyboardShortcut("l")
    }
  }

  private struct Program: View {
    @State private var one = "1"
    @State private var two = "2"
    var body: some View {
      VStack {
        Bar()
        TextField("One", text: $one).focusedValue(\.title, "first").focusedValue(\.draft, $one)
        VStack {
          TextField("Two", text: $two).focusedValue(\.title, "second")
        }
        .focusedValue(\.title, "outer")
        .focusedValue(\.draft, $two)
        Button("Plain") {}
      }
    }
  }

  @Test func theValuesAreThoseOfTheFocus() {
    let host = TestHost(columns: 40, rows: 10, Program())
    #expect(host.contains("nothing: no draft"))
    host.press(.tab)
    #expect(host.contains("first: 1"))
    host.press(.tab)
    #expect(host.contains("second: 2"), "the nearest counts")
    host.press(.tab)
    #expect(host.contains("nothing: no draft"))
  }

  @Test func whatIsBoundIsFollowedAndSet() {
    let host = TestHost(columns: 40, rows: 10, Program())
    host.press(.tab)
    host.type("x")
    #expect(host.contains("first: 1x"))
    host.control("l")
    #expect(host.contains("first: "))
    #expect(!host.contains("1x"))
  }

  @Test func valuesOfTheSceneAreThereWithoutTheFocus() {
    struct Scene: View {
      @State private var isShown = true
      var body: some View {
        Bar()
        Button("Hide") { isShown = false }.keyboardShortcut("h")
        if isShown { Text("It").focusedSceneValue(\.title, "scene") }
      }
    }
    let host = TestHost(columns: 40, rows: 6, Scene())
    #expect(host.contains("scene: no draft"))
    host.press(.tab)
    host.press(.enter)
    #expect(host.contains("nothing: no draft"))
  }
}
