import BubblepadNotebook
import BubblepadSettings
import CursesText
import Glibc
import Testing

@testable import BubblepadNoteFiles
@testable import bubblepad

/// Folders that another program takes away, and brings back.
@Suite("Files that were away") @MainActor
struct FilesThatWereAwayTests {
  let home: TerminalHome
  let workspace: Workspace

  init() throws {
    home = try TerminalHome()
    TerminalHome.makeFolder(home.path("Inbox"))
    home.write("first\n", to: "Inbox/A.md")
    workspace = Workspace(
      settings: Preferences(), folder: NotebookFolder(path: home.notebook),
      places: try #require(NotebookPlaces(environment: home.environment)), themeName: "night",
      shell: FakeShell())
    workspace.list.entries = try NotebookFolder(path: home.notebook).list().entries
    workspace.opener.load(path: home.path("Inbox/A.md"))
  }

  private func save() async -> Bool {
    await withCheckedContinuation { continuation in
      workspace.saver.save { continuation.resume(returning: $0) }
    }
  }

  /// Nobody has changed the file: what was typed is saved by itself, and no change is told of.
  @Test func aFileThatComesBackAsItWasIsNoChange() async throws {
    let note = try #require(workspace.note)
    note.editor.perform(.edit(.insertText("typed ")))
    rename(home.path("Inbox"), home.root + "/Elsewhere")
    OutsideChanges(workspace).check()
    try await wait { workspace.notice?.words.contains("was removed") == true }
    #expect(note.file.stamp == nil)
    rename(home.root + "/Elsewhere", home.path("Inbox"))
    workspace.notice = nil
    OutsideChanges(workspace).check()
    #expect(workspace.notice?.words == "The file of this note is back.")
    #expect(note.file.stamp != nil && note.isModified)
    #expect(note.editor.text.string == "typed first\n" && !note.mustSave)
    #expect(await save())
    #expect(home.text("Inbox/A.md") == "typed first\n")
  }

  @Test func aNoteIsWrittenAgainWithItsFolder() async throws {
    let note = try #require(workspace.note)
    note.editor.perform(.edit(.insertText("typed ")))
    Folder.remove(home.path("Inbox"))
    OutsideChanges(workspace).check()
    try await wait {
      workspace.notice?.words.hasPrefix("The file of this note was removed.") == true
    }
    #expect(await save())
    #expect(home.text("Inbox/A.md") == "typed first\n")
  }
}
