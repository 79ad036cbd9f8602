import CursesCore
import CursesUI
import CursesUITesting
import Testing

/// A style is one value; its state is that of each field.
@Suite("Fields: the state of styles") @MainActor
struct FieldStyleStateTests {
  private struct Counting: TextFieldStyle {
    @State private var count = 0
    @Environment(\.isEnabled) private var isEnabled
    @FocusState private var isFocused: Bool

    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 8) {
        configuration.field.focused($isFocused)
        Button("+") { count += isEnabled ? 1 : 100 }
        Text("\(count)\(isFocused ? "f" : "")")
      }
    }
  }

  private struct Hidden: TextFieldStyle {
    @State private var isOpen = false

    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack(spacing: 8) {
        configuration
        Button(isOpen ? "less" : "more") { isOpen.toggle() }
      }
    }
  }

  private struct Fields<Style: TextFieldStyle>: View {
    let style: Style
    @State private var one = "a"
    @State private var two = "b"

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("One", text: $one)
        TextField("Two", text: $two)
      }
      .textFieldStyle(style)
    }
  }

  @Test func eachFieldHasItsOwn() {
    let stage = TestHost(columns: 30, rows: 2, Fields(style: Counting()))
    stage.press(.tab)
    stage.press(.enter)
    stage.press(.enter)
    #expect(stage.rows[0].hasSuffix(" 2"))
    #expect(stage.rows[1].hasSuffix(" 0"))
    stage.press(.tab)
    #expect(stage.rows[1].hasSuffix(" 0f"))
    stage.press(.tab)
    stage.press(.enter)
    #expect(stage.rows[0].hasSuffix(" 2"))
    #expect(stage.rows[1].hasSuffix(" 1"))
  }

  @Test func theHiddenFormToo() {
    let stage = TestHost(columns: 30, rows: 2, Fields(style: Hidden()))
    stage.press(.tab)
    stage.press(.enter)
    #expect(stage.rows[0].contains("less"))
    #expect(stage.rows[1].contains("more"))
  }

  @Test func buttonsUnderOneStyleToo() {
    struct Marked: PrimitiveButtonStyle {
      @State private var isMarked = false
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
          Button("go") { isMarked = true }.buttonStyle(.plain)
          Text(isMarked ? "yes" : "no")
        }
      }
    }
    let stage = TestHost(
      columns: 30, rows: 2,
      VStack(alignment: .leading, spacing: 0) {
        Button("One") {}
        Button("Two") {}
      }
      .buttonStyle(Marked()))
    stage.press(.enter)
    #expect(stage.rows[0].hasSuffix("yes"))
    #expect(stage.rows[1].hasSuffix("no"))
  }
}
