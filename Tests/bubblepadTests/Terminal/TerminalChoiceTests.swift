import CursesTerminalHarness
import Testing

/// Questions and their keys, and what is undone of what they did, in the built program.
@Suite("Terminal: questions and undo", .serialized)
struct TerminalChoiceTests {
  private static let right = "\u{1B}[C"

  @Test(arguments: [Self.right, Keys.down])
  func arrowsChooseAnAnswer(_ arrow: String) throws {
    let home = try TerminalHome()
    home.write("hello\n", to: "a.txt")
    let program = try home.open("a.txt", showing: "hello", columns: 80, rows: 24)
    program.send("typed")
    try program.waitFor("typedhello")
    program.send(Keys.ctrl("q"))
    try program.waitFor("Quit without saving")
    program.send("y")
    try program.waitFor("S: Save and quit, D: Quit without saving")
    program.send(arrow + Keys.enter)
    #expect(program.waitForExit() == .exited(0))
    #expect(home.text("a.txt") == "hello\n")
  }

  /// Starts a notebook whose notes link to one, renames that, and waits for the question.
  private func rename(
    links: Int, columns: Int, rows: Int
  ) throws -> (TerminalHome, TerminalHarness) {
    let home = try TerminalHome()
    for number in 10..<10 + links { home.write("![[Old]] \(number)\n", to: "Link \(number).md") }
    home.write("first words\n", to: "Old.md")
    let program = try home.start(columns: columns, rows: rows)
    program.send(Keys.ctrl("o"))
    try program.waitFor("Open note")
    program.send("Old")
    try program.waitUntil { $0.text.contains("Old") }
    program.send(Keys.enter)
    try program.waitFor("first words")
    program.send(Keys.f2 + Keys.ctrl("a") + "New")
    try program.waitFor("New")
    program.send(Keys.ctrl("s"))
    try program.waitFor("Rename to “New”")
    return (home, program)
  }

  @Test(arguments: [(80, 24), (120, 36)])
  func allLinksOfARenameCanBeSeen(_ columns: Int, _ rows: Int) throws {
    let (home, program) = try rename(links: 30, columns: columns, rows: rows)
    try program.waitFor("30 links lead here, in 30 notes:")
    var seen: Set<Int> = []
    for _ in 0..<6 {
      let screen = program.screen.text
      seen.formUnion(
        (10..<40).filter { screen.contains("Link \($0): ![[Old]] → ![[New]]") })
      program.send("\u{1B}[6~")
      program.settle(milliseconds: 200)
    }
    #expect(seen == Set(10..<40))
    program.send("r")
    try program.waitFor("Renamed, and 30 links changed.")
    #expect(home.text("Link 12.md") == "![[New]] 12\n")
  }

  /// The caret is in the title, whose own keys undo what is typed there.
  @Test func aRenameIsUndoneFromTheTitle() throws {
    let (home, program) = try rename(links: 1, columns: 100, rows: 30)
    program.send("r")
    try program.waitFor("Renamed, and 1 link changed.")
    program.send(Keys.ctrl("z"))
    try program.waitFor("It is “Old” again.")
    #expect(home.text("Link 10.md") == "![[Old]] 10\n")
    #expect(home.text("Old.md") == "first words\n" && home.text("New.md") == nil)
  }

  /// Where no note is left in the list, the field of the filter has the focus.
  @Test(arguments: [nil, "othe"])
  func theFirstUndoRestoresANote(_ filter: String?) throws {
    let home = try TerminalHome()
    home.write("first words\n", to: "Other.md")
    if filter != nil { home.write("second\n", to: "Second.md") }
    let program = try home.start(columns: 100, rows: 30)
    try program.waitFor("Other")
    program.send(Keys.alt("/"))
    program.send(filter ?? "Other")
    try program.waitFor(filter ?? "Other")
    program.send(Keys.enter)
    try program.waitFor("first words")
    program.send(Keys.alt("n") + "\u{1B}[3~")
    try program.waitFor("is in the trash")
    program.send(Keys.ctrl("z"))
    try program.waitFor("is restored")
    #expect(home.text("Other.md") == "first words\n")
  }
}
