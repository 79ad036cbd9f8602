import CursesRichText
import CursesText
import CursesUITesting
import Testing

@testable import CursesRichEditor

/// Several carets, through the keys of the editor.
@MainActor
@Suite struct CaretTypingTests {
  @Test func markdownIsTypedByKeysAtSeveralCarets() {
    let control = RichEditorControl(text: SourceText("a\n\nb\n"))
    let host = TestHost(columns: 60, rows: 8, RichEditor(control))
    control.perform(.addCaret(.rowDown))
    #expect(control.document.state.selection.ranges.count == 2)
    host.type("*i* x")
    #expect(control.textToSave.string == "*i* xa\n\n*i* xb\n")
  }
}
