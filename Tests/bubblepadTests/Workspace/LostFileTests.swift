import BubblepadOpenNotes
import CursesText
import CursesUICore
import Glibc
import Testing

@testable import BubblepadNoteFiles
@testable import BubblepadNotebook
@testable import BubblepadSettings
@testable import bubblepad

/// Files of open notes that are gone for a while, or half written.
@Suite("Workspace: lost files") @MainActor
struct LostFileTests {
  let home: TerminalHome
  let shell = FakeShell()
  let workspace: Workspace

  init() throws {
    home = try TerminalHome()
    mkdir(home.path("sub"), 0o755)
    home.write("first\n", to: "sub/A.md")
    let places = try #require(NotebookPlaces(environment: home.environment))
    workspace = Workspace(
      settings: Preferences(), folder: NotebookFolder(path: home.notebook), places: places,
      themeName: "night", shell: shell)
    workspace.opener.load(path: home.path("sub/A.md"))
  }

  private func type(_ text: String) {
    workspace.note?.editor.perform(.edit(.insertText(text)))
  }

  private var text: String { workspace.note?.editor.text.string ?? "" }

  private func save() async -> Bool {
    await withCheckedContinuation { done in workspace.saver.save { done.resume(returning: $0) } }
  }

  private func wait(for claim: () -> Bool) async throws {
    for _ in 0..<2000 where !claim() { try await Task.sleep(for: .milliseconds(5)) }
    try #require(claim())
  }

  /// Takes the folder out of the notebook.
  private func takeAway() async throws {
    #expect(rename(home.path("sub"), home.root + "/away") == 0)
    OutsideChanges(workspace).check()
    try await wait { workspace.note?.file.stamp == nil }
  }

  private func bringBack() {
    #expect(rename(home.root + "/away", home.path("sub")) == 0)
    OutsideChanges(workspace).check()
  }

  // MARK: Gone

  @Test func aFileThatIsBackHasNotChanged() async throws {
    type("typed ")
    try await takeAway()
    #expect(workspace.notice?.words.hasPrefix("The file of this note was removed.") == true)
    shell.runScheduled()
    #expect(home.bytes("sub/A.md") == nil)
    bringBack()
    #expect(workspace.notice == .done("The file of this note is back."))
    #expect(text == "typed first\n")
    // Nothing is typed, and it is saved all the same.
    workspace.status.lastChange = .now - .seconds(100)
    shell.runScheduled()
    try await wait { home.text("sub/A.md") == "typed first\n" }
    try await wait { workspace.savedState.words == "saved" }
  }

  @Test func whatWasSavedIsSavedStillOnceItIsBack() async throws {
    try await takeAway()
    #expect(workspace.savedState.words == "unsaved")
    bringBack()
    #expect(workspace.savedState.words == "saved")
  }

  /// Nothing was typed: it is the file that is gone, and not changes that are not saved.
  @Test func leavingANoteWhoseFileIsGoneSaysSo() async throws {
    try await takeAway()
    OutsideChanges(workspace).check()
    workspace.opener.afterKeepingChanges {}
    guard case .confirm(let question)? = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "no question")
    }
    #expect(question.words == "The file of “A” was removed. Its text is only here.")
    #expect(question.answers.first?.words == "Write it again")
  }

  @Test func aSaveFindsItBack() async throws {
    type("typed ")
    try await takeAway()
    #expect(rename(home.root + "/away", home.path("sub")) == 0)
    #expect(await save())
    #expect(home.text("sub/A.md") == "typed first\n")
  }

  @Test(arguments: [true, false])
  func savingMakesTheFolderAgain(isNoticed: Bool) async throws {
    type("typed ")
    Folder.remove(home.path("sub"))
    if isNoticed {
      OutsideChanges(workspace).check()
      try await wait {
        workspace.notice?.words.contains("Write it again with Ctrl+S.") == true
      }
      #expect(await save())
    } else {
      #expect(await !save())
      guard case .confirm(let question) = workspace.conversation.dialog else {
        throw TerminalHome.Failure(reason: "nothing is asked")
      }
      workspace.closeDialog()
      try #require(question.answers.first { $0.words == "Write again" }).action()
    }
    try await wait { home.text("sub/A.md") == "typed first\n" }
  }

  @Test func noFolderIsMadeThatWasNotThere() async {
    workspace.opener.load(path: home.path("none/B.md"))
    type("x")
    _ = await save()
    #expect(Folder.names(in: home.path("none")) == nil)
  }

  // MARK: Half written

  private func breakFile() throws -> OpenNote {
    let note = try #require(workspace.note)
    let backup = try FileBackup.make(
      of: note.path, old: SourceText("first\n"), new: note.editor.text,
      keeping: SourceText("first\n"), in: note.file.places.backupFolder)
    home.write("typst\n", to: "sub/A.md")
    note.file.halfWritten = HalfWrittenFile(
      backup: backup.copyPath, stamp: FileStamp(ofFileAt: note.path), text: SourceText("typst\n"))
    note.finishSaving()
    return note
  }

  @Test func aHalfWrittenFileIsNotMerged() async throws {
    link(home.path("sub/A.md"), home.path("Second.md"))
    type("typed ")
    let note = try breakFile()
    OutsideChanges(workspace).check()
    #expect(text == "typed first\n" && workspace.notice == nil)
    // Back to what was saved: the file still has to be written.
    note.editor.perform(.edit(.undo))
    #expect(!note.isModified && workspace.savedState.words == "unsaved")
    note.editor.perform(.edit(.redo))
    #expect(await save())
    #expect(home.text("Second.md") == "typed first\n" && workspace.savedState.words == "saved")
    #expect(Folder.names(in: note.file.places.backupFolder) == [])
  }

  @Test func whatAnotherProgramMakesOfItIsAskedAbout() async throws {
    type("typed ")
    _ = try breakFile()
    home.write("typst and more\n", to: "sub/A.md")
    OutsideChanges(workspace).check()
    #expect(text == "typed first\n")
    #expect(await !save())
    guard case .confirm = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "nothing is asked")
    }
    #expect(text == "typed first\n" && home.text("sub/A.md") == "typst and more\n")
  }
}
