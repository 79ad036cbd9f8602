import CursesCore
import Testing

@testable import CursesBackdrops
@testable import CursesControls
@testable import CursesHost
@testable import CursesRichDocument
@testable import CursesRichEditing
@testable import CursesRichEditor
@testable import CursesRichText
@testable import CursesTextEditors
@testable import CursesTextFields
@_spi(Nodes) @testable import CursesViewGraph

/// Where what stands at the caret leads.
@Suite @MainActor struct RichFollowingTests {
  private let source = "see[^n] and #sea/side and [w](u)\n\nmore[^n]\n\n[^n]: The *note*.\n"

  @Test func aFootnoteThereAndBack() throws {
    let screen = try EditorScreen(source)
    screen.editor.perform(.edit(.select(anchor: 5, head: 5)), tick: 0)
    screen.editor.perform(.followLink, tick: 0)
    #expect(screen.editor.document.paragraph(at: screen.editor.document.head).string == "The note.")
    screen.editor.perform(.edit(.moveWordForward), tick: 0)
    screen.editor.perform(.followLink, tick: 0)
    #expect(screen.editor.document.state.selection.main.head == 7)
  }

  @Test func aClickWithControl() throws {
    let screen = try EditorScreen(source, columns: 60)
    let margin = screen.editor.view.margin
    screen.mouse(.press(.left, clicks: 1), margin + 4, 0, .control)
    #expect(screen.editor.document.paragraph(at: screen.editor.document.head).string == "The note.")
    let effect = screen.mouse(.press(.left, clicks: 1), margin + 14, 0, .control)
    #expect(effect.followed == "[#sea/side]")
    #expect(Hashtag.tag(of: "[#sea/side]") == "#sea/side")
    #expect(Hashtag.tag(of: "#sea") == nil)
  }

  @Test func nothingIsSaidSo() throws {
    let screen = try EditorScreen(source)
    let effect = screen.editor.perform(.followLink, tick: 0)
    #expect(effect.message == "There is no link here.")
    #expect(effect.isHandled && screen.source == source)
  }
}
