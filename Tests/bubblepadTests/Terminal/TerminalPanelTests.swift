import CursesTerminalHarness
import Testing

/// The panels and dialogs, by keys.
@Suite("Terminal: panels", .serialized)
struct TerminalPanelTests {
  private func sample(columns: Int = 110, rows: Int = 34) throws -> (TerminalHome, TerminalHarness)
  {
    let home = try TerminalHome()
    let program = try home.start(["--no-animation", "--sample"], columns: columns, rows: rows)
    try program.waitUntil {
      $0.text.contains("Welcome to Bubblepad") && $0.text.contains("10 notes")
    }
    return (home, program)
  }

  @Test func theSampleNotebookOpensItsWelcome() throws {
    let (_, program) = try sample()
    let screen = program.screen
    #expect(screen.text.contains("saved"))
    #expect(screen.text.contains("Groceries"))
    #expect(screen.isCursorVisible)
    // The markers are hidden.
    #expect(!screen.text.contains("# Welcome"))
    #expect(!screen.text.contains("- [x]"))
    let place = try screen.place(of: "you see is what")
    #expect(screen.cell(place.column, place.row).isBold)
  }

  @Test func aNoteOpensFromTheListByKeys() throws {
    let (_, program) = try sample()
    program.send(Keys.alt("n") + Keys.down + Keys.enter)
    try program.waitFor("╭─ Groceries ")
    program.send("typed ")
    try program.waitFor("unsaved")
  }

  @Test func theFilterLeavesWhatMatches() throws {
    let (_, program) = try sample()
    program.send(Keys.alt("/") + "lisb")
    try program.waitFor("1 of 10")
    #expect(!program.screen.text.contains("Groceries  "))
    program.send(Keys.enter)
    try program.waitFor("╭─ Trip to Lisbon ")
    program.send(Keys.alt("/"))
    try program.waitFor("Enter open")
    program.send(Keys.escape)
    try program.waitFor("title, first line")
    program.send(Keys.alt("/") + "nothinglikeit")
    try program.waitFor("No title and no")
  }

  @Test func theFindBarIsUsedWithTheMouse() throws {
    let home = try TerminalHome()
    home.write("Foo foo foot\n", to: "A.md")
    let program = try home.start(["--no-animation", home.path("A.md")])
    try program.waitFor("Foo foo foot")
    program.send(Keys.ctrl("f") + "foo")
    try program.waitFor("1 of 3")
    program.click(try program.screen.place(of: "Aa word"))
    try program.waitFor("1 of 2")
    let word = try program.screen.place(of: "word .*")
    program.click(word)
    try program.waitUntil { $0.text.contains("1 of 1") }
    program.send(Keys.ctrl("r"))
    try program.waitFor("empty deletes")
    program.send("x")
    program.click(try program.screen.place(of: "Alt+A all"))
    try program.waitFor("Foo x foot")
  }

  @Test func whatKeysAreShownForIsClicked() throws {
    let (_, program) = try sample()
    program.send(Keys.ctrl("k"))
    try program.waitFor("Address or note")
    program.click(try program.screen.place(of: "Esc cancel"))
    try program.waitUntil { !$0.text.contains("Address or note") }
    program.click(try program.screen.place(of: "¶ "))
    try program.waitFor("Go to line")
    program.send(Keys.escape)
    try program.waitUntil { !$0.text.contains("Go to line") }
    program.click(try program.screen.place(of: "Ctrl+N new"))
    try program.waitFor("Untitled")
    program.send("x")
    try program.waitFor("unsaved")
    program.click(try program.screen.place(of: "unsaved"))
    try program.waitUntil { !$0.text.contains("unsaved") }
  }

  @Test func theFindBarHasItsKeysBeforeItsFields() throws {
    let home = try TerminalHome()
    home.write("Foo foo foo\n", to: "A.md")
    let program = try home.start(["--no-animation", home.path("A.md")])
    try program.waitFor("Foo foo foo")
    program.send(Keys.ctrl("f") + "Foo")
    try program.waitFor("1 of 3")
    program.send(Keys.alt("c"))
    try program.waitFor("1 of 1")
    program.send(Keys.alt("c"))
    try program.waitFor("1 of 3")
    program.send(Keys.alt("a") + "x")
    try program.waitFor("x x x")
  }

  @Test func tabInAParagraphStaysInTheText() throws {
    let home = try TerminalHome()
    home.write("words\n", to: "A.md")
    let program = try home.start(["--no-animation", home.path("A.md")])
    try program.waitFor("words")
    program.send(Keys.tab)
    try program.waitFor("F6 changes the panel")
    program.send("x")
    try program.waitFor("xwords")
  }

  @Test func quickOpenFindsAFewLetters() throws {
    let (_, program) = try sample()
    program.send(Keys.ctrl("o"))
    try program.waitFor("Open note")
    program.send("tblco")
    try program.waitFor("  tblco  ")
    program.send(Keys.enter)
    try program.waitFor("╭─ Tables and code ")
  }

  @Test func thePaletteRunsACommand() throws {
    let (_, program) = try sample()
    program.send(Keys.ctrl("p"))
    try program.waitFor("Commands")
    program.send("show or hide list")
    try program.waitFor("F9")
    program.send(Keys.enter)
    try program.waitForNo("title, first line")
    program.send(Keys.f9)
    try program.waitFor("title, first line")
  }

