import CursesTerminalHarness
import Glibc
import Testing

/// What reaches the disk when a person types and saves, byte for byte.
@Suite("Terminal: saving", .serialized)
struct TerminalSavingTests {
  private static let invalid: [UInt8] = [0x61, 0x62, 0xFF, 0x63, 0x0A, 0x0A, 0x64, 0x0A]

  @Test func boldTypedAtTheEndIsAllThatChanges() throws {
    let home = try TerminalHome()
    home.write("# Head\n\n* one\n* two\n\nLast line.\n", to: "A.md")
    home.write(Self.invalid, to: "B.md")
    let program = try home.open("A.md", showing: "Last line.")
    program.send(Keys.toEnd + " plain " + Keys.ctrl("b") + "bold" + Keys.ctrl("b") + " end")
    try program.waitFor("Last line. plain bold end")
    try program.waitFor("unsaved")
    try program.save()
    #expect(
      home.text("A.md") == "# Head\n\n* one\n* two\n\nLast line. plain **bold** end\n")
    #expect(home.bytes("B.md") == Self.invalid)
    #expect(TerminalHome.names(in: home.notebook) == ["A.md", "B.md"])
  }

  @Test func lineEndsAndAMissingLastOneStay() throws {
    let home = try TerminalHome()
    home.write("Setext\r\n======\r\n\r\nsome  words\r\nlast", to: "C.md")
    let program = try home.open("C.md", showing: "last")
    program.send(Keys.toEnd + "!")
    try program.waitFor("last!")
    try program.save()
    #expect(home.text("C.md") == "Setext\r\n======\r\n\r\nsome  words\r\nlast!")
  }

  @Test func aNewParagraphTakesTheFilesLineEnd() throws {
    let home = try TerminalHome()
    home.write("first\r\n\r\nlast\r\n", to: "C.md")
    let program = try home.open("C.md", showing: "last")
    program.send(Keys.toEnd + Keys.enter + "new")
    try program.waitFor("new")
    try program.save()
    #expect(home.text("C.md")?.hasPrefix("first\r\n\r\nlast\r\n\r\nnew") == true)
  }

  @Test func bytesThatAreNoTextStay() throws {
    let home = try TerminalHome()
    home.write(Self.invalid, to: "B.md")
    let program = try home.open("B.md", showing: "ab")
    program.send(Keys.toTop + "z")
    try program.waitFor("zab")
    try program.save()
    #expect(home.bytes("B.md") == [0x7A] + Self.invalid)
  }

  @Test func undoingEverythingIsTheFileAgain() throws {
    let home = try TerminalHome()
    let text = "Some *odd*   Markdown\\\nwith __two__ ways  \n- a\n- b"
    home.write(text, to: "D.md")
    let program = try home.open("D.md", showing: "Markdown")
    program.send("typed" + Keys.ctrl("b"))
    try program.waitFor("unsaved")
    for _ in 0..<6 { program.send(Keys.ctrl("z")) }
    try program.waitForNo("typed")
    try program.waitForNo("unsaved")
    program.send(Keys.ctrl("s"))
    try program.waitFor("saved")
    #expect(home.text("D.md") == text)
  }

  @Test func anEmptyTitleIsRefused() throws {
    let home = try TerminalHome()
    home.write("text\n", to: "Name.md")
    let program = try home.open("Name.md", showing: "text")
    program.send("more ")
    program.send(Keys.f2 + Keys.ctrl("a") + "\u{7F}")
    try program.waitFor("A note needs a title.")
    program.send(Keys.ctrl("s"))
    try program.waitFor("A note needs a title.")
    program.settle()
    #expect(home.text("Name.md") == "text\n")
    #expect(TerminalHome.names(in: home.notebook) == ["Name.md"])
  }

  @Test func aTakenTitleIsRefusedAndAFreeOneRenames() throws {
    let home = try TerminalHome()
    home.write("mine\n", to: "Mine.md")
    home.write("theirs\n", to: "Theirs.md")
    let program = try home.open("Mine.md", showing: "mine")
    program.send(Keys.alt("h") + Keys.ctrl("a") + "theirs")
    try program.waitFor("There is already a note called Theirs.")
    program.send(Keys.ctrl("s"))
    program.settle()
    #expect(home.text("Theirs.md") == "theirs\n")
    #expect(home.text("Mine.md") == "mine\n")
    program.send(" too" + Keys.enter)
    try program.waitFor("✓ Saved.")
    #expect(TerminalHome.names(in: home.notebook) == ["Theirs.md", "theirs too.md"])
    #expect(home.text("theirs too.md") == "mine\n")
  }

  @Test func whatAnotherProgramWroteIsNotOverwrittenUnasked() throws {
    let home = try TerminalHome()
    home.write("first\n", to: "A.md")
    let program = try home.open("A.md", showing: "first")
    program.send("my ")
    try program.waitFor("my first")
    home.write("from elsewhere\n", to: "A.md")
    program.send(Keys.ctrl("s"))
    try program.waitFor("Changed by another program")
    // Both texts stand side by side, and what differs has a colour and a sign.
    try program.waitUntil { screen in
      guard screen.text.contains("Yours, not saved"), screen.text.contains("− my first"),
        screen.text.contains("+ from elsewhere")
      else { return false }
      let (mine, theirs) = (
        try screen.place(of: "my first"), try screen.place(of: "from elsewhere")
      )
      return mine.row <= theirs.row && theirs.column > mine.column
    }
    #expect(home.text("A.md") == "from elsewhere\n")
    // Whoever goes on typing has not chosen.
    program.send("o")
    program.settle()
    try program.waitFor("Changed by another program")
    #expect(home.text("A.md") == "from elsewhere\n")
    program.send("\t\t\r")
    try program.waitFor("✓ Saved.")
    #expect(home.text("A.md") == "my first\n")
  }

  @Test func aFileThatIsGoneIsWrittenAgainWhenAsked() throws {
    let home = try TerminalHome()
    home.write("first\n", to: "A.md")
    let program = try home.start()
    // The field of the filter says “first line” before there is a note.
    try program.waitFor("1 word")
    unlink(home.path("A.md"))
    try program.waitFor("The file of this note was removed. Write it again with Ctrl+S.")
    try program.save()
    #expect(home.text("A.md") == "first\n")
  }

  /// It may have come back with other words in it.
  @Test func aFileThatIsGoneAndBackIsNotOverwritten() throws {
    let home = try TerminalHome()
    home.write("first\n", to: "A.md")
    let program = try home.open("A.md", showing: "first")
    unlink(home.path("A.md"))
    program.send("\u{1B}[O\u{1B}[I")
    try program.waitFor("The file of this note was removed.")
    home.write("other\n", to: "A.md")
    try program.waitFor("other")
    try program.waitForNo("first")
    #expect(home.text("A.md") == "other\n")
  }

  @Test func removedByAnotherProgramWhileSavingIsAsked() throws {
    let home = try TerminalHome()
    home.write("first\n", to: "A.md")
    let program = try home.open("A.md", showing: "first")
    program.send("my ")
    try program.waitFor("my first")
    unlink(home.path("A.md"))
    program.send(Keys.ctrl("s"))
    try program.waitFor("Another program removed the file")
    #expect(home.text("A.md") == nil)
    program.send("w")
    try program.waitFor("✓ Saved.")
    #expect(home.text("A.md") == "my first\n")
  }

  @Test func aNoteRenamedByAnotherProgramIsFollowed() throws {
    let home = try TerminalHome()
    home.write("first\n", to: "A.md")
    let program = try home.start()
    try program.waitFor("first")
    program.send(Keys.toEnd + " more")
    try program.waitFor("first more")
    rename(home.path("A.md"), home.path("Other.md"))
    try program.waitFor("Another program renamed this note")
    try program.save()
    #expect(TerminalHome.names(in: home.notebook) == ["Other.md"])
    #expect(home.text("Other.md") == "first more\n")
  }

  @Test func aLinkToNothingIsAskedAboutAndItsFileCreated() throws {
    let home = try TerminalHome()
    symlink("there.md", home.path("A.md"))
    let program = try home.start(["--no-animation", home.path("A.md")])
    try program.waitFor("new")
    program.send("text" + Keys.ctrl("s"))
    try program.waitFor("Broken link")
    #expect(home.text("there.md") == nil)
    program.send("c")
    try program.waitFor("✓ Saved.")
    #expect(home.text("there.md")?.hasPrefix("text") == true)
    var status = stat()
    #expect(lstat(home.path("A.md"), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
  }

  /// What is wrong is read to its end, and its answers too, on a small screen as well.
  @Test(arguments: [(80, 24), (50, 14), (40, 10)])
  func aProblemIsNeverCut(_ columns: Int, _ rows: Int) throws {
    let home = try TerminalHome()
    home.write("first\n", to: "A.md")
    let program = try home.open("A.md", showing: "first", columns: columns, rows: rows)
    program.send("my ")
    try program.waitFor("my first")
    home.write("from elsewhere\n", to: "A.md")
    program.send(Keys.ctrl("s"))
    for words in ["Save mine as a copy", "Overwrite", "Reload theirs"] {
      try program.waitFor(words)
    }
    program.send(Keys.escape)
    try program.waitForNo("Overwrite")
    let said = (0..<rows).suffix(4).map { program.screen.text(row: $0) }.joined(separator: " ")
    let words = said.split { " │".contains($0) }.joined(separator: " ")
    #expect(words.contains("Reload it, or save yours as a copy."), "\(words.debugDescription)")
  }

  @Test func aFileChangedOutsideIsReadAgainWhileNothingIsTyped() throws {
    let home = try TerminalHome()
    home.write("first\n", to: "A.md")
    let program = try home.start()
    try program.waitFor("first")
    home.write("second\n", to: "A.md")
    try program.waitFor("second")
  }

  @Test(.enabled(if: geteuid() != 0)) func aFolderWithoutPermissionKeepsTheTextUnsaved() throws {
    let home = try TerminalHome()
    home.write("first\n", to: "A.md")
    let program = try home.open("A.md", showing: "first")
    chmod(home.path("A.md"), 0o400)
    chmod(home.notebook, 0o500)
    defer { chmod(home.notebook, 0o700) }
    program.send("my " + Keys.ctrl("s"))
    try program.waitFor("✗")
    #expect(home.text("A.md") == "first\n")
    try program.waitFor("my first")
  }

  @Test func theStatusBarSaysUnsavedAgainAfterASave() throws {
    let home = try TerminalHome()
    home.write("first\n", to: "A.md")
    let program = try home.open("A.md", showing: "first")
    program.send("a")
    try program.save()
    program.send("b")
    try program.waitFor("unsaved")
  }
}
