import BubblepadNotebook
import CursesCore
import Testing

@testable import BubblepadNoteList
@testable import BubblepadSettings
@testable import bubblepad

@Suite("The list as a tree") @MainActor struct NoteBrowserTests {
  private let home: TerminalHome
  private let places: NotebookPlaces

  init() throws {
    home = try TerminalHome()
    places = try #require(NotebookPlaces(environment: home.environment))
  }

  private func workspace(_ notes: [String]) async throws -> Workspace {
    for note in notes {
      TerminalHome.makeFolder(home.path(note).parentFolder)
      home.write("text of \(note)\n", to: note)
    }
    var settings = Preferences()
    settings.showsFolders = true
    let folder = NotebookFolder(path: home.notebook)
    let workspace = Workspace(
      settings: settings, folder: folder, places: places, themeName: "night", shell: FakeShell())
    let listing = try await folder.listing(known: [])
    workspace.list.entries = listing.entries.sorted { $0.title < $1.title }
    workspace.list.folders = listing.folders
    workspace.list.isLoaded = true
    workspace.arrangement.place = .list
    return workspace
  }

  private func names(_ workspace: Workspace) -> [String] {
    workspace.list.browser.rows.map { row in
      String(repeating: " ", count: row.depth)
        + (row.folder.map { "\($0.name)/" } ?? row.note?.title ?? "")
    }
  }

  private func press(_ code: Key.Code, in workspace: Workspace) -> Bool {
    workspace.list.handleKey(Key(code))
  }

  @Test func leftAndRightFoldAndWalk() async throws {
    let workspace = try await workspace(["a/b/X.md", "a/Y.md", "Z.md"])
    #expect(names(workspace) == ["a/", "Z"])
    workspace.list.selection = FileID(home.path("a"))
    #expect(press(.right, in: workspace))
    #expect(names(workspace) == ["a/", " b/", " Y", "Z"])
    #expect(press(.right, in: workspace) && workspace.list.selection == FileID(home.path("a/b")))
    #expect(press(.right, in: workspace) && names(workspace)[2] == "  X")
    #expect(
      press(.right, in: workspace) && workspace.list.selection == FileID(home.path("a/b/X.md")))
    #expect(press(.left, in: workspace) && workspace.list.selection == FileID(home.path("a/b")))
    #expect(press(.left, in: workspace) && names(workspace) == ["a/", " b/", " Y", "Z"])
    // What is unfolded is known at the next start.
    #expect(try await names(self.workspace([])) == ["a/", " b/", " Y", "Z"])
    #expect(press(.left, in: workspace) && press(.left, in: workspace))
    #expect(names(workspace) == ["a/", "Z"])
    #expect(try await names(self.workspace([])) == ["a/", "Z"])
  }

  @Test func theNoteThatIsOpenedIsShown() async throws {
    let workspace = try await workspace(["a/b/X.md", "c/Y.md", "Z.md"])
    workspace.opener.load(path: home.path("a/b/X.md"))
    #expect(names(workspace) == ["a/", " b/", "  X", "c/", "Z"])
  }

  @Test func aFilterShowsWhatIsFoundWithItsFolders() async throws {
    let workspace = try await workspace(["a/b/Xylo.md", "c/Yak.md", "Zoo.md"])
    TerminalHome.makeFolder(home.path("empty"))
    workspace.list.filter = "xylo"
    #expect(names(workspace) == ["a/", " b/", "  Xylo"])
    workspace.list.selection = FileID(home.path("a"))
    #expect(press(.left, in: workspace) && names(workspace) == ["a/"])
    workspace.list.filter = ""
    #expect(names(workspace) == ["a/", "c/", "Zoo"])
  }

  @Test func aNewNoteComesIntoTheSelectedFolder() async throws {
    let workspace = try await workspace(["a/X.md", "Z.md"])
    workspace.list.selection = FileID(home.path("a"))
    #expect(workspace.perform(.newNote))
    #expect(workspace.note?.path.parentFolder == home.path("a"))
    let name = workspace.note?.shownTitle ?? ""
    #expect(names(workspace) == ["a/", " \(name)", " X", "Z"])
  }

  /// A key that moves the selection makes no rows, whatever the size of the notebook.
  @Test func aKeyMakesNoRows() async throws {
    let workspace = try await workspace([])
    workspace.list.entries = (0..<10_000).map { index in
      NoteEntry(
        draftAt: home.path("f\(index % 500)/n\(index).md"), in: "f\(index % 500)",
        titled: "n\(index)", snippet: "")
    }
    let rows = workspace.list.browser.rows
    #expect(rows.count == 500)
    let before = workspace.list.browser.makings
    for row in rows.prefix(100) {
      workspace.list.selection = row.id
      _ = workspace.list.browser.rows
    }
    #expect(workspace.list.browser.makings.trees == before.trees)
    #expect(workspace.list.browser.makings.rows == before.rows)
    #expect(press(.right, in: workspace))
    _ = workspace.list.browser.rows
    #expect(workspace.list.browser.makings.trees == before.trees)
    #expect(workspace.list.browser.makings.rows == before.rows + 1)
  }
}
