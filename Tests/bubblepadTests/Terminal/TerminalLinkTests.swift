import CursesTerminalHarness
import Glibc
import Testing

/// Links that are completed while they are typed, in the built program.
@Suite("Terminal: links", .serialized)
struct TerminalLinkTests {
  /// The note that is typed into is the newest, which the notebook opens first.
  private func start(columns: Int, rows: Int) throws -> (TerminalHome, TerminalHarness) {
    let home = try TerminalHome()
    home.write("milk\n", to: "Groceries.md")
    home.write("green\n", to: "Garden.md")
    usleep(20_000)
    home.write("first words\n", to: "A.md")
    let program = try home.start(columns: columns, rows: rows)
    try program.waitFor("first words")
    program.send(Keys.alt("e") + Keys.toEnd + " [[g")
    // The list of notes names the garden too; the second name is the completion's.
    try program.waitUntil {
      $0.text.split(separator: "Garden", omittingEmptySubsequences: false).count
        > (columns < 60 ? 1 : 2)
    }
    return (home, program)
  }

  @Test(arguments: [(40, 10), (80, 24), (120, 36)])
  func aLinkIsChosenFromAList(_ columns: Int, _ rows: Int) throws {
    let (home, program) = try start(columns: columns, rows: rows)
    program.send("ro")
    try program.waitFor("[[gro")
    program.send(Keys.enter + ".")
    try program.waitFor("words Groceries.")
    try program.save()
    #expect(home.text("A.md") == "first words [[Groceries]].\n")
  }

  /// Wherever the caret stands, the list leaves the edge of the page and the status bar alone.
  @Test(arguments: [5, 9, 11, 13, 15])
  func theListStaysOnThePage(_ lines: Int) throws {
    let home = try TerminalHome()
    for number in 1...6 { home.write("text\n", to: "Plan \(number).md") }
    home.write(String(repeating: "line\n\n", count: (lines + 1) / 2), to: "A.md")
    let program = try home.start(columns: 80, rows: 24)
    try program.waitFor("line")
    program.send(Keys.alt("e") + Keys.toEnd + Keys.enter + "[[Plan")
    try program.waitFor("[[Plan")
    try program.waitUntil { screen in
      (1...6).allSatisfy { number in screen.text.components(separatedBy: "Plan \(number)").count > 2
      }
    }
    let rows = program.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    // What it says of the brackets that came by themselves stands there.
    #expect(rows.contains { $0.contains("Smart typing") && $0.contains("words") })
    // The edges at the foot: those of the list of notes and of the page in one row, that of the names.
    #expect(rows.count { $0.contains("╯") } == 2)
    #expect(rows.last { $0.contains("╯") }?.count { $0 == "╯" } == 2)
  }

  @Test func aBlockAndAnEmbedAreFollowed() throws {
    let home = try TerminalHome()
    home.write("x\n\nanother\n\nthe block ^b1\n\nlast\n", to: "Beta.md")
    home.write("---\nup: \"[[Beta]]\"\n---\nfirst words\n\n[[Beta#^b1]]\n\n![[Beta]]\n", to: "A.md")
    let program = try home.start(columns: 100, rows: 30)
    try program.waitFor("first words")
    func follow(_ keys: String, to text: String) throws {
      program.send(keys + "\u{1B}OS")
      try program.waitUntil { $0.text.contains(text) && $0.text.contains("the block") }
      program.send(Keys.alt("<"))
      try program.waitFor("first words")
    }
    // The link stands two paragraphs above the end.
    try follow(Keys.alt("e") + Keys.toEnd + Keys.up + Keys.home, to: "¶ 5:")
    try follow(Keys.toEnd, to: "another")
    try follow(Keys.toTop + Keys.down + Keys.end, to: "another")
  }

  @Test func escapeLeavesWhatIsTyped() throws {
    let (home, program) = try start(columns: 80, rows: 24)
    program.send(Keys.escape)
    program.settle(milliseconds: 300)
    program.send("ard]]" + Keys.enter + "next")
    try program.waitFor("next")
    try program.save()
    #expect(home.text("A.md") == "first words [[gard]]\n\nnext\n")
  }
}
