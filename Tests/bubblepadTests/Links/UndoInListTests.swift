import BubblepadCommands
import BubblepadNotebook
import BubblepadPanels
import CursesCore
import CursesUICore
import Testing

@testable import bubblepad

/// What a key of a list has changed in a note is undone by Ctrl+Z in that list, and done again.
@Suite("Undo in lists of links") @MainActor
struct UndoInListTests {
  private let home: TerminalHome
  private let workspace: Workspace

  init() throws {
    home = try TerminalHome()
    home.write("words\n", to: "Apollo.md")
    home.write("Apollo is named\n", to: "Log.md")
    home.write("[[Apolo]]\n", to: "Wrong.md")
    workspace = try home.listedWorkspace()
    workspace.opener.load(path: home.path("Apollo.md"))
  }

  /// Opens a list, presses a key that changes a note, and undoes that twice.
  private func check(
    _ command: AppCommand, _ key: Character, _ note: String, becomes text: String
  ) async throws {
    workspace.startIndexing()
    await workspace.indexing?.settled()
    let before = try #require(home.text(note))
    let screen = HeadlessScreen(size: Size(columns: 100, rows: 30), theme: .fallback)
    screen.show(NotebookScene(workspace: workspace))
    #expect(workspace.perform(command))
    var shown: ItemPicker?
    let steps: [(Character, KeyModifiers, String)] = [
      (key, .alt, text), ("z", .control, before), ("y", .control, text), ("z", .control, before),
    ]
    for (letter, modifiers, expected) in steps {
      try await wait { workspace.shownPicker.map { $0 !== shown } ?? false }
      shown = workspace.shownPicker
      screen.update()
      screen.send(.key(Key(.character(letter), modifiers)))
      try await wait { home.text(note) == expected }
    }
    try await wait { workspace.shownPicker.map { $0 !== shown } ?? false }
    // Nothing is left to undo there: the key is that of the field.
    #expect(workspace.shownPicker?.undo?(false) == false)
    workspace.indexing?.close()
  }

  @Test func aLinkOfAMention() async throws {
    try await check(.backlinks, "l", "Log.md", becomes: "[[Apollo]] is named\n")
  }

  @Test func aSuggestionThatWasPutIn() async throws {
    try await check(.checkLinks, "r", "Wrong.md", becomes: "[[Apollo]]\n")
  }
}
