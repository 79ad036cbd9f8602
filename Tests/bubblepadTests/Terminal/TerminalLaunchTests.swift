import CursesTerminalHarness
import Glibc
import Testing

/// How the program starts, and how it does not.
@Suite("Terminal: launch", .serialized)
struct TerminalLaunchTests {
  @Test(.enabled(if: access("/usr/bin/git", X_OK) == 0)) func itIsTheEditorOfACommit() throws {
    let home = try TerminalHome()
    let git = { (words: [String]) in
      try TerminalHarness(
        "/usr/bin/git", ["-C", home.notebook] + words,
        environment: home.environment.merging([
          "GIT_EDITOR": "\(try TerminalHarness.builtProgram("bubblepad")) --no-animation",
          "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org",
          "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.org", "GIT_PAGER": "cat",
        ]) { $1 })
    }
    #expect(try git(["init", "-q"]).waitForExit() == .exited(0))
    let commit = try git(["commit", "--allow-empty"])
    try commit.waitFor("COMMIT_EDITMSG")
    // As its source: what begins with # is a comment there and no heading.
    try commit.waitFor("# Please enter the commit message")
    commit.send("Say what and why")
    try commit.waitFor("Say what and why")
    try commit.save()
    commit.send(Keys.ctrl("q"))
    #expect(commit.waitForExit() == .exited(0))
    let log = try git(["log", "--format=%B"])
    #expect(log.waitForExit() == .exited(0))
    #expect(log.screen.text.contains("Say what and why"))
    #expect(!log.screen.text.contains("Please enter"))
  }

  @Test func aSlipInTheSettingsIsToldAndKeepsNobodyOut() throws {
    let home = try TerminalHome()
    home.write("first\n", to: "A.md")
    home.configure("theme: nosuch\nmeasure: wide\n")
    let program = try home.open("A.md", showing: "first", columns: 80, rows: 24)
    try program.waitFor("config.yaml:2: measure must be a number from 20 to 400")
    try program.waitFor("there is no theme of this name")
    let refused = try home.start(["--theme", "nosuch", home.path("A.md")])
    #expect(refused.waitForExit() == .exited(78))
    #expect(refused.screen.text.contains("there is no theme of this name."))
  }

  /// A program's text must stay as it is typed.
  @Test func whatIsNotMarkdownByItsNameIsShownAsItsSource() throws {
    let home = try TerminalHome()
    home.write("# a comment\nx = 1\n", to: "setup.py")
    let program = try home.open("setup.py", showing: "# a comment")
    program.send("\"\"\"--")
    try program.waitFor("\"\"\"--# a comment")
    try program.save()
    #expect(home.text("setup.py") == "\"\"\"--# a comment\nx = 1\n")
  }

  /// The shell must not get what the terminal answers too late.
  @Test func leavingAtOnceLeavesNoAnswersBehind() throws {
    let home = try TerminalHome()
    home.write("first\n", to: "A.md")
    let program = try home.start([home.path("A.md")])
    program.keepTerminal()
    program.answerDelay = 0.15
    try program.waitFor("first")
    program.send(Keys.ctrl("q"))
    #expect(program.waitForExit() == .exited(0))
    program.settle(milliseconds: 400)
    #expect(program.unreadInput() == [])
  }

  @Test func aNewFileIsMadeByTheFirstSave() throws {
    let home = try TerminalHome()
    let program = try home.open("New.md", showing: "new")
    #expect(home.bytes("New.md") == nil)
    program.send("hello")
    try program.waitFor("hello")
    #expect(home.bytes("New.md") == nil)
    try program.save()
    #expect(home.text("New.md")?.hasPrefix("hello") == true)
    program.send(Keys.ctrl("q"))
    #expect(program.waitForExit() == .exited(0))
  }

  @Test func aNewFileThatIsLeftEmptyIsNotMade() throws {
    let home = try TerminalHome()
    let program = try home.open("New.md", showing: "new")
    program.send(Keys.ctrl("q"))
    #expect(program.waitForExit() == .exited(0))
    #expect(home.bytes("New.md") == nil)
  }

  @Test func aLineIsGoneTo() throws {
    let home = try TerminalHome()
    home.write((1...80).map { "line \($0)\n\n" }.joined(), to: "A.md")
    let program = try home.start(["--no-animation", "+121", home.path("A.md")])
    try program.waitFor("line 61")
    try program.waitFor("¶ 121:1")
    program.send("here ")
    try program.waitFor("here line 61")
  }

  @Test(arguments: [(19, 20), (80, 2), (12, 3)])
  func tooSmallAScreenIsRefusedInASentence(_ columns: Int, _ rows: Int) throws {
    let home = try TerminalHome()
    let program = try home.start(columns: columns, rows: rows)
    #expect(program.waitForExit() == .exited(69))
    let said = String(decoding: program.received, as: UTF8.self)
    #expect(said.contains("20 by 3 are needed"))
    #expect(!program.screen.isAlternate)
    #expect(program.isCanonical)
    // Nothing is asked of the terminal, whose answers the shell would get.
    #expect(!said.contains("\u{1B}"))
  }

  @Test(arguments: ["dumb", "unknown-terminal", ""])
  func aTerminalThatCannotShowAScreenIsRefused(_ name: String) throws {
    let home = try TerminalHome()
    let program = try home.start(environment: ["TERM": name])
    guard case .exited(let status) = program.waitForExit() else {
      Issue.record("it did not end")
      return
    }
    #expect((64...78).contains(status))
    #expect(program.screen.text.contains("bubblepad: "))
  }

  @Test func aBinaryFileIsLeftAlone() throws {
    let home = try TerminalHome()
    home.write([0x7F, 0x45, 0x4C, 0x46, 0, 0, 1], to: "A.bin")
    let program = try home.start([home.path("A.bin")])
    #expect(program.waitForExit() == .exited(65))
    #expect(program.screen.text.contains("is a binary file, not text"))
  }

  @Test func aNewNotebookIsOffered() throws {
    let home = try TerminalHome()
    let place = home.root + "/My notes"
    let program = try home.start(
      ["--no-animation"], environment: ["BUBBLEPAD_NOTEBOOK": place])
    try program.waitFor("You have no notebook yet")
    program.settleAfterQuestion()
    program.send("c")
    try program.waitFor("1 note")
    #expect(TerminalHome.names(in: place) == ["Welcome to your notes.md"])
    try program.waitFor("╭─ Welcome to your notes")
  }

  @Test func aNotebookThatIsNotWantedIsNotMade() throws {
    let home = try TerminalHome()
    let program = try home.start(["--no-animation"])
    try program.waitFor("You have no notebook yet")
    program.send(Keys.escape)
    #expect(program.waitForExit() == .exited(0))
    #expect(!TerminalHome.names(in: home.root).contains("Notes"))
  }

  @Test func readOnlyTypesNothing() throws {
    let home = try TerminalHome()
    home.write("first\n", to: "A.md")
    let program = try home.open("A.md", showing: "first", arguments: ["--read-only"])
    #expect(program.screen.text.replacing("\u{A0}", with: " ").contains(" read-only ─"))
    #expect(!program.screen.text.contains("Ctrl+B bold"))
    program.send("typed" + Keys.ctrl("b") + "\r" + "\u{7F}")
    program.send(Keys.ctrl("s"))
    try program.waitFor("✗ This note is read-only.")
    #expect(program.screen.text.contains("first"))
    program.send(Keys.ctrl("q"))
    #expect(program.waitForExit() == .exited(0))
    #expect(home.text("A.md") == "first\n")
  }
}
