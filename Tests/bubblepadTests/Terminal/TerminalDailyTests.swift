import BubblepadNotebook
import CursesInputFormats
import CursesTerminalHarness
import Testing

@testable import bubblepad

/// Daily notes, the calendar and templates in the built program.
@Suite("Terminal: daily notes", .serialized)
struct TerminalDailyTests {
  private func run(_ command: String, in program: TerminalHarness) throws {
    program.send(Keys.ctrl("p"))
    try program.waitFor("what do you want")
    program.send(command)
    try program.waitUntil { $0.text.contains(command) }
    program.send(Keys.enter)
  }

  private func start(
    _ files: [String: String], columns: Int = 80, rows: Int = 24
  ) throws -> (TerminalHome, TerminalHarness) {
    let home = try TerminalHome()
    for (name, text) in files {
      TerminalHome.makeFolder(home.path(name).parentFolder)
      home.write(text, to: name)
    }
    let program = try home.start(columns: columns, rows: rows)
    try program.waitFor("first words")
    return (home, program)
  }

  private func day(_ distance: Int = 0) throws -> CalendarDate {
    try #require(LocalTime.now.date?.advanced(by: distance))
  }

  private let settings =
    #"{"folder": "Journal", "format": "YYYY/YYYY-MM-DD", "template": "Templates/Day"}"#

  @Test func todaysNoteIsStartedFromItsTemplateAndOpenedAgain() throws {
    let (home, program) = try start([
      "Welcome.md": "first words\n", ".obsidian/daily-notes.json": settings,
      "Templates/Day.md": "# {{title}} plans\n\n",
    ])
    let today = try day()
    try run("today's note", in: program)
    try program.waitFor("\(today) plans")
    program.send("typed")
    try program.waitFor("typed")
    try program.save()
    let file = "Journal/\(today.year)/\(today).md"
    #expect(home.text(file) == "# \(today) plans\n\ntyped\n")
    #expect(home.text(".obsidian/daily-notes.json") == settings)
    #expect(TerminalHome.names(in: home.path(".obsidian")) == ["daily-notes.json"])
    try run("tomorrow's note", in: program)
    try program.waitFor("\(try day(1)) plans")
    try program.save()
    try run("previous daily", in: program)
    try program.waitFor("typed")
    #expect(home.text(file) == "# \(today) plans\n\ntyped\n")
    try run("previous daily", in: program)
    try program.waitFor("There is no earlier daily note than this.")
  }

