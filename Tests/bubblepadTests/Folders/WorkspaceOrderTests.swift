import BubblepadIndex
import BubblepadNotebook
import BubblepadSettings
import CursesCore
import Glibc
import Testing

@testable import BubblepadNoteList
@testable import bubblepad

/// The order of the list in the app, without a screen.
@Suite("The order of the list") @MainActor struct WorkspaceOrderTests {
  let home: TerminalHome
  let places: NotebookPlaces

  init() throws {
    home = try TerminalHome()
    TerminalHome.makeFolder(home.path("b"))
    TerminalHome.makeFolder(home.path("A"))
    let files = ["Note 10.md", "note 2.md", "b/z.md", "b/Y.md", "A/x.md"]
    for (number, name) in files.enumerated() {
      home.write("---\ncreated: 200\(number)-01-01\n---\ntext\n", to: name)
      var times = [timespec(tv_sec: 1_000_000 - number, tv_nsec: 0)]
      times.append(times[0])
      utimensat(AT_FDCWD, home.path(name), times, 0)
    }
    places = try #require(NotebookPlaces(environment: home.environment))
  }

  private func workspace() throws -> Workspace {
    let folder = NotebookFolder(path: home.notebook)
    let workspace = Workspace(
      settings: Preferences(), folder: folder, places: places, themeName: "night",
      shell: FakeShell())
    let listing = try folder.list()
    workspace.list.entries = listing.entries
    workspace.list.folders = listing.folders
    workspace.list.isLoaded = true
    return workspace
  }

