import BubblepadNotebook
import BubblepadPanels
import CursesCore
import CursesThemes
import CursesUICore
import Testing

@testable import BubblepadCommands
@testable import BubblepadNoteFiles
@testable import BubblepadSettings
@testable import bubblepad

/// The row of tabs and the two panes on screens of several sizes.
@Suite("Tabs on the screen") @MainActor
struct TabScreenTests {
  private let home: TerminalHome
  private let shell = FakeShell()
  private let workspace: Workspace

  nonisolated private static let sizes = [
    Size(columns: 40, rows: 10), Size(columns: 80, rows: 24), Size(columns: 120, rows: 36),
    Size(columns: 200, rows: 50),
  ]

  init() throws {
    home = try TerminalHome()
    home.write("Text of the first.\n", to: "First.md")
    home.write("Text of the second.\n", to: "Second.md")
    let places = try #require(NotebookPlaces(environment: home.environment))
    var settings = Preferences()
    settings.reducesMotion = true
    workspace = Workspace(
      settings: settings, folder: NotebookFolder(path: home.notebook), places: places,
      themeName: "night", shell: shell)
    workspace.list.isLoaded = true
    workspace.opener.load(path: home.path("First.md"))
  }

  private func screen(_ size: Size) -> HeadlessScreen {
    shell.screenSize = size
    let screen = HeadlessScreen(size: size, theme: .fallback)
    screen.show(NotebookScene(workspace: workspace))
    return screen
  }

