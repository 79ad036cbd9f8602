import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import Testing

@testable import bubblepad

/// Names that no link could have are refused wherever one is given; folders that have such a name stay usable.
@Suite("Names that links cannot have") @MainActor
struct UnlinkableNamesTests: FolderSuite {
  let home: TerminalHome
  let workspace: Workspace
  private let refusal = "A name has no #, ^, [, ] or |: links could not name it."

  init() throws { (home, workspace) = try Self.open() }

  private func question() throws -> TextQuestion {
    guard case .ask(let question)? = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "no question")
    }
    workspace.conversation.dialog = nil
    return question
  }

  @Test(arguments: ["x#1", "x^", "[x", "x]", "x|y"])
  func foldersAreNotCalledSo(_ name: String) throws {
    workspace.list.selection = FileID(home.path("a"))
    #expect(workspace.perform(.renameFolder))
    #expect(try question().problem(name) == refusal)
    #expect(workspace.perform(.newFolder))
    #expect(try question().problem("a/" + name + "/deep") == refusal)
    #expect(workspace.perform(.moveNote))
    guard case .pick(let picker)? = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "no list of folders")
    }
    let offer = picker.offer?(name)
    #expect(offer?.title == refusal && offer?.isEnabled == false)
    let start = workspace.services.quickOpen.offerOfNotes()(name + "/new")
    #expect(start?.title == refusal && start?.isEnabled == false)
  }

  @Test func attachmentsAreNotCalledSo() throws {
    home.write("p", to: "plan.png")
    home.write("p", to: "old #1.png")
    let name = AttachmentName(ofFileAt: home.path("plan.png"))
    #expect(name.problem(typed: "plan #2") == refusal)
    #expect(name.problem(typed: "plan 2.png") == nil)
    #expect(AttachmentName(ofFileAt: home.path("old #1.png")).problem(typed: "new #1") == nil)
  }

  @Test func aDailyNoteIsNotStartedUnderSuchAName() throws {
    TerminalHome.makeFolder(home.path(".obsidian"))
    home.write(#"{"format": "[C#]/YYYY"}"#, to: ".obsidian/daily-notes.json")
    workspace.arrangement.place = .editor
    let year = try #require(LocalTime.now.date).year
    #expect(workspace.perform(.todaysNote))
    #expect(workspace.notice == .problem("Cannot start “C#/\(year)”. \(refusal)"))
    #expect(!NotebookFolder(path: home.path("C#")).exists)
    // A folder of that name that is there is used.
    TerminalHome.makeFolder(home.path("C#"))
    #expect(workspace.perform(.todaysNote))
    #expect(workspace.note?.path == home.path("C#/\(year).md"))
  }

  /// Links that cannot name the folder that a note comes into are named before it moves.
  @Test func linksThatAMoveLeavesBehindAreSaid() async throws {
    TerminalHome.makeFolder(home.path("C#"))
    TerminalHome.makeFolder(home.path("d"))
    home.write("x\n", to: "d/One.md")
    home.write("[[a/One]]\n", to: "Link.md")
    let listing = try NotebookFolder(path: home.notebook).list()
    (workspace.list.entries, workspace.list.folders) = (listing.entries, listing.folders)
    mark(["a/One.md"])
    try move(into: "C#")
    try await wait { if case .confirm? = workspace.conversation.dialog { true } else { false } }
    guard case .confirm(let question)? = workspace.conversation.dialog else { return }
    #expect(question.words.contains("stay as before, and will lead nowhere"))
    question.cancel()
    #expect(home.text("a/One.md") != nil)
  }
}
