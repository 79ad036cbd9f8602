import BubblepadNotebook
import Testing

@testable import BubblepadSettings
@testable import bubblepad

/// What is said of a title that cannot be that of a file, and when.
@Suite("Titles that are refused") @MainActor
struct RefusedTitleTests {
  let home: TerminalHome
  let places: NotebookPlaces

  init() throws {
    home = try TerminalHome()
    home.write("first\n", to: "A.md")
    home.write("second\n", to: "B.md")
    places = try #require(NotebookPlaces(environment: home.environment))
  }

  private func workspace() -> Workspace {
    Workspace(
      settings: Preferences(), folder: nil, places: places, themeName: "night",
      shell: FakeShell())
  }

  /// Saves, and waits until that has ended.
  private func save(_ workspace: Workspace) async -> Bool {
    await withCheckedContinuation { done in workspace.saver.save { done.resume(returning: $0) } }
  }

  /// “Not saved” is said of the title that was there, not of the next.
  @Test func aRefusalGoesWithTheTitleItIsAbout() {
    let workspace = workspace()
    workspace.opener.load(path: home.path("A.md"))
    workspace.arrangement.place = .title
    workspace.note?.title = "B"
    workspace.saver.save()
    #expect(
      workspace.shownNotice
        == .problem("Not renamed. There is already a note called B. Esc keeps “A”."))
    workspace.note?.title = "Bo"
    #expect(workspace.shownNotice == nil)
    workspace.note?.title = "B"
    #expect(
      workspace.shownNotice == .problem("There is already a note called B. Esc keeps “A”."))
  }

  @Test func aTitleThatNoLinkCanNameIsRefused() async {
    let workspace = workspace()
    workspace.opener.load(path: home.path("A.md"))
    workspace.note?.title = "C#"
    #expect(await !save(workspace))
    #expect(
      workspace.notice?.words.hasPrefix("Not renamed. A name has no #, ^, [, ] or |")
        == true)
    #expect(home.bytes("A.md") != nil)
    // A file that has such a name keeps it.
    home.write("sharp\n", to: "C# notes.md")
    workspace.opener.load(path: home.path("C# notes.md"))
    workspace.note?.title = "C# and F notes"
    #expect(workspace.note?.titleProblem == nil)
  }

  @Test func whatATitleBecameIsNotSaidOfAnother() async {
    let workspace = workspace()
    workspace.opener.load(path: home.path("A.md"))
    workspace.note?.title = "a:b#"
    workspace.note?.finishTitle()
    #expect(await !save(workspace))
    workspace.note?.title = "Plain"
    workspace.note?.finishTitle()
    #expect(await save(workspace))
    #expect(home.bytes("Plain.md") != nil)
    #expect(workspace.notice?.words.contains("Names of files") != true)
  }
}
