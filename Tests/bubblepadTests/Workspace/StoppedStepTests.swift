import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import BubblepadSettings
import CursesCore
import CursesText
import Testing

@testable import BubblepadNoteFiles
@testable import bubblepad

/// A step over files that is stopped by Esc: everything is as it was.
@Suite("Steps over files that are stopped, in the app") @MainActor
struct StoppedStepTests {
  let home: TerminalHome
  let places: NotebookPlaces
  let workspace: Workspace
  let shell = FakeShell()

  private static let files = [
    "a/Nave.md": "# Nave\n[[b]]\n", "b.md": "[[Nave]] x\r\n", "c.md": "x [[a/Nave]]",
    "n7.md": "[[a/Nave]] [[Nave#Nave]]\n",
  ]

  init() throws {
    home = try TerminalHome()
    places = try #require(NotebookPlaces(environment: home.environment))
    TerminalHome.makeFolder(home.path("a"))
    TerminalHome.makeFolder(home.path("e"))
    for (name, text) in Self.files { home.write(text, to: name) }
    let folder = NotebookFolder(path: home.notebook)
    workspace = Workspace(
      settings: Preferences(), folder: folder, places: places, themeName: "night", shell: shell)
    let listed = try folder.list()
    (workspace.list.entries, workspace.list.folders) = (listed.entries, listed.folders)
    workspace.opener.load(path: home.path("a/Nave.md"))
  }

  private var running: RunningStep { workspace.undo.steps.running }

  /// Presses Esc when files are going to be written next.
  private func stopNextStep() {
    running.onBegin = { [workspace] in
      workspace.undo.steps.running.onBegin = {}
      #expect(workspace.undo.stopStep(by: Key(.escape)))
    }
  }

  private func answer() async throws {
    try await wait { if case .confirm? = workspace.conversation.dialog { true } else { false } }
    guard case .confirm(let question)? = workspace.conversation.dialog else { return }
    workspace.conversation.dialog = nil
    question.answers[0].action()
  }

  private func expectFirstBytes() {
    for (name, text) in Self.files { #expect(home.text(name) == text, "\(name)") }
    #expect(Folder.names(in: places.stateFolder + "/steps")?.isEmpty != false)
    #expect(!running.isRunning && running.words == nil)
  }

  private func replacing() throws -> [FileChange] {
    try Self.files.keys.sorted().map { name in
      let file = FileText(try SafeFile.load(home.path(name)))
      return FileChange(file, [Edit(0..<1, bytes: [0x59])])
    }
  }

  private let words = FilesStepWords(
    done: "Done.", doneAgain: "Done again.", undone: "Undone.",
    left: (whenDone: "stays", whenUndone: "stays"))

  @Test func aReplacing() async throws {
    let changes = try replacing()
    stopNextStep()
    _ = await workspace.undo.write(changes, words)
    try await wait { workspace.notice?.words == "Stopped: all files are as they were." }
    expectFirstBytes()
    #expect(workspace.note?.editor.text.string == "# Nave\n[[b]]\n")
    #expect(!workspace.undo.steps.canUndo && !workspace.undo.steps.canRedo)
  }

  /// Undoing that is stopped can be undone again.
  @Test func anUndoing() async throws {
    let changes = try replacing()
    #expect(await workspace.undo.write(changes, words))
    stopNextStep()
    workspace.undo.undo()
    try await wait { workspace.notice?.words == "Stopped: all files are as they were." }
    #expect(home.text("b.md") == "Y[Nave]] x\r\n" && home.text("a/Nave.md") == "Y Nave\n[[b]]\n")
    workspace.undo.undo()
    try await wait { workspace.notice?.words == "Undone." }
    expectFirstBytes()
  }

  @Test func aRename() async throws {
    let note = try #require(workspace.note)
    note.title = "Ship"
    workspace.saver.save()
    stopNextStep()
    try await answer()
    try await wait { workspace.notice?.words == "It is “Nave” again." }
    try await wait { !note.isSaving }
    expectFirstBytes()
  }

  /// Undoing a rename that is stopped leaves it as it was, and it can be undone again.
  @Test func undoingARename() async throws {
    let note = try #require(workspace.note)
    note.title = "Ship"
    workspace.saver.save()
    try await answer()
    try await wait { workspace.notice?.words.hasPrefix("Renamed, and 4 links") == true }
    stopNextStep()
    workspace.undo.undo()
    try await wait { workspace.notice?.words.hasPrefix("Renamed") == true && !note.isSaving }
    #expect(home.text("a/Ship.md") == "# Ship\n[[b]]\n" && home.text("c.md") == "x [[a/Ship]]")
    #expect(home.text("n7.md") == "[[a/Ship]] [[Ship#Ship]]\n")
    #expect(!workspace.undo.steps.canRedo && workspace.undo.steps.canUndo)
    workspace.undo.undo()
    try await wait { workspace.notice?.words == "It is “Nave” again." && !note.isSaving }
    expectFirstBytes()
  }

  @Test func aMove() async throws {
    _ = workspace.perform(.moveNote)
    guard case .pick(let picker)? = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "")
    }
    workspace.conversation.dialog = nil
    picker.pick(try #require(picker.items.first { $0.words == "e" }))
    stopNextStep()
    try await answer()
    try await wait { workspace.notice?.words == "Stopped: all files are as they were." }
    try await wait { workspace.note?.isSaving == false && !running.isRunning }
    expectFirstBytes()
  }

