import CursesTerminalHarness
import Glibc
import Testing

/// The one rule of saving: by itself, or by hand.
@Suite("Terminal: saving by itself", .serialized)
struct TerminalAutosaveTests {
  private func notebook(autosave: String? = nil) throws -> TerminalHome {
    let home = try TerminalHome()
    home.write("alpha\n", to: "A.md")
    home.write("beta\n", to: "B.md")
    if let autosave {
      home.configure("autosave: \(autosave)\n")
    }
    return home
  }

  private func openA(_ program: TerminalHarness) throws {
    try program.waitFor("2 notes")
    program.send(Keys.ctrl("o") + "A")
    try program.waitFor("Open note")
    program.settle()
    program.send(Keys.enter)
    try program.waitFor("╭─ A ")
  }

  @Test func aNoteOfANotebookIsSavedAfterAPause() throws {
    let home = try notebook()
    let program = try home.start()
    try openA(program)
    program.send("new ")
    try program.waitFor("unsaved")
    #expect(home.text("A.md") == "alpha\n")
    try program.waitUntil { _ in home.text("A.md") == "new alpha\n" }
    try program.waitUntil { !$0.text.contains("unsaved") && $0.text.contains("✓ saved") }
    program.send(Keys.ctrl("q"))
    #expect(program.waitForExit() == .exited(0))
  }

  /// Also while a box is open that asks nothing about the note.
  @Test(arguments: [Keys.ctrl("p"), "\u{1B}OP"]) func aBoxKeepsNoNoteFromBeingSaved(key: String)
    throws
  {
    let home = try notebook()
    let program = try home.start()
    try openA(program)
    program.send("new ")
    program.send(key)
    try program.waitUntil { _ in home.text("A.md") == "new alpha\n" }
    program.send(Keys.escape)
    program.settle()
    program.send(Keys.ctrl("q"))
    #expect(program.waitForExit() == .exited(0))
  }

  @Test func leavingANoteSavesIt() throws {
    let home = try notebook()
    let program = try home.start()
    try openA(program)
    program.send("x" + Keys.ctrl("q"))
    #expect(program.waitForExit() == .exited(0))
    #expect(home.text("A.md") == "xalpha\n")
  }

  /// Keys that are sent before the note is saved and left are meant for the next one.
  @Test(arguments: [false, true]) func keysAfterLeavingGoToWhatComesNext(atOnce: Bool) throws {
    let home = try notebook()
    let program = try home.start()
    try openA(program)
    let (leave, title) = ("x" + Keys.ctrl("n"), "Title" + Keys.enter + "body")
    if atOnce {
      program.send(leave + title)
    } else {
      program.send(leave)
      program.send(title)
    }
    try program.waitUntil { _ in home.text("Title.md") == "body\n" }
    #expect(home.text("A.md") == "xalpha\n")
    program.send("y" + Keys.ctrl("o") + "B" + Keys.enter + "z" + Keys.ctrl("q"))
    #expect(program.waitForExit() == .exited(0))
    #expect(home.text("Title.md") == "bodyy\n" && home.text("B.md") == "zbeta\n")
  }

  @Test(arguments: ["off", nil] as [String?])
  func byHandNothingIsSavedUnasked(autosave: String?) throws {
    let home = try notebook(autosave: autosave)
    let program =
      autosave == nil
      ? try home.open("A.md", showing: "alpha") : try home.start()
    if autosave != nil { try openA(program) }
    program.send("new ")
    try program.waitFor("unsaved")
    program.settle(milliseconds: 3500, atMost: 4.5)
    #expect(home.text("A.md") == "alpha\n")
    #expect(program.screen.text.contains("unsaved"))
    if autosave != nil {
      // Going to another note asks too.
      program.send(Keys.ctrl("o") + "B")
      try program.waitFor("Open note")
      program.settle()
      program.send(Keys.enter)
      try program.waitFor("has changes that are not saved")
      program.send(Keys.escape)
      try program.waitForNo("has changes that are not saved")
      #expect(program.screen.text.contains("╭─ A "))
    }
    program.send(Keys.ctrl("q"))
    try program.waitFor("has changes that are not saved")
    program.send("d")
    #expect(program.waitForExit() == .exited(0))
    #expect(home.text("A.md") == "alpha\n")
  }

