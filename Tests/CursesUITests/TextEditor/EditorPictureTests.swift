import CursesCore
import CursesUI
import CursesUITesting
import Testing

@testable import CursesControls
@testable import CursesViewGraph

/// What text editors look like.
@MainActor
@Suite struct EditorPictureTests {
  @Test func rowsWrapAndWideCharactersStayWhole() {
    let stage = TestHost("one two three 日本語¦", columns: 10, rows: 5)
    #expect(stage.rows == ["one two", "three 日", "本語"])
    #expect(stage.cursor == Point(column: 4, row: 2))
  }

  @Test func theViewFollowsTheCaret() {
    let stage = TestHost("a\nb\nc\nd\ne\nf¦", columns: 10, rows: 3)
    #expect(stage.rows == ["d", "e", "f"])
    stage.press(.home, .control)
    #expect(stage.rows == ["a", "b", "c"])
    stage.mouse(.wheelDown, 0, 0)
    #expect(stage.rows == ["d", "e", "f"])
    #expect(stage.marked.hasPrefix("¦a"))
  }

  @Test func aBoxAndAShade() {
    let box = TestHost(
      columns: 12, rows: 4, TextEditor(text: .constant("日本\nb")).textEditorStyle(.roundedBorder))
    #expect(box.rows == ["╭──────────╮", "│ 日本     │", "│ b        │", "╰──────────╯"])
    let shade = TestHost(columns: 6, rows: 2, TextEditor(text: .constant("ab")))
    let plain = TestHost(
      columns: 6, rows: 2, TextEditor(text: .constant("ab")).textEditorStyle(.plain))
    #expect(shade.rows == [" ab"])
    #expect(shade.style(3, 1).background != plain.style(3, 1).background)
    let bare = TestHost(
      columns: 6, rows: 2, TextEditor(text: .constant("ab")).scrollContentBackground(.hidden))
    #expect(bare.style(3, 1).background == plain.style(3, 1).background)
  }

  @Test func asciiTerminals() {
    let stage = TestHost(
      columns: 6, rows: 3, terminal: TestTerminal(isUnicode: false),
      TextEditor(text: .constant("a")).textEditorStyle(.roundedBorder))
    #expect(stage.rows == ["+----+", "| a  |", "+----+"])
  }

  @Test func stylesOfOnesOwn() {
    struct Card: TextEditorStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
          Text(verbatim: configuration.isFocused ? "writing" : "note")
          configuration.editor
        }
      }
    }
    let stage = TestHost(
      columns: 10, rows: 3,
      VStack {
        TextEditor(text: .constant("a")).textEditorStyle(Card())
        Button("Go") {}
      })
    #expect(stage.rows.prefix(2) == ["writing", "a"])
    stage.press(.tab)
    #expect(stage.rows.prefix(2) == ["note", "a"])
  }

  @Test func placeholders() {
    let program = EditorProgram("")
    let stage = TestHost(
      columns: 12, rows: 3,
      EditorProgramView(program: program) {
        TextEditor(text: $0).textEditorStyle(.plain).textEditorPlaceholder("Dear 日記,\n…")
      })
    #expect(stage.rows == ["Dear 日記,", "…"])
    stage.type("x")
    #expect(stage.rows == ["x"])
  }

  @Test func growsWithItsLinesUpToALimit() {
    let program = EditorProgram("a")
    let stage = TestHost(
      columns: 10, rows: 6,
      EditorProgramView(program: program) { text in
        VStack(alignment: .leading) {
          TextEditor(text: text).textEditorStyle(.plain).lineLimit(2...3)
          Text(verbatim: "below")
        }
        .frame(maxColumns: .max, maxRows: .max, alignment: .topLeading)
      })
    #expect(stage.rows == ["a", "", "below"])
    stage.type("\nb\nc")
    #expect(stage.rows == ["a", "b", "c", "below"])
    stage.type("\nd")
    #expect(stage.rows == ["b", "c", "d", "below"])
  }

  @Test func alignment() {
    let stage = TestHost(
      columns: 11, rows: 2,
      TextEditor(text: .constant("日本\nabc")).textEditorStyle(.plain)
        .multilineTextAlignment(.trailing))
    #expect(stage.rows == ["      日本", "       abc"])
  }

  @Test func theMouseSelects() {
    let stage = TestHost("one two\nthree four¦")
    stage.click(2, 0)
    #expect(stage.marked == "on¦e two\nthree four")
    stage.mouse(.press(.left, clicks: 1), 1, 0)
    stage.mouse(.drag(.left), 3, 1)
    stage.mouse(.release(.left), 3, 1)
    #expect(stage.marked == "o«ne two\nthr¦»ee four")
    stage.click(5, 0, clicks: 2)
    #expect(stage.marked == "one «two¦»\nthree four")
    stage.click(1, 1, clicks: 3)
    #expect(stage.marked == "one two\n«three four¦»")
    stage.click(0, 0)
    stage.click(3, 0, .shift)
    #expect(stage.marked == "«one¦» two\nthree four")
  }

  @Test func tinyRectangles() {
    for size in [(1, 1), (2, 1), (3, 2)] {
      let stage = TestHost(
        columns: size.0, rows: size.1,
        TextEditor(text: .constant("日本\nabc")).textEditorStyle(.roundedBorder))
      stage.press(.down)
      stage.control("f")
      stage.type("b")
      #expect(stage.graph.size.columns == size.0)
    }
  }
}