  /// Notes that are moved at once go back, and what was made for them is gone.
  @Test func aMoveOfSeveralNotes() async throws {
    workspace.focus(.list)
    workspace.list.browser.marks.add(["a/Nave.md", "b.md"].map { FileID(home.path($0)) })
    _ = workspace.perform(.moveNote)
    guard case .pick(let picker)? = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "")
    }
    workspace.conversation.dialog = nil
    picker.pick(try #require(picker.offer?("new/deep")))
    stopNextStep()
    try await answer()
    try await wait { workspace.notice?.words == "Stopped: all files are as they were." }
    try await wait { !running.isRunning && workspace.note?.isSaving == false }
    expectFirstBytes()
    #expect(FileStamp(ofFileAt: home.path("new")) == nil)
    #expect(workspace.list.browser.marks.files.count == 2)
  }

  @Test func aRenameOfAFolder() async throws {
    NotebookMoves(workspace).plan(
      NotebookMove(renaming: home.path("a"), to: home.path("z")))
    stopNextStep()
    try await answer()
    try await wait { workspace.notice?.words == "Stopped: all files are as they were." }
    try await wait { !running.isRunning }
    expectFirstBytes()
    #expect(workspace.note?.path == home.path("a/Nave.md"))
  }

  /// What is asked for meanwhile waits, or is refused in words; quitting is done once it is over.
  @Test func whatIsAskedForMeanwhile() async throws {
    let changes = try replacing()
    running.onBegin = { [workspace, shell] in
      #expect(workspace.perform(.undo))
      #expect(workspace.notice?.words == "Bubblepad is still writing. Esc stops it.")
      shell.runScheduled()
      #expect(workspace.shownNotice?.words.hasPrefix("Writing 0 of 4 files") == true)
      TabCommands(workspace).askToQuit()
      #expect(!shell.hasQuit)
      #expect(workspace.shownNotice?.words.contains("then Bubblepad quits") == true)
    }
    _ = await workspace.undo.write(changes, words)
    try await wait { shell.hasQuit }
    #expect(home.text("c.md") == "Y [[a/Nave]]")
  }

  /// What is undone right after a part could not be written is counted by what was.
  @Test func whatIsSaidCountsWhatWasWritten() async throws {
    let counted = FilesStepWords(
      done: "3", doneAgain: "3", undone: "3", left: (whenDone: "stays", whenUndone: "stays")
    ) { files in
      FilesStepWords(
        done: "", doneAgain: "", undone: "Undone in \(files.count).",
        left: (whenDone: "stays", whenUndone: "stays"))
    }
    let changes = try replacing()
    home.write("theirs\n", to: "c.md")
    #expect(await workspace.undo.write(changes, counted))
    workspace.undo.undo()
    try await wait { workspace.notice?.words == "Undone in \(Self.files.count - 1)." }
  }
}
