import BubblepadOpenNotes
import BubblepadPanels
import CursesText
import CursesUICore
import Testing

@testable import BubblepadNoteFiles
@testable import BubblepadNotebook
@testable import BubblepadSettings
@testable import bubblepad

/// A note that is started in two windows: the one that is saved second finds a file.
@Suite("Workspace: created by others") @MainActor
struct CreatedByOthersTests {
  let home: TerminalHome
  let shell = FakeShell()
  let workspace: Workspace

  init() throws {
    home = try TerminalHome()
    workspace = try home.listedWorkspace(shell: shell)
    workspace.opener.startNote(titled: "New")
    workspace.note?.editor.perform(.edit(.insertText("mine")))
    workspace.note?.title = "New"
  }

  private var text: String { workspace.note?.editor.text.string ?? "" }

  private func save() async -> Bool {
    await withCheckedContinuation { done in workspace.saver.save { done.resume(returning: $0) } }
  }

  /// Saves, and gives the answers of the question that it comes to.
  private func answer(_ words: String) async throws {
    #expect(await !save())
    guard case .confirm(let question) = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "nothing is asked")
    }
    #expect(question.title == "Created by another program")
    #expect(
      question.answers.map(\.words)
        == ["Keep both", "Save mine as a copy", "Overwrite theirs", "Reload theirs"])
    workspace.conversation.dialog = nil
    try #require(question.answers.first { $0.words == words }).action()
  }

  @Test func bothCanBeKept() async throws {
    home.write("theirs\n", to: "New.md")
    try await answer("Keep both")
    #expect(text == "mine\n\ntheirs\n")
    // It is a note with a file now, and nothing is on the disk before it is saved.
    #expect(workspace.note?.isNew == false && workspace.list.draft == nil)
    #expect(home.text("New.md") == "theirs\n")
    #expect(await save())
    #expect(home.text("New.md") == "mine\n\ntheirs\n")
  }

  @Test func theirsCanBeReadInstead() async throws {
    home.write("theirs\n", to: "New.md")
    try await answer("Reload theirs")
    #expect(text == "theirs\n" && workspace.savedState.words == "saved")
    // Mine is a step away.
    workspace.note?.editor.perform(.edit(.undo))
    #expect(text == "mine\n")
  }

  @Test func mineCanBeSavedInItsPlace() async throws {
    home.write("theirs\n", to: "New.md")
    try await answer("Overwrite theirs")
    for _ in 0..<2000 where home.text("New.md") != "mine\n" {
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(home.text("New.md") == "mine\n")
  }

  /// What both have is there once, and an empty file is filled: nobody is asked.
  @Test(arguments: ["mine\n", ""]) func whatIsNoChoiceIsNotAsked(theirs: String) async throws {
    home.write(theirs, to: "New.md")
    _ = await save()
    #expect(workspace.conversation.dialog == nil)
    #expect(await save())
    #expect(home.text("New.md") == "mine\n" && text == "mine\n")
  }

  /// What is saved by itself asks nothing: it says what Ctrl+S asks.
  @Test func savingByItselfLeavesItToTheUser() async throws {
    home.write("theirs\n", to: "New.md")
    workspace.status.lastChange = .now - .seconds(100)
    shell.runScheduled()
    for _ in 0..<2000 where workspace.note?.saveProblem == nil {
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(
      workspace.note?.saveProblem
        == "Not saved: another program created this file. Ctrl+S asks what is to be kept.")
    #expect(home.text("New.md") == "theirs\n" && workspace.conversation.dialog == nil)
    try await answer("Keep both")
    #expect(text == "mine\n\ntheirs\n")
  }
}
