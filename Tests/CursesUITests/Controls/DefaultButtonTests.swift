import CursesCore
import CursesUI
import CursesUITesting
import Testing

/// Enter, Space and shortcuts where buttons and other controls have the focus.
@Suite("Default buttons") @MainActor
struct DefaultButtonTests {
  @MainActor
  final class Record {
    var lines: [String] = []
  }

  private struct Quiz: View {
    let record: Record
    @State private var isAnswered = false

    var body: some View {
      VStack {
        Button("one") { answer("one") }.keyboardShortcut("1", modifiers: [])
        Button("two") { answer("two") }.keyboardShortcut("2", modifiers: [])
        Button("next") { record.lines.append("next") }
          .keyboardShortcut(.defaultAction).disabled(!isAnswered)
      }
    }

    private func answer(_ name: String) {
      record.lines.append(name)
      isAnswered = true
    }
  }

  @Test func enterIsForTheDefaultButtonUntilTheUserGoesToAnother() {
    let record = Record()
    let host = TestHost(columns: 30, rows: 5, Quiz(record: record))
    host.type("2")
    host.press(.enter)
    #expect(record.lines == ["two", "next"])
    host.press(.character(" "))
    #expect(record.lines.last == "one")
    host.press(.tab)
    host.press(.enter)
    host.press(.character(" "))
    #expect(record.lines == ["two", "next", "one", "two", "two"])
  }

  @Test func enterPressesTheFocusedButtonWhileTheDefaultIsDisabled() {
    let record = Record()
    let host = TestHost(columns: 30, rows: 5, Quiz(record: record))
    host.press(.enter)
    #expect(record.lines == ["one"])
    host.press(.enter)
    #expect(record.lines == ["one", "next"])
  }

  @Test func aClickIsNoWayToMeanEnter() throws {
    let record = Record()
    let host = TestHost(columns: 30, rows: 5, Quiz(record: record))
    try host.click("two")
    host.press(.enter)
    #expect(record.lines == ["two", "next"])
  }

  private struct Sums: View {
    let record: Record
    var body: some View {
      VStack {
        Button("AC") { record.lines.append("AC") }
        Button("=") { record.lines.append("=") }.keyboardShortcut(.return, modifiers: [])
      }
    }
  }

  @Test func returnAsAShortcutIsTheSame() {
    let record = Record()
    let host = TestHost(columns: 30, rows: 4, Sums(record: record))
    host.press(.enter)
    host.press(.character(" "))
    #expect(record.lines == ["=", "AC"])
  }

  private struct Sheet: View {
    let record: Record
    let hasDefault: Bool
    @State private var isOn = false
    @State private var count = 1

    var body: some View {
      VStack {
        Toggle("box", isOn: $isOn).toggleStyle(.checkbox)
        Stepper("count \(count)", value: $count)
        if hasDefault {
          Button("Save") { record.lines.append("save \(isOn) \(count)") }
            .keyboardShortcut(.defaultAction)
        }
      }
    }
  }

  @Test func togglesAndSteppersLeaveEnterToTheDefaultButton() {
    let record = Record()
    let host = TestHost(columns: 30, rows: 5, Sheet(record: record, hasDefault: true))
    host.press(.enter)
    host.press(.character(" "))
    host.press(.tab)
    host.press(.right)
    host.press(.enter)
    #expect(record.lines == ["save false 1", "save true 2"])
  }

  @Test func enterSwitchesAToggleWhereThereIsNoDefaultButton() {
    let host = TestHost(columns: 30, rows: 5, Sheet(record: Record(), hasDefault: false))
    host.press(.enter)
    #expect(host.contains("☑ box"))
  }

  // MARK: Shift and a letter

  private struct Shifted: View {
    let record: Record
    var body: some View {
      VStack {
        Button("undo") { record.lines.append("undo") }.keyboardShortcut("z")
        Button("redo") { record.lines.append("redo") }
          .keyboardShortcut("z", modifiers: [.command, .shift])
        Button("cut") { record.lines.append("cut") }
          .keyboardShortcut("k", modifiers: [.option, .shift])
      }
    }
  }

  @Test(
    arguments: [
      ("z", KeyModifiers.alt, ["undo"]), ("z", .super, ["undo"]),
      ("Z", .alt, ["redo"]), ("z", [.alt, .shift], ["redo"]), ("z", [.control, .shift], ["redo"]),
      ("z", [.super, .shift], ["redo"]), ("Z", .super, ["redo"]),
      ("k", [.alt, .shift], ["cut"]), ("K", .alt, ["cut"]), ("k", .alt, []), ("k", .super, []),
    ] as [(Character, KeyModifiers, [String])])
  func shiftIsHeardHoweverTheTerminalTellsOfIt(
    letter: Character, modifiers: KeyModifiers, pressed: [String]
  ) {
    let record = Record()
    let host = TestHost(columns: 30, rows: 5, Shifted(record: record))
    host.press(.character(letter), modifiers)
    #expect(record.lines == pressed)
  }

  // MARK: What shows the focus

  private struct Pill: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(.horizontal, 16).background(Color.blue)
    }
  }

  private struct Telling: ButtonStyle {
    @Environment(\.isFocused) private var isFocused
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.foregroundStyle(isFocused ? Color.red : Color.blue)
    }
  }

  private struct Two: View {
    var body: some View {
      VStack {
        Button("One") {}
        Button("Two") {}
      }
    }
  }

  private func underlined(_ host: TestHost) -> [Bool] {
    ["One", "Two"].map { host.style(of: $0)?.attributes.contains(.underline) == true }
  }

  @Test func aButtonInAStyleOfOnesOwnIsUnderlinedWithTheFocus() {
    let host = TestHost(columns: 30, rows: 5, Two().buttonStyle(Pill()))
    #expect(underlined(host) == [true, false])
    host.press(.tab)
    #expect(underlined(host) == [false, true])
  }

  @Test func aStyleThatShowsTheFocusIsLeftAlone() {
    #expect(
      underlined(TestHost(columns: 30, rows: 5, Two().buttonStyle(Telling()))) == [false, false])
    #expect(
      underlined(TestHost(columns: 30, rows: 5, Two().buttonStyle(Pill()).focusEffectDisabled()))
        == [false, false])
    #expect(underlined(TestHost(columns: 30, rows: 5, Two())) == [false, false])
  }
}
