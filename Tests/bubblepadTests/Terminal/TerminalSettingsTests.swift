import CursesTerminalHarness
import Testing

@testable import BubblepadCommands
@testable import BubblepadSettings
@testable import bubblepad

/// The settings screen, and what it writes.
@Suite("Terminal: settings", .serialized)
struct TerminalSettingsTests {
  private static let f12 = "\u{1B}[24~"

  private func settings(
    _ text: String?, columns: Int = 120, rows: Int = 36
  ) throws -> (TerminalHome, TerminalHarness) {
    let home = try TerminalHome()
    home.write("words of the note\n", to: "A.md")
    if let text {
      TerminalHome.makeFolder(home.root + "/config/bubblepad")
      home.write(text, to: path(home))
    }
    let program = try home.open("A.md", showing: "words", columns: columns, rows: rows)
    program.send(Self.f12)
    try program.waitFor("search settings")
    return (home, program)
  }

  private func path(_ home: TerminalHome) -> String {
    home.root + "/config/bubblepad/config.yaml"
  }

  private func find(_ words: String, in program: TerminalHarness) throws {
    program.send(words)
    try program.waitFor("⌕  \(words)")
    program.settle()
  }

  /// The row of the list that a search has selected.
  private func foundRow(_ program: TerminalHarness) -> String {
    program.screen.text.split(separator: "\n").map(String.init)
      .first { $0.contains("│   Vi keys ") } ?? ""
  }

  @Test func aSwitchIsWrittenWithEverythingElseKept() throws {
    let before = "# mine\nunknown: [1, 2]\nvi:   off   # for now\n\n# the end\n"
    let (home, program) = try settings(before)
    try find("vi keys", in: program)
    #expect(program.screen.text.contains("understands the keys of vi"))
    #expect(program.screen.text.contains("Default: Off"))
    #expect(program.screen.text.contains("Set in config.yaml"))
    program.send(Keys.enter)
    try program.waitUntil { _ in
      home.text(path(home)) == "# mine\nunknown: [1, 2]\nvi:   on   # for now\n\n# the end\n"
    }
    try program.waitUntil { _ in foundRow(program).contains(" On ") }
    // It holds at once.
    program.send(Keys.escape)
    try program.waitForNo("Enter change")
    try program.waitFor("NORMAL")
    program.send(Self.f12)
    try program.waitFor("search settings")
    try find("vi keys", in: program)
    program.send(Keys.ctrl("r"))
    try program.waitUntil { _ in
      home.text(path(home)) == "# mine\nunknown: [1, 2]\n# for now\n\n# the end\n"
    }
    try program.waitUntil { _ in foundRow(program).contains(" Off ") }
    program.send(Keys.escape)
    try program.waitForNo("NORMAL")
  }

  @Test func aNumberIsCheckedAndWritten() throws {
    let (home, program) = try settings(nil)
    try find("line length", in: program)
    program.send(Keys.enter)
    program.settle()
    program.send(Keys.ctrl("a") + "7")
    try program.waitFor("Type a number from 20 to 400")
    program.send("2" + Keys.enter)
    try program.waitFor("✓ Saved.")
    #expect(home.text(path(home)) == "measure: 72\n")
    // Esc goes back to the search, and then out.
    program.send(Keys.escape)
    program.settle()
    #expect(program.screen.text.contains("Line length"))
    program.send(Keys.escape)
    try program.waitForNo("Line length")
    program.send("typed ")
    try program.waitFor("typed words")
  }

  @Test func aChoiceIsMadeWithTheArrows() throws {
    let (home, program) = try settings("background: stars\n")
    try find("background", in: program)
    program.settle()
    program.send(Keys.enter)
    program.settle()
    program.send(Keys.down)
    try program.waitUntil { _ in home.text(path(home)) == "background: none\n" }
  }

  @Test func aBrokenFileIsNeverOverwritten() throws {
    let before = "theme: nord\nvi: [off\n"
    let (home, program) = try settings(before)
    try find("vi keys", in: program)
    program.send(Keys.enter)
    try program.waitFor("✗ config.yaml:3 is not YAML")
    #expect(home.text(path(home)) == before)
  }

  @Test func aKeyIsChangedByPressingIt() throws {
    let (home, program) = try settings("keys:\n  save: F2 # mine\n")
    try find("zen", in: program)
    program.send(Keys.enter)
    try program.waitFor("Press the new key now")
    // Ctrl+T is that of another command.
    program.send(Keys.ctrl("t"))
    try program.waitFor("is the key of “Tick task”")
    program.send(Keys.enter)
    try program.waitFor("Ctrl+T is the key now")
    #expect(
      home.text(path(home))
        == "keys:\n  save: F2 # mine\n  zen: Ctrl+T\n  tick-task: Ctrl+Space\n")
    program.send(Keys.escape)
    try program.waitForNo("search settings")
    program.settle()
    program.send(Keys.ctrl("t"))
    try program.waitFor("Zen mode.")
  }

  @Test func aKeyIsTakenAwayAndGivenBack() throws {
    let (home, program) = try settings(nil)
    try find("suspend", in: program)
    #expect(program.screen.text.contains("Alt+Z"))
    // From the search to the list, and on to the buttons.
    program.send(Keys.tab + Keys.tab + Keys.tab + Keys.tab)
    program.settle()
    program.send(Keys.enter)
    try program.waitUntil { _ in home.text(path(home)) == "keys:\n  suspend: none\n" }
    try program.waitFor("No key")
    program.send(Keys.ctrl("r"))
    try program.waitFor("The default keys are back")
    #expect(home.text(path(home)) == "")
  }

  @Test func recordingEndsWithEscape() throws {
    let (home, program) = try settings(nil)
    try find("zen", in: program)
    program.send(Keys.enter)
    try program.waitFor("Press the new key now")
    program.send("x")
    try program.waitFor("alone is for typing")
    program.send(Keys.escape)
    try program.waitForNo("Press the new key now")
    #expect(home.text(path(home)) == nil)
    #expect(program.screen.text.contains("Settings"))
  }

  @Test(arguments: [(80, 24), (120, 36), (40, 10), (66, 12)])
  func itIsUsableInEverySize(columns: Int, rows: Int) throws {
    let (home, program) = try settings(nil, columns: columns, rows: rows)
    try find("vi keys", in: program)
    program.send(Keys.enter)
    try program.waitUntil { _ in home.text(path(home)) == "vi: on\n" }
    program.send(Keys.escape)
    try program.waitForNo("⌕  vi keys")
  }

  @Test func noTitleAndNoFirstKeyIsCut() throws {
    let (_, program) = try settings(nil, columns: 80, rows: 24)
    var rows: Set<Substring> = []
    for _ in 0..<15 {
      rows.formUnion(program.screen.text.split(separator: "\n"))
      program.send("\u{1B}[6~")
      program.settle()
    }
    for details in CommandCatalogue.all {
      let key = Keymap.standard.keys(for: details.command).first?.description ?? "none"
      #expect(
        rows.contains { $0.contains(" \(details.title) ") && $0.contains(" \(key) ") },
        "\(details.title)")
    }
    #expect(!rows.contains { $0.contains("+…") || $0.contains("Ins…") })
  }

  /// Every setting can be reached, and says its default and a sentence.
  @Test func everySettingIsThere() {
    for setting in Setting.allCases where setting != .keys {
      let details = SettingCatalogue.details(of: setting)
      #expect(details?.help.hasSuffix(".") == true, "\(setting.rawValue)")
      #expect(details?.defaultWords.isEmpty == false, "\(setting.rawValue)")
    }
  }
}