  private func sort(_ words: String, in workspace: Workspace) throws {
    #expect(workspace.perform(.sortNotes))
    guard case .pick(let picker)? = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "no list of orders")
    }
    let item = try #require(picker.items.first { $0.title == words })
    workspace.closeDialog()
    picker.pick(item)
  }

  private func titles(_ workspace: Workspace) -> [String] {
    workspace.list.browser.rows.map { $0.note?.title ?? $0.folder?.name ?? "" }
  }

  @Test func aChosenOrderIsRememberedForItsNotebook() throws {
    let workspace = try workspace()
    #expect(titles(workspace) == ["Note 10", "note 2", "z", "Y", "x"])
    try sort("Name, A to Z", in: workspace)
    #expect(titles(workspace) == ["note 2", "Note 10", "x", "Y", "z"])
    #expect(workspace.notice?.words == "The notes are sorted: name, A to Z.")
    let again = try self.workspace()
    #expect(titles(again) == ["note 2", "Note 10", "x", "Y", "z"])
    try sort("Modified, newest first", in: again)
    #expect(titles(try self.workspace()) == ["Note 10", "note 2", "z", "Y", "x"])
  }

  @Test func pinsStayAboveAndTheFilterKeepsTheOrder() throws {
    let workspace = try workspace()
    try sort("Name, Z to A", in: workspace)
    var pins = workspace.list.pins
    _ = pins.toggle(home.path("A/x.md"))
    _ = pins.toggle(home.path("note 2.md"))
    workspace.list.keep(pins)
    #expect(titles(workspace) == ["x", "note 2", "z", "Y", "Note 10"])
    workspace.list.filter = "note"
    #expect(titles(workspace) == ["note 2", "Note 10"])
  }

  @Test func theTreeHasTheOrderWithinEachFolder() throws {
    let workspace = try workspace()
    workspace.list.browser.toggleFolders()
    for folder in ["b", "A"] {
      let row = try #require(
        workspace.list.browser.rows.first { $0.folder?.name == folder })
      if row.folder?.isUnfolded == false { workspace.list.browser.activate(row) }
    }
    #expect(titles(workspace) == ["A", "x", "b", "z", "Y", "Note 10", "note 2"])
    try sort("Name, A to Z", in: workspace)
    #expect(titles(workspace) == ["A", "x", "b", "Y", "z", "note 2", "Note 10"])
    try sort("Name, Z to A", in: workspace)
    #expect(titles(workspace) == ["b", "z", "Y", "A", "x", "Note 10", "note 2"])
    try sort("Modified, oldest first", in: workspace)
    #expect(titles(workspace) == ["A", "x", "b", "Y", "z", "note 2", "Note 10"])
  }

  @Test func theTimeOfCreationIsThatOfTheFrontMatter() async throws {
    let workspace = try workspace()
    workspace.startIndexing()
    await workspace.indexing?.settled()
    try sort("Created, newest first", in: workspace)
    for _ in 0..<20_000 where titles(workspace).first != "x" {
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(titles(workspace) == ["x", "Y", "z", "note 2", "Note 10"])
    let entry = try #require(workspace.list.entries.first { $0.title == "x" })
    #expect(LocalTime(workspace.list.order.time(of: entry)).year == 2004)
    workspace.indexing?.close()
  }

  @Test func aSingleNoteHasNoListToBeSorted() {
    let workspace = Workspace(
      settings: Preferences(), folder: nil, places: places, themeName: "night", shell: FakeShell())
    #expect(workspace.perform(.sortNotes))
    #expect(workspace.notice?.words == "A single note is open, so there is no list to sort.")
  }

  /// Keys move a note in an order of its own, which begins with what is seen and is kept.
  @Test func notesAreMovedByKeys() async throws {
    let workspace = try workspace()
    workspace.arrangement.place = .list
    workspace.list.selection = FileID(home.path("b/z.md"))
    #expect(workspace.settings.keymap.command(for: Key(.up, .alt), in: .list) == .moveNoteUp)
    #expect(workspace.perform(.moveNoteUp))
    #expect(workspace.notice?.words.hasPrefix("The notes are sorted: modified,") == true)
    #expect(titles(workspace) == ["Note 10", "note 2", "z", "Y", "x"])
    try sort("Manual, as you move them", in: workspace)
    workspace.arrangement.place = .list
    #expect(titles(workspace) == ["Note 10", "note 2", "z", "Y", "x"])
    _ = workspace.perform(.moveNoteUp)
    _ = workspace.perform(.moveNoteUp)
    #expect(titles(workspace) == ["z", "Note 10", "note 2", "Y", "x"])
    _ = workspace.perform(.moveNoteUp)
    #expect(workspace.notice?.words == "It is the first one already.")
    workspace.list.selection = FileID(home.path("Note 10.md"))
    _ = workspace.perform(.moveNoteDown)
    let moved = ["z", "note 2", "Note 10", "Y", "x"]
    #expect(titles(workspace) == moved)
    #expect(titles(try self.workspace()) == moved)
    // Ctrl+Z in the list undoes the moves, one by one.
    workspace.undo.undo()
    #expect(workspace.notice?.words == "“Note 10” is back in its place.")
    #expect(titles(workspace) == ["z", "Note 10", "note 2", "Y", "x"])
    workspace.undo.undo()
    workspace.undo.undo()
    #expect(titles(try self.workspace()) == ["Note 10", "note 2", "z", "Y", "x"])
    #expect(!workspace.undo.steps.canUndo)
    for _ in 0..<3 { workspace.undo.redo() }
    #expect(workspace.notice?.words == "“Note 10” is moved again.")
    #expect(titles(try self.workspace()) == moved)
    // A new note comes first, one with another name stays where it is.
    home.write("x\n", to: "new.md")
    workspace.opener.noteRenamed(home.path("b/Y.md"), to: home.path("b/Yes.md"))
    #expect(rename(home.path("b/Y.md"), home.path("b/Yes.md")) == 0)
    // What is undone then would be another order than that which was seen.
    #expect(workspace.undo.isNext)
    workspace.undo.undo()
    #expect(
      workspace.notice?.words == "Notes have changed their places since “Note 10” was moved.")
    let again = try self.workspace()
    #expect(titles(again) == ["new", "z", "note 2", "Note 10", "Yes", "x"])
    // In the tree notes move within their folder.
    again.list.browser.toggleFolders()
    again.list.browser.toggle(try #require(again.list.browser.rows[1].folder))
    again.arrangement.place = .list
    again.list.selection = FileID(home.path("b/Yes.md"))
    _ = again.perform(.moveNoteUp)
    #expect(titles(again) == ["A", "b", "Yes", "z", "new", "note 2", "Note 10"])
    try sort("Name, A to Z", in: again)
    try sort("Manual, as you move them", in: again)
    again.list.browser.toggleFolders()
    #expect(titles(again) == ["new", "Yes", "z", "note 2", "Note 10", "x"])
  }
}
