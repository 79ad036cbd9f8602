import BubblepadNotebook
import CursesCore
import CursesThemes
import CursesUICore
import Testing

@testable import BubblepadSettings
@testable import bubblepad

/// How panels and dialogs come and go.
@Suite("Panels and dialogs come and go")
@MainActor
struct ArrivalTests {
  private let home: TerminalHome
  private let workspace: Workspace
  private let screen: HeadlessScreen

  init() throws {
    home = try TerminalHome()
    home.write("# Market\n\nBuy bread.\n", to: "A.md")
    let places = try #require(NotebookPlaces(environment: home.environment))
    let shell = FakeShell()
    shell.screenSize = Size(columns: 100, rows: 30)
    workspace = Workspace(
      settings: Preferences(), folder: NotebookFolder(path: home.notebook), places: places,
      themeName: "night", shell: shell)
    workspace.list.isLoaded = true
    workspace.opener.load(path: home.path("A.md"))
    screen = HeadlessScreen(size: shell.screenSize, theme: .fallback)
    screen.show(NotebookScene(workspace: workspace))
    screen.advance(to: 10, date: 0)
    _ = screen.picture()
  }

  private var text: String { FrameText().text(screen.picture()) }

  private func picture(after seconds: Double) -> String {
    screen.advance(to: 10 + seconds, date: 0)
    return text
  }

  private func press(_ code: Key.Code) { screen.send(.key(Key(code))) }

  /// The rows that differ.
  private func changes(_ one: String, _ other: String) -> Int {
    zip(one.split(separator: "\n"), other.split(separator: "\n")).count { $0 != $1 }
  }

  @Test("A dialog opens and closes in steps, and is whole after 150 ms")
  func dialogs() {
    let plain = text
    press(.function(1))
    let rows = [0, 0.03, 0.06, 0.15].map { changes(plain, picture(after: $0)) }
    #expect(rows[0] > 0 && rows == rows.sorted() && rows[0] < rows[3], "\(rows)")
    let whole = text
    #expect(whole == picture(after: 5))
    press(.escape)
    let left = [5, 5.03, 5.06].map { changes(plain, picture(after: $0)) }
    #expect(left[0] > left[2] && left[2] > 0, "\(left)")
    #expect(picture(after: 5.15) == plain)
  }

  @Test("A key ends it: what is typed meanwhile is not late")
  func keys() {
    let plain = text
    press(.function(1))
    press(.character("z"))
    let typed = text
    #expect(typed == picture(after: 1))
    press(.escape)
    press(.escape)
    press(.right)
    #expect(text == picture(after: 3))
    #expect(workspace.conversation.dialog == nil && changes(text, plain) <= 1)
  }

  @Test("The list slides in and out")
  func list() {
    let plain = text
    workspace.arrangement.panels.isListShown = false
    _ = text
    let gone = picture(after: 1)
    #expect(gone != plain && !gone.contains("Notes ─"))
    workspace.arrangement.panels.isListShown = true
    #expect(text != plain && text != gone)
    #expect(picture(after: 2) == plain)
  }

  @Test("With reduced motion all of it comes and goes at once")
  func reduced() {
    workspace.preferences.values.reducesMotion = true
    let plain = text
    press(.function(1))
    let whole = text
    #expect(whole != plain && whole == picture(after: 1))
    press(.escape)
    #expect(text == plain)
  }
}
