import CursesUI
import CursesUITesting
import Testing

/// Styles that look into a field by reflection find what the articles' styles look for.
@Suite("Fields: reflection") @MainActor
struct InspectionTests {
  @MainActor
  final class Found {
    var text: Binding<String>?
    var value: String?
    var uncommitted: Any?
    var names: [String] = []
    var isSecure: Bool?

    func look(into configuration: Any) {
      let mirror = Mirror(reflecting: configuration)
      names = mirror.children.compactMap(\.label)
      text = mirror.descendant("_text") as? Binding<String>
      value = mirror.descendant("_text", "_value") as? String
      uncommitted = mirror.descendant("_uncommittedText", "_value")
      isSecure = mirror.descendant("isSecure") as? Bool
      for child in mirror.children { _ = Mirror(reflecting: child.value).children.count }
    }
  }

  private struct Inspecting: TextFieldStyle {
    let found: Found

    func _body(configuration: TextField<Self._Label>) -> some View {
      let _ = found.look(into: configuration)
      configuration
    }
  }

  private struct Holder: View {
    let found: Found
    @State var text = "é日"
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("Name", text: $text)
        Text("is \(text)")
      }
      .textFieldStyle(Inspecting(found: found))
    }
  }

  @Test func theHiddenConfigurationShowsItsText() {
    let found = Found()
    let stage = TestHost(columns: 20, rows: 2, Holder(found: found))
    #expect(found.text?.wrappedValue == "é日")
    #expect(found.value == "é日")
    #expect(found.isSecure == false)
    for name in ["_text", "_uncommittedText", "isSecure", "label", "onEditingChanged", "onCommit"] {
      #expect(found.names.contains(name), "\(name)")
    }
    #expect(found.uncommitted != nil)
    found.text?.wrappedValue = "new"
    stage.settle()
    #expect(stage.rows == [" new", "is new"])
    stage.type("!")
    #expect(found.value == "new!")
  }

  @Test func theOpenConfigurationCanBeReflected() {
    struct Open: TextFieldStyle {
      let found: Found
      func makeBody(configuration: Configuration) -> some View {
        let _ = found.look(into: configuration)
        configuration.field
      }
    }
    let found = Found()
    _ = TestHost(
      columns: 20, rows: 1,
      TextField("Name", text: .constant("abc")).textFieldStyle(Open(found: found))
    )
    #expect(found.value == "abc")
    #expect(found.names.contains("_text"))
  }

  @Test func bindingsAndStatesShowTheirValue() {
    let binding = Binding.constant(7)
    #expect(Mirror(reflecting: binding).descendant("_value") as? Int == 7)
    #expect(Mirror(reflecting: State(initialValue: "a")).descendant("_value") as? String == "a")
  }
}
