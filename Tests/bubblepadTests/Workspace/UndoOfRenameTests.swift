import BubblepadNotebook
import BubblepadPanels
import BubblepadSettings
import Testing

@testable import bubblepad

/// Undo in the text of another note does not leave that note without a question.
@Suite("Undo after a rename of another note") @MainActor
struct UndoOfRenameTests {
  let home: TerminalHome
  let workspace: Workspace

  init() async throws {
    home = try TerminalHome()
    home.write("# Old\n", to: "Old.md")
    home.write("text\n", to: "Other.md")
    home.write("[[Old]]\n", to: "Third.md")
    workspace = try home.listedWorkspace()
    workspace.opener.load(path: home.path("Other.md"))
    workspace.note?.editor.perform(.edit(.insertText("typed ")))
    #expect(
      await withCheckedContinuation { done in workspace.saver.save { done.resume(returning: $0) } })
    workspace.open(path: home.path("Old.md"))
    workspace.note?.title = "New"
    workspace.saver.save()
    try await answer(0)
    try await wait { workspace.notice?.words.hasPrefix("Renamed, and") == true }
    workspace.open(path: home.path("Other.md"))
    await workspace.services.histories.queue.settled()
    await workspace.note?.history?.recall()
    workspace.arrangement.place = .editor
    _ = workspace.perform(.undo)
  }

  private func answer(_ number: Int?) async throws {
    try await wait { if case .confirm? = workspace.conversation.dialog { true } else { false } }
    guard case .confirm(let question)? = workspace.conversation.dialog else { return }
    workspace.conversation.dialog = nil
    if let number { question.answers[number].action() } else { question.cancel() }
  }

  private var isAtOther: Bool { workspace.note?.path == home.path("Other.md") }

  @Test func theRenameIsUndoneWhereThatIsMeant() async throws {
    #expect(isAtOther && home.text("New.md") == "# New\n")
    try await answer(0)
    try await wait { workspace.notice?.words == "It is “Old” again." }
    #expect(home.text("Old.md") == "# Old\n" && home.text("Third.md") == "[[Old]]\n")
  }

  @Test func theTextIsUndoneWhereThatIsMeant() async throws {
    try await answer(1)
    #expect(isAtOther && workspace.note?.editor.text.string == "text\n")
    #expect(home.text("New.md") == "# New\n")
    // The rename can be undone in the list still.
    workspace.arrangement.place = .list
    _ = workspace.perform(.undo)
    try await wait { workspace.notice?.words == "It is “Old” again." }
  }

  @Test func escLeavesAllAsItIs() async throws {
    try await answer(nil)
    #expect(isAtOther && home.text("New.md") == "# New\n" && workspace.undo.steps.canUndo)
    // And asks again.
    _ = workspace.perform(.undo)
    try await answer(0)
    try await wait { workspace.notice?.words == "It is “Old” again." }
  }
}
