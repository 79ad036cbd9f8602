import CursesTerminalHarness
import Glibc
import Testing

/// What was typed outlives the program, however it ends.
@Suite("Terminal: survival", .serialized)
struct TerminalSurvivalTests {
  /// A note in which something has been typed and not been saved.
  private func withUnsavedText() throws -> (TerminalHome, TerminalHarness) {
    let home = try TerminalHome()
    home.write("first\n", to: "A.md")
    let program = try home.open("A.md", showing: "first")
    program.send("kept ")
    try program.waitFor("kept first")
    return (home, program)
  }

  @Test func unsavedTextSurvivesAKillAndIsRecovered() throws {
    let home = try TerminalHome()
    home.write("first\n", to: "A.md")
    let program = try home.open("A.md", showing: "first")
    let before = home.journalSize
    program.send("typed words ")
    try program.waitFor("typed words first")
    // A second after typing at the latest; what comes on top is room for a busy machine.
    try program.waitUntil(seconds: 15) { _ in home.journalSize > before }
    program.signal(SIGKILL)
    #expect(program.waitForExit() == .signalled(SIGKILL))
    #expect(home.text("A.md") == "first\n")

    let next = try home.start()
    try next.waitFor("Unsaved text")
    next.settleAfterQuestion()
    next.send("r")
    // The question shows the text too.
    try next.waitFor("Recovered.")
    try next.waitFor("typed words first")
    try next.save()
    #expect(home.text("A.md") == "typed words first\n")
    next.send(Keys.ctrl("q"))
    #expect(next.waitForExit() == .exited(0))
    // Of the journal nothing is left; what can be undone has the saved text beside it, and the index has it.
    let copies = home.files(containing: "typed words")
      .filter { !$0.hasSuffix(".undo") && !$0.hasPrefix(home.root + "/.cache/") }
    #expect(copies == [home.path("A.md")])
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGUSR1])
  func aSignalKeepsTheTextAndRestoresTheScreen(_ number: Int32) throws {
    let (home, program) = try withUnsavedText()
    program.signal(number)
    // Not as if it had ended by itself: git would take the note for finished.
    #expect(program.waitForExit() == .signalled(number))
    #expect(!program.screen.isAlternate)
    #expect(program.screen.mouse == 0)
    #expect(program.isCanonical)
    #expect(home.text("A.md") == "first\n")
    let next = try home.open("A.md", showing: "Unsaved text")
    next.settleAfterQuestion()
    next.send("r")
    try next.waitFor("kept first")
  }

  /// Whoever starts the program and types at once throws nothing away.
  @Test func typingAtTheQuestionThrowsNothingAway() throws {
    let (home, program) = try withUnsavedText()
    program.signal(SIGTERM)
    #expect(program.waitForExit() != nil)
    let next = try home.open("A.md", showing: "Unsaved text")
    next.send("the text")
    next.settle()
    next.send(Keys.enter)
    // A blank presses the button; what follows waits for the text.
    try next.waitUntil { $0.text.contains("kept") && $0.text.contains("first") }
  }

  @Test func aRecoveryPutOffIsOfferedAgainAndTheNotebookOpens() throws {
    let (home, program) = try withUnsavedText()
    program.signal(SIGTERM)
    #expect(program.waitForExit() != nil)
    for _ in 0..<2 {
      let next = try home.start()
      try next.waitFor("Unsaved text")
      next.send(Keys.escape)
      try next.waitForNo("Unsaved text")
      try next.waitFor("╭─ A ")
      next.send(Keys.ctrl("q"))
      #expect(next.waitForExit() == .exited(0))
    }
  }

  @Test func quittingAsksWhenSomethingIsNotSaved() throws {
    let home = try TerminalHome()
    home.write("first\n", to: "A.md")
    let program = try home.open("A.md", showing: "first")
    program.send("x" + Keys.ctrl("q"))
    try program.waitFor("has changes that are not saved")
    program.send(Keys.escape)
    try program.waitForNo("has changes")
    program.send(Keys.ctrl("q"))
    try program.waitFor("has changes that are not saved")
    program.send("d")
    #expect(program.waitForExit() == .exited(0))
    #expect(home.text("A.md") == "first\n")
    #expect(!program.screen.isAlternate)
  }

  @Test func savingOnTheWayOut() throws {
    let home = try TerminalHome()
    home.write("first\n", to: "A.md")
    let program = try home.open("A.md", showing: "first")
    program.send("x" + Keys.ctrl("q"))
    try program.waitFor("has changes that are not saved")
    program.send("s")
    #expect(program.waitForExit() == .exited(0))
    #expect(home.text("A.md") == "xfirst\n")
  }

  @Test("Enter keeps what was typed: after a kill it recovers, on the way out it saves")
  func enterLosesNothing() throws {
    let (home, program) = try withUnsavedText()
    program.signal(SIGTERM)
    #expect(program.waitForExit() == .signalled(SIGTERM))
    let next = try home.open("A.md", showing: "Unsaved text")
    next.settleAfterQuestion()
    next.send("\r")
    try next.waitFor("Recovered.")
    try next.waitFor("kept first")
    next.send(Keys.ctrl("q"))
    try next.waitFor("Save and quit")
    next.send("\r")
    #expect(next.waitForExit() == .exited(0))
    #expect(home.text("A.md") == "kept first\n")
  }

  @Test func suspendAndResume() throws {
    let home = try TerminalHome()
    home.write("first\n", to: "A.md")
    let program = try home.open("A.md", showing: "first")
    program.signal(SIGTSTP)
    #expect(program.waitForStop())
    program.settle()
    #expect(!program.screen.isAlternate)
    program.signal(SIGCONT)
    try program.waitUntil { $0.isAlternate && $0.text.contains("first") }
    program.send("x")
    try program.waitFor("xfirst")
  }

  /// The locale C has no letters of its own: those that come are what the terminal sends.
  @Test func lettersAreKeptInTheLocaleC() throws {
    let home = try TerminalHome()
    home.write("first\n", to: "A.md")
    let program = try home.open("A.md", showing: "first", environment: ["LC_ALL": "C"])
    program.send("ü€🎉 ")
    try program.waitFor(" first")
    program.send(Keys.ctrl("s"))
    try program.waitFor("Saved")
    #expect(home.text("A.md") == "ü€🎉 first\n")
  }

  /// What was saved is not changed by being left, and has no empty end.
  @Test func whatWasSavedIsLeftAtOnce() throws {
    let home = try TerminalHome()
    home.write("first\n", to: "A.md")
    let program = try home.open("A.md", showing: "first")
    program.send("\u{1B}[1;5F")
    program.send(" line\rsecond\r")
    try program.waitFor("second")
    try program.save()
    #expect(home.text("A.md") == "first line\n\nsecond\n")
    program.send(Keys.ctrl("q"))
    #expect(program.waitForExit() == .exited(0))
    #expect(home.text("A.md") == "first line\n\nsecond\n")
  }

  /// Such a terminal scrolls its last lines away for the shell; the first row is blank again afterwards.
  @Test func whatTheShellLeftIsCleared() throws {
    let home = try TerminalHome()
    home.write("first\n", to: "A.md")
    let program = try home.open(
      "A.md", showing: "first", arguments: ["--color", "direct"], environment: ["TERM": "vt100"])
    program.resize(columns: 10, rows: 3)
    try program.waitUntil { $0.text.contains("is") && $0.text.contains("too small.") }
    let before = program.screen.text
    program.signal(SIGTSTP)
    #expect(program.waitForStop())
    program.settle()
    #expect(program.screen.text != before)
    program.signal(SIGCONT)
    try program.waitUntil { $0.text == before }
  }

  @Test func aStopThatComesWhileDrawingIsNotLost() throws {
    let home = try TerminalHome()
    home.write("first\n", to: "A.md")
    let program = try home.open("A.md", showing: "first")
    for _ in 0..<6 {
      // A key that is read too late is dropped with what else comes before the shell does.
      program.send("x")
      program.signal(SIGTSTP)
      #expect(program.waitForStop())
      program.signal(SIGCONT)
      try program.waitUntil { $0.isAlternate && $0.text.contains("first") }
    }
  }
}
