import CursesTerminalHarness
import Testing

/// A day with notes: new ones, finding them, the trash, other names, small windows.
@Suite("Terminal: a day with notes", .serialized)
struct TerminalNotesTests {
  private func notebook(
    _ notes: [String: String], columns: Int = 80, rows: Int = 24, showing text: String
  ) throws -> (TerminalHome, TerminalHarness) {
    let home = try TerminalHome()
    for (name, bytes) in notes {
      if let slash = name.lastIndex(of: "/") {
        TerminalHome.makeFolder(home.path("\(name[..<slash])"))
      }
      home.write(bytes, to: name)
    }
    let program = try home.start(columns: columns, rows: rows)
    try program.waitFor(text)
    try program.waitUntil { $0.text.contains("\(notes.count) note") }
    return (home, program)
  }

  // MARK: The start

  /// The list takes a while; what is typed meanwhile is meant for the note it will name, not for the filter.
  @Test func whatIsTypedBeforeTheFirstNoteIsThereGoesIntoIt() throws {
    let home = try TerminalHome()
    for number in 1...2000 { home.write("other\n", to: "Note \(number).md") }
    home.write("first\n", to: "Welcome.md")
    let program = try home.start(columns: 80, rows: 24)
    try program.waitFor("title, first line")
    program.send("typed ahead ")
    try program.waitFor("typed ahead first")
    try program.save()
    #expect(home.text("Welcome.md") == "typed ahead first\n")
  }

  // MARK: Folders

  /// A note goes into a new folder with its links as one step; who says Esc has made no folder.
  @Test func aNoteIsMovedWithItsLinksAndBack() throws {
    let (home, program) = try notebook(
      ["A.md": "see [the plan](B.md)\n", "B.md": "the plan\n"], showing: "plan")
    func choose() throws {
      program.send(Keys.ctrl("p") + "move note" + Keys.enter)
      try program.waitFor("Move “A” to")
      program.send("work/new")
      try program.waitFor("New folder “work/new”")
      program.send(Keys.enter)
      try program.waitFor("1 link has to change to keep working")
    }
    program.send(Keys.ctrl("o") + "A" + Keys.enter)
    try program.waitFor("see the plan")
    try choose()
    program.send(Keys.escape)
    try program.waitFor("Not moved.")
    let names = TerminalHome.names(in: home.notebook).filter { !$0.hasPrefix(".") }
    #expect(names == ["A.md", "B.md"])
    try choose()
    program.send(Keys.enter)
    try program.waitUntil { _ in
      home.text("work/new/A.md") == "see [the plan](../../B.md)\n" && home.text("A.md") == nil
    }
    try program.waitFor("Moved to “work/new”, and 1 link changed.")
    program.send(Keys.ctrl("z"))
    try program.waitUntil { _ in
      home.text("A.md") == "see [the plan](B.md)\n" && home.text("work/new/A.md") == nil
    }
  }

  // MARK: The list

  /// What is too long is cut, and the date is there all the same.
  @Test func everyEntryHasItsDate() throws {
    let (_, program) = try notebook(
      ["Letter to Aunt Margaret about the summer.md": "dear\n", "B.md": "b\n", "Plain.txt": "p\n"],
      showing: "Letter to")
    let rows = program.screen.text.split(separator: "\n").map { $0.prefix(28) }
    for title in ["Letter to", "B ", "Plain.txt"] {
      #expect(rows.contains { $0.contains(" \(title)") && $0.contains(" today ") }, "\(title)")
    }
  }

  /// The last note that a filter lets through is deleted: nothing is typed into the filter unasked.
  @Test func theFocusStaysInAListThatHasBecomeEmpty() throws {
    let (home, program) = try notebook(["Aa.md": "a\n", "Zz.md": "z\n"], showing: "2 notes")
    program.send(Keys.alt("n") + "Zz" + Keys.down)
    try program.waitFor("Enter open")
    program.send("\u{1B}[3~")
    try program.waitFor("is in the trash")
    #expect(home.text("Zz.md") == nil)
    program.send(Keys.alt("b") + Keys.escape)
    try program.waitFor("1 note ")
    #expect(program.screen.text.contains("title, first line"))
  }

  /// Behind an open dialog no key is silent, and none does anything.
  @Test func aDialogAnswersTheKeysOfCommands() throws {
    let (_, program) = try notebook(["A.md": "a\n"], showing: "1 note")
    program.send(Keys.ctrl("o"))
    try program.waitFor("Enter open")
    program.send(Keys.ctrl("p"))
    try program.waitFor("Close this box with Esc first; then Ctrl+P is")
    #expect(program.screen.text.contains("Open note"))
    program.send(Keys.escape)
    try program.waitForNo("Open note")
  }

