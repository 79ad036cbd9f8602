import CursesCore
import CursesUI
import CursesUITesting
import Testing

/// Masks that a program makes itself, pastes that do not fit, and words beside fields.
@Suite("Fields: masks and pastes") @MainActor
struct FieldMaskTests {
  private struct Masked: View {
    @State private var digits: String

    init(_ digits: String) { _digits = State(initialValue: digits) }

    private var shown: Binding<String> {
      Binding(
        get: { Self.masked(digits) },
        set: { digits = String($0.filter(\.isNumber).prefix(8)) })
    }

    /// `12/34/`: the slash comes with the second digit.
    static func masked(_ digits: String) -> String {
      var text = ""
      for (index, digit) in digits.enumerated() {
        text.append(digit)
        if index == 1 || index == 3 { text += "/" }
      }
      return text
    }

    var body: some View {
      TextField("Date", text: shown).textFieldStyle(.plain)
    }
  }

  @Test func backspaceGoesOnBehindPunctuationThatComesBack() {
    let stage = TestHost(columns: 12, rows: 1, Masked(""))
    stage.type("1234")
    #expect(stage.rows == ["12/34/"])
    stage.press(.backspace)
    #expect(stage.rows == ["12/3"])
    stage.press(.backspace)
    #expect(stage.rows == ["12/"])
    stage.press(.backspace)
    #expect(stage.rows == ["1"])
    stage.press(.backspace)
    #expect(stage.rows == ["Date"])
  }

  @Test func inTheMiddleToo() {
    let stage = TestHost(columns: 12, rows: 1, Masked("123456"))
    #expect(stage.rows == ["12/34/56"])
    stage.press(.home)
    for _ in 0..<3 { stage.press(.right) }
    stage.press(.backspace)
    #expect(stage.rows == ["13/45/6"])
    #expect(stage.cursor == Point(column: 1, row: 0))
  }

  @Test func deleteGoesOnBeforePunctuationThatComesBack() {
    let stage = TestHost(columns: 12, rows: 1, Masked("123456"))
    stage.press(.home)
    for _ in 0..<2 { stage.press(.right) }
    stage.press(.delete)
    #expect(stage.rows == ["12/45/6"])
    #expect(stage.cursor == Point(column: 2, row: 0))
    stage.press(.delete)
    #expect(stage.rows == ["12/56/"])
    // Before the last slash nothing follows that could go.
    stage.press(.end)
    stage.press(.left)
    stage.press(.delete)
    #expect(stage.rows == ["12/56/"])
  }

  private struct Address: View {
    @State private var text = ""
    @State private var number: Int? = 7
    @State private var bytes: [UInt8] = [10, 0, 0, 1]
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("Address", value: $bytes, format: .ipv4)
        TextField("Digits", text: $text).keyboardType(.numberPad)
        Text("\(bytes.map { "\($0)" }.joined(separator: ".")) \(text)")
      }
    }
  }

  @Test func aPasteThatDoesNotFitIsRefusedWithTheReason() {
    let stage = TestHost(columns: 70, rows: 4, Address())
    stage.control("a")
    stage.paste("1.2.3.4x")
    #expect(stage.rows[0] == " 10.0.0.1")
    #expect(stage.rows[1].contains("Cannot paste. This is no address"))
    #expect(stage.rows.last == "10.0.0.1")
    stage.control("a")
    stage.paste("256.1.1.1")
    #expect(stage.rows[0].hasPrefix(" 256.1.1.1"))
    #expect(stage.rows.last == "10.0.0.1")
    stage.control("a")
    stage.paste("1.2.3.4")
    #expect(stage.rows == [" 1.2.3.4", " Digits", "1.2.3.4"])
  }

  @Test func aPartOfANumberIsNotPasted() {
    let stage = TestHost(columns: 70, rows: 4, Address())
    stage.press(.tab)
    stage.paste("12.5")
    #expect(stage.rows[2].contains("Cannot paste. “.” cannot be used here."))
    stage.paste(" 12 5 \n")
    #expect(stage.rows[1] == " 125")
    #expect(stage.rows.last == "10.0.0.1 125")
  }

  @Test func aBrokenMaskIsSaid() {
    struct Broken: View {
      @State private var text = ""
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          TextField("Mask", value: $text, format: .mask("---"))
          TextField("Picture", value: $text, format: .picture("["))
        }
      }
    }
    let rows = TestHost(columns: 70, rows: 4, Broken()).rows
    #expect(rows.contains { $0.contains("The mask “---” has no place for a character.") })
    #expect(rows.contains { $0.contains("The picture “[” cannot be read") })
  }

  @Test func anAcceptedSuggestionBringsItsOwnCase() {
    struct Country: View {
      @State private var text = ""
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          TextField("Country", text: $text)
            .textInputSuggestions { Text("Portugal").textInputCompletion("Portugal") }
          Text("is \(text)")
        }
      }
    }
    let stage = TestHost(columns: 30, rows: 6, Country())
    stage.type("p")
    stage.press(.right)
    #expect(stage.rows.contains("is Portugal"))
  }

  @Test func labeledContentShowsOneTitle() {
    func rows(_ view: some View) -> [String] {
      TestHost(columns: 40, rows: 4, view).rows
    }
    func count(_ word: String, _ rows: [String]) -> Int {
      rows.reduce(0) { $0 + $1.ranges(of: word).count }
    }
    let same = LabeledContent("Name") { TextField("Name", text: .constant("")) }
    #expect(count("Name", rows(same)) == 1)
    #expect(count("Name", rows(Form { same })) == 1)
    let other = LabeledContent("Name") { TextField("required", text: .constant("")) }
    let shown = rows(Form { other })
    #expect(count("Name", shown) == 1)
    #expect(count("required", shown) == 1)
    let full = LabeledContent("Name") { TextField("Name", text: .constant("Ada")) }
    #expect(count("Name", rows(Form { full })) == 1)
  }

  @Test func theCategoriesOfTheEnvironmentHoldForTheirOwn() {
    let variables = ["LANG": "en_US.UTF-8", "LC_NUMERIC": "de_DE.UTF-8", "LC_TIME": "fr_FR"]
    #expect(Locale(posix: variables).identifier == "en_US")
    #expect(Locale(posix: variables, category: "LC_NUMERIC").identifier == "de_DE")
    #expect(Locale(posix: variables, category: "LC_TIME").identifier == "fr_FR")
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "pt_PT")
    #expect(environment.locale.identifier == "pt_PT")
  }
}
