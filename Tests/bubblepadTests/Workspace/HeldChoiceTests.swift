import BubblepadNotebook
import BubblepadOpenNotes
import BubblepadSettings
import Testing

@testable import BubblepadNoteFiles
@testable import bubblepad

/// What is chosen while the disk, or a save, is in the way.
@Suite("Choices that have to wait") @MainActor
struct HeldChoiceTests {
  let home: TerminalHome

  init() throws { home = try TerminalHome() }

  @Test func aChoiceThatIsKeptNowhereIsSaid() throws {
    // No folder can be made below a file, and so neither the settings nor the state of the program.
    home.write("a file\n", to: "file.txt")
    let shell = FakeShell()
    let places = try #require(NotebookPlaces(environment: ["HOME": home.path("file.txt")]))
    let keeper = ChoiceKeeper(places: places)
    var losses: [String] = []
    keeper.onLoss = { losses.append($0) }
    let settings = SettingsFile(
      path: home.path("file.txt") + "/bubblepad/config.yaml", backupFolder: places.backupFolder)
    keeper.keep("nord", for: .theme, in: settings, shell)
    keeper.write()
    #expect(losses.count == 1)
    #expect(losses.first?.hasPrefix("Cannot ") == true)
    // What is written is lost no more.
    let kept = SettingsFile(
      path: home.path("settings/config.yaml"), backupFolder: places.backupFolder)
    keeper.keep("day", for: .theme, in: kept, shell)
    keeper.write()
    #expect(losses.count == 1)
    #expect(kept.read().configuration != Configuration())
  }

  @Test func lockingWaitsForTheSave() async throws {
    home.write("a rose\n", to: "Roses.md")
    let shell = FakeShell()
    let places = try #require(NotebookPlaces(environment: home.environment))
    let workspace = Workspace(
      settings: Preferences(), folder: NotebookFolder(path: home.notebook), places: places,
      themeName: "night", shell: shell)
    workspace.opener.load(path: home.path("Roses.md"))
    try await wait { workspace.note?.path == home.path("Roses.md") }
    let note = try #require(workspace.note)
    note.editor.perform(.edit(.insertText("x")))
    workspace.saver.save { _ in }
    #expect(note.isSaving)
    workspace.services.locking.askToLock()
    // What is typed now is meant for the field of the passphrase.
    #expect(shell.holdsInput && workspace.conversation.dialog == nil)
    try await wait { workspace.conversation.dialog != nil }
    #expect(!note.isSaving)
  }
}
