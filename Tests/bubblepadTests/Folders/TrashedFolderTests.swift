import BubblepadIndex
import BubblepadNotebook
import BubblepadSettings
import CursesCore
import CursesText
import Glibc
import Testing

@testable import bubblepad

/// Folders go to the trash as one and come back as one, and settings of Obsidian say what is asked.
@Suite("Folders in the trash, and what Obsidian's settings ask") @MainActor
struct TrashedFolderTests {
  private let home: TerminalHome
  private let workspace: Workspace

  private static let files = [
    "a/One.md": "[[Two]] [t](../b/Two.md)\r\n", "b/Two.md": "[o](../a/One.md)\n",
    "c/Three.md": "x\n",
    "Start.md": "[[a/One]] [z](b/Two.md)\n", "c/deep/Four.md": "[s](../../Start.md)\n",
  ]

  init() throws {
    home = try TerminalHome()
    for (name, text) in Self.files {
      TerminalHome.makeFolder(home.path(name).parentFolder.parentFolder)
      TerminalHome.makeFolder(home.path(name).parentFolder)
      home.write(text, to: name)
    }
    var settings = Preferences()
    settings.showsFolders = true
    let folder = NotebookFolder(path: home.notebook)
    workspace = Workspace(
      settings: settings, folder: folder,
      places: try #require(NotebookPlaces(environment: home.environment)), themeName: "night",
      shell: FakeShell())
    let listing = try folder.list()
    workspace.entries = listing.entries
    workspace.noteFolders = listing.folders
    workspace.isListLoaded = true
    workspace.load(path: home.path("Start.md"))
    workspace.place = .list
  }

  private func wait(until isSo: @MainActor () -> Bool) async throws {
    for _ in 0..<20_000 where !isSo() { try await Task.sleep(for: .milliseconds(1)) }
    #expect(isSo())
  }

  private func mark(_ names: [String]) {
    workspace.browser.marks.add(names.map { FileID(home.path($0)) })
  }

  private func move(into folder: String, _ command: Bool = true) throws {
    _ = workspace.perform(.moveNote)
    guard case .pick(let picker)? = workspace.dialog else {
      throw TerminalHome.Failure(reason: "no list of folders")
    }
    workspace.dialog = nil
    let item = picker.items.first { $0.words == folder } ?? picker.offer?(folder)
    picker.pick(try #require(item))
  }

  private func answer(_ words: (bubblepad.Confirmation) -> Void = { _ in }) async throws {
    try await wait { if case .confirm? = workspace.dialog { true } else { false } }
    guard case .confirm(let question)? = workspace.dialog else { return }
    workspace.dialog = nil
    words(question)
    question.answers[0].action()
  }

  private func says(_ start: String) async throws {
    try await wait { workspace.notice?.words.hasPrefix(start) == true }
    #expect(workspace.notice?.words ?? "" >= start)
  }

  /// The list has been read again.
  private func listed() async throws {
    let paths = Set(Self.files.keys.map { FileID(home.path($0)) })
    try await wait { Set(workspace.entries.map(\.id)) == paths }
  }

  private func expectFirstBytes() {
    for (name, text) in Self.files { #expect(home.text(name) == text, "\(name)") }
  }

  /// A folder goes to the trash as one, and comes back by undo and by one restore.
  @Test(arguments: [false, true]) func aFolderGoesToTheTrashAndBack(_ isOwn: Bool) async throws {
    if isOwn {
      TerminalHome.makeFolder(home.path(".obsidian"))
      home.write("{\"trashOption\": \"local\"}", to: ".obsidian/app.json")
    }
    workspace.load(path: home.path("c/deep/Four.md"))
    workspace.place = .list
    workspace.selection = FileID(home.path("c"))
    _ = workspace.perform(.trashNote)
    try await says("The folder “c” with 2 notes is in ")
    #expect(FileStamp(ofFileAt: home.path("c")) == nil)
    #expect(workspace.entries.count == 3 && workspace.note?.path != home.path("c/deep/Four.md"))
    _ = workspace.perform(.undo)
    try await says("The folder “c” is restored.")
    expectFirstBytes()
    try await wait { workspace.note?.path == home.path("c/deep/Four.md") }
    _ = workspace.perform(.redo)
    try await says("The folder “c” with 2 notes is in ")
    workspace.notebookSteps = NotebookSteps()
    _ = workspace.perform(.showTrash)
    guard case .pick(let picker)? = workspace.dialog else { throw TerminalHome.Failure(reason: "") }
    #expect(picker.items.map(\.title) == ["c/", "Three", "Four"])
    workspace.dialog = nil
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
    try await says("Moved 2 notes to “c”, and the links changed.")
    #expect(home.text("Start.md") == "[[One]] [z](c/Two.md)\n" && workspace.dialog == nil)
    _ = workspace.perform(.undo)
    try await says("Moved 2 notes back.")
    expectFirstBytes()
    try await listed()
    let note = try #require(workspace.note)
    note.title = "Begin"
    workspace.saveNote()
    try await says("Renamed, and the links changed.")
    #expect(home.text("c/deep/Four.md") == "[s](../../Begin.md)\n")
    workspace.undoStep()
    try await says("It is “Start” again.")
    expectFirstBytes()
    try await listed()
    workspace.place = .list
    workspace.selection = FileID(home.path("c"))
    _ = workspace.perform(.trashNote)
    try await answer { #expect($0.words == "Move the folder “c” to the trash?") }
    try await says(
      "The folder “c” with 2 notes is in the trash, not deleted for good as Obsidian's settings say."
    )
  }
}
