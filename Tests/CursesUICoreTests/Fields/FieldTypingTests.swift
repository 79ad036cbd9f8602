import CursesCore
import CursesInputFormats
import Observation
import Testing

@testable import CursesControls
@testable import CursesTextFields
@testable import CursesViewGraph

/// What is typed, pasted and clicked into a field on a screen, and what of it reaches the value.
@Suite("Fields: typing") @MainActor
struct FieldTypingTests {
  @Observable final class Model {
    var text = ""
    var other = ""
    var seen: [String] = []
    var selection: TextSelection?
  }

  /// A field with a modifier or more, and a second one to go to.
  struct Form<Field: View>: View {
    let model: Model
    let field: (Binding<String>) -> Field

    var body: some View {
      VStack(alignment: .leading) {
        field(
          Binding(
            get: { model.text },
            set: {
              model.text = $0
              model.seen.append($0)
            }))
        TextField("other", text: Bindable(model).other)
      }
    }
  }

  private func stage<Field: View>(
    _ model: Model, columns: Int = 40, rows: Int = 4,
    @ViewBuilder _ field: @escaping (Binding<String>) -> Field
  ) -> Stage {
    Stage(columns, rows, Form(model: model, field: field))
  }

  private func paste(_ text: String, into stage: Stage) {
    stage.graph.send(.paste(Array(text.utf8)))
    stage.settle()
  }

  @Test func fiveHundredKeysNeverShowAnEleventh() {
    let model = Model()
    let stage = stage(model) { TextField("t", text: $0).characterLimit(10) }
    let keys: [Character] = ["a", "日", "👩‍👩‍👧", "e\u{301}", "b"]
    for count in 0..<500 {
      stage.graph.send(.key(Key(.character(keys[count % keys.count]))))
    }
    stage.settle()
    #expect(model.text.count == 10)
    #expect(model.seen.allSatisfy { $0.count <= 10 })
    paste(String(repeating: "x日", count: 100), into: stage)
    #expect(model.text.count == 10)
  }

  @Test(arguments: [
    ("milk\r\neggs\tand\u{1B}[31m more\u{7}", "milk eggs and more"),
    ("- one\n- two\n- 三", "one two 三"), ("a\u{202E}b\u{0}c", "abc"),
    ("\u{1B}]52;c;ZXZpbA==\u{7}safe", "safe"), ("e\u{301}\n👍🏽", "e\u{301} 👍🏽"),
  ])
  func aPasteIsCleaned(pasted: String, kept: String) {
    let model = Model()
    let stage = stage(model) { TextField("t", text: $0) }
    paste(pasted, into: stage)
    #expect(model.text == kept)
  }

  @Test func aFilterSeesTheWholeTextAndMayChangeOrRefuseIt() {
    let model = Model()
    let stage = stage(model) {
      TextField("t", text: $0).textInputFilter { $0.contains("z") ? nil : $0.uppercased() }
    }
    stage.type("ab")
    stage.press(.left)
    stage.type("ze\u{301}日")
    #expect(model.text == "AE\u{301}日B")
    #expect(model.seen.allSatisfy { !$0.lowercased().contains("z") && $0 == $0.uppercased() })
    stage.type("c")
    #expect(model.text == "AE\u{301}日CB")
    paste("fizz", into: stage)
    #expect(model.text == "AE\u{301}日CB")
  }

  @Test func filtersFurtherInAreAskedFirst() {
    let model = Model()
    let stage = stage(model) {
      TextField("t", text: $0)
        .textInputFilter { $0.replacing("a", with: "b") }
        .textInputFilter { $0.replacing("b", with: "c") }
    }
    stage.type("a")
    #expect(model.text == "c")
  }

  @Test(arguments: [
    (UIKeyboardType.numberPad, "-1a2é٣日.", "-123"), (.decimalPad, "-1.5x,0", "-1.5,0"),
    (.phonePad, "+1 (555) x日-0", "+1 (555) -0"), (.asciiCapable, "aé日b!", "ab!"),
    (.emailAddress, "a b@c.d", "ab@c.d"), (.URL, "http://a b", "http://ab"),
    (.numbersAndPunctuation, "a1-日!", "1-!"), (.default, "aé日", "aé日"),
  ])
  func aKeyboardTypeFiltersKeysAndPastes(type: UIKeyboardType, typed: String, kept: String) {
    let model = Model()
    let stage = stage(model) { TextField("t", text: $0).keyboardType(type) }
    stage.type(typed)
    #expect(model.text == kept)
    stage.press(.character("a"), .control)
    paste(typed, into: stage)
    #expect(model.text == kept)
  }

  @Test func typedLettersBecomeCapitalWhereAsked() {
    for (style, typed, kept) in [
      (TextInputAutocapitalization.words, "ada de lovelace", "Ada De Lovelace"),
      (.sentences, "hi. you é. éa", "Hi. You é. Éa"), (.characters, "aé日", "AÉ日"),
      (.never, "aB", "aB"),
    ] {
      let model = Model()
      let stage = stage(model) { TextField("t", text: $0).textInputAutocapitalization(style) }
      stage.type(typed)
      #expect(model.text == kept)
    }
  }

