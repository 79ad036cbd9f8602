import CursesCore
import CursesMarkdown
import CursesRichText
import CursesText
import CursesThemes
import Testing

@testable import CursesRichEditor
@testable import CursesTextEditors

/// Knows which addresses lead nowhere.
@MainActor
private final class FakeLinks: LinkJudge {
  var revision = 0
  var missing: Set<String> = [] {
    didSet { revision += 1 }
  }

  func leadsNowhere(_ address: String) -> Bool { missing.contains(address) }
}

/// Links to notes that are not there, on the page.
@MainActor
@Suite struct MissingLinkTests {
  private let judge = FakeLinks()

  private func screen(_ source: String) throws -> EditorScreen {
    let screen = try EditorScreen(source, rows: 6)
    screen.editor.linkJudge = judge
    return screen
  }

  /// The cells of a row that are italic, as text.
  private func marked(_ screen: EditorScreen, row: Int = 0) -> String {
    let frame = screen.draw().frame
    return (0..<screen.size.columns).map { column in
      let cell = frame[column, row]
      return cell.style.attributes.contains(.italic) ? cell.glyph.text : " "
    }.joined().split(separator: " ").joined(separator: " ")
  }

  @Test func theyHaveTheirOwnLook() throws {
    let screen = try screen("[[There]] and [[Nowhere]]\n\n- [words](No.md)\n")
    #expect(marked(screen) == "" && marked(screen, row: 2) == "")
    judge.missing = ["[[Nowhere]]", "No.md"]
    #expect(marked(screen) == "Nowhere" && marked(screen, row: 2) == "words")
    let frame = screen.draw().frame
    let columns = (0..<screen.size.columns).filter { frame[$0, 0].glyph.text == "N" }
    let style = try #require(columns.first.map { frame[$0, 0].style })
    #expect(style.attributes.contains(.underline))
    #expect(style.foreground == screen.theme.style(.missingLink, on: .panel).foreground)
    #expect(style.foreground != screen.theme.style(.link, on: .panel).foreground)
    judge.missing = []
    #expect(marked(screen) == "")
  }

  @Test func onlyRowsThatLookDifferentAreDrawnAnew() throws {
    let screen = try screen("one\n\n[[Nowhere]]\n\nthree\n")
    _ = screen.draw()
    #expect(screen.editor.outdatedRows(theme: screen.theme, on: .panel) == [])
    judge.missing = ["[[Nowhere]]"]
    #expect(screen.editor.outdatedRows(theme: screen.theme, on: .panel) == [2])
  }
}
