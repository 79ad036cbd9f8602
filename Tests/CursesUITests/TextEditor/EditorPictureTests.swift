import CursesUI
import TerminalCore
import Testing

@testable import CursesUICore

/// What text editors look like.
@MainActor
@Suite struct EditorPictureTests {
  @Test func rowsWrapAndWideCharactersStayWhole() {
    let stage = EditorStage("one two three 日本語¦", columns: 10, rows: 5)
    #expect(stage.picture == ["one two", "three 日", "本語"])
    #expect(stage.cursor == Point(column: 4, row: 2))
  }

  @Test func theViewFollowsTheCaret() {
    let stage = EditorStage("a\nb\nc\nd\ne\nf¦", columns: 10, rows: 3)
    #expect(stage.picture == ["d", "e", "f"])
    stage.press(.home, .control)
    #expect(stage.picture == ["a", "b", "c"])
    stage.mouse(.wheelDown, 0, 0)
    #expect(stage.picture == ["d", "e", "f"])
    #expect(stage.marked.hasPrefix("¦a"))
  }

  @Test func aBoxAndAShade() {
    let box = EditorStage(
      columns: 12, rows: 4, TextEditor(text: .constant("日本\nb")).textEditorStyle(.roundedBorder))
    #expect(box.picture == ["╭──────────╮", "│ 日本     │", "│ b        │", "╰──────────╯"])
    let shade = EditorStage(columns: 6, rows: 2, TextEditor(text: .constant("ab")))
    let plain = EditorStage(
      columns: 6, rows: 2, TextEditor(text: .constant("ab")).textEditorStyle(.plain))
    #expect(shade.picture == [" ab"])
    #expect(shade.style(3, 1).background != plain.style(3, 1).background)
    let bare = EditorStage(
      columns: 6, rows: 2, TextEditor(text: .constant("ab")).scrollContentBackground(.hidden))
    #expect(bare.style(3, 1).background == plain.style(3, 1).background)
  }

  @Test func asciiTerminals() {
    let stage = EditorStage(
      columns: 6, rows: 3, isUnicode: false,
      TextEditor(text: .constant("a")).textEditorStyle(.roundedBorder))
    #expect(stage.picture == ["+----+", "| a  |", "+----+"])
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
    let stage = EditorStage(
      columns: 10, rows: 3,
      VStack {
        TextEditor(text: .constant("a")).textEditorStyle(Card())
        Button("Go") {}
      })
    #expect(stage.picture.prefix(2) == ["writing", "a"])
    stage.press(.tab)
    #expect(stage.picture.prefix(2) == ["note", "a"])
  }

  @Test func placeholders() {
    let program = EditorProgram("")
    let stage = EditorStage(
      columns: 12, rows: 3,
      EditorProgramView(program: program) {
        TextEditor(text: $0).textEditorStyle(.plain).textEditorPlaceholder("Dear 日記,\n…")
      })
    #expect(stage.picture == ["Dear 日記,", "…"])
    stage.type("x")
    #expect(stage.picture == ["x"])
  }

  @Test func growsWithItsLinesUpToALimit() {
    let program = EditorProgram("a")
    let stage = EditorStage(
      columns: 10, rows: 6,
      EditorProgramView(program: program) { text in
        VStack(alignment: .leading) {
          TextEditor(text: text).textEditorStyle(.plain).lineLimit(2...3)
          Text(verbatim: "below")
        }
        .frame(maxColumns: .max, maxRows: .max, alignment: .topLeading)
      })
    #expect(stage.picture == ["a", "", "below"])
    stage.type("\nb\nc")
    #expect(stage.picture == ["a", "b", "c", "below"])
    stage.type("\nd")
    #expect(stage.picture == ["b", "c", "d", "below"])
  }

  @Test func alignment() {
    let stage = EditorStage(
      columns: 11, rows: 2,
      TextEditor(text: .constant("日本\nabc")).textEditorStyle(.plain)
        .multilineTextAlignment(.trailing))
    #expect(stage.picture == ["      日本", "       abc"])
  }

  @Test func theMouseSelects() {
    let stage = EditorStage("one two\nthree four¦")
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
      let stage = EditorStage(
        columns: size.0, rows: size.1,
        TextEditor(text: .constant("日本\nabc")).textEditorStyle(.roundedBorder))
      stage.press(.down)
      stage.control("f")
      stage.type("b")
      #expect(stage.graph.size.columns == size.0)
    }
  }
}
