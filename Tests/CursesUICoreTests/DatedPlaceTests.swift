import CursesCore
import CursesRichText
import CursesText
import Testing

@testable import CursesRichEditor
@testable import CursesTextEditors

/// Places that were taken before the text became another.
@MainActor @Suite struct DatedPlaceTests {
  private let rect = Rect(columns: 40, rows: 10)

  private func editor(_ text: String) -> RichEditorModel {
    let editor = RichEditorModel(RichDocument(SourceText(text)))
    editor.resize(to: rect.size, widths: .perScalar, usesUnicode: true)
    return editor
  }

  private func mouse(_ action: Mouse.Action, _ column: Int, _ row: Int) -> Mouse {
    Mouse(action, at: Point(column: column, row: row))
  }

  @Test(arguments: 1...3) func aDragSurvivesThatTheTextGetsShorter(clicks: Int) {
    let editor = editor("- one\n- two\n- three\n\nfour five\n\nsix\n")
    editor.handle(mouse(.press(.left, clicks: clicks), 9, 4), in: rect, tick: 0)
    editor.document.replaceAll(with: SourceText("- one\n"), tick: 1)
    editor.documentHasChanged()
    editor.handle(mouse(.drag(.left), 5, 0), in: rect, tick: 2)
    let selection = editor.document.state.selection.main
    #expect(selection.upperBound <= editor.document.state.text.count)
    editor.handle(mouse(.drag(.left), 30, 9), in: rect, tick: 3)
    #expect(editor.document.state.selection.main.upperBound <= editor.document.state.text.count)
  }

  /// What was typed while the button is held down does not move where the drag began.
  @Test func aDragGoesOnFromTheAnchorThatTypingHasCarriedAlong() {
    let editor = editor("one two three\n")
    let left = editor.view.margin
    editor.handle(mouse(.press(.left, clicks: 1), left + 4, 0), in: rect, tick: 0)
    for letter in "ab" { editor.handle(Key(.character(letter)), tick: 1) }
    editor.handle(mouse(.drag(.left), left + 9, 0), in: rect, tick: 2)
    let selection = editor.document.state.selection.main
    #expect((selection.anchor, selection.head) == (6, 9))
  }

  @Test func theMouseFindsAPlaceWhereNoRowIsInView() {
    let editor = editor("one\n\ntwo\n")
    let flat = Rect(columns: 40, rows: 0)
    editor.handle(mouse(.press(.left, clicks: 1), 5, 0), in: rect, tick: 0)
    editor.resize(to: flat.size, widths: .perScalar, usesUnicode: true)
    editor.handle(mouse(.drag(.left), 5, 3), in: flat, tick: 1)
    editor.handle(mouse(.wheelDown, 5, 0), in: flat, tick: 2)
    #expect(editor.document.state.selection.main.upperBound <= 8)
  }

  @Test func aTextEditorsDragSurvivesThatTheTextGetsShorter() {
    let model = TextEditorModel("one\ntwo\nthree\nfour\n")
    model.view.resize(to: rect.size, widths: .perScalar, signs: .unicode)
    _ = model.handle(mouse(.press(.left, clicks: 2), 2, 2), in: rect, tick: 0)
    model.replaceAll("a", attributes: nil)
    _ = model.handle(mouse(.drag(.left), 5, 0), in: rect, tick: 2)
    #expect(model.selection.main.upperBound <= 1)
  }
}
