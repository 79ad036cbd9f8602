import CursesCore
import Testing

@testable import CursesTextEditors

/// The rows of an editor that is offered no height, which are counted after every key.
@MainActor @Suite struct EditorRowCountTests {
  @Test func aKeyLaysOutTheLineThatItChangesAndNoOther() {
    let editor = TextEditorModel((1...9000).map { "line \($0)" }.joined(separator: "\n"))
    editor.resize(to: Size(columns: 40, rows: 200), widths: .perScalar, signs: .unicode)
    func rows() -> Int { editor.rowCount(columns: 40, widths: .perScalar, limit: 200) }
    #expect(rows() == 200)
    let before = editor.view.book.layoutCount
    for letter in "abcde" {
      _ = editor.handle(Key(.character(letter)), tick: 0)
      #expect(rows() == 200)
    }
    #expect(editor.view.book.layoutCount - before == 5)
  }
}
