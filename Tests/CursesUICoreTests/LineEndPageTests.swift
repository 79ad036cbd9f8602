import CursesCore
import CursesRichText
import CursesText
import Testing

@testable import CursesRichEditor
@testable import CursesTextEditors

/// Line ends of the source as line ends of the page, and signs that take more cells where there is only ASCII.
@MainActor
struct LineEndPageTests {
  @Test func lineEndsAreShownWhereTheyAreWanted() throws {
    let screen = try EditorScreen("Roses are *red\nviolets* are blue\nsugar\n\n> a\n> b\n")
    #expect(screen.picture[0] == "¦Roses are red violets are")
    screen.editor.showsLineEnds = true
    #expect(
      screen.picture == ["¦Roses are red", "violets are blue", "sugar", "", "▎ a", "▎ b"])
    screen.editor.perform(.move(.rowDown), tick: 0)
    screen.editor.perform(.edit(.insertText("x")), tick: 0)
    #expect(screen.picture[1] == "x¦violets are blue")
    #expect(screen.source == "Roses are *red\nxviolets* are blue\nsugar\n\n> a\n> b\n")
    screen.editor.showsLineEnds = false
    #expect(screen.picture[0].hasPrefix("Roses are red x¦violets"))
  }

  @Test func anEllipsisIsThreeStopsInASCII() throws {
    let screen = try EditorScreen("wait…ok\n\n|a|b|\n|-|-|\n|x…|y|\n")
    screen.editor.resize(to: screen.size, widths: .perScalar, usesUnicode: false)
    #expect(screen.picture.first == "¦wait...ok")
    for (place, shown) in [(4, "wait¦...ok"), (7, "wait...¦ok"), (8, "wait...o¦k")] {
      screen.editor.document.perform(.select(anchor: place, head: place), tick: 0)
      #expect(screen.picture.first == shown)
    }
    #expect(screen.picture.contains { $0.contains("x...") })
    // Within the three the caret stands before them.
    screen.editor.document.perform(.select(anchor: 0, head: 0), tick: 0)
    var view = screen.editor.view
    for column in 4...7 {
      let caret = view.caret(at: Point(column: column, row: 0))
      #expect(screen.editor.offset(of: caret) == (column < 7 ? 4 : 7))
    }
  }
}
