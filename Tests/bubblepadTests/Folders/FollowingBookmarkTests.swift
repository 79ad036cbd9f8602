import BubblepadPanels
import BubblepadSearches
import Testing

@testable import bubblepad

/// Bookmarks of headings and blocks that get another name or come into another note.
@Suite("Bookmarks that follow a heading") @MainActor
struct FollowingBookmarkTests: FolderSuite {
  let home: TerminalHome
  let workspace: Workspace

  init() throws {
    (home, workspace) = try Self.open()
    home.write("# Start\n\n## Part\n\nx ^b1\n\n### Below\n\n## End\n", to: "a/One.md")
    workspace.opener.load(path: home.path("a/One.md"))
    workspace.focus(.editor)
  }

  private var store: BookmarkStore {
    BookmarkStore(notebook: home.notebook, places: workspace.places)
  }

  private func targets() throws -> [Bookmark.Target] { try store.read().bookmarks.map(\.target) }

  private static let before: [Bookmark.Target] = [
    .file("a/One.md"), .place("a/One.md", subpath: "#Part"), .place("a/One.md", subpath: "#^b1"),
    .place("a/One.md", subpath: "#Start#Part#Below"), .place("a/One.md", subpath: "#End"),
    .address("https://example.org"),
  ]

  private func bookmark() throws {
    for target in Self.before {
      try store.change {
        $0.add(target, now: 1)
        return true
      }
    }
  }

  private func extract(into name: String) throws {
    workspace.note?.editor.go(toOffset: 12)
    #expect(workspace.perform(.extractHeading))
    guard case .pick(let picker)? = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "no list")
    }
    workspace.conversation.dialog = nil
    picker.pick(
      try #require(picker.items.first { $0.title == name } ?? picker.offer?(name)))
  }

  @Test(arguments: ["New", "Two"]) func bookmarksFollowIntoAnotherNote(_ name: String) async throws
  {
    try bookmark()
    try extract(into: name)
    try await says("Extracted into “\(name)”.")
    let path = name == "New" ? "a/New.md" : "b/Two.md"
    let after: [Bookmark.Target] = [
      .file("a/One.md"), .place(path, subpath: "#Part"), .place(path, subpath: "#^b1"),
      .place(path, subpath: "#Part#Below"), .place("a/One.md", subpath: "#End"),
      .address("https://example.org"),
    ]
    #expect(try targets() == after)
    _ = workspace.perform(.undo)
    try await says("The part of “\(name)” is back in its place.")
    try await wait { (try? targets()) == Self.before }
    #expect(home.text("a/One.md")?.contains("### Below") == true)
    _ = workspace.perform(.redo)
    try await says("Extracted into “\(name)” again.")
    try await wait { (try? targets()) == after }
  }

  @Test func bookmarksFollowToAnotherName() async throws {
    try bookmark()
    try renameHeading(to: "Piece")
    try await says("The heading is “Piece” now. Ctrl+Z undoes it.")
    #expect(home.text("a/One.md")?.contains("## Piece") == true)
    #expect(try targets()[1] == .place("a/One.md", subpath: "#Piece"))
    #expect(try targets()[3] == .place("a/One.md", subpath: "#Start#Piece#Below"))
    _ = workspace.perform(.undo)
    try await says("The heading is “Part” again.")
    #expect(home.text("a/One.md")?.contains("## Part") == true)
    try await wait { (try? targets()) == Self.before }
  }

  /// Whoever renames a heading only has its bookmarks stay, as its links do.
  @Test func bookmarksStayWithLinksThatStay() async throws {
    home.write("[[One#Part]]\n", to: "Start.md")
    try bookmark()
    try renameHeading(to: "Piece")
    try await wait { workspace.conversation.dialog != nil }
    guard case .confirm(let question)? = workspace.conversation.dialog else { return }
    workspace.closeDialog()
    question.answers[1].action()
    try await says("The heading is “Piece” now. Ctrl+Z undoes it.")
    #expect(try targets() == Self.before)
  }

  private func renameHeading(to name: String) throws {
    workspace.note?.editor.go(toOffset: 12)
    #expect(workspace.perform(.renameHeading))
    guard case .ask(let question)? = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "nothing was asked")
    }
    workspace.closeDialog()
    question.submit(name)
  }
}
