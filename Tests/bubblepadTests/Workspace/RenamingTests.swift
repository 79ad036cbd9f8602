import BubblepadNotebook
import BubblepadPanels
import CursesCore
import CursesUICore
import Testing

@testable import bubblepad

/// What is asked before a name changes, and how a name is typed.
@Suite("Renaming notes and headings") @MainActor
struct RenamingTests {
  private let home: TerminalHome
  private let workspace: Workspace

  init() throws {
    home = try TerminalHome()
    home.write("# Plan\n\ntext\n", to: "Apollo.md")
    home.write("[[Apollo#Plan|the plan]]\n", to: "Home.md")
    workspace = try home.listedWorkspace()
    workspace.opener.load(path: home.path("Apollo.md"))
  }

  private func renameHeading(to name: String) throws {
    #expect(workspace.perform(.renameHeading))
    guard case .ask(let question)? = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "nothing was asked")
    }
    workspace.closeDialog()
    question.submit(name)
  }

  private func says(_ words: String) async throws {
    try await wait { workspace.notice?.words == words }
  }

  /// Links are shown before they change, where Obsidian's settings do not say otherwise.
  @Test func linksToAHeadingAreShownFirst() async throws {
    try renameHeading(to: "Scheme")
    try await wait { if case .confirm? = workspace.conversation.dialog { true } else { false } }
    guard case .confirm(let question)? = workspace.conversation.dialog else { return }
    #expect(question.lines == ["Home: [[Apollo#Plan|the plan]] → [[Apollo#Scheme|the plan]]"])
    #expect(home.text("Home.md") == "[[Apollo#Plan|the plan]]\n")
    workspace.closeDialog()
    question.answers[0].action()
    try await says("The heading is “Scheme” now, and 1 link changed. Ctrl+Z undoes it.")
    #expect(home.text("Home.md") == "[[Apollo#Scheme|the plan]]\n")
  }

  /// Where they do, nothing is asked of a heading, as of a note.
  @Test func linksToAHeadingChangeUnaskedWhereObsidianDoesSo() async throws {
    TerminalHome.makeFolder(home.path(".obsidian"))
    home.write(#"{"alwaysUpdateLinks": true}"#, to: ".obsidian/app.json")
    try renameHeading(to: "Scheme")
    try await says("The heading is “Scheme” now, and 1 link changed. Ctrl+Z undoes it.")
    #expect(workspace.conversation.dialog == nil)
    #expect(home.text("Home.md") == "[[Apollo#Scheme|the plan]]\n")
    #expect(home.text("Apollo.md") == "# Scheme\n\ntext\n")
    _ = workspace.perform(.undo)
    try await wait { home.text("Home.md") == "[[Apollo#Plan|the plan]]\n" }
  }

  /// What is typed after F2 takes the place of the title; where only the focus goes there, it is added.
  @Test(arguments: [true, false]) func theTitleIsSelectedToBeRenamed(_ renames: Bool) {
    let screen = HeadlessScreen(size: Size(columns: 100, rows: 30), theme: .fallback)
    screen.show(NotebookScene(workspace: workspace))
    #expect(workspace.perform(renames ? .rename : .focusTitle))
    screen.update()
    for letter in "New" { screen.send(.key(Key(.character(letter)))) }
    #expect(workspace.note?.title == (renames ? "New" : "ApolloNew"))
  }
}
