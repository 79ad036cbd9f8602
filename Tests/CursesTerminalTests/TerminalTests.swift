import CursesTerminalHarness
import Glibc
import Testing

/// The probe on a pseudo-terminal.
private func start(
  _ environment: [String: String] = ["COLORTERM": "truecolor"], columns: Int = 60, rows: Int = 16
) throws -> TerminalHarness {
  try TerminalHarness(
    TerminalHarness.builtProgram("CursesTerminalProbe"), environment: environment, columns: columns,
    rows: rows)
}

@Suite(.serialized) struct TerminalTests {
  private func started(
    _ environment: [String: String] = ["COLORTERM": "truecolor"]
  ) throws -> TerminalHarness {
    let program = try start(environment)
    try program.waitUntil { $0.text(row: 2).hasPrefix("Typed:") }
    program.settle()
    return program
  }

  private func expectRestored(_ program: TerminalHarness) {
    #expect(!program.screen.isAlternate)
    #expect(
      program.screen.isCursorVisible,
      "\(String(decoding: program.received.suffix(300), as: UTF8.self).debugDescription)")
    #expect(program.screen.mouse == 0)
    #expect(program.isCanonical)
  }

  @Test func firstFrame() throws {
    let program = try started()
    let screen = program.screen
    #expect(screen.isAlternate)
    #expect(!program.isCanonical)
    #expect(screen.mouse == 2)
    #expect(screen.text(row: 0) == "Probe     struck    wave      link")
    #expect(screen.text(row: 15).hasPrefix("last row ─│┌"))
    #expect(screen.cell(59, 15).text == "#")
    let cell = screen.cell(0, 0)
    #expect((cell.foreground, cell.background) == (0xFF8040, 0x102030))
    #expect(cell.isBold && cell.isItalic && cell.underline == 1)
    #expect(screen.cell(10, 0).isStruck)
    #expect(screen.cell(20, 0).underline == 1)
    #expect((screen.cursor.column, screen.cursor.row) == (7, 2))
    #expect(screen.cursorShape == 3)
  }

  @Test func keyAtTheEndOfALineIsCheap() throws {
    let program = try started()
    program.send("a")
    try program.waitUntil { $0.text(row: 2) == "Typed: a" }
    program.settle()
    for letter in "bcdefgh" {
      program.forgetOutput()
      program.send(String(letter))
      try program.waitUntil { $0.text(row: 2).last == letter }
      program.settle(milliseconds: 30)
      #expect(
        program.bytesReceived <= 30,
        "\(String(decoding: program.received, as: UTF8.self).debugDescription)")
    }
  }

  @Test(arguments: ["xterm-256color", "tmux-256color", "screen-256color"])
  func aLetterAtTheCursorIsAByte(_ name: String) throws {
    let program = try started(["COLORTERM": "truecolor", "TERM": name])
    program.send("a")
    try program.waitUntil { $0.text(row: 2) == "Typed: a" }
    program.settle()
    for letter in "bcdefgh" {
      program.forgetOutput()
      program.send(String(letter))
      try program.waitUntil { $0.text(row: 2).last == letter }
      program.settle(milliseconds: 30)
      #expect(program.received == [letter.asciiValue ?? 0])
    }
  }

  @Test func nothingIsSentAtRest() throws {
    let program = try started()
    #expect(program.settle(milliseconds: 300) == 0)
  }

  @Test(arguments: [("\u{11}", 0), ("\u{18}", 3)] as [(String, Int32)])
  func quitAndExitRestore(_ key: String, _ status: Int32) throws {
    let program = try started()
    program.send(key)
    #expect(program.waitForExit() == .exited(status))
    expectRestored(program)
  }

  /// All that ends a program and is no crash; what would leave its memory on the disk ends it otherwise.
  @Test(arguments: [
    (SIGTERM, SIGTERM), (SIGUSR1, SIGUSR1), (SIGUSR2, SIGUSR2), (SIGALRM, SIGALRM),
    (SIGVTALRM, SIGVTALRM), (SIGQUIT, SIGTERM), (SIGXCPU, SIGTERM),
  ])
  func terminationIsReportedAndRestores(_ sent: Int32, _ ending: Int32) throws {
    let program = try started()
    program.signal(sent)
    #expect(program.waitForExit() == .signalled(ending))
    expectRestored(program)
    #expect(program.screen.text.contains("closed after end terminate"))
  }

  /// Ten seconds of keys are waiting: the program ends at once all the same, and has shown some.
  @Test func aSignalOvertakesKeysThatWait() throws {
    let program = try started()
    program.send("\u{13}" + String(repeating: "k", count: 1000))
    try program.waitUntil { $0.text(row: 2).hasPrefix("Typed: kk") }
    let start = ContinuousClock.now
    program.signal(SIGTERM)
    #expect(program.waitForExit() == .signalled(SIGTERM))
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test(arguments: [("\u{06}", SIGILL), ("\u{05}", SIGSEGV), ("\u{01}", SIGABRT)])
  func crashesRestoreAndKeepTheirStatus(_ key: String, _ signal: Int32) throws {
    let program = try started()
    program.send(key)
    #expect(program.waitForExit() == .signalled(signal))
    expectRestored(program)
    if signal == SIGILL {
      let text = program.screen.text.filter { !$0.isWhitespace }
      #expect(text.contains("atrapintheprobe"))
    }
  }

  @Test func suspendAndResume() throws {
    let program = try started()
    program.signal(SIGTSTP)
    #expect(program.waitForStop())
    program.settle()
    expectRestored(program)
    program.resize(columns: 50, rows: 12)
    program.signal(SIGCONT)
    try program.waitUntil { $0.isAlternate && $0.text(row: 11).hasPrefix("last row") }
    program.send("x")
    try program.waitUntil { $0.text(row: 2) == "Typed: x" }
    #expect(program.screen.mouse == 2)
  }

  @Test func tornEscape() throws {
    let program = try started()
    program.send("\u{1B}[1")
    program.settle(milliseconds: 60)
    program.send(";5C")
    try program.waitUntil { $0.text(row: 1) == "key right 4" }
    program.send("\u{1B}")
    try program.waitUntil { $0.text(row: 1) == "key escape 0" }
  }

  @Test func resizeStorm() throws {
    let program = try started()
    for step in 0..<60 { program.resize(columns: 20 + step % 41, rows: 6 + step % 11) }
    program.resize(columns: 1, rows: 1)
    program.resize(columns: 44, rows: 9)
    try program.waitUntil {
      $0.text(row: 8).hasPrefix("last row") && $0.text(row: 1) == "size 44x9"
    }
    program.send("q")
    try program.waitUntil { $0.text(row: 2) == "Typed: q" }
  }

  @Test func pasteOfAMegabyteIsOneEvent() throws {
    let program = try started()
    let body = (0..<1_000_000).map { UInt8(32 + $0 % 90) }
    let sum = body.reduce(UInt32(0)) { $0 &* 31 &+ UInt32($1) }
    program.send("\u{1B}[200~")
    program.send(bytes: body)
    program.send("\u{1B}[201~")
    try program.waitUntil { $0.text(row: 1) == "paste 1000000 \(sum)" }
  }

  @Test func oddClustersShiftNothing() throws {
    let program = try started()
    program.send("\u{04}")
    try program.waitUntil { $0.text(row: 3).contains("|") }
    program.settle()
    let widths = [2, 2, 2, 2, 1, 2, 1]
    for (row, width) in widths.enumerated() {
      #expect(program.screen.cell(width, 3 + row).text == "|")
    }
    #expect(program.screen.cell(58, 3).text == "日")
    #expect(program.screen.cell(0, 9).text == "e\u{301}")
    program.send("\u{04}")
    try program.waitUntil { !$0.text(row: 3).contains("|") }
    program.settle()
    for row in 3..<10 { #expect(program.screen.text(row: row) == "") }
  }

  /// A terminal that counts each half of a flag as wide moves nothing that stands after it in the same run.
  @Test func whatFollowsAFlagStaysWhereverTerminalsCountItsHalvesOtherwise() throws {
    let program = try started(["TERM": "alacritty", "PROBE_ASKS": "0"])
    program.send("a🇩🇪b❤\u{FE0F}cé\u{2DE7}d")
    try program.waitUntil { $0.text(row: 2).contains("d") }
    program.signal(SIGCONT)
    program.settle()
    let row = (0..<16).map { program.screen.cell($0, 2).text }
    #expect(row[7] == "a" && row[10] == "b" && row[12] == "c" && row[14] == "d", "\(row)")
  }

  /// Whatever was drawn before, what is shown is what a repaint of the same frame shows.
  @Test(arguments: [["COLORTERM": "truecolor"], ["TERM": "xterm", "PROBE_ASKS": "0"]])
  func changesOfAnyFrameShowWhatARepaintShows(_ environment: [String: String]) throws {
    let program = try started(environment)
    for step in 1...40 {
      program.send("\u{12}")
      try program.waitUntil { $0.text(row: 15).hasPrefix("frame \(step).") }
      program.settle()
      let shown = cells(of: program.screen)
      program.send("\u{0C}")
      try program.waitUntil { $0.text(row: 15).hasPrefix("frame \(step)!") }
      program.settle()
      let wrong = zip(shown, cells(of: program.screen)).filter { $0 != $1 }
      #expect(wrong.isEmpty, "frame \(step): \(wrong.prefix(3))")
    }
  }

  /// What can be seen: an erased cell is a space, and what a wide cluster covers is nothing.
  private func cells(of screen: TerminalScreen) -> [String] {
    (0..<screen.rows - 1).flatMap { row in
      (0..<screen.columns).map { column in
        if column > 0, screen.cell(column - 1, row).width > 1 { return "covered" }
        var cell = screen.cell(column, row)
        if ["", "\u{A0}"].contains(cell.text) { cell.text = " " }
        let isInvisible = cell.text == " " && cell.underline == 0 && !cell.isStruck
        if isInvisible, !cell.isReverse { cell.foreground = nil }
        if isInvisible { (cell.isBold, cell.isItalic) = (false, false) }
        return "\(column),\(row) \(cell)"
      }
    }
  }

  @Test func tasksOfTheMainActorRun() throws {
    let program = try started()
    program.send("\u{14}")
    try program.waitUntil { $0.text(row: 1) == "task ran" }
  }

  @Test func backgroundWaitsForTheFence() throws {
    let program = try started()
    program.send("\u{02}")
    let first = program.screen.cell(40, 8).background
    try program.waitUntil { $0.cell(40, 8).background != first }
    program.answers = false
    program.settle(milliseconds: 500)
    // One frame may be under way; no more come without an answer, but a key does.
    program.forgetOutput()
    program.settle(milliseconds: 300)
    #expect(program.bytesReceived == 0)
    program.send("k")
    try program.waitUntil { $0.text(row: 2).hasSuffix("k") }
    program.send("\u{1B}[0n")
    program.forgetOutput()
    program.answers = true
    let second = program.screen.cell(40, 8).background
    try program.waitUntil { $0.cell(40, 8).background != second }
  }

  @Test(
    arguments: [
      (["TERM": "xterm-256color", "PROBE_ASKS": "0"], 0x161616),
      (["TERM": "xterm", "PROBE_ASKS": "0"], 0x000000), (["TERM": "linux"], 0x000000),
      (["TERM": "xterm-256color"], 0x1A1B26),
    ] as [([String: String], Int)])
  func fewerColors(_ environment: [String: String], _ background: Int) throws {
    let program = try started(environment)
    #expect(program.screen.cell(40, 8).background == background)
    #expect(program.screen.text(row: 0).hasPrefix("Probe"))
    program.send("\u{11}")
    #expect(program.waitForExit() == .exited(0))
  }

  @Test func noColor() throws {
    let program = try started(["NO_COLOR": "1", "COLORTERM": "truecolor"])
    let cell = program.screen.cell(0, 0)
    #expect(cell.foreground == nil && cell.background == nil && cell.isBold)
  }

  @Test func linuxConsoleGetsOnlyWhatItKnows() throws {
    let program = try started(["TERM": "linux"])
    let text = String(decoding: program.received, as: UTF8.self)
    for sequence in ["\u{1B}]", "\u{1B}P", "$p", ">1u", " q"] { #expect(!text.contains(sequence)) }
  }

  @Test func asciiLocaleDrawsBoxesWithAscii() throws {
    let program = try started(["LC_ALL": "C"])
    #expect(program.screen.text(row: 15).hasPrefix("last row -|+"))
  }

  @Test(arguments: ["dumb", "no-such-terminal", ""])
  func unusableTerminalsAreRefusedInOneSentence(_ name: String) throws {
    let program = try start(["TERM": name])
    #expect(program.waitForExit() == .exited(69))
    let lines = program.screen.text.split(separator: "\n").filter { !$0.isEmpty }
    #expect(lines.first?.hasPrefix("probe: The ") == true)
    #expect(!program.screen.isAlternate)
  }

  @Test(arguments: ["xterm-new-and-unknown", "kitty-of-tomorrow"])
  func modernTerminalsNeedNoEntryOfTheirOwn(_ name: String) throws {
    let program = try started(["TERM": name, "COLORTERM": "truecolor"])
    #expect(program.screen.isAlternate)
    #expect(program.screen.text(row: 0).hasPrefix("Probe"))
    #expect(program.screen.cell(40, 8).background == 0x1A1B26)
    program.send("\u{11}")
    #expect(program.waitForExit() == .exited(0))
    expectRestored(program)
  }

  @Test func stuckTerminalNeitherBlocksNorLosesTheLastFrame() throws {
    let program = try started()
    program.isReading = false
    for _ in 0..<3000 { program.send("z") }
    program.signal(SIGWINCH)
    program.isReading = true
    try program.waitUntil { $0.text(row: 2).hasPrefix("Typed: zzz") }
    program.send("\u{11}")
    #expect(program.waitForExit() == .exited(0))
    expectRestored(program)
  }
}
