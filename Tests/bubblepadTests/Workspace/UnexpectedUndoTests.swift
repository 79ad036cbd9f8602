import BubblepadNotebook
import BubblepadPanels
import BubblepadSettings
import BubblepadTasks
import Testing

@testable import bubblepad

/// A note that is not open is not changed by undo without a question, unless that was done last.
@Suite("Undo of a change in another note") @MainActor
struct UnexpectedUndoTests {
  let home: TerminalHome
  let workspace: Workspace
  private let ticked = "“milk” in “Far”"

  init() async throws {
    home = try TerminalHome()
    home.write("- [ ] milk\n", to: "Far.md")
    for name in ["Open", "Other"] { home.write("text\n", to: name + ".md") }
    workspace = try home.listedWorkspace()
    workspace.opener.load(path: home.path("Open.md"))
    workspace.arrangement.place = .editor
    #expect(workspace.perform(.agenda))
    guard case .agenda(let form)? = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "no list of tasks")
    }
    await form.settled()
    let task = try #require(form.agenda.tasks.first { $0.words == "milk" })
    workspace.services.agenda.toggle(task, in: form)
    await form.settled()
    workspace.closeDialog()
    #expect(isTicked)
  }

  private var isTicked: Bool { home.text("Far.md")?.hasPrefix("- [x] milk") == true }

  private func question() throws -> BubblepadPanels.Confirmation {
    guard case .confirm(let question)? = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "no question")
    }
    workspace.conversation.dialog = nil
    return question
  }

  @Test func whatWasDoneLastIsUndoneAndItsNoteNamed() async throws {
    #expect(workspace.perform(.undo))
    try await wait { workspace.notice == .done("\(ticked) is as it was.") }
    #expect(home.text("Far.md") == "- [ ] milk\n")
    #expect(workspace.perform(.redo))
    try await wait { workspace.notice == .done("\(ticked) is changed again.") }
    #expect(isTicked)
  }

  @Test(arguments: [false, true])
  func whatWasDoneLongAgoIsAskedFor(_ opensAnother: Bool) async throws {
    if opensAnother {
      workspace.open(path: home.path("Other.md"))
    } else {
      #expect(workspace.perform(.wordCount))
    }
    workspace.arrangement.place = .editor
    #expect(workspace.perform(.undo))
    let first = try question()
    #expect(first.words.contains("Change \(ticked)") && isTicked)
    first.cancel()
    #expect(isTicked && workspace.undo.steps.canUndo)
    #expect(workspace.perform(.undo))
    try question().answers[0].action()
    try await wait { workspace.notice == .done("\(ticked) is as it was.") }
    #expect(!isTicked)
  }

  /// A bookmark is a step of its own, and undone first.
  @Test func aBookmarkSinceIsUndoneFirst() throws {
    #expect(workspace.perform(.bookmarkNote))
    #expect(workspace.perform(.undo))
    #expect(workspace.notice == .done("The bookmarks are as they were.") && isTicked)
    #expect(workspace.perform(.undo))
    _ = try question()
    #expect(isTicked)
  }

  @Test func nothingIsAskedInTheNoteItself() async throws {
    workspace.open(path: home.path("Far.md"))
    workspace.arrangement.place = .editor
    #expect(workspace.perform(.undo))
    #expect(workspace.conversation.dialog == nil)
    try await wait { !isTicked }
  }
}
