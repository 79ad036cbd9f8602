import BubblepadIndex
import BubblepadNotebook
import CursesText
import Testing

@testable import bubblepad

/// A step over files keeps its position among those of the texts, whatever is typed and in whichever note.
@Suite("The order in which steps over files are undone") @MainActor
struct StepOrderTests: FolderSuite {
  let home: TerminalHome
  let workspace: Workspace

  init() throws { (home, workspace) = try Self.open() }

  private func go(to name: String) async throws {
    workspace.open(path: home.path(name))
    try await wait { workspace.note?.path == home.path(name) }
    workspace.arrangement.place = .editor
    await workspace.note?.history?.recall()
  }

  private func type(_ text: String) { workspace.note?.editor.perform(.edit(.insertText(text))) }

  private func save() async {
    _ = await withCheckedContinuation { done in workspace.saver.save { done.resume(returning: $0) }
    }
    await workspace.services.histories.queue.settled()
  }

  private func moveOne() async throws {
    workspace.arrangement.place = .list
    mark(["a/One.md"])
    try move(into: "new")
    try await answer { _ in }
    try await says("Moved to “new”, and 2 links changed. Ctrl+Z undoes it.")
    workspace.arrangement.place = .editor
  }

  /// The text that was typed after the step goes first, and comes back last.
  @Test func whatIsTypedAfterAMoveIsUndoneBeforeIt() async throws {
    try await go(to: "Start.md")
    try await moveOne()
    let text = try #require(workspace.note?.editor.text.string)
    type("x")
    let typed = try #require(workspace.note?.editor.text.string)
    _ = workspace.perform(.undo)
    #expect(workspace.note?.editor.text.string == text && home.text("new/One.md") != nil)
    _ = workspace.perform(.undo)
    try await says("It is in “a” again.")
    expectFirstBytes()
    _ = workspace.perform(.redo)
    try await wait { home.text("new/One.md") != nil }
    try await wait { workspace.undo.steps.canUndo }
    #expect(workspace.note?.editor.text.string == text)
    _ = workspace.perform(.redo)
    #expect(workspace.note?.editor.text.string == typed && typed != text)
  }

  /// Also where that was another note, which was closed and opened again since.
  @Test func itIsTheSameInAnotherNoteThatWasClosedSince() async throws {
    try await go(to: "Start.md")
    try await moveOne()
    try await go(to: "b/Two.md")
    let text = try #require(workspace.note?.editor.text.string)
    type("words ")
    await save()
    try await go(to: "Start.md")
    try await go(to: "b/Two.md")
    _ = workspace.perform(.undo)
    #expect(workspace.note?.editor.text.string == text && home.text("new/One.md") != nil)
    _ = workspace.perform(.undo)
    try await says("It is in “a” again.")
    #expect(home.text("new/One.md") == nil)
  }

  /// What was typed before the step is undone after it.
  @Test func whatWasTypedBeforeIsUndoneAfterIt() async throws {
    try await go(to: "Start.md")
    type("x")
    await save()
    try await moveOne()
    _ = workspace.perform(.undo)
    try await says("It is in “a” again.")
    try await wait { workspace.undo.steps.canRedo }
    _ = workspace.perform(.undo)
    #expect(workspace.note?.editor.text.string.hasPrefix("x") == false)
    _ = workspace.perform(.redo)
    #expect(workspace.note?.editor.text.string.hasPrefix("x") == true)
    #expect(home.text("new/One.md") == nil)
    _ = workspace.perform(.redo)
    try await wait { home.text("new/One.md") != nil }
  }

  /// A note in the trash comes back once what was typed since is undone, not before.
  @Test func aNoteInTheTrashComesBackInItsOrder() async throws {
    try await go(to: "Start.md")
    workspace.arrangement.place = .list
    workspace.list.selection = FileID(home.path("b/Two.md"))
    _ = workspace.perform(.trashNote)
    try await wait { home.text("b/Two.md") == nil }
    workspace.arrangement.place = .editor
    type("a")
    type("b")
    _ = workspace.perform(.undo)
    #expect(home.text("b/Two.md") == nil)
    _ = workspace.perform(.undo)
    try await wait { home.text("b/Two.md") != nil }
  }

  /// Something new that is typed takes away what was undone of the notebook.
  @Test func aNewTextForgetsWhatWasUndone() async throws {
    try await go(to: "Start.md")
    try await moveOne()
    _ = workspace.perform(.undo)
    try await says("It is in “a” again.")
    try await wait { workspace.undo.steps.canRedo }
    type("x")
    #expect(!workspace.undo.steps.canRedo)
    _ = workspace.perform(.redo)
    #expect(home.text("new/One.md") == nil)
  }
}