  private func rows(_ screen: HeadlessScreen) -> [String] {
    FrameText().text(screen.picture()).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  private func place(of words: String, in screen: HeadlessScreen) throws -> Point {
    let rows = rows(screen)
    let row = try #require(rows.firstIndex { $0.contains(words) }, "\(words)")
    let start = try #require(rows[row].firstRange(of: words)).lowerBound
    return Point(column: rows[row][..<start].count, row: row)
  }

  private func mouse(_ action: Mouse.Action, on words: String, in screen: HeadlessScreen) throws {
    screen.send(.mouse(Mouse(action, at: try place(of: words, in: screen))))
    screen.update()
  }

  private func openBoth() { TabCommands(workspace).open(home.path("Second.md")) }

  private func type(_ text: String, in screen: HeadlessScreen) {
    for character in text { screen.send(.key(Key(.character(character)))) }
    screen.update()
  }

  // MARK: The row

  @Test(arguments: sizes)
  func theRowIsThereWithTheSecondTab(_ size: Size) throws {
    let screen = screen(size)
    let alone = rows(screen)
    #expect(!alone.contains { $0.contains("First") && $0.contains("Second") })
    openBoth()
    let both = rows(screen)
    let row = try #require(both.first { $0.contains(" First  Second") }, "\(size)")
    #expect(!row.contains("●"))
    #expect(both.contains { $0.contains("Text of the second.") })
    // Where there are bubbles above the page the row stands among them, and the text stays where it was.
    let metrics = ScreenMetrics(size: size)
    let editor = try #require(workspace.note?.editor)
    #expect(workspace.arrangement.textRect(in: metrics) == editor.frame)
    let before = try #require(alone.firstIndex { $0.contains("Text of the first.") })
    let after = try #require(both.firstIndex { $0.contains("Text of the second.") })
    #expect(after - before == (metrics.marginTop > 0 ? 0 : 1))
    TabCommands(workspace).close(workspace.tabs.current)
    #expect(rows(screen) == alone)
  }

  @Test(arguments: sizes)
  func whatIsNotSavedHasAMark(_ size: Size) throws {
    let screen = screen(size)
    workspace.note?.editor.perform(.edit(.insertText("x")))
    openBoth()
    #expect(rows(screen).contains { $0.contains(" ● First  Second") })
    workspace.tabs.all[0].note?.saveProblem = "The disk is full."
    #expect(rows(screen).contains { $0.contains(" ✗ First  Second") })
  }

  @Test func theMouseShowsAndClosesTabs() throws {
    let screen = screen(Size(columns: 80, rows: 24))
    openBoth()
    try mouse(.press(.left, clicks: 1), on: "First  Second", in: screen)
    #expect(workspace.note?.path == home.path("First.md"))
    try mouse(.wheelDown, on: "First  Second", in: screen)
    #expect(workspace.note?.path == home.path("Second.md"))
    try mouse(.press(.middle, clicks: 1), on: "First  Second", in: screen)
    #expect(workspace.tabs.all.map(\.title) == ["Second"])
    type("x", in: screen)
    #expect(rows(screen).contains { $0.contains("xText of the second.") })
  }

  @Test func aClickBehindAQuestionIsNotForTheTabs() throws {
    let screen = screen(Size(columns: 80, rows: 24))
    openBoth()
    _ = workspace.perform(.help)
    screen.update()
    screen.send(.mouse(Mouse(.press(.middle, clicks: 1), at: try place(of: "First", in: screen))))
    #expect(workspace.tabs.all.count == 2)
  }

  @Test func theKeysGoFromTabToTab() {
    let screen = screen(Size(columns: 80, rows: 24))
    openBoth()
    screen.update()
    for key in [
      Key(.character("{"), .alt), Key(.pageDown, .control), Key(.pageUp, .alt),
      Key(.character("}"), .alt), Key(.pageUp, .control),
    ] {
      let before = workspace.note
      screen.send(.key(key))
      screen.update()
      #expect(workspace.note !== before, "\(key)")
    }
    screen.send(.key(Key(.character("w"), .alt)))
    #expect(workspace.tabs.all.map(\.title) == ["Second"])
  }

  /// The caret, what is in view and the folds of a tab are as they were left.
  @Test func aTabComesBackAsItWasLeft() throws {
    let lines = (1...200).map { "line \($0)\n\n" }.joined()
    home.write("# Head\n\n" + lines, to: "Long.md")
    workspace.opener.load(path: home.path("Long.md"))
    let screen = screen(Size(columns: 80, rows: 24))
    let editor = try #require(workspace.note?.editor)
    editor.goTo(line: 201, column: 3)
    let before = rows(screen)
    #expect(before.contains { $0.contains("line 100") })
    openBoth()
    #expect(rows(screen) != before)
    _ = workspace.perform(.previousTab)
    var again = rows(screen)
    // The row of tabs has come meanwhile.
    again.removeAll { $0.contains("Second") }
    #expect(again.filter { $0.contains("line") } == before.filter { $0.contains("line") })
    type("x", in: screen)
    #expect(rows(screen).contains { $0.contains("lixne 100") })
  }

  /// With six tabs a key lays out no more than with one, and the row of tabs is not drawn again for it.
  @Test func aKeyCostsTheSameWithManyTabs() {
    let screen = screen(Size(columns: 120, rows: 36))
    func layouts() -> Int {
      type("x", in: screen)
      let before = screen.layoutCount
      for letter in "words" { type(String(letter), in: screen) }
      return screen.layoutCount - before
    }
    let alone = layouts()
    for number in 2...6 {
      home.write("Text\n", to: "Note \(number).md")
      TabCommands(workspace).open(home.path("Note \(number).md"))
      screen.update()
    }
    #expect(workspace.tabs.all.count == 6)
    #expect(layouts() == alone)
  }

  // MARK: Links

  @Test func theMiddleButtonOpensALinkInANewTab() async throws {
    workspace.list.entries = try await NotebookFolder(path: home.notebook).listing(known: [])
      .entries
    home.write("Go to [[Second]] or [here](Second.md).\n\nSome words.\n", to: "First.md")
    workspace.opener.reload()
    let screen = screen(Size(columns: 80, rows: 24))
    try mouse(.press(.middle, clicks: 1), on: "Second or", in: screen)
    #expect(workspace.tabs.all.map(\.title) == ["First", "Second"])
    #expect(workspace.note?.path == home.path("Second.md"))
    _ = workspace.perform(.previousTab)
    // It goes to the tab that is there.
    try mouse(.press(.middle, clicks: 1), on: "here.", in: screen)
    #expect(workspace.tabs.all.count == 2 && workspace.note?.path == home.path("Second.md"))
    // Beside a link it pastes, as before: nothing was copied here.
    _ = workspace.perform(.previousTab)
    try mouse(.press(.middle, clicks: 1), on: "Some words", in: screen)
    #expect(workspace.tabs.all.count == 2 && workspace.note?.path == home.path("First.md"))
  }

  /// A click with Control and the middle button, each in the list.
  @Test(arguments: [(Mouse.Button.middle, KeyModifiers()), (.left, .control)])
  func theListOpensANoteInANewTab(_ button: Mouse.Button, _ modifiers: KeyModifiers) async throws {
    workspace.list.entries = try await NotebookFolder(path: home.notebook).listing(known: [])
      .entries
    let screen = screen(Size(columns: 120, rows: 36))
    let place = try place(of: "Second", in: screen)
    screen.send(
      .mouse(Mouse(.press(button, clicks: 1), at: place, modifiers: modifiers)))
    screen.update()
    #expect(workspace.tabs.all.map(\.title) == ["First", "Second"])
    #expect(
      workspace.note?.path == home.path("Second.md") && workspace.arrangement.place == .editor)
  }

  // MARK: Panes

