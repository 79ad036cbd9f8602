import CursesTerminalHarness
import Glibc
import Testing

/// Tags and the check of links in the built program.
@Suite("Terminal: tags", .serialized)
struct TerminalTagTests {
  private func start(columns: Int, rows: Int) throws -> (TerminalHome, TerminalHarness) {
    let home = try TerminalHome()
    home.write("#garden/roses [[Gardn]]\n", to: "Roses.md")
    home.write("---\ntags: garden\n---\ngreen\n", to: "Garden.md")
    usleep(20_000)
    home.write("first words\n", to: "A.md")
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

  @Test(arguments: [(40, 10), (80, 24), (120, 36)])
  func tagsAreListedFoldedAndSearched(_ columns: Int, _ rows: Int) throws {
    let (_, program) = try start(columns: columns, rows: rows)
    try run("tags", in: program)
    try program.waitFor("▾ #garden")
    try program.waitFor("roses")
    program.send("\u{1B}[D")
    try program.waitFor("▸ #garden")
    program.send("\u{1B}[C" + Keys.down + Keys.enter)
    if columns < 60 {
      try program.waitFor("Notes with “tag:#garden")
    } else {
      try program.waitFor("tag:#garden/roses")
    }
    try program.waitFor("Roses")
  }

  @Test(arguments: [(40, 10), (80, 24)])
  func aTagIsRenamedInAllNotesAndBack(_ columns: Int, _ rows: Int) throws {
    let (home, program) = try start(columns: columns, rows: rows)
    try run("rename tag", in: program)
    try program.waitFor("the tag as it is")
    program.send("garden" + Keys.escape)
    // The list of suggestions is closed first, the form stays.
    program.settle(milliseconds: 200)
    program.send(Keys.enter)
    program.settle(milliseconds: 200)
    program.send("yard" + Keys.enter)
    try program.waitFor("2 places in 2 notes")
    program.send("r")
    try program.waitFor("is #yard now")
    #expect(home.text("Roses.md") == "#yard/roses [[Gardn]]\n")
    #expect(home.text("Garden.md") == "---\ntags: yard\n---\ngreen\n")
    program.send(Keys.ctrl("z"))
    try program.waitFor("is #garden again")
    #expect(home.text("Roses.md") == "#garden/roses [[Gardn]]\n")
    #expect(home.text("Garden.md") == "---\ntags: garden\n---\ngreen\n")
  }

  @Test func aTagThatGoesOnFromWhatIsTypedIsTaken() throws {
    let (home, program) = try start(columns: 80, rows: 24)
    // The tags are known once they are listed.
    try run("tags", in: program)
    try program.waitFor("▾ #garden")
    program.send(Keys.escape)
    try program.waitForNo("▾ #garden")
    program.send(Keys.alt("e") + Keys.toEnd + " #gar")
    try program.waitFor("#garden/roses")
    // The first goes on from what is typed: Enter takes it, and then begins a paragraph.
    program.send(Keys.enter)
    try program.waitFor("words #garden")
    try program.waitForNo("#garden/roses ")
    program.send(Keys.enter + "next #ros")
    try program.waitFor("next #ros")
    try program.waitFor("#garden/roses")
    program.send(Keys.down + Keys.enter + " end")
    try program.waitFor("next #garden/roses end")
    try program.save()
    #expect(home.text("A.md") == "first words #garden\n\nnext #garden/roses end\n")
  }

  @Test(arguments: [(40, 10), (80, 24)])
  func aBrokenLinkGetsItsSuggestion(_ columns: Int, _ rows: Int) throws {
    let (home, program) = try start(columns: columns, rows: rows)
    try run("broken links", in: program)
    try program.waitFor("Gardn → Garden")
    program.send(Keys.alt("r"))
    try program.waitFor("links to these (2)")
    #expect(home.text("Roses.md") == "#garden/roses [[Garden]]\n")
    program.send(Keys.escape)
    try program.waitForNo("links to these")
    program.send(Keys.ctrl("z"))
    try program.waitFor("as it was")
    #expect(home.text("Roses.md") == "#garden/roses [[Gardn]]\n")
  }
}
