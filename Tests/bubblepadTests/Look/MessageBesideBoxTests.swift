import BubblepadCommands
import BubblepadPanels
import CursesCore
import CursesUICore
import Testing

@testable import BubblepadSettings
@testable import bubblepad

/// A message is read as a whole, whatever box is open.
@Suite("Messages beside boxes") @MainActor
struct MessageBesideBoxTests {
  private let home: TerminalHome
  private let shell = FakeShell()
  private let workspace: Workspace

  init() throws {
    home = try TerminalHome()
    home.write("# A\n\nzebra lion\n", to: "A.md")
    workspace = try home.listedWorkspace(shell: shell)
    workspace.preferences.values.settingsFile = home.root + "/config.yaml"
    workspace.opener.load(path: home.path("A.md"))
  }

  private static let words =
    "Close this box with Esc first; then Ctrl+Q is “Quit”, and every letter of it is read."

  /// The words of a screen without its frames.
  private func words(of screen: HeadlessScreen) -> String {
    let scene = BackgroundKind.none.scene(seed: 1)
    let text = FrameText().text(screen.picture(of: scene, at: 0))
    return text.split { " \n│╭╮╰╯─".contains($0) }.joined(separator: " ")
  }

  @Test(
    arguments: [(120, 36), (80, 24), (66, 12), (40, 12)],
    [
      AppCommand.help, .settings, .commandPalette, .replaceInNotes, .quickOpen, .goToLine,
      .calendar, .themes, .insertLink,
    ])
  func isReadAsAWhole(size: (Int, Int), command: AppCommand) throws {
    shell.screenSize = Size(columns: size.0, rows: size.1)
    let screen = HeadlessScreen(size: shell.screenSize, theme: .fallback)
    screen.show(NotebookScene(workspace: workspace))
    for isZen in [false, true] {
      if isZen { workspace.arrangement.toggleZen() }
      #expect(workspace.perform(command))
      try #require(workspace.conversation.dialog != nil, "\(command)")
      screen.update()
      let before = words(of: screen)
      workspace.tell(.hint(Self.words))
      screen.update()
      let text = words(of: screen)
      #expect(text.contains(Self.words), "\(command) \(isZen)\n\(text)")
      workspace.notice = nil
      screen.update()
      #expect(words(of: screen) == before)
      workspace.closeDialog()
      screen.update()
    }
  }

  /// A box that has room above what is said stays where it is.
  @Test func aSmallBoxDoesNotMove() {
    shell.screenSize = Size(columns: 80, rows: 24)
    let screen = HeadlessScreen(size: shell.screenSize, theme: .fallback)
    screen.show(NotebookScene(workspace: workspace))
    _ = workspace.perform(.goToLine)
    screen.update()
    func rows() -> [Substring] {
      let text = FrameText().text(screen.picture(of: BackgroundKind.none.scene(seed: 1), at: 0))
      return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(2)
    }
    let before = rows()
    workspace.tell(.hint("Short."))
    screen.update()
    #expect(rows() == before && before.count == 23)
  }

  /// In a narrow window the keys of a field stand where the place in the text would.
  @Test func theKeysOfAFieldAreShownInANarrowWindow() {
    shell.screenSize = Size(columns: 40, rows: 10)
    let screen = HeadlessScreen(size: shell.screenSize, theme: .fallback)
    screen.show(NotebookScene(workspace: workspace))
    _ = workspace.perform(.rename)
    screen.update()
    #expect(words(of: screen).contains("saved Enter rename Esc old title"))
    workspace.arrangement.place = .editor
    screen.update()
    #expect(words(of: screen).contains("saved ¶ 1:1"))
  }
}