  @Test func whatIsKilledInOneFieldIsYankedInTheNext() {
    let model = Model()
    let stage = stage(model) { TextField("t", text: $0) }
    stage.type("one 日本 e\u{301}nd")
    stage.press(.character("w"), .control)
    #expect(model.text == "one 日本 ")
    stage.press(.character("u"), .control)
    #expect(model.text.isEmpty)
    stage.press(.tab)
    stage.press(.character("y"), .control)
    #expect(model.other == "one 日本 e\u{301}nd")
  }

  @Test func theYankRingGoesBack() {
    let model = Model()
    let stage = stage(model) { TextField("t", text: $0) }
    stage.type("first")
    stage.press(.character("k"), .control)
    stage.press(.home)
    stage.press(.character("k"), .control)
    stage.type("second")
    stage.press(.character("u"), .control)
    stage.press(.character("y"), .control)
    #expect(model.text == "second")
    stage.press(.character("y"), .alt)
    #expect(model.text == "first")
  }

  @Test func undoAndRedoAndCaseAndTransposition() {
    let model = Model()
    let stage = stage(model) { TextField("t", text: $0) }
    stage.type("straße 日")
    stage.press(.character("z"), .control)
    stage.press(.character("y"), .control)
    #expect(model.text == "straße 日")
    stage.press(.home)
    stage.press(.character("u"), .alt)
    #expect(model.text == "STRASSE 日")
    stage.press(.character("t"), .alt)
    #expect(model.text == "日 STRASSE")
    stage.press(.character("t"), .control)
    #expect(model.text == "日 STRASES")
  }

  @Test func theMouseSetsTheCaretAndSelects() {
    let model = Model()
    let stage = stage(model, rows: 2) { TextField("t", text: $0) }
    stage.type("日本 word")
    stage.click(3, 0)
    stage.type("x")
    #expect(model.text == "日x本 word")
    let at = Point(column: 9, row: 0)
    stage.graph.send(.mouse(Mouse(.press(.left, clicks: 2), at: at)))
    stage.graph.send(.mouse(Mouse(.release(.left), at: at)))
    stage.type("y")
    #expect(model.text == "日x本 y")
  }

  @Test func theSelectionCanBeReadAndSet() {
    struct Selecting: View {
      let model: Model
      var body: some View {
        TextField("t", text: Bindable(model).text, selection: Bindable(model).selection)
      }
    }
    let model = Model()
    model.text = "a日e\u{301}b"
    let stage = Stage(30, 2, Selecting(model: model))
    stage.press(.left, .shift)
    let text = model.text
    #expect(
      model.selection?.indices == .selection(text.index(before: text.endIndex)..<text.endIndex))
    let second = text.index(after: text.startIndex)
    model.selection = TextSelection(range: second..<text.index(after: second))
    stage.settle()
    stage.type("x")
    #expect(model.text == "axe\u{301}b")
    #expect(model.selection?.isInsertion == true)
  }

  @Test func aFieldGrowsDownToItsLimit() {
    let model = Model()
    let stage = stage(model, columns: 14, rows: 8) {
      TextField("t", text: $0, axis: .vertical).lineLimit(2...3)
    }
    #expect(
      stage.picture.split(separator: "\n", omittingEmptySubsequences: false)[5].contains("other")
        == false)
    stage.type("one two three four five six seven")
    let rows = stage.picture.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.filter { !$0.isEmpty }.count == 4)
    #expect(stage.picture.contains("seven"))
    stage.press(.up)
    stage.press(.home)
    stage.type("日")
    #expect(model.text.hasPrefix("日"))
    var submitted = 0
    let other = Stage(
      20, 4, TextField("t", text: .constant("a"), axis: .vertical).onSubmit { submitted += 1 })
    other.press(.enter)
    #expect(submitted == 1)
  }

  @Test func eventsAreToldInTheOldWay() {
    var events: [String] = []
    let stage = Stage(
      30, 3,
      VStack {
        TextField(
          "a", text: .constant(""), onEditingChanged: { events.append("\($0)") },
          onCommit: { events.append("commit") })
        TextField("b", text: .constant(""))
      })
    stage.press(.enter)
    stage.press(.tab)
    #expect(events == ["true", "commit", "false"])
  }

  @Test func rawTextAndItsStateAreTold() {
    struct Counting: View {
      let model: Model
      var body: some View {
        TextField(
          value: FieldValue(
            text: { model.text },
            take: { text, _ in
              guard let number = Int(text) else { return .invalid("no number") }
              model.text = String(number)
              return .valid
            })
        ) { Text("n") }
        .onTextChange { model.seen.append("\($0) \($1.isAcceptable)") }
      }
    }
    let model = Model()
    let stage = Stage(
      30, 2,
      VStack {
        Counting(model: model)
        TextField("b", text: .constant(""))
      })
    stage.type("07x")
    #expect(model.seen == ["0 true", "07 true", "07x false"])
    #expect(model.text == "7")
    #expect(stage.picture.contains("07x"))
    stage.press(.backspace)
    stage.press(.tab)
    #expect(stage.picture.contains(" 7"))
    #expect(!stage.picture.contains("07"))
  }
}
