import CursesTerminalHarness
import Glibc
import Testing

/// The form of a note's properties, on the built program.
@Suite("Terminal: properties", .serialized)
struct TerminalPropertyTests {
  private static let note = """
    ---
    # mine
    title: "Tea"   # as said
    tags: [tea, kitchen]
    created: 2026-11-20
    rating: 4
    done: false
    ---

    # Tea

    Some text.

    """

  private func start(
    _ note: String, columns: Int = 80, rows: Int = 24
  ) throws -> (TerminalHome, TerminalHarness) {
    let home = try TerminalHome()
    home.write(note, to: "Tea.md")
    let program = try home.start(columns: columns, rows: rows)
    try program.waitFor("Tea")
    program.settle(milliseconds: 300)
    program.send(Keys.alt("#"))
    try program.waitFor("Properties")
    program.settleAfterQuestion()
    return (home, program)
  }

  @Test(arguments: [(80, 24), (40, 10), (200, 50)])
  func onlyWhatIsChangedIsWritten(_ columns: Int, _ rows: Int) throws {
    let (home, program) = try start(Self.note, columns: columns, rows: rows)
    // The second field, then a new property, which makes a row.
    program.send(Keys.down + ", pot")
    try program.waitUntil { $0.text.contains("pot") }
    program.send(Keys.down + Keys.down + Keys.down + " " + Keys.down + "who" + Keys.enter)
    program.send("Ada" + Keys.enter)
    // The focus is on the next new one; in a low window the row is out of view.
    try program.waitFor("Type a name")
    program.send(Keys.enter)
    try program.waitForNo("Properties")
    let wanted = Self.note
      .replacing("kitchen]", with: "kitchen, pot]")
      .replacing("done: false", with: "done: true\nwho: Ada")
    program.send(Keys.ctrl("s"))
    try program.waitUntil { _ in home.text("Tea.md") == wanted }
    // One step takes all of it back.
    program.send(Keys.ctrl("z") + Keys.ctrl("s"))
    try program.waitUntil { _ in home.text("Tea.md") == Self.note }
  }

  @Test func aWrongValueIsSaidAndKept() throws {
    let (home, program) = try start(Self.note)
    program.send(Keys.down + Keys.down + " or so" + Keys.enter)
    try program.waitFor("is no day")
    #expect(program.screen.text.contains("2026-11-20 or so"))
    program.send(Keys.ctrl("u") + "2026-12-24" + Keys.enter)
    try program.waitForNo("Properties")
    program.send(Keys.ctrl("s"))
    let wanted = Self.note.replacing("2026-11-20", with: "2026-12-24")
    try program.waitUntil { _ in home.text("Tea.md") == wanted }
  }

  @Test func aPropertyIsRemovedOnlyWhenItIsSaved() throws {
    let (home, program) = try start(Self.note)
    program.send(Keys.down + Keys.alt("x"))
    try program.waitFor("keep")
    program.send(Keys.escape)
    try program.waitFor("Esc again")
    program.send(Keys.escape)
    try program.waitForNo("Properties")
    #expect(home.text("Tea.md") == Self.note)
    program.send(Keys.alt("#"))
    try program.waitFor("Properties")
    program.settleAfterQuestion()
    program.send(Keys.down + Keys.alt("x"))
    try program.waitFor("keep")
    program.send(Keys.enter)
    try program.waitForNo("Properties")
    program.send(Keys.ctrl("s"))
    let wanted = Self.note.replacing("tags: [tea, kitchen]\n", with: "")
    try program.waitUntil { _ in home.text("Tea.md") == wanted }
  }

  @Test func aNoteWithoutPropertiesGetsItsFirst() throws {
    let (home, program) = try start("# Tea\n\nSome text.\n")
    try program.waitFor("no properties yet")
    program.send("due" + Keys.enter + "2026-12-24" + Keys.enter)
    try program.waitForNo("no properties yet")
    program.send(Keys.enter)
    try program.waitForNo("Properties")
    program.send(Keys.ctrl("s"))
    try program.waitUntil { _ in
      home.text("Tea.md") == "---\ndue: 2026-12-24\n---\n# Tea\n\nSome text.\n"
    }
  }
}
