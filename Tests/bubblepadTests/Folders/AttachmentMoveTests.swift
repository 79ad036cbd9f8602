import BubblepadNotebook
import BubblepadPanels
import Testing

@testable import bubblepad

/// An attached file comes into another folder, with the links to it.
@Suite("Moving an attached file") @MainActor
struct AttachmentMoveTests: FolderSuite {
  let home: TerminalHome
  let workspace: Workspace
  private let links = "![[plan.png]] [p](Files/plan.png) ![[Files/plan.png|300]]\n"

  init() throws {
    (home, workspace) = try Self.open()
    TerminalHome.makeFolder(home.path("Files"))
    home.write("png", to: "Files/plan.png")
    home.write(links, to: "Links.md")
    home.write("[p](../Files/plan.png)\r\n", to: "a/Other.md")
    let listing = try NotebookFolder(path: home.notebook).list()
    (workspace.list.entries, workspace.list.folders) = (listing.entries, listing.folders)
    workspace.opener.load(path: home.path("Links.md"))
    workspace.arrangement.place = .editor
  }

  private func move(into folder: String) async throws {
    workspace.startIndexing()
    await workspace.indexing?.settled()
    #expect(workspace.perform(.moveAttachment))
    guard case .pick(let picker)? = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "no list of folders")
    }
    #expect(picker.title == "Move “plan.png” to")
    workspace.conversation.dialog = nil
    picker.pick(try #require(picker.items.first { $0.words == folder } ?? picker.offer?(folder)))
  }

  @Test(arguments: ["b", "new/deep"])
  func itsLinksFollowAndAllIsUndone(_ folder: String) async throws {
    try await move(into: folder)
    try await answer { question in
      #expect(question.title == "Move to “\(folder)”")
      #expect(question.words.contains("3 links have to change to keep working, in 2 notes"))
    }
    try await says("Moved to “\(folder)”, and 3 links changed.")
    #expect(home.text("\(folder)/plan.png") == "png" && home.text("Files/plan.png") == nil)
    #expect(
      home.text("Links.md")
        == "![[plan.png]] [p](\(folder)/plan.png) ![[plan.png|300]]\n")
    #expect(home.text("a/Other.md") == "[p](../\(folder)/plan.png)\r\n")
    #expect(workspace.perform(.undo))
    try await says("It is in “Files” again.")
    #expect(home.text("Files/plan.png") == "png")
    #expect(home.text("Links.md") == links)
    #expect(home.text("a/Other.md") == "[p](../Files/plan.png)\r\n")
    #expect(NotebookFolder(path: home.path("new")).exists == false)
    #expect(workspace.perform(.redo))
    try await says("It is in “\(folder)” again.")
    #expect(home.text("\(folder)/plan.png") == "png")
  }

  @Test func nothingIsReplaced() async throws {
    // Its path is the longer one: the link leads to the other.
    home.write("other", to: "c/deep/plan.png")
    try await move(into: "c/deep")
    try await says("Not moved: there is “plan.png” in deep.")
    #expect(home.text("c/deep/plan.png") == "other")
    #expect(home.text("Files/plan.png") == "png")
  }
}
