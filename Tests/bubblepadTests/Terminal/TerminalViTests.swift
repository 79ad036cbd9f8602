import CursesTerminalHarness
import Glibc
import Testing

/// Vi keys in the whole program.
@Suite("Terminal: vi keys", .serialized)
struct TerminalViTests {
  private func opened(
    _ text: String, showing shown: String, settings: String = "vi: on\n"
  ) throws -> (TerminalHome, TerminalHarness) {
    let home = try TerminalHome()
    home.configure(settings)
    home.write(text, to: "A.md")
    return (home, try home.open("A.md", showing: shown))
  }

  @Test func typedTextIsSavedByWriteAndQuit() throws {
    let (home, program) = try opened("# Head\n\nbody **bold**\n", showing: "NORMAL")
    program.send("GAnew")
    try program.waitFor("INSERT")
    program.send(Keys.escape)
    try program.waitFor("NORMAL")
    program.send(":wq")
    try program.waitFor(":wq")
    program.send(Keys.enter)
    #expect(program.waitForExit() == .exited(0))
    #expect(home.text("A.md") == "# Head\n\nbody **boldnew**\n")
  }

  /// Both keys that people press when something takes too long.
  @Test(arguments: [Keys.escape, Keys.ctrl("c")])
  func whatTakesLongCanBeStopped(key: String) throws {
    let (_, program) = try opened("abc def\n", showing: "NORMAL")
    program.send("qa~hq")
    try program.waitFor("unsaved")
    program.send("99999999@a" + key)
    try program.waitFor("Stopped")
    program.send("ix")
    try program.waitFor("INSERT")
  }

  @Test func quittingByForceLeavesTheFile() throws {
    let (home, program) = try opened("one two\n", showing: "NORMAL")
    program.send("dw")
    try program.waitFor("unsaved")
    program.send(":q!" + Keys.enter)
    #expect(program.waitForExit() == .exited(0))
    #expect(home.text("A.md") == "one two\n")
  }

  /// Git gives up then.
  @Test func quittingWithAnErrorLeavesTheFile() throws {
    let (home, program) = try opened("one two\n", showing: "NORMAL")
    program.send("dw")
    try program.waitFor("unsaved")
    program.send(":cq" + Keys.enter)
    #expect(program.waitForExit() == .exited(1))
    #expect(home.text("A.md") == "one two\n")
  }

  @Test func theModeAndTheKeysAreShownAndTheCursorFollows() throws {
    let (_, program) = try opened("one two\n\nthree\n", showing: "NORMAL")
    try program.waitUntil { $0.cursorShape == 1 }
    program.send("2d")
    try program.waitFor("2d")
    program.send(Keys.escape)
    try program.waitForNo("2d")
    program.send("i")
    try program.waitUntil { $0.text.contains("INSERT") && $0.cursorShape == 3 }
    program.send(Keys.escape)
    try program.waitUntil { $0.text.contains("NORMAL") && $0.cursorShape == 1 }
    program.send("R")
    try program.waitUntil { $0.text.contains("REPLACE") && $0.cursorShape == 2 }
    program.send(Keys.escape)
    try program.waitFor("NORMAL")
    program.send("V")
    try program.waitFor("VISUAL LINE")
  }

  @Test func keysOfTheAppWorkInEveryMode() throws {
    let (home, program) = try opened("one\n", showing: "NORMAL")
    program.send("zqzyx")
    try program.waitFor("unsaved")
    program.send(Keys.ctrl("s"))
    try program.waitFor("✓ Saved.")
    #expect(home.text("A.md") == "ne\n")
    program.send("ia" + Keys.ctrl("s"))
    try program.waitUntil { $0.text.contains("INSERT") && $0.text.contains("✓ Saved.") }
    #expect(home.text("A.md") == "ane\n")
    program.send(Keys.escape)
    try program.waitFor("NORMAL")
    program.send(Keys.ctrl("p"))
    try program.waitFor("Commands")
  }

  @Test func theyAreSwitchedByACommand() throws {
    let (_, program) = try opened("one\n", showing: "saved", settings: "vi: off\n")
    program.send(Keys.ctrl("p"))
    try program.waitFor("what do you want to do?")
    program.send("vi keys" + Keys.enter)
    try program.waitFor("NORMAL")
    program.send("x")
    try program.waitFor("unsaved")
  }

  @Test func searchesAndReplacesInTheLineAtTheBottom() throws {
    let (home, program) = try opened("one two one\n", showing: "NORMAL")
    program.send("/two" + Keys.enter + "x")
    try program.waitFor("one wo one")
    program.send(":%s/one/1/g" + Keys.enter)
    try program.waitFor("1 wo 1")
    try program.waitFor("Replaced 2 matches")
    program.send(":w" + Keys.enter)
    try program.waitFor("✓ Saved.")
    #expect(home.text("A.md") == "1 wo 1\n")
  }

  @Test func capitalMarksLeadFromNoteToNote() throws {
    let (home, program) = try opened("alpha\n\nbravo one\n", showing: "NORMAL")
    home.write("second\n", to: "B.md")
    program.send("jwmA")
    // The mark stays with its text.
    program.send("ggOtop" + Keys.escape)
    try program.waitUntil { $0.text.contains("top") && $0.text.contains("NORMAL") }
    program.send(":w" + Keys.enter)
    try program.waitFor("✓ Saved.")
    program.send(":q" + Keys.enter)
    #expect(program.waitForExit() == .exited(0))
    let other = try home.open("B.md", showing: "second")
    try other.waitFor("NORMAL")
    other.send("`A")
    try other.waitFor("bravo one")
    other.send("x")
    try other.waitFor("bravo ne")
    other.send("gg'A")
    other.send("iz" + Keys.escape)
    try other.waitUntil { $0.text.contains("zbravo ne") && $0.text.contains("NORMAL") }
    other.send("'Q")
    try other.waitFor("There is no mark Q.")
  }
}
