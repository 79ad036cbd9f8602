import CursesTerminalHarness
import Glibc
import Testing

/// Titles that come from the text, and titles that cannot be had, on the built program.
@Suite("Terminal: titles", .serialized)
struct TerminalTitleTests {
  private func start(autosave: String) throws -> (TerminalHome, TerminalHarness) {
    let home = try TerminalHome()
    home.write("first\n", to: "A.md")
    home.configure("autosave: \(autosave)\nsmart-typing: off\n")
    let program = try home.start()
    try program.waitFor("1 note")
    program.send(Keys.ctrl("n"))
    try program.waitFor("Untitled")
    program.send(Keys.enter)
    return (home, program)
  }

  /// A new note without a title of its own takes that of its text when it is saved.
  @Test(arguments: [
    ("# Shopping list\nmilk", "Shopping list", "# Shopping list\n\nmilk\n"),
    ("---\ntitle: \"Trip\"\n---\nwords", "Trip", "---\ntitle: \"Trip\"\n---\n\nwords\n"),
    ("# A\nx", "A 2", "# A\n\nx\n"), ("words", "Untitled", "words\n"),
  ])
  func aNewNoteTakesTheTitleOfItsText(_ typed: String, _ title: String, _ saved: String) throws {
    let (home, program) = try start(autosave: "off")
    for key in typed { program.send(key == "\n" ? Keys.enter : String(key)) }
    program.send(Keys.ctrl("s"))
    try? program.waitUntil(seconds: 10) { _ in home.text("\(title).md") == saved }
    #expect(home.text("\(title).md") == saved)
    #expect(TerminalHome.names(in: home.notebook).count == 2)
    try program.waitFor("▌ \(title)")
  }

  /// A heading that is still being typed names nothing; leaving the note does.
  @Test func aNoteThatIsLeftTakesTheWholeHeading() throws {
    let (home, program) = try start(autosave: "on")
    program.send("# Gro")
    try program.waitUntil(seconds: 15) { _ in home.text("Untitled.md") == "# Gro\n" }
    program.send("ceries")
    try program.waitUntil(seconds: 15) { _ in home.text("Untitled.md") == "# Groceries\n" }
    program.send(Keys.ctrl("o") + "A" + Keys.enter)
    try program.waitUntil(seconds: 15) { _ in home.text("Groceries.md") == "# Groceries\n" }
    // The old text stands beside it for a moment.
    try program.waitUntil { _ in
      TerminalHome.names(in: home.notebook) == ["A.md", "Groceries.md"]
    }
  }

  /// The heading that repeats the title changes with it, and one undo gives both back.
  @Test(arguments: [false, true]) func aRenameChangesTheHeading(_ isLinked: Bool) throws {
    let home = try TerminalHome()
    let text = "# Old  \n\nOld words [[Old]]\n\n# Old\n"
    home.write(isLinked ? text : text.replacing("[[Old]]", with: "here"), to: "Old.md")
    home.configure("autosave: off\n")
    let again = try home.start()
    try again.waitFor("Old words")
    let before = home.text("Old.md")
    again.send(Keys.f2)
    try again.waitFor("old title")
    again.send(Keys.ctrl("a") + "New" + Keys.enter)
    if isLinked {
      try again.waitFor("The heading “Old” will change too.")
      again.send("r")
    }
    try again.waitFor("changed. ")
    let renamed = try #require(home.text("New.md"))
    #expect(
      renamed == before?.replacing("# Old  ", with: "# New  ").replacing("[[Old]]", with: "[[New]]")
    )
    again.send(Keys.ctrl("z"))
    try again.waitFor("It is “Old” again.")
    #expect(home.text("Old.md") == before)
    #expect(home.text("New.md") == nil)
  }

  /// A title that is taken says so, and what to do; Esc gives the old one back.
  @Test func aTakenTitleSaysTheWayOut() throws {
    let home = try TerminalHome()
    home.write("one\n", to: "Mine.md")
    home.write("two\n", to: "Theirs.md")
    home.configure("autosave: off\n")
    let program = try home.start()
    try program.waitFor("2 notes")
    program.send(Keys.ctrl("o") + "Mine" + Keys.enter)
    try program.waitFor("─ Mine")
    program.send(Keys.f2)
    try program.waitFor("old title")
    program.send(Keys.ctrl("a") + "Theirs" + Keys.enter)
    try program.waitFor("Not renamed. There is already a note called Theirs. Esc keeps “Mine”.")
    program.send(Keys.escape)
    try program.waitFor("─ Mine")
    #expect(TerminalHome.names(in: home.notebook) == ["Mine.md", "Theirs.md"])
  }

  /// A notebook opened through a link is the same notebook: the last note, the place in it, the pins.
  @Test func aNotebookIsKnownByBothOfItsPaths() throws {
    let home = try TerminalHome()
    home.write("one\n\ntwo\n\nthree\n", to: "B.md")
    home.write("newer\n", to: "A.md")
    symlink(home.notebook, home.root + "/link")
    let program = try home.start()
    try program.waitFor("2 notes")
    program.send(Keys.ctrl("o") + "B" + Keys.enter)
    try program.waitFor("three")
    program.send(Keys.ctrl("p"))
    try program.waitFor("Commands")
    program.send("pin note" + Keys.enter)
    try program.waitFor("stays at the top")
    program.send(Keys.down + Keys.end + " kept")
    try program.waitFor("two kept")
    try program.save()
    program.send(Keys.ctrl("q"))
    #expect(program.waitForExit() == .exited(0))
    let next = try home.start(["--no-animation", home.root + "/link"])
    try next.waitFor("two kept")
    try next.waitFor("◆")
    next.send("!")
    try next.waitFor("two kept!")
    try next.save()
    next.send(Keys.ctrl("z"))
    try next.waitForNo("two kept!")
    next.send(Keys.ctrl("z"))
    try next.waitForNo("two kept")
    next.send(Keys.down + Keys.end + " again")
    try next.waitFor("three again")
    try next.save()
    next.send(Keys.ctrl("q"))
    #expect(next.waitForExit() == .exited(0))
    let last = try home.start()
    try last.waitFor("three again")
    last.send("?")
    try last.waitFor("three again?")
  }

  /// Where the note that was open last is locked, one key leads to another, and none is typed into by mistake.
  @Test func aLockedLastNoteIsLeftWithOneKey() throws {
    let home = try TerminalHome()
    home.write("age-encryption.org/v1\n-> scrypt a 18\n", to: "Secret.md")
    home.write("open words\n", to: "Open.md")
    TerminalHome.makeFolder(home.root + "/state/bubblepad")
    home.write(
      "0\t0\t0\t0\t\t\(home.path("Secret.md"))\n", to: home.root + "/state/bubblepad/places")
    let program = try home.start()
    try program.waitFor("“Secret” is locked.")
    try program.waitFor("Esc another note")
    program.send(Keys.escape)
    try program.waitFor("open words")
    program.send("typed ")
    try program.waitFor("typed open words")
  }
}
