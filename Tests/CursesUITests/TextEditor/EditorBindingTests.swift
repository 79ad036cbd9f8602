import CursesCore
import CursesUI
import CursesUITesting
import Testing

@testable import CursesControls
@testable import CursesTextFields
@testable import CursesViewGraph

/// What goes between a text editor and the program around it.
@MainActor
@Suite struct EditorBindingTests {
  @Test func aValueSetByTheProgramKeepsTheCaret() {
    let program = EditorProgram("")
    let stage = TestHost("one ¦two", program: program)
    program.text = "日本 one two"
    stage.settle()
    #expect(stage.marked == "日本 one ¦two")
    stage.control("z")
    #expect(stage.marked == "one ¦two", "and can be undone")
    #expect(program.text == "one two")
  }

  @Test func theBindingMayCorrectTheValue() {
    let program = EditorProgram("")
    let stage = TestHost(
      columns: 24, rows: 6,
      EditorProgramView(program: program) { text in
        TextEditor(
          text: Binding(
            get: { text.wrappedValue }, set: { text.wrappedValue = String($0.prefix(3)) }))
      })
    stage.type("abcdef")
    #expect(program.text == "abc")
    #expect(stage.marked == "abc¦")
  }

  @Test func theBindingIsSetOnceAKey() {
    let program = EditorProgram("")
    let stage = TestHost("¦", program: program)
    stage.type("abc")
    stage.press(.left)
    stage.press(.up)
    #expect(program.sets == 3)
  }

  @Test func aLimitIsNeverExceeded() {
    let program = EditorProgram("")
    var longest = 0
    let stage = TestHost(
      columns: 24, rows: 6,
      EditorProgramView(program: program) { text in
        TextEditor(
          text: Binding(
            get: { text.wrappedValue },
            set: {
              longest = max(longest, $0.count)
              text.wrappedValue = $0
            })
        ).characterLimit(10)
      })
    for _ in 0..<500 { stage.graph.send(.key(Key(.character("x")))) }
    stage.settle()
    #expect(program.text.count == 10)
    stage.control("a")
    stage.paste(String(repeating: "👨‍👩‍👧", count: 10))
    #expect(program.text == String(repeating: "👨‍👩‍👧", count: 10))
    stage.type("\u{301}")
    #expect(program.text.count == 10, "a mark joins the last character")
    #expect(longest == 10)
  }

  /// A part of a paste is another text than what was copied.
  @Test func aPasteThatIsTooLongIsRefusedWhole() {
    let program = EditorProgram("")
    let stage = TestHost(
      columns: 70, rows: 6,
      EditorProgramView(program: program) { TextEditor(text: $0).characterLimit(10) })
    stage.type("abc")
    stage.paste("12345678")
    #expect(program.text == "abc")
    #expect(stage.contains("▲ Cannot paste. It is too long: there is room for 7 characters."))
    stage.paste("1234567")
    #expect(program.text == "abc1234567")
    #expect(!stage.contains("Cannot paste."))
    stage.paste("8")
    #expect(stage.contains("Cannot paste. There is no room for more."))
    stage.press(.left)
    #expect(!stage.contains("Cannot paste."))
    #expect(program.text == "abc1234567")
  }

  @Test func changesAndSubmitsReachTheViewsAround() {
    struct Form: View {
      @State private var text = ""
      @State private var changes = 0
      @State private var submits = 0
      var body: some View {
        VStack {
          TextEditor(text: $text)
          Text(verbatim: "\(changes) changes, \(submits) submits")
        }
        .onChange(of: text) { changes += 1 }
        .onSubmit { submits += 1 }
      }
    }
    let stage = TestHost(columns: 30, rows: 3, Form())
    stage.type("a")
    stage.type("b")
    stage.press(.enter)
    stage.press(.enter, .control)
    stage.press(.enter, .alt)
    #expect(stage.rows.last?.contains("3 changes, 2 submits") == true)
  }

  @Test func aDisabledEditorIsInert() {
    let program = EditorProgram("a")
    let stage = TestHost(
      columns: 24, rows: 6,
      EditorProgramView(program: program) { TextEditor(text: $0).disabled(true) })
    stage.type("b")
    stage.click(1, 0)
    stage.paste("c")
    #expect(program.text == "a")
    #expect(stage.style(1, 0).attributes.contains(.dim))
  }

  @Test func theSelectionIsBound() {
    final class Kept {
      var selection: TextSelection?
    }
    struct Form: View {
      @State var text: String
      @State private var selection: TextSelection?
      let kept: Kept
      var body: some View {
        kept.selection = selection
        return VStack {
          TextEditor(text: $text, selection: $selection).textEditorStyle(.plain)
          Button("All") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
          Button("Add") { text = "👩🏽 " + text }
        }
      }
    }
    let kept = Kept()
    let stage = TestHost(columns: 24, rows: 6, Form(text: "one two", kept: kept))
    stage.press(.left, [.shift, .control])
    var text = "one two"
    #expect(
      kept.selection
        == TextSelection(range: text.range(of: "two") ?? text.startIndex..<text.endIndex))
    stage.press(.tab)
    stage.press(.enter)
    #expect(stage.marked == "«one two¦»")
    stage.press(.tab)
    stage.press(.enter)
    text = "👩🏽 one two"
    #expect(stage.marked == "👩🏽 «one two¦»", "what was selected still is")
    #expect(
      kept.selection?.indices
        == .selection(text.range(of: "one two") ?? text.startIndex..<text.endIndex))
  }

  @Test func aLongTextIsEditedAtItsEnd() {
    let line = "A line of a long text, with wörds and 日本.\n"
    let program = EditorProgram(String(repeating: line, count: 6_000))
    let stage = TestHost(
      columns: 24, rows: 6,
      EditorProgramView(program: program) { TextEditor(text: $0).textEditorStyle(.plain) })
    stage.type("end")
    stage.press(.home, .control)
    stage.type("start ")
    #expect(program.text.hasPrefix("start A line") && program.text.hasSuffix("\nend"))
    #expect(stage.rows.first == "start A line of a long")
  }
}