  // MARK: Links

  /// The link dialog takes the name of a note, and writes the file's as other programs need it.
  @Test func aNoteIsLinkedByItsName() throws {
    let (home, program) = try notebook(
      ["A.md": "first\n", "Old plans.md": "old\n", "work/Deep.md": "deep\n"], showing: "Deep")
    program.send(Keys.ctrl("o") + "A" + Keys.enter)
    for typed in ["Old plans", "Deep#a", "Deep", "a.pdf", "#here"] {
      program.send(Keys.ctrl("k"))
      try program.waitFor("Address or note")
      program.send(typed + Keys.enter)
      try program.waitUntil { !$0.text.contains("Address or note") }
      program.send(" ")
    }
    try program.save()
    #expect(
      home.text("A.md")
        == "[Old plans](<Old plans.md>) [Deep#a](work/Deep.md#a) [Deep](work/Deep.md) "
        + "[a.pdf](a.pdf) [#here](#here) first\n")
  }

  @Test func aLinkToAMissingNoteIsSaidAndStartsIt() throws {
    let (home, program) = try notebook(["A.md": "first\n"], showing: "first")
    program.send(Keys.ctrl("k"))
    try program.waitFor("Address or note")
    program.send("Plans" + Keys.enter)
    try program.waitFor("There is no such note yet")
    try program.save()
    #expect(home.text("A.md") == "[Plans](Plans.md)first\n")
    program.send(Keys.home + Keys.alt("\r"))
    try program.waitUntil { $0.text.contains("▌ Plans") }
    program.send("words")
    try program.waitFor("words")
    try program.save()
    #expect(home.text("Plans.md") == "words\n")
  }

  // MARK: New notes

  @Test func aNewNoteStandsInTheListAndPromptsForItsTitle() throws {
    let (home, program) = try notebook(["A.md": "first\n"], showing: "first")
    program.send(Keys.ctrl("n"))
    try program.waitUntil { $0.text.contains("▌ Untitled") }
    // What is typed is the title: nothing has to be deleted before.
    program.send("Plans")
    try program.waitUntil { $0.text.contains("▌ Plans") && $0.text.contains("Esc no title") }
    #expect(!program.screen.text.contains("Untitled"))
    program.send(Keys.enter + "words" + Keys.ctrl("s"))
    try program.waitFor("✓ Saved.")
    #expect(home.text("Plans.md") == "words\n")
  }

  @Test func aNewNoteWithoutATitleIsSavedAsThePromptSays() throws {
    let (home, program) = try notebook(["Untitled.md": "first\n"], showing: "first")
    program.send(Keys.ctrl("n"))
    try program.waitFor("▌ Untitled 2")
    program.send(Keys.enter + "words" + Keys.ctrl("s"))
    try program.waitFor("✓ Saved.")
    #expect(home.text("Untitled 2.md") == "words\n")
    #expect(home.text("Untitled.md") == "first\n")
  }

  /// One panel alone has the accent's border: the page's, of which the title is a part, or the list's.
  @Test func onlyThePageOfANewNoteHasTheFocus() throws {
    let (_, program) = try notebook(["A.md": "first\n"], showing: "first")
    // The accent is the greener of the two, whatever light it has taken.
    func greens(_ screen: TerminalScreen) throws -> (list: Int, page: Int) {
      let row = try #require((0..<screen.rows).last { screen.text(row: $0).contains("╰") })
      let corners = (0..<screen.columns).filter { screen.cell($0, row).text == "╰" }
      try #require(corners.count == 2)
      let colors = try corners.map { try #require(screen.cell($0, row).foreground) }
      return ((colors[0] >> 8) & 0xFF, (colors[1] >> 8) & 0xFF)
    }
    let before = try greens(program.screen)
    #expect(before.page > before.list)
    program.send(Keys.ctrl("n"))
    try program.waitFor("▌ Untitled")
    try program.waitFor("Enter go to the text")
    let titled = try greens(program.screen)
    #expect(titled.page > titled.list)
    program.send(Keys.alt("n"))
    try program.waitFor("Enter open")
    let listed = try greens(program.screen)
    #expect(listed.list > listed.page)
  }

  @Test func escapeGivesTheOldTitleBack() throws {
    let (home, program) = try notebook(["Old.md": "first\n"], showing: "first")
    program.send("\u{1B}OQ")
    try program.waitFor("Esc old title")
    program.send("Quite other")
    try program.waitFor("─ Quite other")
    program.send(Keys.escape)
    try program.waitForNo("Quite other")
    program.send("x")
    try program.waitFor("xfirst")
    program.send(Keys.ctrl("s"))
    try program.waitFor("✓ Saved.")
    #expect(home.text("Old.md") == "xfirst\n")
  }

  // MARK: The list

  @Test func movingThroughTheListShowsTheNotes() throws {
    let (_, program) = try notebook(
      ["A.md": "one\n\nalpha text\n", "B.md": "two\n\nbeta text\n"], showing: " text")
    program.send(Keys.alt("n") + Keys.home)
    try program.waitUntil { $0.text.contains("Enter open") }
    let first = program.screen.text.contains("alpha text") ? "alpha text" : "beta text"
    let other = first == "alpha text" ? "beta text" : "alpha text"
    program.send(Keys.down)
    try program.waitUntil { $0.text.contains(other) && !$0.text.contains(first) }
    // The focus is still in the list.
    program.send(Keys.up)
    try program.waitUntil { $0.text.contains(first) && !$0.text.contains(other) }
  }

  @Test func typingInTheListFiltersIt() throws {
    let (_, program) = try notebook(
      ["Apples.md": "red\n", "Pears.md": "green\n"], showing: "Pears")
    program.send(Keys.alt("n"))
    try program.waitFor("Enter open")
    program.send("pea")
    try program.waitFor("1 of 2")
    // It may be the note that is open, whose title is shown too.
    let rows = (0..<program.screen.rows).map { program.screen.text(row: $0) }
    #expect(!rows.contains { $0.contains("Apples") && $0.contains("today") })
    program.send(Keys.escape)
    try program.waitFor("2 notes")
  }

  @Test func theFilterSaysWhatItLooksAtAndEnterSearchesTheTexts() throws {
    let deep =
      "Start\n\n" + String(repeating: "filler line\n\n", count: 20) + "a hidden Größe here\n"
    let (_, program) = try notebook(
      ["Deep.md": deep, "Other.md": "nothing\n"], showing: "title, first line")
    program.send(Keys.alt("/") + "grosse")
    try program.waitUntil { $0.text.contains("No title and no") && $0.text.contains("Enter") }
    program.send(Keys.enter)
    try program.waitFor("1 note matches")
    try program.waitFor("a hidden Größe here")
    program.send(Keys.enter)
    // The note is open at the line.
    try program.waitUntil { $0.text.contains("╭─ Deep") && $0.text.contains("¶ 43:") }
    // The filter is about titles again.
    program.send(Keys.alt("/") + "x")
    try program.waitFor("No title and no")
  }

  @Test(arguments: [(80, 24), (120, 36)])
  func entriesStandApartFromTheFooter(_ columns: Int, _ rows: Int) throws {
    var notes: [String: String] = [:]
    for number in 1...40 { notes["Note \(number).md"] = "line \(number)\n" }
    let (_, program) = try notebook(notes, columns: columns, rows: rows, showing: "40 notes")
    let footer = try program.screen.place(of: "40 notes").row
    let above = program.screen.text(row: footer - 1)
    #expect(!above.contains { $0.isLetter || $0.isNumber })
  }

  // MARK: The trash

  @Test func deletingIsUndoneAndTheNextNoteIsSelected() throws {
    let (home, program) = try notebook(
      ["A.md": "alpha\n", "B.md": "beta\n", "C.md": "gamma\n"], showing: "3 notes")
    program.send(Keys.alt("n") + Keys.home)
    try program.waitFor("Enter open")
    program.send("\u{1B}[3~")
    try program.waitUntil { $0.text.contains("is in the trash") && $0.text.contains("2 notes") }
    #expect(program.screen.text.contains("▌ "))
    let left = TerminalHome.names(in: home.notebook)
    #expect(left.count == 2)
    program.send(Keys.ctrl("z"))
    try program.waitUntil { $0.text.contains("is restored") && $0.text.contains("3 notes") }
    #expect(TerminalHome.names(in: home.notebook) == ["A.md", "B.md", "C.md"])
    #expect(home.text("B.md") == "beta\n")
    #expect(TerminalHome.names(in: home.root + "/data/Trash/files").isEmpty)
  }

  /// What has left the trash in another way is no step any more: restoring it is one, and then the one before it.
  @Test func restoringFromTheTrashIsUndone() throws {
    let (home, program) = try notebook(
      ["A.md": "alpha\n", "B.md": "beta\n", "C.md": "gamma\n"], showing: "3 notes")
    program.send(Keys.alt("n") + Keys.home)
    try program.waitFor("Enter open")
    program.send("\u{1B}[3~")
    try program.waitFor("2 notes")
    program.send("\u{1B}[3~")
    try program.waitFor("1 note")
    program.send(Keys.ctrl("p"))
    try program.waitFor("Commands")
    program.send("show trash\r")
    try program.waitFor("Enter restore")
    program.send(Keys.enter)
    try program.waitUntil { $0.text.contains("is restored") && $0.text.contains("2 notes") }
    let restored = TerminalHome.names(in: home.notebook)
    program.send(Keys.alt("n") + Keys.ctrl("z"))
    try program.waitUntil { $0.text.contains("is in the trash") && $0.text.contains("1 note") }
    program.send(Keys.ctrl("z"))
    try program.waitUntil { $0.text.contains("is restored") && $0.text.contains("2 notes") }
    #expect(TerminalHome.names(in: home.notebook) != restored)
  }

  @Test func theTrashIsShownRestoredFromAndEmptied() throws {
    let (home, program) = try notebook(["A.md": "alpha\n", "B.md": "beta\n"], showing: "2 notes")
    for _ in 0..<2 {
      program.send(Keys.alt("n") + Keys.home)
      try program.waitFor("Enter open")
      program.send("\u{1B}[3~")
      try program.waitFor("is in the trash")
      program.send(Keys.alt("n"))
      try program.waitForNo("is in the trash")
    }
    home.write("foreign", to: home.root + "/data/Trash/files/other.txt")
    home.write(
      "[Trash Info]\nPath=/elsewhere/other.txt\nDeletionDate=2026-01-01T00:00:00\n",
      to: home.root + "/data/Trash/info/other.txt.trashinfo")
    program.send(Keys.ctrl("p") + "restore" + Keys.enter)
    try program.waitUntil { $0.text.contains("Enter restore") && $0.text.contains("deleted today") }
    #expect(!program.screen.text.contains("other"))
    #expect(program.screen.text.contains("Alt+D delete for good  Alt+E empty trash  Esc close"))
    program.send("A" + Keys.enter)
    try program.waitFor("is restored")
    #expect(home.text("A.md") == "alpha\n")
    program.send(Keys.ctrl("p") + "empty trash" + Keys.enter)
    try program.waitFor("cannot be undone")
    program.send(Keys.enter)
    try program.waitFor("“B” is deleted.")
    // What is not of this notebook stays.
    #expect(TerminalHome.names(in: home.root + "/data/Trash/files") == ["other.txt"])
  }

  // MARK: Renaming

  @Test func renamingShowsTheLinksAndChangesThemAsOneStep() throws {
    let links =
      "See [[Old]], [[old|it]], [[Old#Part]] and [x](Old.md#part).\n\n`[[Old]]` [[Older]]\n"
    let (home, program) = try notebook(
      ["Old.md": "# Part\n", "Links.md": links], showing: "2 notes")
    program.send(Keys.ctrl("o") + "old" + Keys.enter)
    try program.waitFor("╭─ Old ")
    program.send("\u{1B}OQ")
    try program.waitFor("Esc old title")
    program.send(Keys.ctrl("a") + "New name" + Keys.enter)
    try program.waitUntil {
      $0.text.contains("4 links lead here, in 1 note") && $0.text.contains("[[New name]]")
    }
    #expect(home.text("Links.md") == links)
    program.send("r")
    try program.waitFor("Renamed, and 4 links changed.")
    let changed =
      "See [[New name]], [[New name|it]], [[New name#Part]] and [x](New%20name.md#part).\n\n"
      + "`[[Old]]` [[Older]]\n"
    #expect(home.text("Links.md") == changed)
    #expect(home.text("New name.md") == "# Part\n" && home.text("Old.md") == nil)
    program.send(Keys.ctrl("z"))
    try program.waitFor("It is “Old” again.")
    #expect(home.text("Links.md") == links)
    #expect(home.text("Old.md") == "# Part\n" && home.text("New name.md") == nil)
  }

  @Test func renamingAloneLeavesTheLinks() throws {
    let (home, program) = try notebook(
      ["Old.md": "text\n", "Links.md": "See [[Old]].\n"], showing: "2 notes")
    program.send(Keys.ctrl("o") + "old" + Keys.enter)
    try program.waitFor("╭─ Old ")
    program.send("\u{1B}OQ" + Keys.ctrl("a") + "New" + Keys.enter)
    try program.waitFor("1 link leads here")
    program.send("o")
    try program.waitFor("Renamed to “New”")
    #expect(home.text("Links.md") == "See [[Old]].\n")
    #expect(home.text("New.md") == "text\n")
  }

  @Test func aLinkThatWasChangedMeanwhileIsLeftAlone() throws {
    let (home, program) = try notebook(
      ["Old.md": "text\n", "Links.md": "See [[Old]].\n"], showing: "2 notes")
    program.send(Keys.ctrl("o") + "old" + Keys.enter)
    try program.waitFor("╭─ Old ")
    program.send("\u{1B}OQ" + Keys.ctrl("a") + "New" + Keys.enter)
    try program.waitFor("1 link leads here")
    home.write("Another program wrote [[Old]].\n", to: "Links.md")
    program.send("r")
    try program.waitFor("stay as they were: another program")
    #expect(home.text("Links.md") == "Another program wrote [[Old]].\n")
  }

  // MARK: Small things

  @Test func aTaskIsMadeOfWhatIsNone() throws {
    let home = try TerminalHome()
    home.write("buy milk\n", to: "A.md")
    let program = try home.open("A.md", showing: "buy milk")
    program.send(Keys.ctrl("t"))
    try program.waitFor("☐ buy milk")
    program.send(Keys.ctrl("t"))
    try program.waitFor("☑ buy milk")
    try program.save()
    #expect(home.text("A.md") == "- [x] buy milk\n")
  }

  @Test func theFindBarIsLeftWithF6() throws {
    let home = try TerminalHome()
    home.write("some words\n", to: "A.md")
    let program = try home.open("A.md", showing: "some words")
    program.send(Keys.ctrl("f") + "words")
    try program.waitFor("1 of 1")
    program.send("\u{1B}[17~")
    try program.waitFor("Ctrl+B bold")
  }

  @Test func aMissingPictureSaysWhy() throws {
    let home = try TerminalHome()
    home.write("![a view](gone.png)\n\ntext\n", to: "A.md")
    let program = try home.open("A.md", showing: "text")
    try program.waitFor("gone.png is missing: there is no such file")
  }

  @Test func rowsOfATableThatWrapAreToldApart() throws {
    let home = try TerminalHome()
    let long = "a cell that is much too long for one row of a window as narrow as this one is"
    home.write("|a|b|\n|---|---|\n|x|\(long)|\n|y|short|\n|z|brief|\n", to: "A.md")
    let program = try home.open("A.md", showing: "short", columns: 60, rows: 24)
    let lines = (0..<24).filter { program.screen.text(row: $0).contains("┼") }
    #expect(lines.count == 2)
    let (y, z) = (try program.screen.place(of: "y  ").row, try program.screen.place(of: "z  ").row)
    #expect(lines.last == y - 1 && z == y + 1)
  }

  @Test func anASCIITerminalGetsThreeDots() throws {
    let home = try TerminalHome()
    home.write("text\n", to: "A.md")
    let program = try home.open("A.md", showing: "text", environment: ["LANG": "C"])
    program.send(Keys.ctrl("p") + "save as")
    try program.waitFor("Save as...")
    #expect(!program.screen.text.contains("…"))
  }

  @Test func aDialogIsAloneForAScreenReader() throws {
    let home = try TerminalHome()
    home.write("secret text behind\n", to: "A.md")
    let program = try home.open("A.md", showing: "behind", arguments: ["--screen-reader"])
    program.send("x" + Keys.ctrl("q"))
    try program.waitFor("has changes that are not saved")
    #expect(!program.screen.text.contains("behind"))
    program.send(Keys.escape)
    try program.waitFor("behind")
    program.send("y")
    try program.waitFor("xysecret")
  }

  // MARK: Small windows

  @Test(arguments: [(20, 3), (20, 5), (39, 9), (80, 3)])
  func aCommitMessageIsWrittenInASmallSplit(_ columns: Int, _ rows: Int) throws {
    let home = try TerminalHome()
    home.write("\n# comment\n", to: "COMMIT_EDITMSG")
    let program = try home.start(
      ["--no-animation", home.path("COMMIT_EDITMSG")], columns: columns, rows: rows)
    try program.waitFor("¶ 1:1")
    program.send("Mend it")
    try program.waitFor("Mend it")
    program.send(Keys.ctrl("f") + "Mend")
    try program.waitFor("1 of 1")
    program.send(Keys.escape)
    try program.waitForNo("1 of 1")
    program.send(Keys.ctrl("q"))
    try program.waitFor("Save and quit")
    program.send(Keys.enter)
    #expect(program.waitForExit() == .exited(0))
    #expect(home.text("COMMIT_EDITMSG") == "Mend it\n# comment\n")
  }
}
