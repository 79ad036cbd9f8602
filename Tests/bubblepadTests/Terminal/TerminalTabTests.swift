import CursesTerminalHarness
import Glibc
import Testing

/// Several notes open in the built program: saved, killed, recovered, started again.
@Suite("Terminal: tabs", .serialized)
struct TerminalTabTests {
  private static let newTab = Keys.alt("v")
  private static let next = Keys.alt("}")

  private func home(autosave: Bool = false) throws -> TerminalHome {
    let home = try TerminalHome()
    home.write("first\n", to: "A.md")
    home.write("second\n", to: "B.md")
    home.configure("autosave: \(autosave ? "on" : "off")\n")
    return home
  }

  /// Opens B in a tab beside A.
  private func openBoth(_ home: TerminalHome) throws -> TerminalHarness {
    let program = try home.start()
    try program.waitFor("2 notes")
    program.send(Keys.ctrl("o") + "A" + Keys.enter)
    try program.waitFor("first")
    program.send(Keys.ctrl("o") + "B")
    try program.waitFor("in a new tab")
    program.send(Self.newTab)
    try program.waitFor("second")
    try program.waitFor(" A  B ")
    return program
  }

  @Test func twoTabsAreEditedAndSaved() throws {
    let home = try home()
    let program = try openBoth(home)
    program.send("2 ")
    try program.waitFor("2 second")
    program.send(Self.next)
    try program.waitFor("first")
    program.send("1 ")
    try program.waitFor("1 first")
    try program.waitFor("● A  ● B")
    try program.save()
    #expect(home.text("A.md") == "1 first\n" && home.text("B.md") == "second\n")
    program.send(Self.next)
    try program.waitFor("2 second")
    program.send(Keys.ctrl("z"))
    try program.waitForNo("2 second")
    program.send(Keys.ctrl("y"))
    try program.waitFor("2 second")
    try program.save()
    #expect(home.text("B.md") == "2 second\n")
  }

  @Test func quittingAsksOnceForAll() throws {
    let home = try home()
    let program = try openBoth(home)
    program.send("2 " + Self.next)
    try program.waitFor("first")
    program.send("1 ")
    try program.waitFor("1 first")
    program.send(Keys.ctrl("q"))
    try program.waitFor("2 notes have changes that are not saved")
    program.settleAfterQuestion()
    program.send("s")
    #expect(program.waitForExit() == .exited(0))
    #expect(home.text("A.md") == "1 first\n" && home.text("B.md") == "2 second\n")
  }

  /// What was typed in both is offered after a crash, one after the other, each in its tab.
  @Test func bothTabsAreRecoveredAfterACrash() throws {
    let home = try home()
    let program = try openBoth(home)
    let before = home.journalSize
    program.send("2 ")
    try program.waitFor("2 second")
    try program.waitUntil(seconds: 15) { _ in home.journalSize > before }
    program.send(Self.next)
    try program.waitFor("first")
    let both = home.journalSize
    program.send("1 ")
    try program.waitFor("1 first")
    try program.waitUntil(seconds: 15) { _ in home.journalSize > both }
    try program.waitUntil(seconds: 15) { _ in
      home.text(home.root + "/state/bubblepad/tabs")?.contains("shown\t\(home.path("A.md"))")
        == true
    }
    program.signal(SIGKILL)
    #expect(program.waitForExit() == .signalled(SIGKILL))
    #expect(home.text("A.md") == "first\n" && home.text("B.md") == "second\n")
    let next = try home.start()
    try next.waitFor(" A  B ")
    for _ in 0..<2 {
      try next.waitFor("Unsaved text")
      next.settleAfterQuestion()
      next.send("r")
      try next.waitFor("Recovered.")
    }
    try next.waitFor("● A  ● B")
    for _ in 0..<2 {
      try next.save()
      next.send(Self.next)
      try next.waitForNo("Saved.")
    }
    #expect(home.text("A.md") == "1 first\n" && home.text("B.md") == "2 second\n")
  }

  @Test func aChangeOfABackgroundTabIsTakenIn() throws {
    let home = try home()
    let program = try openBoth(home)
    home.write("first\nby another program\n", to: "A.md")
    try program.waitFor("Another program changed “A”")
    program.send(Self.next)
    try program.waitFor("first by another")
    program.send(Keys.ctrl("z"))
    try program.waitForNo("first by another")
  }

  @Test func theTabsComeBackAtTheNextStart() throws {
    let home = try home(autosave: true)
    let program = try openBoth(home)
    program.send("2 " + Keys.ctrl("q"))
    #expect(program.waitForExit() == .exited(0))
    #expect(home.text("B.md") == "2 second\n")
    let again = try home.start()
    try again.waitFor("2 second")
    try again.waitFor(" A  B ")
    again.send(Self.next)
    try again.waitFor("first")
    again.send(Keys.alt("w"))
    try again.waitForNo(" A  B ")
    again.send(Keys.ctrl("q"))
    #expect(again.waitForExit() == .exited(0))
    #expect(home.text(home.root + "/state/bubblepad/tabs")?.isEmpty != false)
  }

  @Test func theTerminalHangingUpLosesNothingOfAnyTab() throws {
    let home = try home()
    let program = try openBoth(home)
    program.send("2 " + Self.next)
    try program.waitFor("first")
    program.send("1 ")
    try program.waitFor("1 first")
    program.signal(SIGHUP)
    _ = program.waitForExit()
    let next = try home.start()
    for _ in 0..<2 {
      try next.waitFor("Unsaved text")
      next.settleAfterQuestion()
      next.send("r")
      try next.waitFor("Recovered.")
    }
    try next.waitFor("● A  ● B")
  }

  /// Nothing locks a note by itself, in front or in the background; a tab that is closed does.
  @Test func aLockedNoteIsOpenInItsTabUntilThatIsClosed() throws {
    let home = try home()
    let program = try openBoth(home)
    program.send(Keys.alt("l"))
    try program.waitFor("Lock note")
    let words = "seven quiet otters dine"
    program.send(words + Keys.tab + words)
    try program.waitFor("✓ The two match")
    program.send(Keys.enter)
    try program.waitUntil(seconds: 300) { $0.text.contains("✓ Locked.") }
    program.send(Self.next)
    try program.waitFor("first")
    try program.waitForNo("second")
    program.send(Self.next)
    try program.waitFor("second")
    program.send(Keys.alt("w"))
    try program.waitFor("first")
    try program.waitForNo("second")
    program.send(Keys.ctrl("o") + "B" + Keys.enter)
    try program.waitFor("Open locked note")
    #expect(home.files(containing: "second") == [])
  }
}
