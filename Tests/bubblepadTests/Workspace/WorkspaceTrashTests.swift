import BubblepadPanels
import CursesText
import Testing

@testable import BubblepadNotebook
@testable import BubblepadSettings
@testable import bubblepad

/// The trash in the app, without a screen.
@Suite("The trash, in the app") @MainActor
struct WorkspaceTrashTests {
  let home: TerminalHome
  let workspace: Workspace

  init() throws {
    home = try TerminalHome()
    for folder in [".obsidian", "a", "a/b"] { TerminalHome.makeFolder(home.path(folder)) }
    home.write("{\"trashOption\": \"local\"}", to: ".obsidian/app.json")
    home.write("rose\n", to: "a/b/Rose.md")
    home.write("other\n", to: "Other.md")
    let folder = NotebookFolder(path: home.notebook)
    workspace = Workspace(
      settings: Preferences(), folder: folder,
      places: try #require(NotebookPlaces(environment: home.environment)), themeName: "night",
      shell: FakeShell())
    workspace.list.entries = try folder.list().entries
    workspace.opener.load(path: home.path("a/b/Rose.md"))
  }

  /// What is typed and not saved goes to the trash as well, and nothing says that the file was lost.
  @Test func whatIsNotSavedGoesToo() async throws {
    workspace.note?.editor.perform(.edit(.insertText("q")))
    _ = workspace.perform(.trashNote)
    try await wait { home.text(".trash/Rose.md") == "qrose\n" }
    for _ in 0..<50 { try await Task.sleep(for: .milliseconds(2)) }
    #expect(workspace.notice?.words.hasPrefix("“Rose” is in the notebook's folder .trash.") == true)
  }

  /// What was typed after a step is what undo takes in the text, also when a later step was undone in the list.
  @Test func typingIsNewerThanTheStepBeforeTheOneUndoneInTheList() throws {
    var undone: [Int] = []
    for number in 1...2 { workspace.undo.steps.did(NotebookStep { undone.append(number) }) }
    workspace.focus(.editor)
    workspace.note?.editor.perform(.edit(.insertText("q")))
    workspace.focus(.list)
    #expect(workspace.undo.isNext)
    workspace.undo.undo()
    workspace.focus(.editor)
    #expect(!workspace.undo.isNext)
    workspace.focus(.list)
    workspace.undo.undo()
    #expect(undone == [2, 1])
  }

  /// Undo after deleting for good says that it cannot be undone, before it undoes what was done before that.
  @Test func deletingForGoodIsNotPassedOver() async throws {
    _ = workspace.perform(.trashNote)
    try await wait { home.text(".trash/Rose.md") == "rose\n" }
    _ = workspace.perform(.emptyTrash)
    guard case .confirm(let question)? = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "")
    }
    workspace.conversation.dialog = nil
    question.answers[0].action()
    #expect(home.text(".trash/Rose.md") == nil)
    workspace.undo.undo()
    #expect(workspace.notice?.words == "Notes that were deleted for good cannot be restored.")
  }

  private func historyIsKept() async {
    await withCheckedContinuation { done in workspace.services.histories.whenKept { done.resume() }
    }
  }

  private func undoneText() -> String? {
    workspace.note?.editor.perform(.edit(.undo))
    return workspace.note?.editor.text.string
  }

  private var keptHistories: [String] {
    (Folder.names(in: workspace.places.historyFolder.path) ?? []).filter { $0.hasSuffix(".undo") }
  }

  /// A note that comes back from the trash in the same session has its undo. While it is there the disk has none of it:
  /// whoever empties the trash wants no copy to stay.
  @Test(arguments: [false, true]) func itsUndoComesBackWithIt(isAtOnce: Bool) async throws {
    workspace.note?.editor.perform(.edit(.insertText("q")))
    _ = await withCheckedContinuation { done in
      workspace.saver.save { done.resume(returning: $0) }
    }
    await historyIsKept()
    #expect(keptHistories.count == 1)
    _ = workspace.perform(.trashNote)
    try await wait { home.text(".trash/Rose.md") == "qrose\n" }
    if !isAtOnce {
      await historyIsKept()
      #expect(keptHistories.isEmpty)
    }
    workspace.undo.undo()
    try await wait { workspace.note?.path == home.path("a/b/Rose.md") }
    await historyIsKept()
    #expect(undoneText() == "rose\n")
    // And so it is with that of a folder.
    #expect(home.text("a/b/Rose.md") == "qrose\n")
  }

  @Test func theUndoOfNotesInAFolderComesBack() async throws {
    workspace.note?.editor.perform(.edit(.insertText("q")))
    _ = await withCheckedContinuation { done in
      workspace.saver.save { done.resume(returning: $0) }
    }
    workspace.list.folders = ["a", "a/b"]
    workspace.arrangement.panels.areFoldersShown = true
    workspace.focus(.list)
    workspace.list.selection = FileID(home.path("a"))
    _ = workspace.perform(.trashNote)
    try await wait { home.text(".trash/a/b/Rose.md") == "qrose\n" }
    await historyIsKept()
    #expect(keptHistories.isEmpty)
    workspace.undo.undo()
    try await wait { workspace.note?.path == home.path("a/b/Rose.md") }
    #expect(undoneText() == "rose\n")
  }

  @Test func itGoesBackToItsFolderAndThatIsUndone() async throws {
    _ = workspace.perform(.trashNote)
    try await wait { home.text(".trash/Rose.md") == "rose\n" }
    // As at the next start, which knows no step.
    workspace.undo.steps = NotebookSteps(
      front: { nil }, texts: { [tabs = workspace.tabs] in tabs.notes.map(\.stepped) })
    _ = workspace.perform(.showTrash)
    guard case .pick(let picker)? = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "")
    }
    workspace.conversation.dialog = nil
    picker.pick(try #require(picker.items.first))
    #expect(home.text("a/b/Rose.md") == "rose\n")
    #expect(workspace.notice?.words == "“Rose” is restored in “a/b”.")
    try await wait { workspace.list.entries.contains { $0.title == "Rose" } }
    workspace.undo.undo()
    try await wait { home.text(".trash/Rose.md") == "rose\n" }
    #expect(home.text("a/b/Rose.md") == nil)
    workspace.undo.redo()
    #expect(home.text("a/b/Rose.md") == "rose\n")
    #expect(workspace.undo.steps.canUndo && !workspace.undo.steps.canRedo)
  }
}
