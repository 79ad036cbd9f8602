import BubblepadIndex
import BubblepadNotebook
import BubblepadPanels
import BubblepadSettings
import CursesText
import Glibc
import Testing

@testable import BubblepadNoteFiles
@testable import bubblepad

/// A rename or a move on a disk that has room for a part of the links only: all of it is done, or nothing.
@Suite("Renames and moves on a full disk", .serialized) @MainActor
struct FullDiskStepTests {
  // It goes before the folder that it lies in.
  private let disk: MountedDisk?
  private let home: TerminalHome
  private let workspace: Workspace

  /// A longer name of the note that all link to makes each a page longer.
  private static let files: [String: String] = {
    let link = "[[a/Nave]] [l](a/Nave.md)\n"
    let text = String(repeating: "x", count: 4095 - link.utf8.count) + "\n" + link
    let linking = (1...9).map { ("n\($0).md", text) }
    return Dictionary(uniqueKeysWithValues: linking + [("a/Nave.md", "# Nave\n")])
  }()

  init() throws {
    home = try TerminalHome()
    disk = MountedDisk(at: home.notebook)
    TerminalHome.makeFolder(home.path("a"))
    TerminalHome.makeFolder(home.path("e"))
    for (name, text) in Self.files { home.write(text, to: name) }
    let folder = NotebookFolder(path: home.notebook)
    workspace = Workspace(
      settings: Preferences(), folder: folder,
      places: try #require(NotebookPlaces(environment: home.environment)), themeName: "night",
      shell: FakeShell())
    let listed = try folder.list()
    (workspace.list.entries, workspace.list.folders) = (listed.entries, listed.folders)
    workspace.list.isLoaded = true
    workspace.opener.load(path: home.path("a/Nave.md"))
  }

  /// Fills the disk but for so many pages.
  private func fill(leaving pages: Int) {
    let file = open(home.path("fill"), O_WRONLY | O_CREAT, 0o600)
    defer { close(file) }
    let page = [UInt8](repeating: 0x20, count: 4096)
    var count = 0
    while Glibc.write(file, page, page.count) == page.count { count += 1 }
    ftruncate(file, off_t(max(0, count - pages) * page.count))
  }

  private func makeRoom() { unlink(home.path("fill")) }

  private func answer() async throws {
    try await wait { if case .confirm? = workspace.conversation.dialog { true } else { false } }
    guard case .confirm(let question)? = workspace.conversation.dialog else { return }
    workspace.conversation.dialog = nil
    question.answers[0].action()
  }

  private func rest() async throws {
    try await wait {
      workspace.note?.isSaving == false && !workspace.undo.steps.running.isRunning
    }
  }

  private func expectFirstBytes() {
    for (name, text) in Self.files { #expect(home.text(name) == text, "\(name)") }
    let names = Set(Folder.names(in: home.notebook) ?? []).subtracting(["fill"])
    #expect(names == Set(["a", "e"] + (1...9).map { "n\($0).md" }))
  }

  private static let full = "Nothing has changed: the disk is full. Free some space and try again."

  /// Does it on a nearly full disk, then with room, and undoes it the same way.
  private func check(_ done: String, links: String, _ act: () async throws -> Void) async throws {
    guard disk != nil else { return }
    for pages in [0, 1, 4, 6] {
      fill(leaving: pages)
      try await act()
      try await wait { workspace.notice?.kind == .problem }
      try await rest()
      #expect(workspace.notice?.words.contains("the disk is full") == true, "\(pages) pages")
      if pages > 1 { #expect(workspace.notice?.words == Self.full) }
      expectFirstBytes()
      #expect(!workspace.undo.steps.canUndo && !workspace.undo.steps.canRedo)
      workspace.note?.giveTitleBack()
      workspace.notice = nil
      makeRoom()
    }
    try await act()
    try await wait { workspace.notice?.words.hasPrefix(done) == true }
    try await rest()
    #expect(home.text("n3.md")?.hasSuffix(links) == true)
    fill(leaving: 0)
    workspace.undo.undo()
    try await wait { workspace.notice?.words.contains("the disk is full") == true }
    try await rest()
    #expect(home.text("n3.md")?.hasSuffix(links) == true && workspace.undo.steps.canUndo)
    makeRoom()
    workspace.undo.undo()
    try await wait { home.text("a/Nave.md") != nil && home.text("n9.md") == Self.files["n9.md"] }
    try await rest()
    expectFirstBytes()
    try await wait { workspace.undo.steps.canRedo }
  }

  @Test func aRename() async throws {
    try await check(
      "Renamed, and 18 links and the heading changed.",
      links: "[l](a/Ship%20of%20the%20Line.md)\n"
    ) {
      workspace.note?.title = "Ship of the Line"
      workspace.saver.save()
      try await answer()
    }
  }

  @Test func aRenameOfAFolder() async throws {
    try await check(
      "The folder is “another folder” now", links: "[l](another%20folder/Nave.md)\n"
    ) {
      NotebookMoves(workspace).plan(
        NotebookMove(renaming: home.path("a"), to: home.path("another folder")))
      try await answer()
    }
  }

  @Test func aMove() async throws {
    try await check("Moved to “e/another", links: "[l](e/another%20folder/Nave.md)\n") {
      NotebookMoves(workspace).plan(
        NotebookMove(
          [home.path("a/Nave.md")], into: home.path("e/another folder"),
          called: "e/another folder"))
      try await answer()
    }
  }
}

/// A small disk in memory, as long as this lives; nil where it takes more rights to mount one.
final class MountedDisk: Sendable {
  private let path: String

  init?(at path: String) {
    guard mount("tmpfs", path, "tmpfs", 0, "size=256k,nr_inodes=1000") == 0 else {
      print("mounting needs root: not tested")
      return nil
    }
    self.path = path
  }

  deinit { umount2(path, 2) }
}
