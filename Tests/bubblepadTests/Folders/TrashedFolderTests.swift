import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import BubblepadSettings
import CursesCore
import CursesText
import Glibc
import Testing

@testable import bubblepad

/// Folders go to the trash as one and come back as one, and settings of Obsidian say what is asked.
@Suite("Folders in the trash, and what Obsidian's settings ask") @MainActor
struct TrashedFolderTests: FolderSuite {
  let home: TerminalHome
  let workspace: Workspace

  init() throws { (home, workspace) = try Self.open() }

  /// A folder goes to the trash as one, and comes back by undo and by one restore.
  @Test(arguments: [false, true]) func aFolderGoesToTheTrashAndBack(_ isOwn: Bool) async throws {
    if isOwn {
      TerminalHome.makeFolder(home.path(".obsidian"))
      home.write("{\"trashOption\": \"local\"}", to: ".obsidian/app.json")
    }
    workspace.opener.load(path: home.path("c/deep/Four.md"))
    workspace.arrangement.place = .list
    workspace.list.selection = FileID(home.path("c"))
    _ = workspace.perform(.trashNote)
    try await says("The folder “c” with 2 notes is in ")
    #expect(FileStamp(ofFileAt: home.path("c")) == nil)
    #expect(
      workspace.list.entries.count == 3 && workspace.note?.path != home.path("c/deep/Four.md"))
    _ = workspace.perform(.undo)
    try await says("The folder “c” is restored.")
    expectFirstBytes()
    try await wait { workspace.note?.path == home.path("c/deep/Four.md") }
    _ = workspace.perform(.redo)
    try await says("The folder “c” with 2 notes is in ")
    workspace.undo.steps = NotebookSteps(
      front: { nil }, texts: { [tabs = workspace.tabs] in tabs.notes.map(\.stepped) })
    _ = workspace.perform(.showTrash)
    guard case .pick(let picker)? = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "")
    }
    #expect(picker.items.map(\.title) == ["c/", "Three", "Four"])
    workspace.conversation.dialog = nil
    picker.pick(picker.items[0])
    #expect(workspace.notice?.words == "The folder “c” is restored.")
    expectFirstBytes()
    try await listed()
    _ = workspace.perform(.undo)
    try await says("The folder “c” with 2 notes is in ")
    _ = workspace.perform(.redo)
    try await says("The folder “c” is restored.")
    expectFirstBytes()
  }

  /// Marked notes and folders go and come back as one step.
  @Test func markedFoldersGoToTheTrashAndBack() async throws {
    mark(["a", "a/One.md", "b/Two.md", "c"])
    _ = workspace.perform(.trashNote)
    try await says("1 note and 2 folders are in the trash.")
    #expect(home.text("c/deep/Four.md") == nil && home.text("b/Two.md") == nil)
    _ = workspace.perform(.undo)
    try await says("1 note and 2 folders are restored.")
    expectFirstBytes()
  }

  /// Settings of Obsidian: links follow without a question, deleting asks, and nothing is deleted for good.
  @Test func obsidianSaysWhatIsAsked() async throws {
    TerminalHome.makeFolder(home.path(".obsidian"))
    home.write(
      #"{"alwaysUpdateLinks": true, "promptDelete": true, "trashOption": "none"}"#,
      to: ".obsidian/app.json")
    mark(["a/One.md", "b/Two.md"])
    try move(into: "c")
    try await says("Moved 2 notes to “c”, and 4 links changed. Ctrl+Z undoes it.")
    #expect(
      home.text("Start.md") == "[[One]] [z](c/Two.md)\n" && workspace.conversation.dialog == nil)
    _ = workspace.perform(.undo)
    try await says("Moved 2 notes back.")
    expectFirstBytes()
    try await listed()
    let note = try #require(workspace.note)
    note.title = "Begin"
    workspace.saver.save()
    try await says("Renamed, and 1 link changed. Ctrl+Z undoes it.")
    #expect(home.text("c/deep/Four.md") == "[s](../../Begin.md)\n")
    workspace.undo.undo()
    try await says("It is “Start” again.")
    expectFirstBytes()
    try await listed()
    workspace.arrangement.place = .list
    workspace.list.selection = FileID(home.path("c"))
    _ = workspace.perform(.trashNote)
    try await answer { #expect($0.words == "Move the folder “c” to the trash?") }
    try await says(
      "The folder “c” with 2 notes is in the trash, not deleted for good as Obsidian's settings say."
    )
  }
}
