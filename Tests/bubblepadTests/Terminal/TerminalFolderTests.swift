import CursesTerminalHarness
import Testing

/// The list as a tree, on the built program.
@Suite("Terminal: folders", .serialized)
struct TerminalFolderTests {
  private static let right = "\u{1B}[C"

  private func notebook(_ notes: [String: String]) throws -> (TerminalHome, TerminalHarness) {
    let home = try TerminalHome()
    for (name, bytes) in notes {
      let parts = name.split(separator: "/").dropLast()
      for count in parts.indices {
        TerminalHome.makeFolder(home.path(parts[...count].joined(separator: "/")))
      }
      home.write(bytes, to: name)
    }
    let program = try home.start(columns: 80, rows: 24)
    try program.waitUntil { $0.text.contains("\(notes.count) note") }
    return (home, program)
  }

  private func choose(_ words: String, in program: TerminalHarness) throws {
    program.send(Keys.ctrl("p"))
    try program.waitFor("Commands")
    program.send(words)
    try program.waitFor(words)
    program.send(Keys.enter)
  }

  private func sortByName(_ program: TerminalHarness) throws {
    try choose("Sort notes", in: program)
    try program.waitFor("Modified, newest first")
    program.send("name" + Keys.enter)
    try program.waitFor("The notes are sorted: name, A to Z.")
  }

  private let notes = [
    "Welcome.md": "[[work/Deep]] and [d](work/Deep.md)\n", "work/Deep.md": "deep\n",
    "work/Flat.md": "[x](Deep.md)\n",
  ]

  @Test func theTreeIsShownFoldedAndRemembered() throws {
    let (home, program) = try notebook(notes)
    try choose("Show or hide folders", in: program)
    try program.waitFor("▸ work")
    #expect(!program.screen.text.contains("Flat"))
    program.send(Keys.alt("n") + Keys.up + Self.right)
    try program.waitFor("▾ work")
    try program.waitFor("Flat")
    program.send(Keys.ctrl("q"))
    #expect(program.waitForExit() == .exited(0))
    let again = try home.start(columns: 80, rows: 24)
    try again.waitFor("▾ work")
    try again.waitFor("Flat")
  }

  @Test func aFolderIsRenamedWithItsLinksAsOneStep() throws {
    let (home, program) = try notebook(notes)
    try choose("Show or hide folders", in: program)
    try program.waitFor("▸ work")
    program.send(Keys.alt("n") + Keys.up)
    try choose("Rename folder", in: program)
    try program.waitFor("Its new name")
    program.send("workplace" + Keys.enter)
    try program.waitFor("2 links have to change")
    program.send("r")
    try program.waitFor("The folder is “workplace” now")
    #expect(home.text("Welcome.md") == "[[Deep]] and [d](workplace/Deep.md)\n")
    #expect(home.text("workplace/Flat.md") == "[x](Deep.md)\n")
    #expect(home.text("work/Flat.md") == nil)
    program.send(Keys.ctrl("z"))
    try program.waitFor("The folder is “work” again")
    for (name, text) in notes { #expect(home.text(name) == text) }
    #expect(home.text("workplace/Flat.md") == nil)
  }

  /// Two notes are marked with Space and put into the folder that the bar is on; then all go to the trash as one step.
  @Test(arguments: [(80, 24), (120, 36)])
  func marksAreMovedByPasteAndTrashed(_ columns: Int, _ rows: Int) throws {
    let home = try TerminalHome()
    TerminalHome.makeFolder(home.path("work"))
    home.write("deep\n", to: "work/Deep.md")
    for name in ["Ant", "Bee", "Cow"] { home.write("[d](work/Deep.md)\n", to: "\(name).md") }
    let program = try home.start(columns: columns, rows: rows)
    try program.waitFor("4 notes")
    try sortByName(program)
    try choose("Show or hide folders", in: program)
    try program.waitFor("▸ work")
    program.send(Keys.alt("n") + Keys.home + Keys.down + " ")
    try program.waitFor("1 marked")
    program.send(" ")
    try program.waitFor("2 marked")
    #expect(program.screen.text.contains("● ") && program.screen.text.contains("put here"))
    program.send(Keys.home + Keys.ctrl("v"))
    try program.waitFor("2 links have to change")
    program.send("m")
    try program.waitFor("Moved 2 notes to “work”")
    #expect(home.text("work/Ant.md") == "[d](Deep.md)\n" && home.text("Bee.md") == nil)
    program.send(Keys.ctrl("z"))
    try program.waitFor("Moved 2 notes back.")
    #expect(home.text("Ant.md") == "[d](work/Deep.md)\n" && home.text("work/Bee.md") == nil)
    program.settle(milliseconds: 300)
    program.send(Keys.home + Keys.down + "\u{1B}[1;2B")
    try program.waitFor("2 marked")
    program.send("\u{1B}[3~")
    try program.waitFor("2 notes are in the trash.")
    program.send(Keys.ctrl("z"))
    try program.waitFor("2 notes are restored.")
    #expect(home.text("Ant.md") == "[d](work/Deep.md)\n" && home.text("Bee.md") != nil)
  }

  @Test func aFolderIsMadeAndANoteInIt() throws {
    let (home, program) = try notebook(notes)
    try choose("Show or hide folders", in: program)
    try program.waitFor("▸ work")
    try choose("New folder", in: program)
    try program.waitFor("Name of the folder")
    program.send("ideas" + Keys.enter)
    try program.waitFor("The folder “ideas” is made")
    try program.waitFor("▸ ideas")
    program.settle(milliseconds: 300)
    program.send(Keys.ctrl("n"))
    try program.waitFor("▾ ideas")
    program.send("Boat" + Keys.enter + "float")
    program.send(Keys.ctrl("s"))
    try program.waitUntil { _ in home.text("ideas/Boat.md") == "float\n" }
  }

  @Test(arguments: [(80, 24), (120, 36)])
  func theListIsSortedByNameAndRemembersIt(_ columns: Int, _ rows: Int) throws {
    let home = try TerminalHome()
    for name in ["Note 10", "note 2", "apple"] { home.write("x\n", to: "\(name).md") }
    let program = try home.start(columns: columns, rows: rows)
    try program.waitFor("3 notes")
    try sortByName(program)
    func isSorted(_ text: String) -> Bool {
      let places = ["apple", "note 2", "Note 10"].map { name in
        text.split(separator: "\n").firstIndex { $0.prefix(30).contains(name) } ?? -1
      }
      return places[0] >= 0 && places[0] < places[1] && places[1] < places[2]
    }
    try program.waitUntil { isSorted($0.text) }
    program.send(Keys.ctrl("q"))
    #expect(program.waitForExit() == .exited(0))
    let again = try home.start(columns: columns, rows: rows)
    try again.waitFor("3 notes")
    try again.waitUntil { isSorted($0.text) }
  }

  /// What tells the notes of days apart is not cut for the date of their last change.
  @Test func theNotesOfDaysCanBeTold() throws {
    let home = try TerminalHome()
    for folder in ["Journal", "Journal/2026", "Journal/2026/11", "Journal/2026/11/46"] {
      TerminalHome.makeFolder(home.path(folder))
    }
    for day in 10..<13 { home.write("day\n", to: "Journal/2026/11/46/2026-11-\(day).md") }
    let program = try home.start(columns: 120, rows: 36)
    try program.waitFor("3 notes")
    try choose("Show or hide folders", in: program)
    // The folders of the note that is shown are unfolded.
    try program.waitFor("▾ 46")
    try program.waitUntil { screen in
      (10..<13).allSatisfy { screen.text.contains("2026-11-\($0)") }
    }
  }
}
