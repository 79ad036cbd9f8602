import CursesCore
import CursesRichText
import CursesText
import Testing

@testable import CursesBackdrops
@testable import CursesControls
@testable import CursesHost
@testable import CursesMarkdown
@testable import CursesRichEditor
@testable import CursesTextEditors
@testable import CursesTextFields
@testable import CursesVi
@_spi(Nodes) @testable import CursesViewGraph

/// Sections folded away, by keys, as the screen shows them.
@MainActor
struct RichFoldingTests {
  private func screen(_ marked: String) throws -> EditorScreen {
    let head = marked.utf8.firstIndex(of: UInt8(ascii: "^")).map {
      marked.utf8.distance(from: marked.utf8.startIndex, to: $0)
    }
    let screen = try EditorScreen(marked.replacing("^", with: ""), columns: 28, rows: 40)
    screen.editor.document.perform(.select(anchor: head ?? 0, head: head ?? 0), tick: 0)
    screen.editor.usesVi = true
    return screen
  }

  private func rows(_ screen: EditorScreen) -> [String] {
    screen.picture.map { String($0.drop { $0 == " " }) }.filter { row in
      row.contains { !"━─▎ ".contains($0) }
    }
  }

  private static let levels =
    "# One\n\na\n\n## Two\n\nb\n\n### Three\n\nc^\n\n## Four\n\nd\n\n# Five\n\ne\n"

  @Test func aHeadingOfAnyLevelFoldsItsSection() throws {
    let screen = try screen(Self.levels)
    screen.type("za")
    #expect(rows(screen) == ["One", "a", "Two", "b", "Thre¦e  ▸", "Four", "d", "Five", "e"])
    // Once more it comes back.
    screen.type("za")
    #expect(rows(screen).contains("c"))
  }

  @Test func sectionsFoldWithinSections() throws {
    let screen = try screen(Self.levels)
    screen.type("zakkza")
    #expect(rows(screen) == ["One", "a", "Tw¦o  ▸", "Four", "d", "Five", "e"])
    // What was folded within stays so.
    screen.type("za")
    #expect(rows(screen) == ["One", "a", "Tw¦o", "b", "Three  ▸", "Four", "d", "Five", "e"])
    // Lines that are not seen are passed over.
    screen.type("jjj")
    #expect(rows(screen).contains("Fou¦r"))
    screen.type("k")
    #expect(rows(screen).contains("Thre¦e  ▸"))
    screen.key(.down)
    #expect(rows(screen).contains("Fou¦r"))
    screen.key(.up)
    #expect(rows(screen).contains("Thre¦e  ▸"))
  }

  @Test func allSectionsFold() throws {
    let screen = try screen(Self.levels)
    screen.type("zM")
    #expect(rows(screen) == ["On¦e  ▸", "Five  ▸"])
    screen.type("za")
    #expect(rows(screen) == ["On¦e", "a", "Two  ▸", "Four  ▸", "Five  ▸"])
    screen.type("zR")
    #expect(rows(screen).count == 10)
  }

  @Test func aTitleStaysOpenWhenAllIsFolded() throws {
    let screen = try screen("# Title\n\nintro\n\n## A\n\na\n\n### B\n\nb^\n\n## C\n\nc\n")
    screen.type("zM")
    #expect(rows(screen) == ["Title", "intro", "¦A  ▸", "C  ▸"])
  }

  @Test func headingsInQuotationsAndItemsFoldThere() throws {
    let quote = try screen("> # Q\n>\n> a^\n>\n> ## R\n>\n> b\n\nafter\n")
    quote.type("za")
    #expect(rows(quote) == ["▎ ¦Q  ▸", "after"])
    quote.type("za")
    quote.key(.down)
    quote.key(.down)
    quote.type("za")
    #expect(rows(quote) == ["▎ Q", "▎ a", "▎ ¦R  ▸", "after"])
    let item = try screen("- # I\n\n  a^\n- ## J\n\n  b\n\nafter\n")
    item.type("za")
    #expect(rows(item) == ["• ¦I  ▸", "• J", "b", "after"])
    item.key(.down)
    item.type("za")
    #expect(rows(item) == ["• I  ▸", "• ¦J  ▸", "after"])
    item.type("zR")
    #expect(rows(item).count == 5)
  }

