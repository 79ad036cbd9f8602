import CursesRichText
import CursesText
import Testing

@testable import CursesRichEditor

/// What is seen begins at the same text, whatever changes around it.
@MainActor @Suite struct RichViewTopTests {
  @Test func aShorterMarkerAtTheTopScrollsNothing() throws {
    let screen = try EditorScreen("one\n\ntwo\n\n# three\n\nfour\n", columns: 40)
    let editor = screen.editor
    editor.perform(.edit(.selectAll), tick: 0)
    for command in [RichCommand.toggleOrderedList, .toggleTaskList, .toggleTaskList] {
      editor.perform(.edit(command), tick: 0)
      #expect(screen.draw().rows.contains { $0.contains("one") })
      #expect(editor.document.viewTop == 0)
    }
    editor.perform(.edit(.undo), tick: 0)
    #expect(screen.draw().rows.contains { $0.contains("one") })
  }

  /// Text that comes above the top, where the caret is below it.
  @Test func textAboveTheTopScrollsNothing() throws {
    let lines = (0..<40).map { "line \($0)\n\n" }.joined()
    let screen = try EditorScreen(lines, columns: 40)
    let editor = screen.editor
    editor.perform(.edit(.moveToDocumentEnd), tick: 0)
    let rows = screen.draw().rows
    editor.document.apply([Edit(at: 0, insert: "more\n\nand more\n\n")], tick: 0)
    editor.settle(rowAffinity: .downstream)
    #expect(screen.draw().rows == rows)
    editor.document.perform(.undo, tick: 0)
    editor.settle(rowAffinity: .downstream)
    #expect(screen.draw().rows.contains { $0.contains("line") })
  }
}
