import CursesRichText
import CursesUICore
import Testing

@testable import BubblepadCommands

/// A row of the catalogue is all that the app knows of a command.
@Suite("Rows of the command catalogue")
struct CommandDetailsTests {
  @Test func aRowSaysWhatTheEditorDoes() {
    let row = CommandDetails(.save, "Shout", "Shout.", does: .edit(.toggleStrong), about: .page)
    #expect(row.editing == .edit(.toggleStrong))
    #expect(row.subject == .page)
    #expect(row.changesText)
  }

  @Test(arguments: [
    (RichEditorCommand.copy, false), (.edit(.selectAll), false), (.toggleFold, false),
    (.cut, true), (.paste, true), (.askForLink, true), (.edit(.indent), true),
  ])
  func whatTheEditorDoesIsAboutANote(editing: RichEditorCommand, changesText: Bool) {
    let row = CommandDetails(.save, "Do", "Do.", does: editing)
    #expect(row.subject == .note)
    #expect(row.changesText == changesText)
  }

  @Test func whatTheAppDoesNeedsNoNote() {
    let row = CommandDetails(.save, "Do", "Do.")
    #expect(row.editing == nil)
    #expect(row.subject == .app)
    #expect(!row.changesText)
  }

  @Test func headingsHaveTheirLevels() {
    let levels = CommandCatalogue.all.compactMap { row in
      if case .edit(.setHeading(let level))? = row.editing { level } else { nil }
    }
    #expect(levels == [1, 2, 3, 4, 5, 6, 0])
    #expect(AppCommand.heading3.editing == .edit(.setHeading(3)))
    #expect(AppCommand.heading3.isForPages)
  }

  /// What the app asks of a command, it asks of its row.
  @Test func commandsAreWhatTheirRowsSay() {
    for row in CommandCatalogue.all {
      #expect(row.command.editing == row.editing)
      #expect(row.command.needsNote == (row.subject != .app), "\(row.command)")
      #expect(row.command.isForPages == (row.subject == .page), "\(row.command)")
      #expect(row.command.changesText == row.changesText, "\(row.command)")
    }
    #expect(AppCommand.save.needsNote && !AppCommand.save.isForPages)
    #expect(AppCommand.replaceAll.changesText && !AppCommand.find.changesText)
    #expect(!AppCommand.newNote.needsNote)
  }
}