  @Test func aSingleFileIsSavedByItselfWhereThatIsSet() throws {
    let home = try notebook(autosave: "on")
    let program = try home.open("A.md", showing: "alpha")
    program.send("new ")
    try program.waitUntil { _ in home.text("A.md") == "new alpha\n" }
    program.send(Keys.ctrl("q"))
    #expect(program.waitForExit() == .exited(0))
  }

  /// What another program has written is kept: it is brought into the text, or nothing is saved.
  @Test func anOutsideChangeIsNeverOverwritten() throws {
    let home = try notebook()
    home.write("one\n\ntwo\n", to: "A.md")
    let program = try home.start()
    try openA(program)
    program.send("mine ")
    home.write("one\n\ntwo theirs\n", to: "A.md")
    try program.waitUntil { _ in home.text("A.md") == "mine one\n\ntwo theirs\n" }
    // The same words: it is left to the user.
    program.send("again ")
    home.write("other words\n", to: "A.md")
    try program.waitFor("nother program changed this file")
    program.settle(milliseconds: 3500, atMost: 5)
    #expect(home.text("A.md") == "other words\n")
    #expect(program.screen.text.contains("nother program changed"))
    program.send(Keys.ctrl("s"))
    try program.waitFor("Changed by another program")
  }

  @Test func aFileThatIsGoneIsNotMadeAgainUnasked() throws {
    let home = try notebook()
    let program = try home.start()
    try openA(program)
    program.send("x")
    unlink(home.path("A.md"))
    try program.waitFor("The file of this note was removed")
    program.send("y")
    program.settle(milliseconds: 3500, atMost: 5)
    #expect(home.text("A.md") == nil)
    program.send(Keys.ctrl("q"))
    try program.waitFor("has changes that are not saved")
    program.send("s")
    #expect(program.waitForExit() == .exited(0))
    #expect(home.text("A.md") == "xyalpha\n")
  }

  @Test func aTitleIsNotTakenBeforeItIsFinished() throws {
    let home = try notebook()
    let program = try home.start()
    try openA(program)
    program.send("x" + Keys.f2 + Keys.ctrl("a") + "Ren")
    try program.waitUntil { _ in home.text("A.md") == "xalpha\n" }
    #expect(home.text("Ren.md") == nil)
    program.send("amed" + Keys.enter)
    try program.waitUntil { _ in home.text("Renamed.md") == "xalpha\n" }
    #expect(home.text("A.md") == nil)
  }

  /// A note is saved amid a link: the rest of it completes the link.
  @Test func aLinkThatIsSavedHalfIsCompleted() throws {
    let home = try notebook()
    let program = try home.start()
    try openA(program)
    program.send(Keys.toEnd + " see [[B")
    try program.waitUntil { _ in home.text("A.md") == "alpha see [[B]]\n" }
    program.send("]] ok")
    try program.waitUntil { _ in home.text("A.md") == "alpha see [[B]] ok\n" }
  }

  /// The answer on Enter loses nothing, and a letter that was meant for the text gives no answer.
  @Test func aNoteWhoseTitleIsRefusedKeepsItsTextWhenItIsLeft() throws {
    let home = try notebook()
    let program = try home.start()
    try openA(program)
    program.send("x" + Keys.f2 + Keys.ctrl("a") + ".ab" + Keys.ctrl("o"))
    try program.waitFor("Open note")
    program.send("B" + Keys.enter)
    try program.waitFor("Leave without saving")
    program.send("d")
    program.settle()
    #expect(program.screen.text.contains("Save as “A”"))
    program.send(Keys.enter)
    try program.waitUntil { _ in home.text("A.md") == "xalpha\n" }
    try program.waitForNo("Leave without saving")
  }
}
