import CursesTerminalHarness
import Glibc
import Testing

/// Replacing in all notes, on the built program.
@Suite("Terminal: replacing in all notes", .serialized)
struct TerminalReplacingTests {
  private func start(columns: Int, rows: Int) throws -> (TerminalHome, TerminalHarness) {
    let home = try TerminalHome()
    home.write("red rose\r\nand a rose\r\n", to: "Roses.md")
    usleep(20_000)
    home.write("buy a rose\n", to: "Plan.md")
    let program = try home.start(columns: columns, rows: rows)
    try program.waitFor("buy a rose")
    return (home, program)
  }

  @Test(arguments: [(40, 10), (80, 24), (120, 36)])
  func placesAreSeenLeftOutReplacedAndBroughtBack(_ columns: Int, _ rows: Int) throws {
    let (home, program) = try start(columns: columns, rows: rows)
    program.send(Keys.ctrl("p"))
    try program.waitFor("what do you want")
    program.send("replace in all")
    try program.waitUntil { $0.text.contains("replace in all") }
    program.send(Keys.enter)
    try program.waitFor("text to find")
    program.send("rose" + Keys.down + "tulip" + Keys.enter)
    try program.waitFor("rose → tulip")
    // The first place is that of the open note: it is left out.
    program.send(" ")
    try program.waitFor("☐")
    // Enter has shown the preview: pressed once more it writes nothing.
    program.send(Keys.enter)
    program.settle(milliseconds: 300)
    #expect(home.text("Roses.md") == "red rose\r\nand a rose\r\n")
    program.send(Keys.alt("a"))
    try program.waitUntil { _ in home.text("Roses.md") == "red tulip\r\nand a tulip\r\n" }
    #expect(home.text("Plan.md") == "buy a rose\n")
    try program.waitForNo("text to find")
    // Only then it can be undone.
    try program.waitFor("Replaced")
    program.send(Keys.ctrl("z"))
    try program.waitUntil { _ in home.text("Roses.md") == "red rose\r\nand a rose\r\n" }
  }

  @Test func aSearchOfAllNotesIsReplacedByItsKey() throws {
    let (home, program) = try start(columns: 80, rows: 24)
    program.send(Keys.alt("p"))
    try program.waitFor("words in all notes")
    program.send("rose")
    try program.waitFor("2 notes match")
    program.send(Keys.ctrl("r"))
    try program.waitFor("Replace in all notes")
    program.send("lily" + Keys.enter)
    try program.waitFor("rose → lily")
    program.send(Keys.alt("a"))
    try program.waitUntil { _ in
      home.text("Roses.md") == "red lily\r\nand a lily\r\n"
        && home.text("Plan.md") == "buy a lily\n"
    }
  }
}