  /// The next start shows both again, with the focus where it was.
  @Test(arguments: [true, false])
  func bothPanesComeBackAtTheNextStart(_ isRight: Bool) throws {
    shell.screenSize = Size(columns: 120, rows: 36)
    openBoth()
    _ = workspace.perform(.split)
    if !isRight { TabCommands(workspace).focusOtherPane() }
    let current = workspace.note?.path
    TabCommands(workspace).keep()
    let next = FakeShell()
    next.screenSize = shell.screenSize
    let again = Workspace(
      settings: workspace.settings, folder: workspace.folder, places: workspace.places,
      themeName: "night", shell: next)
    again.start(.notebook(path: home.notebook))
    TabCommands(again).readOther()
    let screen = HeadlessScreen(size: next.screenSize, theme: .fallback)
    screen.show(NotebookScene(workspace: again))
    #expect(
      rows(screen).contains { $0.contains("of the second.") && $0.contains("of the first.") })
    #expect(again.note?.path == current && again.arrangement.place == .editor)
    type("x", in: screen)
    #expect(again.note?.isModified == true && again.tabs.isRightFocused == isRight)
  }

  /// A note of the other pane that was locked meanwhile waits there, and is asked for when its pane is gone to.
  @Test func aLockedNoteComesBackInItsPane() throws {
    shell.screenSize = Size(columns: 120, rows: 36)
    openBoth()
    _ = workspace.perform(.split)
    let other = try #require(workspace.tabs.other?.path)
    TabCommands(workspace).keep()
    let file = other.lastComponent
    let locked = "age-encryption.org/v1\n-> scrypt AAAAAAAAAAAAAAAAAAAAAA 18\nAAAA\n--- AAAA\n"
    home.write(locked, to: file)
    let next = FakeShell()
    next.screenSize = shell.screenSize
    let again = Workspace(
      settings: workspace.settings, folder: workspace.folder, places: workspace.places,
      themeName: "night", shell: next)
    again.start(.notebook(path: home.notebook))
    TabCommands(again).readOther()
    let screen = HeadlessScreen(size: next.screenSize, theme: .fallback)
    screen.show(NotebookScene(workspace: again))
    #expect(again.conversation.dialog == nil && again.tabs.other?.note == nil)
    #expect(rows(screen).contains { $0.contains("is locked.") })
    type("x", in: screen)
    #expect(again.note?.isModified == true)
    TabCommands(again).focusOtherPane()
    guard case .unlock? = again.conversation.dialog else {
      Issue.record("nobody asks for the passphrase: \(rows(screen))")
      return
    }
    again.closeDialog()
    // What was typed in the pane beside it stands.
    TabCommands(again).focusOtherPane()
    #expect(again.note?.isModified == true && home.text(file) == locked)
  }

  @Test(arguments: sizes)
  func twoPanesStandWhereThereIsRoom(_ size: Size) {
    let screen = screen(size)
    openBoth()
    _ = workspace.perform(.split)
    let text = rows(screen)
    let hasBoth = text.contains {
      $0.contains("Text of the second.") && $0.contains("Text of the first.")
    }
    #expect(hasBoth == (size.columns >= 100), "\(size)")
    #expect(text.contains { $0.contains("Text of the first.") })
    #expect(text.allSatisfy { $0.count <= size.columns })
  }

  @Test func aClickAndAKeyGoFromPaneToPane() throws {
    let screen = screen(Size(columns: 120, rows: 36))
    openBoth()
    _ = workspace.perform(.split)
    screen.update()
    type("1", in: screen)
    try mouse(.press(.left, clicks: 1), on: "Text of the second.", in: screen)
    #expect(workspace.note?.path == home.path("Second.md"))
    type("2", in: screen)
    screen.send(.key(Key(.function(6))))
    screen.update()
    #expect(workspace.note?.path == home.path("First.md") && workspace.arrangement.place == .editor)
    type("3", in: screen)
    let text = rows(screen)
    #expect(text.contains { $0.contains("2Text of the second.") && $0.contains("13Text of the") })
    // Through the list and the title back to the other pane.
    var visited: [String] = []
    for _ in 0..<5 {
      screen.send(.key(Key(.function(6))))
      screen.update()
      visited.append("\(workspace.arrangement.place) \(workspace.tabs.current.title)")
    }
    #expect(visited.contains("editor Second") && visited.contains("list First"), "\(visited)")
  }

  @Test func aNarrowerWindowShowsThePaneWithTheFocus() {
    let screen = screen(Size(columns: 120, rows: 36))
    openBoth()
    _ = workspace.perform(.split)
    screen.update()
    let both = rows(screen)
    for size in [Size(columns: 90, rows: 30), Size(columns: 60, rows: 16)] {
      shell.screenSize = size
      screen.send(.resize(size))
      let text = rows(screen)
      #expect(text.contains { $0.contains("Text of the first.") })
      #expect(!text.contains { $0.contains("Text of the second.") })
      type("x", in: screen)
      #expect(workspace.note?.isModified == true)
      _ = workspace.perform(.undo)
    }
    shell.screenSize = Size(columns: 120, rows: 36)
    screen.send(.resize(shell.screenSize))
    #expect(rows(screen).contains { $0.contains("second.") && $0.contains("first.") })
    #expect(both.contains { $0.contains("second.") && $0.contains("first.") })
  }
}
