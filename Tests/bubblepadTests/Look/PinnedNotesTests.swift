import BubblepadNotebook
import BubblepadOpenNotes
import Testing

@testable import BubblepadNoteList
@testable import BubblepadSettings
@testable import bubblepad

@Suite("Pinned notes") @MainActor struct PinnedNotesTests {
  private let home: TerminalHome
  private let places: NotebookPlaces

  init() throws {
    home = try TerminalHome()
    for name in ["A", "B", "C"] { home.write(name, to: "\(name).md") }
    places = try #require(NotebookPlaces(environment: home.environment))
  }

  private func workspace() async throws -> Workspace {
    let folder = NotebookFolder(path: home.notebook)
    let workspace = Workspace(
      settings: Preferences(), folder: folder, places: places, themeName: "night",
      shell: FakeShell())
    workspace.list.entries = try await folder.listing(known: []).entries
      .sorted { $0.title < $1.title }
    return workspace
  }

  @Test func aPinnedNoteStandsFirstAlsoAfterARestart() async throws {
    let workspace = try await workspace()
    workspace.opener.load(path: home.path("C.md"))
    #expect(workspace.list.shownEntries.map(\.title) == ["A", "B", "C"])
    #expect(workspace.perform(.pinNote))
    #expect(workspace.list.shownEntries.map(\.title) == ["C", "A", "B"])
    let again = try await self.workspace()
    #expect(again.list.shownEntries.map(\.title) == ["C", "A", "B"])
    again.opener.load(path: home.path("C.md"))
    #expect(again.perform(.pinNote))
    #expect(again.list.shownEntries.map(\.title) == ["A", "B", "C"])
    #expect(try await self.workspace().list.pins.lines.isEmpty)
  }

  @Test func aRenamedNoteKeepsItsPin() async throws {
    let workspace = try await workspace()
    workspace.opener.load(path: home.path("B.md"))
    #expect(workspace.perform(.pinNote))
    workspace.opener.noteRenamed(home.path("B.md"), to: home.path("Z.md"))
    #expect(workspace.list.pins.lines == [home.path("Z.md")])
  }

  @Test func theFilterHoldsForPinnedNotesToo() async throws {
    let workspace = try await workspace()
    workspace.opener.load(path: home.path("C.md"))
    #expect(workspace.perform(.pinNote))
    workspace.list.filter = "B"
    #expect(workspace.list.shownEntries.map(\.title) == ["B"])
  }

  @Test func aSingleNoteHasNoListToBePinnedIn() {
    let workspace = Workspace(
      settings: Preferences(), folder: nil, places: places, themeName: "night", shell: FakeShell())
    workspace.opener.load(path: home.path("A.md"))
    #expect(workspace.perform(.pinNote))
    #expect(workspace.list.pins.lines.isEmpty && workspace.notice?.kind == .hint)
  }
}