  @Test func goingIntoWhatIsFoldedUnfoldsIt() throws {
    let screen = try screen(Self.levels)
    screen.type("zM")
    let three = try #require(
      TextOutline(document: screen.editor.document).headings().first { $0.text == "Three" })
    screen.editor.document.perform(.select(anchor: three.offset, head: three.offset), tick: 0)
    screen.editor.settle(rowAffinity: .downstream)
    // The sections around it are open; its own and the others are not.
    #expect(rows(screen) == ["One", "a", "Two", "b", "¦Three  ▸", "Four  ▸", "Five  ▸"])
  }

  @Test func whatIsJoinedWithWhatIsFoldedIsSeen() throws {
    let screen = try screen("^" + Self.levels.replacing("^", with: ""))
    screen.editor.usesVi = false
    screen.editor.perform(.toggleFold, tick: 0)
    #expect(rows(screen) == ["¦One  ▸", "Five", "e"])
    screen.key(.end)
    screen.key(.delete)
    #expect(rows(screen).starts(with: ["One¦a", "Two", "b"]))
  }

  @Test func aHeadingThatIsGoneLeavesNothingFolded() throws {
    let screen = try screen("^# One\n\na\n\n# Two\n\nb\n")
    screen.editor.usesVi = false
    screen.editor.perform(.toggleFold, tick: 0)
    screen.key(.home)
    screen.editor.perform(.extend(.rowDown), tick: 0)
    screen.key(.backspace)
    #expect(rows(screen) == ["¦Two", "b"])
    screen.editor.perform(.toggleFold, tick: 0)
    screen.editor.perform(.edit(.selectAll), tick: 0)
    screen.key(.backspace)
    #expect(!screen.picture.joined().contains("▸"))
    screen.type("x")
    screen.key(.enter)
    screen.type("y")
    #expect(rows(screen) == ["x", "y¦"])
  }

  @Test func aFoldedSectionMovesAsOne() throws {
    let screen = try screen("# One\n\na^\n\n## Sub\n\ns\n\n# Two\n\nb\n\n# Three\n\nc\n")
    screen.editor.usesVi = false
    screen.editor.perform(.toggleFold, tick: 0)
    screen.editor.perform(.edit(.moveBlockDown), tick: 0)
    #expect(
      screen.source == "# Two\n\nb\n\n# One\n\na\n\n## Sub\n\ns\n\n# Three\n\nc\n")
    #expect(rows(screen) == ["Two", "b", "One¦  ▸", "Three", "c"])
    screen.editor.perform(.edit(.moveBlockDown), tick: 0)
    #expect(rows(screen) == ["Two", "b", "Three", "c", "One¦  ▸"])
    let effect = screen.editor.perform(.edit(.moveBlockDown), tick: 0)
    #expect(effect.message == "There is no other section in this direction.")
    screen.editor.perform(.edit(.moveBlockUp), tick: 0)
    screen.editor.perform(.edit(.moveBlockUp), tick: 0)
    #expect(rows(screen) == ["One¦  ▸", "Two", "b", "Three", "c"])
    // What is beside it goes over all of it.
    screen.key(.down)
    screen.editor.perform(.edit(.moveBlockUp), tick: 0)
    #expect(rows(screen) == ["Two¦", "One  ▸", "Three", "c"])
    #expect(screen.source.hasPrefix("# Two\n\n# One\n\na\n"))
  }

  @Test func typingAboveKeepsTheFolds() throws {
    let screen = try screen("^# One\n\n> ## Q\n>\n> x\n\n## Two\n\nb\n")
    screen.type("jza")
    screen.type("jza")
    screen.type("ggOnew")
    screen.key(.escape)
    #expect(rows(screen).contains("▎ Q  ▸"))
    #expect(rows(screen).contains("Two  ▸"))
    #expect(!rows(screen).contains("b"))
  }
}
