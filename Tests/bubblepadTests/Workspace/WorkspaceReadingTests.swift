import BubblepadNotebook
import CursesText
import Testing

@testable import BubblepadSettings
@testable import bubblepad

/// A large note is edited and saved while it is read.
@Suite("Workspace, reading") @MainActor
struct WorkspaceReadingTests {
  let home: TerminalHome
  let shell = FakeShell()
  let workspace: Workspace
  let text = String(repeating: "Some words of a large note.\n\n", count: 20_000)

  init() throws {
    home = try TerminalHome()
    home.write(text, to: "Large.md")
    let places = try #require(NotebookPlaces(environment: home.environment))
    workspace = Workspace(
      settings: Preferences(), folder: NotebookFolder(path: home.notebook), places: places,
      themeName: "night", shell: shell)
    workspace.opener.load(path: home.path("Large.md"))
  }

  @Test func itsStartIsShownAndItSaysThatItReads() throws {
    let note = try #require(workspace.note)
    #expect(note.isReading && note.editor.text.count < text.utf8.count)
    #expect(workspace.savedState.words.hasPrefix("reading"))
  }

  @Test func savingWaitsUntilAllIsRead() async throws {
    let note = try #require(workspace.note)
    note.editor.perform(.edit(.insertText("typed ")))
    let isSaved = await withCheckedContinuation { saved in
      workspace.saver.save { saved.resume(returning: $0) }
      #expect(home.text("Large.md") == text)
      workspace.opener.readRest(of: note)
    }
    #expect(isSaved)
    #expect(home.text("Large.md") == "typed " + text)
    #expect(workspace.savedState.words == "saved")
  }

  @Test func aLineFurtherDownIsGoneToWhenItIsThere() async throws {
    let note = try #require(workspace.note)
    workspace.go(to: .line(30_001, column: 1), in: note)
    #expect(note.editor.positionWords == "1:1")
    await withCheckedContinuation { read in
      note.whenRead { _ in read.resume() }
      workspace.opener.readRest(of: note)
    }
    #expect(note.editor.positionWords == "30001:1")
  }
}
