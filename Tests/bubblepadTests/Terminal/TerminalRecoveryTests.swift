import CursesTerminalHarness
import Glibc
import Testing

/// What was typed comes back whichever way leads to the note, and is never in one place only.
@Suite("Terminal: recovery", .serialized)
struct TerminalRecoveryTests {
  /// Types into a note and kills the program once the journal has it.
  private func leaveUnsaved(_ home: TerminalHome, _ arguments: [String], text: String) throws {
    let program = try home.start(["--no-animation"] + arguments)
    try program.waitFor("first")
    let before = home.journalSize
    program.send(text)
    try program.waitFor(text + "first")
    try program.waitUntil(seconds: 15) { _ in home.journalSize > before }
    program.signal(SIGKILL)
    #expect(program.waitForExit() == .signalled(SIGKILL))
  }

  /// - Parameter later: what is opened after the end; the same where it is nil.
  private func check(
    _ arguments: (TerminalHome) -> [String], later: ((TerminalHome) -> [String])? = nil,
    prepare: (TerminalHome) -> Void
  ) throws {
    let home = try TerminalHome()
    home.write("first\n", to: "A.md")
    prepare(home)
    try leaveUnsaved(home, arguments(home), text: "kept ")
    let next = try home.start(["--no-animation"] + (later?(home) ?? arguments(home)))
    try next.waitFor("Unsaved text")
    next.settleAfterQuestion()
    next.send("r")
    try next.waitFor("Recovered.")
    try next.waitFor("kept first")
    try next.save()
    #expect(home.text("A.md") == "kept first\n")
  }

  /// The note that was open is the one that is opened again, also when nothing was left orderly; and typing
  /// goes on where it ended.
  @Test(arguments: [true, false])
  func theNoteThatWasOpenIsOpenedAgain(isSaved: Bool) throws {
    let home = try TerminalHome()
    home.write("older\n", to: "A.md")
    home.write("one\n\ntwo\n\nthree\n", to: "B.md")
    home.configure("autosave: \(isSaved ? "on" : "off")\n")
    let program = try home.start()
    try program.waitFor("2 notes")
    program.send(Keys.ctrl("o") + "B" + Keys.enter)
    try program.waitFor("three")
    let places = home.root + "/state/bubblepad/places"
    try program.waitUntil(seconds: 15) { _ in home.text(places)?.contains("B.md") == true }
    let before = home.journalSize
    program.send(Keys.down + Keys.end + " kept")
    try program.waitFor("two kept")
    try program.waitUntil(seconds: 15) { _ in
      isSaved
        ? home.text(places)?.contains("2\t8\t") == true : home.journalSize > before
    }
    program.signal(SIGKILL)
    #expect(program.waitForExit() == .signalled(SIGKILL))
    let next = try home.start()
    if !isSaved {
      try next.waitFor("Unsaved text")
      next.settleAfterQuestion()
      next.send("r")
      try next.waitFor("Recovered.")
    }
    try next.waitFor("two kept")
    next.send("!")
    try next.waitFor("two kept!")
  }

  /// A new note has its title before it has a file.
  @Test func aNewNoteIsRecoveredByItsTitle() throws {
    let home = try TerminalHome()
    home.write("first\n", to: "A.md")
    home.configure("autosave: off\n")
    let program = try home.start()
    try program.waitFor("1 note")
    program.send(Keys.ctrl("n"))
    try program.waitFor("Untitled")
    program.send("Crash" + Keys.enter)
    // The list marks it by the name that it has now.
    try program.waitFor("▌ Crash")
    let before = home.journalSize
    program.send("one two")
    try program.waitFor("one two")
    try program.waitUntil(seconds: 15) { _ in home.journalSize > before }
    program.signal(SIGKILL)
    #expect(program.waitForExit() == .signalled(SIGKILL))
    let next = try home.start()
    try next.waitFor("before “Crash” was saved")
    next.settleAfterQuestion()
    next.send("r")
    try next.waitFor("Recovered.")
    try next.waitFor("one two")
    try next.save()
    #expect(home.text("Crash.md") == "one two\n")
    #expect(home.text("Untitled.md") == nil)
  }

