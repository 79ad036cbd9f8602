import CursesCore
import CursesUI
import CursesUITesting
import Testing

/// What the views around a field say of text holds for its text, prompt and label.
@Suite("Fields: the look of text") @MainActor
struct FieldLookTests {
  private static let red = CursesCore.Color(0xFF, 0x45, 0x3A)
  private static let green = CursesCore.Color(0x30, 0xD1, 0x58)

  private func style(_ view: some View, column: Int = 0) -> Style {
    TestHost(columns: 24, rows: 3, view.frame(maxHeight: .infinity, alignment: .top))
      .style(column, 0)
  }

  private var fields: some View {
    VStack(spacing: 0) {
      TextField("Name", text: .constant("abc")).textFieldStyle(.plain)
      SecureField("Code", text: .constant("abc")).textFieldStyle(.plain)
      TextEditor(text: .constant("abc")).textEditorStyle(.plain).lineLimit(1)
    }
  }

  private func styles(_ view: some View) -> [Style] {
    let stage = TestHost(columns: 24, rows: 3, view)
    return (0..<3).map { stage.style(1, $0) }
  }

  @Test func allThreeTakeTheColourOfThePlace() {
    #expect(
      styles(fields.foregroundColor(.red)).map(\.foreground) == [Self.red, Self.red, Self.red])
    #expect(styles(fields.foregroundStyle(.green)).allSatisfy { $0.foreground == Self.green })
    let plain = styles(fields).map(\.foreground)
    #expect(styles(fields.foregroundColor(nil)).map(\.foreground) == plain)
    #expect(styles(fields.foregroundStyle(.secondary)).map(\.foreground) != plain)
  }

  @Test func allThreeTakeTheWeightAndTheSlantOfThePlace() {
    for style in styles(fields.bold()) { #expect(style.attributes.contains(.bold)) }
    for style in styles(fields.italic()) { #expect(style.attributes.contains(.italic)) }
    for style in styles(fields.font(.headline)) { #expect(style.attributes.contains(.bold)) }
    for style in styles(fields.fontWeight(.heavy)) { #expect(style.attributes.contains(.bold)) }
    for style in styles(fields.underline()) { #expect(style.attributes.contains(.underline)) }
    for style in styles(fields) { #expect(style.attributes.isDisjoint(with: [.bold, .italic])) }
  }

  private struct Live: View {
    @State var text = "1"
    var body: some View {
      VStack(spacing: 0) {
        TextField("Number", text: $text).textFieldStyle(.plain)
          .foregroundColor((Int(text) ?? 0) < 100 ? .primary : .red)
          .bold(text.count > 2)
        TextEditor(text: $text).textEditorStyle(.plain).lineLimit(1)
          .foregroundStyle((Int(text) ?? 0) < 100 ? Color.primary : Color.red)
      }
    }
  }

  private struct Counted: View {
    @State var number = 1
    var body: some View {
      Form {
        TextField("Number", value: $number, format: .number)
          .foregroundColor(number < 100 ? .primary : .red)
          .fontWeight(number < 100 ? .regular : .bold)
      }
    }
  }

  @Test func aNumberInAFormTurnsRed() throws {
    let stage = TestHost(columns: 40, rows: 4, Counted())
    stage.press(.end)
    stage.type("99")
    #expect(stage.style(of: "199")?.attributes.contains(.bold) == true)
    #expect(stage.style(of: "199")?.foreground == Self.red)
    stage.press(.backspace)
    #expect(stage.style(of: "19")?.foreground != Self.red)
  }

  @Test func theLookFollowsWhatIsTyped() {
    let stage = TestHost(columns: 12, rows: 2, Live())
    let before = stage.style(0, 0)
    stage.type("23")
    #expect(stage.rows == ["123", "123"])
    #expect(stage.style(0, 0).foreground == Self.red)
    #expect(stage.style(0, 0).attributes.contains(.bold))
    #expect(stage.style(0, 1).foreground == Self.red)
    stage.press(.backspace)
    #expect(stage.style(0, 0) == before)
    #expect(stage.style(0, 1).foreground == before.foreground)
  }

  @Test func aGradientRunsAlongTheText() {
    let field = TextField("Name", text: .constant("abcdefghijklmnopqrst")).textFieldStyle(.plain)
      .foregroundStyle(
        LinearGradient(colors: [.red, .green], startPoint: .leading, endPoint: .trailing))
    let (first, last) = (style(field), style(field, column: 18))
    #expect(first.foreground != last.foreground)
    #expect(first.foreground != style(TextField("", text: .constant("a"))).foreground)
  }

  @Test func thePromptKeepsItsStyleAndTakesNoColourOfTheText() {
    func field(_ prompt: Text?) -> some View {
      TextField("Name", text: .constant(""), prompt: prompt).textFieldStyle(.plain)
    }
    let usual = style(field(Text("who")))
    #expect(style(field(Text("who").foregroundColor(.green))).foreground == Self.green)
    #expect(style(field(Text("who").bold())).attributes.contains(.bold))
    #expect(style(field(Text("who")).foregroundColor(.red)) == usual)
    #expect(style(field(Text("who")).bold()).attributes.contains(.bold))
    let two = field(Text("a").foregroundColor(.green) + Text("b"))
    #expect(style(two).foreground == Self.green)
    #expect(style(two, column: 1) == usual)
    let secure = SecureField(
      "Code", text: .constant(""), prompt: Text("four").foregroundColor(.red))
    #expect(style(secure.textFieldStyle(.plain)).foreground == Self.red)
  }

  @Test func theLabelKeepsItsStyle() {
    let field = TextField(text: .constant("")) { Text("Name").foregroundColor(.green).bold() }
    let inside = style(field.textFieldStyle(.plain))
    #expect(inside.foreground == Self.green)
    #expect(inside.attributes.contains(.bold))
    let beside = TestHost(columns: 24, rows: 1, Form { field }.formStyle(.columns))
    let column = beside.rows[0].prefix { $0 == " " }.count
    #expect(beside.rows[0].contains("Name"))
    #expect(beside.style(column, 0).foreground == Self.green)
  }

  @Test func aTintColoursWhatIsSelected() {
    func selected(_ view: some View) -> Style {
      let stage = TestHost(columns: 12, rows: 1, view)
      stage.control("a")
      return stage.style(0, 0)
    }
    let field = TextField("Name", text: .constant("abc")).textFieldStyle(.plain)
    #expect(selected(field.tint(.red)).background == Self.red)
    #expect(selected(field).background != Self.red)
    let editor = TextEditor(text: .constant("abc")).textEditorStyle(.plain)
    #expect(selected(editor.tint(.red)).background == Self.red)
  }

  @Test func textStandsWhereItsAlignmentSays() {
    func rows(_ view: some View) -> [String] { TestHost(columns: 9, rows: 2, view).rows }
    let field = TextField("Name", text: .constant("abc")).textFieldStyle(.plain)
    let empty = TextField("Name", text: .constant("")).textFieldStyle(.plain)
    let secure = SecureField("Code", text: .constant("abc")).textFieldStyle(.plain)
    #expect(rows(field.multilineTextAlignment(.trailing)) == ["     abc"])
    #expect(rows(field.multilineTextAlignment(.center)) == ["  abc"])
    #expect(rows(empty.multilineTextAlignment(.trailing)) == ["    Name"])
    #expect(rows(secure.multilineTextAlignment(.trailing)) == ["     •••"])
    let tall = TextField("Name", text: .constant("abcdefgh ij"), axis: .vertical)
      .textFieldStyle(.plain).multilineTextAlignment(.trailing)
    #expect(rows(tall) == ["abcdefgh", "      ij"])
  }

  @Test func theCaretAndTheMouseGoByTheAlignment() {
    struct Holder: View {
      @State var text = "abc"
      var body: some View {
        TextField("Name", text: $text).textFieldStyle(.plain).multilineTextAlignment(.trailing)
      }
    }
    let stage = TestHost(columns: 9, rows: 1, Holder())
    #expect(stage.cursor == Point(column: 8, row: 0))
    stage.click(6, 0)
    #expect(stage.cursor == Point(column: 6, row: 0))
    stage.type("x")
    #expect(stage.rows == ["    axbc"])
    stage.type("12345678")
    #expect(stage.cursor.map { $0.column < 9 } == true)
  }
}
