import BubblepadNotebook
import BubblepadSettings
import CursesCore
import CursesThemes
import CursesUICore
import Testing

@testable import bubblepad

/// The keys of the form of properties.
@Suite("Keys of the form of properties") @MainActor
struct PropertyFormKeyTests {
  private let home: TerminalHome
  private let workspace: Workspace

  init() throws {
    home = try TerminalHome()
    home.write("---\nmood: fine\n---\nText\n", to: "A.md")
    workspace = try home.listedWorkspace()
    workspace.preferences.values.autosave = .off
    workspace.opener.load(path: home.path("A.md"))
  }

  @Test func theKeyThatSavesSavesTheNoteToo() async throws {
    let screen = HeadlessScreen(size: Size(columns: 80, rows: 24), theme: .fallback)
    screen.show(NotebookScene(workspace: workspace))
    #expect(workspace.perform(.properties))
    screen.update()
    for character in " day" { screen.send(.key(Key(.character(character)))) }
    screen.send(.key(Key(.character("s"), .control)))
    #expect(workspace.conversation.dialog == nil)
    try await wait { home.text("A.md") == "---\nmood: fine day\n---\nText\n" }
    try await wait { workspace.notice?.words.hasPrefix("Saved") == true }
  }
}