  @Test func theHelpListsTheKeys() throws {
    let (_, program) = try sample()
    program.send(Keys.f1)
    try program.waitUntil { $0.text.contains("Ctrl+S") && $0.text.contains("Write the note") }
    // It is searched by keys and by words.
    program.send("link")
    try program.waitUntil { $0.text.contains("Ctrl+K") && !$0.text.contains("Write the note") }
    program.send(Keys.ctrl("u") + "ctrl+s")
    try program.waitFor("Write the note")
    program.send(Keys.escape)
    try program.waitForNo("Write the note")
    // The focus is back in the text.
    program.send("typed")
    try program.waitFor("typedWelcome")
  }

  @Test func themesAreShownLiveAndGivenBackByEscape() throws {
    let (_, program) = try sample()
    let place = try program.screen.place(of: "This notebook")
    let ink = program.screen.cell(place.column, place.row).foreground
    program.send(Keys.f7)
    try program.waitFor("Theme")
    program.send("light")
    let corner = (column: program.screen.columns - 6, row: 8)
    let dark = program.screen.cell(corner.column, corner.row).background
    try program.waitUntil { $0.cell(corner.column, corner.row).background != dark }
    program.send(Keys.escape)
    try program.waitUntil {
      !$0.text.contains("type a few") && $0.cell(place.column, place.row).foreground == ink
    }
  }

  @Test func aNewNoteGetsATitleAndAFile() throws {
    let (home, program) = try sample()
    program.send(Keys.ctrl("n"))
    try program.waitFor("Untitled")
    program.send("Fresh" + Keys.enter)
    program.send("words")
    try program.waitFor("words")
    try program.save()
    let saved = home.text(home.root + "/data/bubblepad/sample/Fresh.md")
    #expect(saved?.hasPrefix("words") == true)
  }

  @Test func findGoesToTheNextMatch() throws {
    let (_, program) = try sample()
    program.send(Keys.ctrl("f") + "press")
    try program.waitFor("Find")
    program.settle()
    let first = program.screen.text
    program.send(Keys.ctrl("g"))
    try program.waitUntil { $0.text != first }
    program.send(Keys.ctrl("a") + "qqq")
    try program.waitFor("Not found")
    program.send(Keys.escape)
    try program.waitForNo("Not found")
  }

  @Test func aLinkToAnotherNoteIsFollowed() throws {
    let (_, program) = try sample()
    program.send(Keys.ctrl("f") + "Groceries")
    try program.waitFor("Find")
    program.send(Keys.escape)
    try program.waitForNo("Find")
    program.send("\u{1B}OS")
    try program.waitFor("╭─ Groceries ")
  }

  @Test func thePassphraseOpensTheLockedNote() throws {
    let (home, program) = try sample()
    program.send(Keys.ctrl("o") + "passw")
    try program.waitFor("Passwords")
    program.send(Keys.enter)
    try program.waitFor("Open locked note")
    program.send("not this one" + Keys.enter)
    try program.waitFor("✗", seconds: 300)
    #expect(program.screen.text.lowercased().contains("passphrase"))
    program.send(Keys.ctrl("a") + "bubbles drift upward" + Keys.enter)
    try program.waitUntil(seconds: 300) {
      !$0.text.contains("Open locked note") && $0.text.contains("╭─ Passwords ")
    }
    let said = String(decoding: program.received, as: UTF8.self)
    #expect(!said.contains("not this one"))
    #expect(said.components(between: "bubbles drift", and: "upward").isEmpty)
    let notes = home.root + "/data/bubblepad/sample"
    #expect(home.text(notes + "/Passwords.md")?.contains("age") == true)
  }

  /// What is selected in the note stands selected in the field: what is typed takes its place, time after time.
  @Test func theNextSearchTakesThePlaceOfTheOneBefore() throws {
    let home = try TerminalHome()
    home.write("Sec one\n\nSec two\n\nSec three\n", to: "A.md")
    let program = try home.open("A.md", showing: "Sec three")
    program.send(Keys.toTop + Keys.shiftEnd)
    for words in ["Sec two", "Sec three", "Sec one"] {
      program.send(Keys.ctrl("f"))
      program.settle()
      program.send(words)
      try program.waitFor("1 of 1")
      program.send(Keys.enter + Keys.escape)
      try program.waitForNo("1 of 1")
    }
    // It was found, and is selected.
    program.send("X")
    try program.waitForNo("Sec one")
    try program.save()
    #expect(home.text("A.md") == "X\n\nSec two\n\nSec three\n")
  }

  /// On the smallest screens the fields of the link box have their names beside them.
  @Test func theFieldsOfALinkHaveNames() throws {
    let home = try TerminalHome()
    home.write("see [here](https://example.org) too\n", to: "A.md")
    let program = try home.open("A.md", showing: "here", columns: 20, rows: 5)
    program.send(Keys.toTop + "\u{1B}[1;5C\u{1B}[1;5C")
    program.settle()
    program.send(Keys.ctrl("k"))
    try program.waitUntil { screen in
      let rows = screen.text.split(separator: "\n").map { $0.drop { $0 == " " } }
      return rows.contains { $0.hasPrefix("To ") && $0.contains("ample.org") }
        && rows.contains { $0.hasPrefix("Text ") && $0.contains("here") }
    }
  }
}
