import CursesCore
import CursesInputFormats
import CursesSecrets
import CursesThemes
import Testing

@testable import CursesControls
@testable import CursesTextFields
@testable import CursesViewGraph

/// The styles of the library and those of a program, in both forms.
@Suite("Fields: styles") @MainActor
struct FieldStyleTests {
  @Test func aLabelBesideABorderIsNotWrittenIntoIt() {
    let field = TextField("Name", text: .constant("日本"), prompt: Text("who"))
      .textFieldStyle(.roundedBorder)
    func names(_ stage: Stage) -> Int { stage.picture.ranges(of: "Name").count }
    #expect(names(Stage(40, 3, field)) == 1)
    #expect(names(Stage(40, 5, Form { field })) == 1)
  }

  @Test func theBorderedStylesHaveABoxAndTheirLabelInIt() {
    let field = TextField("Name", text: .constant("日本"), prompt: Text("yours"))
    #expect(
      Stage(16, 3, field.textFieldStyle(.roundedBorder)).picture
        == "╭─ Name ───────╮\n│ 日本         │\n╰──────────────╯")
    #expect(
      Stage(16, 3, field.textFieldStyle(.squareBorder)).picture
        == "┌─ Name ───────┐\n│ 日本         │\n└──────────────┘")
    #expect(Stage(16, 1, field.textFieldStyle(.plain)).picture == "日本")
    #expect(Stage(16, 1, field.textFieldStyle(.automatic)).picture == " 日本")
  }

  @Test func aStyleOnAContainerHoldsForAllAndAnInnerOneWins() {
    let stage = Stage(
      12, 6,
      VStack {
        TextField("a", text: .constant("a"))
        SecureField("b", text: .constant("b")).textFieldStyle(.plain)
      }
      .textFieldStyle(.squareBorder))
    #expect(stage.picture.contains("┌──────────┐\n│ a        │\n└──────────┘\n•"))
  }

  /// A style of a program's own, in the public form.
  private struct Boxed: TextFieldStyle {
    @State private var commits = 0
    @State private var isEditing = false

    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading) {
        configuration.label
        configuration.onEditing {
          isEditing = $0
        } commit: {
          commits += 1
        }
        Text(
          "\(configuration.text) \(configuration.isSecure ? "secure" : "plain") "
            + "\(configuration.isFocused ? "focused" : "idle") "
            + "\(configuration.isEnabled ? "on" : "off") "
            + "\(configuration.isValid ? "good" : "bad: " + (configuration.message ?? "")) "
            + "\(isEditing ? "editing" : "resting") \(commits)")
        Button("clear") { configuration.text = "" }
      }
    }
  }

  private struct Holder: View {
    @State var text = "é日"
    var body: some View {
      VStack(alignment: .leading) {
        TextField("Name", text: $text).validation { $0.isEmpty ? "empty" : nil }
        Text("value: \(text)")
      }
      .textFieldStyle(Boxed())
    }
  }

  @Test func aStyleSeesTheStateAndTheEvents() {
    let stage = Stage(60, 8, Holder())
    #expect(stage.picture.contains("Name"))
    #expect(stage.picture.contains("é日 plain focused on good editing 0"))
    stage.type("x")
    #expect(stage.picture.contains("é日x plain focused"))
    stage.press(.enter)
    #expect(stage.picture.contains("editing 1"))
    stage.press(.tab)
    #expect(stage.picture.contains("plain idle on good resting 1"))
    stage.press(.enter)
    #expect(stage.picture.contains("value:\n") || stage.picture.hasSuffix("value:"))
    #expect(stage.picture.contains("plain idle on bad: empty resting 1"), "\(stage.picture)")
  }

  @Test func aStyleHoldsForASecureFieldToo() {
    let stage = Stage(
      60, 8,
      SecureField("Key", text: .constant("xyzq")).disabled(true).textFieldStyle(Boxed()))
    #expect(stage.picture.contains("secure idle off"))
    #expect(stage.picture.contains("••••"))
  }

  /// The same in SwiftUI's hidden form.
  private struct Underscored: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      let mirror = Mirror(reflecting: configuration)
      let text = mirror.descendant("_text") as? Binding<String>
      let isSecure = mirror.descendant("isSecure") as? Bool
      let continuous = mirror.descendant("updatesContinuously") as? Bool
      let uncommitted = mirror.descendant("_uncommittedText") as? State<String?>
      let commit = mirror.descendant("onCommit") as? () -> Void
      let changed = mirror.descendant("onEditingChanged") as? (Bool) -> Void
      HStack {
        Text(verbatim: "<")
        configuration
        Text(verbatim: "\(text?.wrappedValue ?? "none") \(isSecure == true) \(continuous == true)")
        Text(verbatim: "\(uncommitted != nil) \(commit != nil) \(changed != nil)>")
        if let label = mirror.descendant("label") as? _Label { label }
      }
    }
  }

  @Test func theHiddenFormWorksWithAMirror() {
    let plain = Stage(
      60, 1, TextField("Name", text: .constant("日本")).textFieldStyle(Underscored()))
    #expect(plain.picture.contains("日本 false true true true true>"))
    #expect(plain.picture.hasSuffix("Name"))
    let secure = Stage(
      60, 1, SecureField("Key", text: .constant("ab")).textFieldStyle(Underscored()))
    #expect(secure.picture.contains("ab true true true true true>"))
  }

  @Test func theHiddenFormIsPutIntoTheStyleFurtherOut() {
    let stage = Stage(
      60, 3,
      TextField("Name", text: .constant("x")).textFieldStyle(Underscored())
        .textFieldStyle(.roundedBorder))
    #expect(stage.picture.contains("╭") && stage.picture.contains("<"))
  }

  @Test func theClearButtonEmptiesTheField() {
    struct Clearing: View {
      @State var text = "日本"
      var body: some View {
        TextField("t", text: $text).textFieldStyle(.clearButton)
      }
    }
    let stage = Stage(20, 1, Clearing())
    #expect(stage.picture.hasSuffix("×"))
    stage.click(18, 0)
    #expect(stage.picture == " t")
    stage.type("a")
    #expect(stage.picture.hasPrefix(" a"))
  }

  @Test func theFocusStaysWhenTheStyleChanges() {
    struct Changing: View {
      @State var text = ""
      var body: some View {
        let field = TextField("t", text: $text)
        VStack {
          TextField("other", text: .constant(""))
          if true { field.textFieldStyle(Either(isBoxed: text.count > 1)) }
        }
      }
    }
    struct Either: TextFieldStyle {
      let isBoxed: Bool
      func makeBody(configuration: Configuration) -> some View {
        VStack { configuration.field }.padding(columns: isBoxed ? 2 : 0)
      }
    }
    let stage = Stage(20, 5, Changing())
    stage.press(.tab)
    stage.type("日本語")
    #expect(stage.picture.contains("日本語"))
  }

  @Test func aLabelOfAnyKindStandsInTheEmptyField() {
    struct Labelled: View {
      @State var text = ""
      var body: some View {
        TextField(text: $text) {
          HStack {
            Text("two")
            Text("日")
          }
        }
      }
    }
    let stage = Stage(20, 1, Labelled())
    #expect(stage.picture.contains("two 日"))
    stage.type("x")
    #expect(stage.picture == " x")
    stage.press(.backspace)
    #expect(stage.picture.contains("two 日"))
    stage.click(2, 0)
    stage.type("y")
    #expect(stage.picture == " y")
  }

  @Test func everyStyleFitsAnywhere() {
    for (columns, rows) in [(80, 24), (20, 6), (5, 2), (1, 1)] {
      for depth in [ColorDepth.direct, .ansi16, .none] {
        let theme = Theme.fallback.adapted(to: depth)
        let stage = Stage(columns, rows, Wall(), theme: theme)
        for _ in 0..<4 { stage.press(.tab) }
        stage.type("日本語 e\u{301}")
        stage.press(.enter)
        #expect(stage.graph.cursor.map { $0.point.column < columns } ?? true)
      }
    }
  }

  private struct Wall: View {
    @State var text = "some text 日本"
    var body: some View {
      VStack {
        TextField("a", text: $text).textFieldStyle(.plain)
        TextField("a", text: $text).textFieldStyle(.roundedBorder).validation { _ in "wrong" }
        TextField("a", text: $text, axis: .vertical).textFieldStyle(.squareBorder).lineLimit(1...3)
        SecureField("a", text: $text).textFieldStyle(.clearButton)
      }
    }
  }
}