  /// What is typed after a template that ends in a heading is no part of that.
  @Test func todaysNoteIsOpenedFromTheCommandLine() throws {
    let home = try TerminalHome()
    TerminalHome.makeFolder(home.path(".obsidian"))
    TerminalHome.makeFolder(home.path("Templates"))
    home.write(settings, to: ".obsidian/daily-notes.json")
    home.write("# {{title}}\n\n## Notes\n", to: "Templates/Day.md")
    let program = try home.start(["daily", home.notebook], columns: 80, rows: 24)
    let today = try day()
    try program.waitFor("Notes")
    program.send("typed")
    try program.waitFor("typed")
    try program.save()
    #expect(
      home.text("Journal/\(today.year)/\(today).md") == "# \(today)\n\n## Notes\n\ntyped\n")
  }

  @Test func aLineIsAddedFromTheCommandLine() throws {
    let home = try TerminalHome()
    TerminalHome.makeFolder(home.path(".obsidian"))
    TerminalHome.makeFolder(home.path("Templates"))
    home.write(settings, to: ".obsidian/daily-notes.json")
    home.write("# {{title}}\n", to: "Templates/Day.md")
    let today = try day()
    let environment = home.environment.map { "\($0.key)=\($0.value)" }
    let file = "Journal/\(today.year)/\(today).md"
    func add(_ text: String) throws -> BuiltProgram.Ending {
      try BuiltProgram.run(["daily", "--append", text, home.notebook], environment: environment)
    }
    let first = try add("- [ ] milk")
    // What is no terminal gets nothing.
    #expect(first.status == 0 && first.output == "")
    #expect(home.text(file) == "# \(today)\n- [ ] milk\n")
    home.write("a\r\nb", to: file)
    #expect(try add("c").status == 0)
    #expect(home.text(file) == "a\r\nb\r\n\r\nc\r\n")
    // A line is read as one of its own; items and rows go on where they are.
    for (before, line, after) in [
      ("- a\n", "- b", "- a\n- b\n"), ("- a\n", "b", "- a\n\nb\n"), ("a\n", "b", "a\n\nb\n"),
      ("a\n", "---", "a\n\n---\n"),
      ("1. a\n", "2. b", "1. a\n2. b\n"), ("a\n\n", "b", "a\n\nb\n"), ("", "b", "b\n"),
      ("|a|\n|-|\n", "|b|", "|a|\n|-|\n|b|\n"), ("a\n", "- b", "a\n\n- b\n"),
      ("a\n- b\nc\n", "- d", "a\n- b\nc\n- d\n"), ("# a\n", "b", "# a\n\nb\n"),
    ] {
      home.write(before, to: file)
      #expect(try add(line).status == 0)
      #expect(home.text(file) == after)
    }
    // A quotation continues: a line in its paragraph, an item in its list, the text of a callout.
    for (before, line, after) in [
      ("> a\n", "> b", "> a\n> b\n"), ("> a\n", "> - b", "> a\n>\n> - b\n"),
      ("> - a\n", "> - b", "> - a\n> - b\n"),
      ("> [!note] A\n", "> b", "> [!note] A\n> b\n"), ("> a\n", "b", "> a\n\nb\n"),
      ("> a\n", "> [!tip] B", "> a\n\n> [!tip] B\n"),
      (">> a\r\n", ">> b", ">> a\r\n>> b\r\n"),
      ("> a\n>\n", "> b", "> a\n>\n> b\n"), ("1) a\n", "2) b", "1) a\n2) b\n"),
    ] {
      home.write(before, to: file)
      #expect(try add(line).status == 0)
      #expect(home.text(file) == after)
    }
    // Each of several texts is a line of its own, without what a terminal would take for commands.
    home.write("", to: file)
    let several = ["--append", "- a", "--append", "- b\u{1B}\u{7}c", "--append", "--- d"]
    let added = try BuiltProgram.run(
      ["daily"] + several + [home.notebook], environment: environment)
    #expect(added.status == 0 && home.text(file) == "- a\n- bc\n\n--- d\n")
    home.write(Array("caf".utf8) + [0xE9, 0x0A], to: file)
    #expect(try add("thé").status == 0)
    #expect(home.bytes(file) == Array("caf".utf8) + [0xE9, 0x0A, 0x0A, 0x74, 0x68, 0xE9, 0x0A])
    let lacking = try add("→")
    #expect(lacking.status == 73 && lacking.error.contains("Windows-1252, which lacks"))
    let nothing = try add("-")
    #expect(nothing.status == 66 && nothing.error.contains("nothing to add"))
    for text in ["", "  "] {
      let empty = try add(text)
      #expect(empty.status == 64 && empty.error.contains("nothing to add"))
    }
    let words = ["daily", "--append", "buy", "some", "milk"]
    let unquoted = try BuiltProgram.run(words, environment: environment)
    #expect(unquoted.status == 64 && unquoted.error.contains("quotation marks"))
    let two = try BuiltProgram.run(Array(words.dropLast()), environment: environment)
    #expect(two.status == 66 && two.error.contains("quotation marks"))
    home.write([0, 1, 2], to: file)
    let refused = try add("d")
    #expect(refused.status == 73 && refused.error.contains("is not a text file"))
    #expect(home.bytes(file) == [0, 1, 2])
    let missing = try BuiltProgram.run(["daily", "--append", "x"], environment: environment)
    #expect(missing.status == 66 && missing.error.contains("start bubblepad once to create it"))
  }

  @Test func aTerminalIsToldWhereALineWasAdded() throws {
    let home = try TerminalHome()
    let program = try home.start(["daily", "--append", "milk", home.notebook], columns: 200)
    try program.waitFor("Added to \(home.notebook)/\(try day()).md")
    #expect(home.text("\(try day()).md") == "milk\n")
  }

  /// A folder without notes is watched too: what another program writes there is seen.
  @Test func aTemplateOfAnotherProgramIsOffered() throws {
    let (home, program) = try start(["Welcome.md": "first words\n"])
    program.settle(milliseconds: 500)
    TerminalHome.makeFolder(home.path("Templates"))
    program.settle(milliseconds: 1000)
    home.write("# Meeting\n", to: "Templates/Protocol.md")
    try program.waitFor("Protocol")
    try run("insert template", in: program)
    try program.waitUntil { $0.text.contains("Insert template") && $0.text.contains("Protocol") }
  }

  @Test func withoutSettingsTheNoteStandsAtTheTop() throws {
    let (home, program) = try start(["Welcome.md": "first words\n"])
    try run("yesterday's note", in: program)
    let name = try day(-1).description
    try program.waitUntil { $0.text.contains(name) }
    program.send("words")
    try program.waitFor("words")
    try program.save()
    #expect(home.text("\(name).md") == "words\n")
    #expect(!TerminalHome.names(in: home.notebook).contains(".obsidian"))
  }

  @Test func aFolderOutsideTheNotebookIsRefused() throws {
    let (home, program) = try start([
      "Welcome.md": "first words\n", ".obsidian/daily-notes.json": #"{"folder": "../out"}"#,
    ])
    try run("today's note", in: program)
    try program.waitFor("leads out of the notebook")
    #expect(!TerminalHome.names(in: home.root).contains("out"))
  }

  @Test func aDamagedSettingsFileIsSaidAndTheNoteIsStarted() throws {
    let (_, program) = try start([
      "Welcome.md": "first words\n", ".obsidian/daily-notes.json": #"{"folder": "#,
    ])
    try run("today's note", in: program)
    try program.waitFor("Cannot read .obsidian/daily-notes.json")
    let name = try day().description
    try program.waitUntil { $0.text.contains("─ \(name)") }
  }

  @Test(arguments: [(80, 24), (40, 10), (30, 6)])
  func theCalendarGoesByDayWeekAndMonth(_ columns: Int, _ rows: Int) throws {
    let (home, program) = try start(
      ["Welcome.md": "first words\n", "2024-02-29.md": "leap day\n"], columns: columns, rows: rows)
    program.send(Keys.ctrl("o"))
    program.send("2024-02-29" + Keys.enter)
    try program.waitUntil { $0.text.contains("leap day") }
    try run("calendar", in: program)
    try program.waitUntil { $0.text.contains("29•") }
    if rows >= 10 { try program.waitFor("February 2024") }
    // A month on, a week back and a day back: 21 March.
    program.send("\u{1B}[6~" + Keys.up + "\u{1B}[D")
    if rows >= 10 { try program.waitFor("March 2024") }
    if rows >= 24 { try program.waitFor("Thursday, 21 March 2024") }
    program.send(Keys.enter)
    try program.waitUntil { !$0.text.contains("Mo  Tu") && !$0.text.contains(" 20  21  22") }
    program.send("spring")
    try program.waitUntil { $0.text.contains("spring") }
    try program.save()
    #expect(home.text("2024-03-21.md") == "spring\n")
  }

  @Test func escapeClosesTheCalendar() throws {
    let (_, program) = try start(["Welcome.md": "first words\n"])
    try run("calendar", in: program)
    try program.waitFor("Mo  Tu  We  Th  Fr  Sa  Su")
    program.send("\u{1B}[5~\u{1B}[5~")
    program.send("t")
    let today = try day()
    try program.waitFor("\(CalendarNames.month(today.month)) \(today.year)")
    try program.waitFor("today")
    program.send(Keys.escape)
    try program.waitForNo("Mo  Tu")
    #expect(program.screen.text.contains("first words"))
  }

  @Test func aTemplateIsPutInAsOneStep() throws {
    let note = "---\ntags: mine\n---\nfirst words\n"
    let (home, program) = try start([
      "Welcome.md": note,
      "Templates/Meeting.md": "---\ntags: [x]\nwith: nobody\n---\nAbout {{title}}: ",
    ])
    program.send(Keys.end)
    try run("insert template", in: program)
    try program.waitFor("Insert template")
    try program.waitFor("Meeting")
    program.send("meet" + Keys.enter)
    try program.waitFor("with: nobody")
    try program.waitFor("About Welcome")
    program.send(Keys.ctrl("s"))
    try program.waitFor("✓ Saved.")
    let text = try #require(home.text("Welcome.md"))
    #expect(text.hasPrefix("---\ntags: [mine, x]\nwith: nobody\n---\n"))
    #expect(text.contains("About Welcome: "))
    program.send(Keys.ctrl("z"))
    try program.waitForNo("with: nobody")
    try program.save()
    #expect(home.text("Welcome.md") == note)
  }

  @Test func aUniqueNoteTakesTheNextFreeMinute() throws {
    let (home, program) = try start([
      "Welcome.md": "first words\n",
      // The next minute may be of the next hour, or of the next day.
      ".obsidian/zk-prefixer.json": #"{"folder": "zk", "format": "YYYY[x]"}"#,
    ])
    try run("unique", in: program)
    program.send("one")
    try program.waitFor("one")
    try program.save()
    let first = try #require(TerminalHome.names(in: home.path("zk")).first)
    try run("unique", in: program)
    try program.waitFor("there is a note of that name already")
    #expect(TerminalHome.names(in: home.path("zk")) == [first])
  }
}
