import BubblepadNotebook
import CursesCore
import CursesThemes
import CursesUICore
import Testing

@testable import bubblepad

/// A text that is copied in one note and pasted in another, in a folder of its own.
@Suite("Copies between notes") @MainActor
struct NoteCopiesTests: FolderSuite {
  let home: TerminalHome
  let workspace: Workspace

  init() throws { (home, workspace) = try Self.open() }

  @Test func aCopyBringsItsLinksAndItsFootnotes() throws {
    let copied = "x[^1] [t](../b/Two.md)"
    let held = "y[^1]\n\n[^1]: other\n"
    home.write(copied + "\n\n[^1]: own\n", to: "a/One.md")
    home.write(held, to: "c/deep/Four.md")
    let screen = HeadlessScreen(size: Size(columns: 80, rows: 24), theme: .fallback)
    screen.show(NotebookScene(workspace: workspace))
    func open(_ name: String) {
      workspace.opener.load(path: home.path(name))
      workspace.focus(.editor)
      screen.update()
    }
    open("a/One.md")
    let first = try #require(workspace.note?.editor)
    first.perform(.edit(.select(anchor: 0, head: copied.utf8.count)))
    first.perform(.copy)
    open("c/deep/Four.md")
    let other = try #require(workspace.note?.editor)
    other.perform(.edit(.moveToDocumentStart))
    other.perform(.paste)
    let pasted = "x[^2] [t](../../b/Two.md)"
    #expect(other.text.string == pasted + "y[^1]\n\n[^1]: other\n\n[^2]: own\n")
    // Typing continues after what was pasted.
    #expect(other.document.state.selection.main.head <= pasted.utf8.count)
    other.perform(.edit(.undo))
    #expect(other.text.string == held)
  }
}