  /// What cannot be read is said before it is recovered, and the damaged file stays.
  @Test func aDamagedJournalIsRecoveredInPartAndSaysSo() throws {
    let home = try TerminalHome()
    home.write("first\n", to: "A.md")
    let folder = home.root + "/state/bubblepad/recovery"
    let program = try home.start(["--no-animation", home.path("A.md")])
    try program.waitFor("first")
    for word in ["some ", "more "] {
      let before = home.journalSize
      program.send(word)
      try program.waitUntil(seconds: 15) { _ in home.journalSize > before }
    }
    program.signal(SIGKILL)
    #expect(program.waitForExit() == .signalled(SIGKILL))
    let names = TerminalHome.names(in: folder)
    let journal = try #require(
      names.map { folder + "/" + $0 }.first { home.bytes($0)?.isEmpty == false })
    var bytes = try #require(home.bytes(journal))
    bytes[bytes.count - 2] ^= 1
    home.write(bytes, to: journal)
    let next = try home.start(["--no-animation", home.path("A.md")])
    try next.waitFor("damaged")
    next.settleAfterQuestion()
    next.send("r")
    try next.waitFor("Recovered in part.")
    try next.waitFor("some ")
    try next.save()
    let kept = try #require(
      TerminalHome.names(in: folder).first { $0.hasSuffix(".journal.unreadable") })
    #expect(home.bytes(folder + "/" + kept) == bytes)
  }

  @Test func throughALinkToTheNotebook() throws {
    try check({ [$0.root + "/link"] }, prepare: { symlink($0.notebook, $0.root + "/link") })
  }

  /// Keys that come right after the answer are meant for the text that it brings back.
  @Test func keysRightAfterTheAnswerWaitForTheText() throws {
    let home = try TerminalHome()
    home.write("first\n", to: "A.md")
    try leaveUnsaved(home, [home.path("A.md")], text: "kept ")
    let next = try home.start(["--no-animation", home.path("A.md")])
    try next.waitFor("Unsaved text")
    next.settleAfterQuestion()
    next.send("r" + Keys.ctrl("s") + Keys.ctrl("q"))
    #expect(next.waitForExit() == .exited(0))
    #expect(home.text("A.md") == "kept first\n")
  }

  @Test func throughTwoDots() throws {
    try check({ [$0.notebook + "/../notes"] }, prepare: { _ in })
    try check({ [$0.notebook + "/../notes/A.md"] }, prepare: { _ in })
  }

  @Test func throughALinkToTheNote() throws {
    try check(
      { [$0.path("link.md")] }, prepare: { symlink($0.path("A.md"), $0.path("link.md")) })
  }

  @Test func byTheOtherNameOfAHardLink() throws {
    try check(
      { [$0.path("A.md")] }, later: { [$0.path("other.md")] },
      prepare: { #expect(link($0.path("A.md"), $0.path("other.md")) == 0) })
  }

  @Test func throughALinkInTheNotebookToANoteOutsideOfIt() throws {
    let home = try TerminalHome()
    let outside = home.root + "/outside.md"
    home.write("first\n", to: outside)
    symlink(outside, home.path("A.md"))
    try leaveUnsaved(home, [home.path("A.md")], text: "kept ")
    let next = try home.start()
    try next.waitFor("Unsaved text")
    next.settleAfterQuestion()
    next.send("r")
    try next.waitFor("kept first")
  }

  @Test func ofTheSecondNoteThatIsNamed() throws {
    let home = try TerminalHome()
    home.write("first\n", to: "A.md")
    home.write("second\n", to: "B.md")
    try leaveUnsaved(home, [home.path("A.md")], text: "kept ")
    let next = try home.start(["--no-animation", home.path("B.md"), home.path("A.md")])
    try next.waitFor("Unsaved text")
    next.settleAfterQuestion()
    next.send("r")
    try next.waitFor("kept first")
  }

  /// The text is offered again and again until it is saved or thrown away, whenever the program is killed.
  @Test func aKillRightAfterTheRecoveryLosesNothing() throws {
    let home = try TerminalHome()
    home.write("first\n", to: "A.md")
    try leaveUnsaved(home, [home.path("A.md")], text: "kept ")
    for _ in 0..<4 {
      let next = try home.start()
      try next.waitFor("Unsaved text")
      next.settleAfterQuestion()
      next.send("r")
      try next.waitFor("kept first")
      next.signal(SIGKILL)
      #expect(next.waitForExit() == .signalled(SIGKILL))
    }
    #expect(home.text("A.md") == "first\n")
    let last = try home.start()
    try last.waitFor("Unsaved text")
    last.settleAfterQuestion()
    last.send("r")
    try last.waitFor("Recovered.")
    try last.waitFor("kept first")
    try last.save()
    last.send(Keys.ctrl("q"))
    #expect(last.waitForExit() == .exited(0))
    #expect(home.text("A.md") == "kept first\n")
  }

  @Test func aHalfWrittenNoteIsMadeWhole() throws {
    let home = try TerminalHome()
    home.write("half new, ha", to: "A.md")
    let backups = home.root + "/state/bubblepad/backups"
    for folder in ["/state", "/state/bubblepad", "/state/bubblepad/backups"] {
      mkdir(home.root + folder, 0o700)
    }
    let hash = try Self.hash(of: "the whole text\n", home)
    let other = String(repeating: "0", count: 64)
    home.write(
      "bubblepad backup 1\nold \(hash)\nnew \(other)\nowner 999999999 1\npath \(home.path("A.md"))",
      to: backups + "/1.backup-of")
    home.write("the whole text\n", to: backups + "/1.backup")
    let program = try home.start()
    try program.waitFor("Half-written note")
    program.settleAfterQuestion()
    program.send(Keys.enter)
    try program.waitFor("is whole again")
    try program.waitFor("the whole text")
    #expect(home.text("A.md") == "the whole text\n")
    #expect(TerminalHome.names(in: backups) == [])
  }

  private static func hash(of text: String, _ home: TerminalHome) throws -> String {
    home.write(text, to: home.root + "/hashed")
    let pipe = popen("sha256sum \(home.root)/hashed", "r")
    defer { if let pipe { pclose(pipe) } }
    var line = [UInt8](repeating: 0, count: 64)
    guard let pipe, fread(&line, 1, 64, pipe) == 64 else {
      throw TerminalHome.Failure(reason: "no sha256sum")
    }
    return String(decoding: line, as: UTF8.self)
  }

  // MARK: The last letters

  /// Letters that have been sent when the program is told to end are kept, all of them.
  @Test(arguments: [SIGTERM, SIGHUP])
  func lettersOnTheirWayAreKept(_ number: Int32) throws {
    for round in 0..<8 {
      let home = try TerminalHome()
      home.write("first\n", to: "A.md")
      let program = try home.open("A.md", showing: "first")
      let letters = (0..<40).map { "\((round * 7 + $0) % 10)" }.joined()
      for letter in letters { program.send(String(letter)) }
      program.signal(number)
      #expect(program.waitForExit() == .signalled(number))
      let next = try home.open("A.md", showing: "Unsaved text")
      next.settleAfterQuestion()
      next.send("r")
      try next.waitFor(letters + "first")
    }
  }

  @Test func aPasteOnItsWayIsKept() throws {
    let home = try TerminalHome()
    home.write("first\n", to: "A.md")
    let program = try home.open("A.md", showing: "first")
    // Its end never comes.
    program.send("\u{1B}[200~pasted words ")
    program.signal(SIGTERM)
    #expect(program.waitForExit() == .signalled(SIGTERM))
    let next = try home.open("A.md", showing: "Unsaved text")
    next.settleAfterQuestion()
    next.send("r")
    try next.waitFor("pasted words first")
  }

  // MARK: State files

  @Test func theProgramStartsWithAnyStateFiles() throws {
    let home = try TerminalHome()
    home.write("first\n", to: "A.md")
    let state = home.root + "/state/bubblepad"
    mkdir(home.root + "/state", 0o700)
    for folder in ["", "/recovery", "/undo", "/backups"] { mkdir(state + folder, 0o700) }
    let noise: [UInt8] = [0, 0xFF, 0x1B, 0x5B, 0x32, 0x4A, 0x0A, 0x80, 0x7F]
    for name in [
      "marks", "choices", "places", "told", "recovery/0.journal", "recovery/1.new", "undo/0.undo",
      "backups/0.backup-of",
    ] { home.write(noise, to: "\(state)/\(name)") }
    mkfifo(state + "/recovery/2.journal", 0o600)
    mkdir(home.root + "/config", 0o700)
    mkdir(home.root + "/config/bubblepad", 0o700)
    home.write(noise, to: home.root + "/config/bubblepad/config.yaml")
    let program = try home.open("A.md", showing: "first")
    try program.waitFor("Cannot read ")
    #expect(home.bytes(state + "/choices.unreadable") == noise)
    #expect(home.bytes(state + "/recovery/0.journal.unreadable") == noise)
    #expect(home.bytes(home.root + "/config/bubblepad/config.yaml") == noise)
    program.send("typed ")
    try program.waitFor("typed first")
    try program.save()
  }
}
