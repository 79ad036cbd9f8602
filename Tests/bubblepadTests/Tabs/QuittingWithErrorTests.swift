import BubblepadCommands
import BubblepadNotebook
import BubblepadOpenNotes
import CursesUICore
import CursesVi
import Testing

@testable import BubblepadNoteFiles
@testable import BubblepadSettings
@testable import bubblepad

/// Leaving so that the program which waits for this one gives up, as git does.
@Suite("Workspace: quitting with an error") @MainActor
struct QuittingWithErrorTests {
  let home: TerminalHome
  let shell = FakeShell()

  init() throws {
    home = try TerminalHome()
    home.write("first\n", to: "A.md")
  }

  private func workspace(_ autosave: AutosaveChoice, typing words: String) throws -> Workspace {
    let places = try #require(NotebookPlaces(environment: home.environment))
    var settings = Preferences()
    settings.autosave = autosave
    let workspace = Workspace(
      settings: settings, folder: NotebookFolder(path: home.notebook), places: places,
      themeName: "night", shell: shell)
    workspace.opener.load(path: home.path("A.md"))
    if !words.isEmpty { workspace.note?.editor.perform(.edit(.insertText(words))) }
    return workspace
  }

  @Test(arguments: [("Save and quit", "xfirst\n"), ("Quit without saving", "first\n")])
  func asksAsQuitDoes(_ words: String, _ text: String) async throws {
    let workspace = try workspace(.off, typing: "x")
    #expect(workspace.perform(.quitWithError))
    guard case .confirm(let asked) = workspace.conversation.dialog else {
      throw TerminalHome.Failure(reason: "nothing is asked")
    }
    #expect(!shell.hasQuit)
    workspace.closeDialog()
    try #require(asked.answers.first { $0.words == words }).action()
    try await wait { shell.hasQuit }
    #expect(shell.exitReason == .givenUp && home.text("A.md") == text)
  }

  @Test func quitsAtOnceWhereAllIsSaved() async throws {
    let workspace = try workspace(.off, typing: "")
    #expect(workspace.perform(.quitWithError))
    try await wait { shell.hasQuit }
    #expect(shell.exitReason == .givenUp && ExitReason.givenUp.rawValue == 1)
  }

  @Test func quittingIsNoError() async throws {
    let workspace = try workspace(.off, typing: "")
    #expect(workspace.perform(.quit))
    try await wait { shell.hasQuit }
    #expect(shell.exitReason == .success)
  }

  /// `:cq` does not ask, and what is saved by itself is.
  @Test(arguments: [(AutosaveChoice.off, "first\n"), (.on, "xfirst\n")])
  func viDoesNotAsk(_ autosave: AutosaveChoice, _ text: String) async throws {
    let workspace = try workspace(autosave, typing: "x")
    workspace.note?.editor.onViRequest(.quitWithError)
    try await wait { shell.hasQuit }
    #expect(shell.exitReason == .givenUp && home.text("A.md") == text)
    #expect(workspace.conversation.dialog == nil)
  }
}
