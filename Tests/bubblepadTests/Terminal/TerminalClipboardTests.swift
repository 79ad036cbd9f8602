import TerminalHarness
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
}
