import CursesTerminalHarness
import Testing

/// Copying and pasting in the whole program, and marks of vi that lead from note to note.
@Suite("Terminal: clipboard", .serialized)
struct TerminalClipboardTests {
  @Test func whatIsCopiedKeepsItsStyles() throws {
    let home = try TerminalHome()
    home.write("**bold** *it*\n\n- x\n\nend\n", to: "A.md")
    let program = try home.open("A.md", showing: "bold it")
    program.send(Keys.ctrl("a") + Keys.ctrl("c"))
    program.send(Keys.toEnd + " " + Keys.ctrl("v"))
    try program.waitFor("end bold it")
    program.send(Keys.ctrl("s"))
    try program.waitFor("✓ Saved.")
    #expect(
      home.text("A.md")
        == "**bold** *it*\n\n- x\n\nend **bold** *it*\n\n- x\n\nend\n")
  }

  @Test func pastedMarkdownIsRichAndOneUndoGivesItsCharacters() throws {
    let home = try TerminalHome()
    home.write("text\n", to: "A.md")
    let program = try home.open("A.md", showing: "text")
    program.send(Keys.toEnd + "\u{1B}[200~ **bold** end\u{1B}[201~")
    try program.waitFor("text bold end")
    program.send(Keys.ctrl("z"))
    try program.waitFor("text **bold** end")
    program.send(Keys.ctrl("y"))
    try program.waitFor("text bold end")
    program.send(Keys.ctrl("s"))
    try program.waitFor("✓ Saved.")
    #expect(home.text("A.md") == "text **bold** end\n")
  }

  @Test func withoutASelectionTheLineIsCut() throws {
    let home = try TerminalHome()
    home.write("- one **b**\n- two\n\nend\n", to: "A.md")
    let program = try home.open("A.md", showing: "one b")
    program.send(Keys.ctrl("x"))
    try program.waitForNo("one b")
    program.send(Keys.toEnd + Keys.enter + Keys.ctrl("v"))
    try program.waitFor("one b")
    try program.save()
    #expect(home.text("A.md") == "- two\n\nend\n\n- one **b**\n")
  }

  @Test func theSideOfAStylesEdgeIsSaidOnSmallScreens() throws {
    let home = try TerminalHome()
    home.write("x **bo** y\n", to: "A.md")
    for columns in [80, 40] {
      let program = try home.open("A.md", showing: "x bo y", columns: columns, rows: 12)
      program.send("\u{1B}[C\u{1B}[C\u{1B}[C\u{1B}[C")
      try program.waitUntil { $0.text.contains("1:5") && $0.text.contains("1:5  bold") }
      program.send("\u{1B}[C")
      try program.waitUntil { !$0.text.contains("1:5  bold") }
      program.send(Keys.ctrl("q"))
      #expect(program.waitForExit() == .exited(0))
    }
  }

  @Test func savingBringsBothChangesTogether() throws {
    let home = try TerminalHome()
    home.configure("autosave: off\n")
    home.write("one\n\ntwo\n\nthree\n", to: "A.md")
    let program = try home.open("A.md", showing: "three")
    program.send(Keys.toEnd + "!")
    try program.waitFor("three!")
    home.write("ONE\n\ntwo\n\nthree\n", to: "A.md")
    try program.waitFor("Both changes are in the text")
    try program.waitFor("ONE")
    try program.save()
    #expect(home.text("A.md") == "ONE\n\ntwo\n\nthree!\n")
    program.send(Keys.ctrl("z"))
    try program.waitFor("one")
  }

  @Test func bothChangesOfALineCanBeKept() throws {
    let home = try TerminalHome()
    home.configure("autosave: off\n")
    home.write("one\n\ntwo\n", to: "A.md")
    let program = try home.open("A.md", showing: "two")
    program.send("my ")
    try program.waitFor("my one")
    home.write("their one\n\nTWO\n", to: "A.md")
    program.send(Keys.ctrl("s"))
    try program.waitFor("Keep both")
    program.send("b")
    try program.waitFor("yours first")
    try program.save()
    #expect(home.text("A.md") == "my one\n\ntheir one\n\nTWO\n")
    program.send(Keys.ctrl("z"))
    try program.waitForNo("their one")
  }

  @Test func wikiLinksLeadToFilesWithoutANotebook() throws {
    let home = try TerminalHome()
    home.write("[[b#Far Down]]\n\n[[New]]\n", to: "A.md")
    home.write("# B\n\ntext\n\n## Far down\n", to: "B.md")
    let program = try home.open("A.md", showing: "New")
    program.send("\u{1B}\r")
    try program.waitFor("5:1")
    program.send(Keys.ctrl("q"))
    #expect(program.waitForExit() == .exited(0))
    let other = try home.open("A.md", showing: "New")
    other.send(Keys.toEnd + "\u{1B}\r")
    try other.waitFor("○ new")
    other.send("x")
    try other.save()
    #expect(home.text("New.md") == "x\n")
  }

  @Test func keysGoToTheTextOfANoteThatALinkHasOpened() throws {
    let home = try TerminalHome()
    home.write("see [B](B.md)\n", to: "A.md")
    home.write("second\n", to: "B.md")
    let program = try home.open("A.md", showing: "see B")
    program.send(Keys.toEnd + "\u{1B}\r")
    try program.waitFor("second")
    program.send("z")
    try program.waitFor("zsecond")
  }
}
