import CursesTerminalHarness
import Glibc
import Testing

/// Kept searches and bookmarks, on the built program.
@Suite("Terminal: searches and bookmarks", .serialized)
struct TerminalSearchesTests {
  private func start(columns: Int, rows: Int) throws -> (TerminalHome, TerminalHarness) {
    let home = try TerminalHome()
    home.write("a rose #garden\n", to: "Roses.md")
    usleep(20_000)
    home.write("first words\n", to: "Plan.md")
    let program = try home.start(columns: columns, rows: rows)
    try program.waitFor("first words")
    return (home, program)
  }

  private func run(_ command: String, in program: TerminalHarness) throws {
    program.send(Keys.ctrl("p"))
    try program.waitFor("what do you want")
    program.send(command)
    try program.waitUntil { $0.text.contains(command) }
    program.send(Keys.enter)
  }

  @Test func aSearchIsRunAgainFromTheEmptyFieldAndSaved() throws {
    let (home, program) = try start(columns: 80, rows: 24)
    program.send(Keys.alt("p"))
    try program.waitFor("words in all notes")
    program.send("garden")
    try program.waitFor("1 note matches")
    program.send(Keys.enter)
    try program.waitFor("a rose")
    program.send(Keys.alt("p"))
    try program.waitFor("words in all notes")
    try program.waitFor("↺ garden")
    program.send(Keys.down + Keys.enter)
    try program.waitFor("1 note matches")
    try run("save search", in: program)
    try program.waitFor("A name for")
    program.send("Green" + Keys.enter)
    try program.waitFor("is saved")
    program.send(Keys.ctrl("q"))
    #expect(program.waitForExit() == .exited(0))
    let again = try home.start(columns: 80, rows: 24)
    try again.waitFor("a rose")
    again.send(Keys.alt("p"))
    try again.waitFor("◆ Green")
    try run("explain search", in: again)
    try again.waitFor("Notes with “garden” in the text or the name")
  }

  /// Keys that come before the texts are searched wait: Enter opens what the words find, and what follows goes there.
  @Test func aBurstOfKeysOpensWhatIsFound() throws {
    let (home, program) = try start(columns: 80, rows: 24)
    program.send(Keys.alt("p") + "garden" + Keys.enter + "QQ")
    try program.waitUntil { _ in home.text("Roses.md")?.contains("QQ") == true }
    #expect(home.text("Plan.md") == "first words\n")
  }

  @Test(arguments: [(40, 10), (80, 24), (120, 36)])
  func aNoteIsBookmarkedAndGoneTo(_ columns: Int, _ rows: Int) throws {
    let (home, program) = try start(columns: columns, rows: rows)
    TerminalHome.makeFolder(home.path(".obsidian"))
    try run("bookmark this note", in: program)
    try program.waitUntil { _ in
      home.text(".obsidian/bookmarks.json")?.contains("\"path\": \"Plan.md\"") == true
    }
    program.send(Keys.ctrl("o"))
    try program.waitFor("Open note")
    program.send("Roses" + Keys.enter)
    try program.waitFor("a rose")
    try run("bookmarks", in: program)
    try program.waitFor("Bookmarks")
    try program.waitFor("Plan")
    program.send(Keys.enter)
    try program.waitFor("first words")
  }
}
