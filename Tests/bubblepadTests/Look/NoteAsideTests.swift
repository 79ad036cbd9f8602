import BubblepadNotebook
import CursesCore
import CursesThemes
import CursesUICore
import Testing

@testable import BubblepadSettings
@testable import bubblepad

/// The pane beside the page on a wide screen.
@Suite("Outline panel") @MainActor struct NoteAsideTests {
  private let home: TerminalHome
  private let shell = FakeShell()
  private let workspace: Workspace

  init() throws {
    home = try TerminalHome()
    home.write("# Market\n\ntext #food\n\n## *Stalls*\n\nmore\n\n### Dear\n", to: "A.md")
    let places = try #require(NotebookPlaces(environment: home.environment))
    workspace = Workspace(
      settings: Preferences(), folder: NotebookFolder(path: home.notebook), places: places,
      themeName: "night", shell: shell)
    workspace.list.isLoaded = true
    shell.screenSize = Size(columns: 200, rows: 50)
    workspace.opener.load(path: home.path("A.md"))
  }

  private func read() async {
    workspace.followAside()
    for _ in 0..<500 {
      shell.runScheduled()
      if !workspace.aside.headings.isEmpty, workspace.aside.isAtRest { return }
      try? await Task.sleep(for: .milliseconds(10))
    }
  }

  private func text(_ size: Size) -> String {
    shell.screenSize = size
    let screen = HeadlessScreen(size: size, theme: .fallback)
    screen.show(NotebookScene(workspace: workspace))
    return FrameText().text(screen.picture())
  }

  @Test func itHasTheHeadingsTheTagsAndThePlaceOfTheCaret() async {
    await read()
    #expect(workspace.aside.headings.map(\.text) == ["Market", "Stalls", "Dear"])
    #expect(workspace.aside.tags == ["food"])
    #expect(workspace.aside.current == 0)
    workspace.note?.editor.goTo(line: 7, column: 1)
    workspace.followAside()
    #expect(workspace.aside.current == 1)
    let shown = text(Size(columns: 200, rows: 50))
    #expect(shown.contains("Outline") && shown.contains("#food") && shown.contains("    Dear"))
  }

  @Test func itIsThereFromOneHundredAndSeventyColumnsOn() async {
    await read()
    #expect(text(Size(columns: 170, rows: 28)).contains("Outline"))
    #expect(!text(Size(columns: 169, rows: 50)).contains("Outline"))
    #expect(!text(Size(columns: 200, rows: 27)).contains("Outline"))
    shell.screenSize = Size(columns: 200, rows: 50)
    #expect(workspace.perform(.toggleAside))
    #expect(!text(Size(columns: 200, rows: 50)).contains("Outline"))
    #expect(workspace.perform(.toggleAside))
    workspace.arrangement.isZen = true
    #expect(!text(Size(columns: 200, rows: 50)).contains("Outline"))
  }

  @Test func aNarrowScreenSaysWhyThereIsNone() {
    shell.screenSize = Size(columns: 100, rows: 30)
    #expect(workspace.perform(.toggleAside))
    #expect(workspace.arrangement.panels.isAsideShown)
    guard case .hint? = workspace.notice?.kind else {
      Issue.record("nothing was said")
      return
    }
  }

  @Test func whatIsTypedComesInAPause() async {
    await read()
    workspace.note?.editor.perform(.edit(.moveToDocumentEnd))
    workspace.note?.editor.perform(.edit(.insertText("er")))
    workspace.followAside()
    #expect(workspace.aside.headings.last?.text == "Dear")
    for _ in 0..<500 where workspace.aside.headings.last?.text != "Dearer" {
      shell.runScheduled()
      try? await Task.sleep(for: .milliseconds(10))
    }
    #expect(workspace.aside.headings.last?.text == "Dearer")
  }
}
