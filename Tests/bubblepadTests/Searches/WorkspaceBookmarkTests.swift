import BubblepadCommands
import BubblepadNotebook
import BubblepadPanels
import BubblepadSearches
import BubblepadSettings
import Testing

@testable import BubblepadNoteList
@testable import bubblepad

/// Bookmarks in the app, without a screen.
@Suite("Bookmarks in the app") @MainActor struct WorkspaceBookmarkTests {
  let home: TerminalHome
  let workspace: Workspace

  init() throws {
    home = try TerminalHome()
    TerminalHome.makeFolder(home.path("deep"))
    home.write("# One\n\n## Two\n\ntext\n", to: "Plan.md")
    home.write("x\n", to: "deep/Other.md")
    workspace = try home.listedWorkspace()
    workspace.opener.load(path: home.path("Plan.md"))
  }

  private func picker() throws -> ItemPicker {
    #expect(workspace.perform(.bookmarks))
    guard case .pick(let picker)? = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "no bookmarks")
    }
    workspace.closeDialog()
    return picker
  }

  private func titles() throws -> [String] {
    try picker().found.map { "\($0.item.title) (\($0.item.detail))" }
  }

  private func makeVault(_ items: String) {
    TerminalHome.makeFolder(home.path(".obsidian"))
    home.write("{\n  \"items\": [\(items)]\n}", to: ".obsidian/bookmarks.json")
  }

  @Test func theNoteAHeadingAndAFolderAreBookmarked() throws {
    #expect(workspace.perform(.bookmarks))
    #expect(
      workspace.conversation.dialog == nil
        && workspace.notice?.words.contains("Nothing is bookmarked") == true)
    #expect(workspace.perform(.bookmarkNote))
    #expect(workspace.notice?.words == "Bookmarked “Plan”. “Bookmarks…” lists what is bookmarked.")
    #expect(workspace.perform(.bookmarkNote))
    #expect(workspace.notice?.words == "“Plan” is no bookmark any more. Ctrl+Z undoes it.")
    #expect(workspace.perform(.bookmarkNote))
    workspace.note.map { workspace.go(to: .line(5, column: 1), in: $0) }
    #expect(workspace.perform(.bookmarkHeading))
    workspace.list.browser.toggleFolders()
    workspace.arrangement.place = .list
    workspace.list.selection = FileID(home.path("deep"))
    #expect(workspace.perform(.bookmarkNote))
    #expect(try titles() == ["Plan (note)", "Plan > Two (heading)", "deep (folder)"])
    // Nothing came into the notebook.
    #expect(home.text(".obsidian/bookmarks.json") == nil)
  }

  @Test func theBookmarksOfAVaultAreGoneTo() async throws {
    makeVault(
      """
      {"type": "group", "title": "G", "items": [{"type": "file", "path": "Plan.md", "subpath": "#Two"}]},
      {"type": "folder", "path": "deep"}, {"type": "search", "query": "text", "title": "T"},
      {"type": "file", "path": "gone.md"}, {"type": "file", "path": "../../etc/passwd"},
      {"type": "graph"}, {"type": "url", "url": "https://a.b/c", "title": "Page"},
      {"type": "url", "url": "https://a.b/d?e", "odd": 1}, {"type": "url"}
      """)
    let picker = try picker()
    #expect(
      picker.found.map { "\($0.item.title) (\($0.item.detail))" } == [
        "G (group)", "  Plan > Two (heading)", "deep (folder)", "T (search)", "gone (missing)",
        "passwd (missing)", "Page (address)", "https://a.b/d?e (address)",
      ])
    #expect(picker.found[0].item.isEnabled == false && picker.selection == "1")
    picker.pick(picker.found[1].item)
    #expect(workspace.note?.editor.place.line == 2)
    picker.pick(picker.found[2].item)
    #expect(
      workspace.arrangement.panels.areFoldersShown
        && workspace.list.selection == FileID(home.path("deep")))
    picker.pick(picker.found[3].item)
    #expect(workspace.list.filter == "text")
    for index in [4, 5] {
      picker.pick(picker.found[index].item)
      #expect(workspace.notice?.words.hasPrefix("Cannot go to “") == true)
    }
    #expect(workspace.note?.path == home.path("Plan.md"))
    picker.pick(picker.found[6].item)
    #expect(workspace.notice == .done("Copied https://a.b/c"))
    // It is found by its address, too, and keeps what others keep with it.
    picker.query = "a.b/d"
    #expect(picker.found.map(\.item.title) == ["https://a.b/d?e"])
    let bookmarks = BookmarkStore(notebook: home.notebook, places: workspace.places)
    try bookmarks.change { list in list.rename(list.bookmarks[7], to: "Other") }
    #expect(
      home.text(".obsidian/bookmarks.json")?.contains(
        #"{"type": "url", "url": "https://a.b/d?e", "odd": 1, "title": "Other"}"#) == true,
      "\(home.text(".obsidian/bookmarks.json") ?? "")")
  }

  @Test func aRenamedNoteKeepsItsBookmarkAndOneIsRemoved() throws {
    makeVault("{\"type\": \"file\", \"path\": \"Plan.md\", \"own\": 1.0}")
    workspace.opener.noteRenamed(home.path("Plan.md"), to: home.path("New.md"))
    #expect(home.text(".obsidian/bookmarks.json")?.contains("\"path\": \"New.md\"") == true)
    #expect(home.text(".obsidian/bookmarks.json")?.contains("\"own\": 1.0") == true)
    let picker = try picker()
    picker.actions[1].perform(picker.found[0].item)
    #expect(home.text(".obsidian/bookmarks.json") == "{\n  \"items\": []\n}")
  }

  /// A bookmark comes back as it was, with its place and what other programs keep with it.
  @Test func takingABookmarkAwayIsUndoneToTheByte() throws {
    let other = "{\"type\": \"folder\", \"path\": \"deep\"}"
    makeVault("{\"type\":\"file\",  \"ctime\": 17, \"path\":\"Plan.md\"}, \(other)")
    let before = home.text(".obsidian/bookmarks.json")
    #expect(workspace.perform(.bookmarkNote))
    let after = home.text(".obsidian/bookmarks.json")
    #expect(after?.contains("Plan.md") == false)
    #expect(workspace.perform(.undo))
    #expect(home.text(".obsidian/bookmarks.json") == before)
    #expect(workspace.notice == .done("The bookmarks are as they were."))
    #expect(workspace.perform(.redo))
    #expect(home.text(".obsidian/bookmarks.json") == after)
    // What another program has written since stays.
    makeVault("{\"type\": \"graph\"}")
    #expect(workspace.perform(.undo))
    #expect(home.text(".obsidian/bookmarks.json")?.contains("graph") == true)
    #expect(workspace.notice?.words.hasPrefix("The bookmarks have changed since") == true)
  }

  @Test(arguments: [false, true]) func addingABookmarkIsUndone(_ isVault: Bool) throws {
    if isVault { TerminalHome.makeFolder(home.path(".obsidian")) }
    #expect(workspace.perform(.bookmarkNote))
    #expect(try titles() == ["Plan (note)"])
    #expect(workspace.perform(.undo))
    #expect(home.text(".obsidian/bookmarks.json") == nil)
    #expect(workspace.perform(.bookmarks) && workspace.conversation.dialog == nil)
    #expect(workspace.perform(.redo))
    #expect(try titles() == ["Plan (note)"])
  }

  @Test func aDamagedFileIsSaidAndLeft() {
    makeVault("oops")
    let before = home.text(".obsidian/bookmarks.json")
    for command in [AppCommand.bookmarks, .bookmarkNote] {
      #expect(workspace.perform(command))
      #expect(workspace.notice?.words.hasPrefix("Cannot read .obsidian/bookmarks.json") == true)
    }
    #expect(home.text(".obsidian/bookmarks.json") == before)
  }
}
