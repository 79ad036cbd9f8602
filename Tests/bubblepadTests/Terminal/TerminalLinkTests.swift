import TerminalHarness
import Testing

/// Links that are completed while they are typed, in the built program.
@Suite("Terminal: links", .serialized)
struct TerminalLinkTests {
  private func start(columns: Int = 80, rows: Int = 24) throws -> (TerminalHome, TerminalHarness) {
    let home = try TerminalHome()
    home.write("first words\n", to: "A.md")
    home.write("milk\n", to: "Groceries.md")
    home.write("green\n", to: "Garden.md")
    let program = try home.start([home.path("A.md")], columns: columns, rows: rows)
    try program.waitFor("first words")
    program.send(Keys.toEnd)
    return (home, program)
  }

  @Test(arguments: [(40, 10), (80, 24), (120, 36)])
  func aLinkIsChosenFromAList(_ columns: Int, _ rows: Int) throws {
    let home = try TerminalHome()
    for (name, text) in ["A": "first words\n", "Groceries": "milk\n", "Garden": "green\n"] {
      home.write(text, to: name + ".md")
    }
    let program = try home.start(columns: columns, rows: rows)
    try program.waitFor("first words")
    program.send(Keys.alt("e") + Keys.toEnd + " [[g")
    try program.waitUntil { $0.text.contains("Garden ") && $0.text.contains("Groceries ") }
    program.send("ro")
    try program.waitUntil { $0.text.contains("[[gro") && !$0.text.contains("│ Garden") }
    program.send(Keys.enter + ".")
    try program.waitFor("words Groceries.")
    try program.save()
    #expect(home.text("A.md") == "first words [[Groceries]].\n")
  }

  @Test func escapeLeavesWhatIsTyped() throws {
    let (home, program) = try start()
    program.send(" [[Gar")
    try program.waitFor("╭─────")
    program.send(Keys.escape)
    program.settle(milliseconds: 300)
    program.send("d]]" + Keys.enter + "next")
    try program.waitFor("next")
    try program.save()
    #expect(home.text("A.md") == "first words [[Gard]]\n\nnext\n")
  }
}
