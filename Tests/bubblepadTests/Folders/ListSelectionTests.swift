import BubblepadNotebook
import BubblepadPanels
import CursesCore
import CursesUICore
import Testing

@testable import bubblepad

/// Some row of the list is selected wherever the keys of the list are.
@Suite("The selection of the list") @MainActor
struct ListSelectionTests: FolderSuite {
  let home: TerminalHome
  let workspace: Workspace

  init() throws { (home, workspace) = try Self.open() }

  private var open: FileID { FileID(home.path("Start.md")) }

  /// A folder has no row in a flat list: the open note is selected then, and is what Delete is about.
  @Test func theOpenNoteIsSelectedOnceFoldersAreHidden() async throws {
    workspace.list.selection = FileID(home.path("c"))
    workspace.list.browser.toggleFolders()
    #expect(workspace.list.selection == open)
    _ = workspace.perform(.trashNote)
    try await wait { home.text("Start.md") == nil }
  }

  @Test func aListWithoutASelectionSelectsTheOpenNoteOnFocus() {
    workspace.list.selection = FileID(home.path("gone.md"))
    workspace.focusMoved(to: .list)
    #expect(workspace.list.selection == open)
    // What has a row stays selected.
    workspace.list.selection = FileID(home.path("c"))
    workspace.focusMoved(to: .list)
    #expect(workspace.list.selection == FileID(home.path("c")))
  }

  /// A folder that was just made has no row before the list is read again.
  @Test func aNewFolderStaysSelected() {
    TerminalHome.makeFolder(home.path("later"))
    workspace.list.selection = FileID(home.path("later"))
    workspace.focusMoved(to: .list)
    #expect(workspace.list.selection == FileID(home.path("later")))
  }

  /// The folders around the open note are unfolded for it.
  @Test func aNoteInAFoldedFolderGetsItsRow() {
    workspace.opener.load(path: home.path("c/deep/Four.md"))
    workspace.list.selection = nil
    workspace.focusMoved(to: .list)
    let row = FileID(home.path("c/deep/Four.md"))
    #expect(workspace.list.selection == row)
    #expect(workspace.list.browser.rows.contains { $0.id == row })
  }
}
