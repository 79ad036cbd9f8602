import CursesUI
import CursesUITesting
import Testing

/// A style's body may place the styled thing itself: it is drawn by the style around.
@Suite("Styles within styles") @MainActor
struct StyleInStyleTests {
  private struct Signed: LabelStyle {
    var sign: String
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(sign)
        Label(configuration)
      }
    }
  }

  private struct Ringed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("(")
        configuration.label
        Text(")")
      }
    }
  }

  private struct SignedButton: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("sign")
        Button(configuration)
      }
    }
  }

  private struct Held: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button("in") {}
      configuration.label
    }
  }

  private struct Switched: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(configuration.isOn ? "yes" : "no")
        Toggle(configuration)
      }
    }
  }

  private struct Boxed: GroupBoxStyle {
    var sign: String
    func makeBody(configuration: Configuration) -> some View {
      Text(sign)
      GroupBox(configuration)
    }
  }

  private struct Told: LabeledContentStyle {
    var sign: String
    func makeBody(configuration: Configuration) -> some View {
      Text(sign)
      LabeledContent(configuration)
    }
  }

  private struct Loading: ProgressViewStyle {
    var sign: String
    func makeBody(configuration: Configuration) -> some View {
      Text(sign)
      ProgressView(configuration)
    }
  }

  private struct Measured: GaugeStyle {
    var sign: String
    func makeBody(configuration: Configuration) -> some View {
      Text(sign)
      Gauge(value: configuration.value) { configuration.label }
    }
  }

  private struct Folded: DisclosureGroupStyle {
    var sign: String
    func makeBody(configuration: Configuration) -> some View {
      Text(sign)
      DisclosureGroup(isExpanded: configuration.$isExpanded) {
        configuration.content
      } label: {
        configuration.label
      }
    }
  }

  private struct Headed: FormStyle {
    var sign: String
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(sign)
        Form(configuration)
      }
    }
  }

  private struct Doubled: TextFieldStyle {
    var sign: String
    @State private var other = "other"
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(sign)
        configuration
        TextField("Other", text: $other)
      }
    }
  }

  private struct Noted: TextEditorStyle {
    var sign: String
    @State private var note = "a note"
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(sign)
        configuration.editor
        TextEditor(text: $note)
      }
    }
  }

  private func host(_ rows: Int = 12, @ViewBuilder _ content: () -> some View) -> TestHost {
    TestHost(columns: 40, rows: rows, VStack(alignment: .leading, spacing: 0) { content() })
  }

  /// Each sign stands there once, the inner one before the outer one.
  private func expect(
    _ host: TestHost, _ words: String..., location: SourceLocation = #_sourceLocation
  ) {
    var rest = Substring(host.rows.joined(separator: "\n"))
    for word in words {
      guard let found = rest.firstRange(of: word) else {
        Issue.record("\(word) is missing in\n\(host.picture)", sourceLocation: location)
        return
      }
      rest = rest[found.upperBound...]
      #expect(rest.firstRange(of: words[0]) == nil, sourceLocation: location)
    }
  }

  @Test func labels() {
    expect(
      host {
        Label("Rain", systemImage: "cloud").labelStyle(Signed(sign: "one"))
          .labelStyle(Signed(sign: "two")).labelStyle(.titleOnly)
      }, "one", "two", "Rain")
    expect(
      host { Label("Rain", systemImage: "cloud").labelStyle(Signed(sign: "one")) }, "one", "Rain")
  }

  @Test func buttons() {
    var count = 0
    let host = host {
      Button("Go") { count += 1 }.buttonStyle(SignedButton()).buttonStyle(Ringed())
    }
    expect(host, "sign", "(", "Go", ")")
    host.press(.enter)
    #expect(count == 1)
    expect(self.host { Button("Go") {}.buttonStyle(Held()) }, "in", "Go")
    expect(self.host { Button("Go") {}.buttonStyle(Held()).buttonStyle(Ringed()) }, "(", "in", ")")
  }

  private struct Switch: View {
    @State private var isOn = false
    var body: some View { Toggle("Wifi", isOn: $isOn).toggleStyle(Switched()) }
  }

  @Test func toggles() {
    let host = host { Switch() }
    expect(host, "no", "☐", "Wifi")
    host.press(.enter)
    expect(host, "yes", "☑", "Wifi")
  }

  @Test func boxes() {
    expect(
      host {
        GroupBox("Title") { Text("inside") }.groupBoxStyle(Boxed(sign: "one"))
          .groupBoxStyle(Boxed(sign: "two"))
      }, "one", "two", "Title", "inside")
  }

  @Test func labelledContent() {
    expect(
      host {
        LabeledContent("Name", value: "Ada").labeledContentStyle(Told(sign: "one"))
          .labeledContentStyle(Told(sign: "two"))
      }, "one", "two", "Name", "Ada")
  }

  @Test func measures() {
    expect(
      host {
        ProgressView("Load", value: 0.5).progressViewStyle(Loading(sign: "one"))
          .progressViewStyle(Loading(sign: "two"))
      }, "one", "two", "Load", "━")
    expect(
      host {
        Gauge(value: 0.5) { Text("Heat") }.gaugeStyle(Measured(sign: "one"))
          .gaugeStyle(Measured(sign: "two"))
      }, "one", "two", "Heat", "━")
  }

  @Test func groupsThatFold() {
    let host = host {
      DisclosureGroup("More") { Text("inside") }.disclosureGroupStyle(Folded(sign: "one"))
        .disclosureGroupStyle(Folded(sign: "two"))
    }
    expect(host, "one", "two", "▸", "More")
    host.press(.enter)
    expect(host, "one", "two", "▾", "More", "inside")
  }

  @Test func forms() {
    expect(
      host {
        Form { Text("row") }.formStyle(Headed(sign: "one")).formStyle(Headed(sign: "two"))
      }, "one", "two", "row")
  }

  @Test func fields() {
    expect(
      host {
        TextField("Name", text: .constant("Ada")).textFieldStyle(Doubled(sign: "one"))
      }, "one", "Ada", "other")
  }

  @Test func editors() {
    expect(
      host(24) {
        TextEditor(text: .constant("long text")).lineLimit(2).textEditorStyle(Noted(sign: "one"))
          .textEditorStyle(.plain)
      }, "one", "long text", "a note")
  }
}
