import BubblepadNotebook
import BubblepadPanels
import BubblepadSettings
import Testing

@testable import bubblepad

/// A rename that an earlier process has done is not undone in one of its notes alone.
@Suite("Undo of a part of a rename") @MainActor
struct UndoAfterRestartTests {
  let home: TerminalHome
  private let first: Workspace

  /// Types in a note with a link, and renames the note that it leads to.
  init() async throws {
    home = try TerminalHome()
    home.write("# Old\n\ntext\n", to: "Old.md")
    home.write("[[Old]] and\n", to: "Third.md")
    first = try home.listedWorkspace()
    first.opener.load(path: home.path("Third.md"))
    first.note?.editor.perform(.edit(.moveToDocumentEnd))
    first.note?.editor.perform(.edit(.insertText(" tail")))
    #expect(
      await withCheckedContinuation { done in first.saver.save { done.resume(returning: $0) } })
    first.open(path: home.path("Old.md"))
    first.note?.title = "New"
    first.saver.save()
    try await answer(0)
    try await wait { first.notice?.words.hasPrefix("Renamed, and") == true }
    await first.services.histories.queue.settled()
    #expect(home.text("Third.md") == "[[New]] and tail\n")
  }

  private func answer(_ number: Int) async throws {
    try await wait { if case .confirm? = first.conversation.dialog { true } else { false } }
    guard case .confirm(let question)? = first.conversation.dialog else {
      throw TerminalHome.Failure(reason: "no question")
    }
    first.conversation.dialog = nil
    question.answers[number].action()
  }

  /// The next start, with a note open.
  private func restart(at name: String) async throws -> Workspace {
    await withCheckedContinuation { done in first.services.histories.whenKept { done.resume() } }
    first.opener.quit()
    let next = try home.listedWorkspace()
    next.opener.load(path: home.path(name))
    await next.services.histories.queue.settled()
    await next.note?.history?.recall()
    next.arrangement.place = .editor
    return next
  }

  @Test func theHeadingStaysWithTheName() async throws {
    let next = try await restart(at: "New.md")
    _ = next.perform(.undo)
    #expect(next.note?.editor.text.string == "# New\n\ntext\n")
    #expect(next.notice?.words.hasPrefix("Cannot undo: the last change here was a rename") == true)
    #expect(home.text("Old.md") == nil)
  }

  @Test func theLinkStaysAndWhatWasTypedIsUndone() async throws {
    let next = try await restart(at: "Third.md")
    _ = next.perform(.undo)
    #expect(next.note?.editor.text.string == "[[New]] and\n")
    #expect(next.notice?.words.contains("before a rename or a change") == true)
    next.notice = nil
    _ = next.perform(.undo)
    #expect(next.note?.editor.text.string == "[[New]] and\n")
    #expect(next.notice?.words.hasPrefix("Cannot undo") == true)
    _ = next.perform(.redo)
    #expect(next.note?.editor.text.string == "[[New]] and tail\n")
  }

  @Test func inOneSessionTheTextAloneIsUndoneWithoutTheLink() async throws {
    first.open(path: home.path("Third.md"))
    await first.services.histories.queue.settled()
    await first.note?.history?.recall()
    first.arrangement.place = .editor
    _ = first.perform(.undo)
    try await answer(1)
    #expect(first.note?.editor.text.string == "[[New]] and\n")
    #expect(home.text("New.md") == "# New\n\ntext\n")
  }

  @Test func aRenameThatWasUndoneIsNotRedoneInOneNote() async throws {
    first.arrangement.place = .editor
    _ = first.perform(.undo)
    try await wait { first.notice?.words == "It is “Old” again." }
    #expect(home.text("Third.md") == "[[Old]] and tail\n")
    let next = try await restart(at: "Third.md")
    _ = next.perform(.undo)
    #expect(next.note?.editor.text.string == "[[Old]] and\n")
    _ = next.perform(.redo)
    #expect(next.note?.editor.text.string == "[[Old]] and tail\n")
    next.notice = nil
    _ = next.perform(.redo)
    #expect(next.note?.editor.text.string == "[[Old]] and tail\n")
    #expect(next.notice?.words.hasPrefix("Cannot redo") == true)
  }
}
