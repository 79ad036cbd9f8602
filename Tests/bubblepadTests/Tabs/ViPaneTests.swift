import BubblepadNotebook
import CursesCore
import CursesUICore
import Testing

@testable import BubblepadNoteFiles
@testable import BubblepadSettings
@testable import bubblepad

/// What the keys of vi do with panes and tabs.
@Suite("Vi: panes of the app") @MainActor
struct ViPaneTests {
  let home: TerminalHome
  let shell = FakeShell()
  let workspace: Workspace

  init() throws {
    home = try TerminalHome()
    for name in ["A", "B", "C"] { home.write("first\n", to: "\(name).md") }
    let places = try #require(NotebookPlaces(environment: home.environment))
    shell.screenSize = Size(columns: 160, rows: 40)
    workspace = Workspace(
      settings: Preferences(), folder: NotebookFolder(path: home.notebook), places: places,
      themeName: "night", shell: shell)
    workspace.opener.load(path: home.path("A.md"))
  }

  private var commands: TabCommands { TabCommands(workspace) }
  private var title: String { workspace.tabs.current.title }

  private func ask(_ request: ViTabRequest) -> String {
    commands.perform(request)
    return title
  }

  @Test func keysGoFromPaneToPane() {
    commands.openBeside(home.path("B.md"))
    #expect(title == "B")
    #expect(ask(.pane(.right)) == "B" && ask(.pane(.left)) == "A" && ask(.pane(.left)) == "A")
    #expect(ask(.pane(.other)) == "B" && ask(.pane(.first)) == "A" && ask(.pane(.last)) == "B")
    #expect(ask(.pane(.below)) == "B")
    #expect(workspace.notice?.words.hasPrefix("The panes are side by side") == true)
    _ = ask(.beside(nil))
    #expect(workspace.notice?.words.hasPrefix("Two notes are side by side already.") == true)
    #expect(ask(.only) == "B" && workspace.tabs.other == nil)
    _ = ask(.pane(.other))
    #expect(workspace.notice?.words.hasPrefix("There is only one pane.") == true)
  }

  @Test func onlyThisTabStays() {
    commands.open(home.path("B.md"))
    workspace.note?.editor.perform(.edit(.insertText("x")))
    commands.open(home.path("C.md"))
    #expect(ask(.onlyTab) == "C")
    #expect(workspace.tabs.all.map(\.title) == ["B", "C"])
    #expect(workspace.notice == .warning("“B” stays open: it is not saved yet."))
  }

  @Test func aNoteThatIsNotThereIsStartedInATab() {
    #expect(ask(.open("New name")) == "New name")
    #expect(workspace.note?.isNew == true && workspace.tabs.all.count == 2)
    #expect(ask(.open("B")) == "B")
  }
}
