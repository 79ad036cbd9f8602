import CCursesTerminalShims
import CursesTerminalHarness
import Glibc
import Testing

@testable import CursesTerminal

/// What a terminal does besides showing frames: stopping, hanging up, copying, titles, modes.
@Suite(.serialized) struct LifeTests {
  private func started(_ environment: [String: String] = [:]) throws -> TerminalHarness {
    let program = try TerminalHarness(
      TerminalHarness.builtProgram("CursesTerminalProbe"),
      environment: ["COLORTERM": "truecolor"].merging(environment) { $1 }, columns: 60, rows: 16)
    try program.waitUntil { $0.text(row: 2).hasPrefix("Typed:") }
    program.settle()
    return program
  }

  private func text(_ program: TerminalHarness) -> String {
    String(decoding: program.received, as: UTF8.self)
  }

  /// Under a shell with job control: Ctrl+Z gives the prompt back, `fg` the screen.
  @Test func suspendGoesBackToTheShell() throws {
    let shell = try TerminalHarness(
      "/bin/bash", ["--norc", "--noprofile", "--noediting", "-i"],
      environment: ["COLORTERM": "truecolor", "PS1": "prompt> "], columns: 100, rows: 16)
    try shell.waitUntil { $0.text.contains("prompt>") }
    shell.send("\(try TerminalHarness.builtProgram("CursesTerminalProbe"))\r")
    try shell.waitUntil { $0.text(row: 2).hasPrefix("Typed:") }
    shell.send("kept")
    try shell.waitUntil { $0.text(row: 2) == "Typed: kept" }
    shell.send("\u{1A}")
    try shell.waitUntil { !$0.isAlternate && $0.text.contains("Stopped") }
    #expect(shell.screen.mouse == 0 && shell.screen.isCursorVisible)
    shell.send("fg\r")
    try shell.waitUntil { $0.isAlternate && $0.text(row: 2) == "Typed: kept" }
    shell.send("\u{11}")
    try shell.waitUntil { !$0.isAlternate && $0.text.contains("closed after") }
    shell.send("exit\r")
    #expect(shell.waitForExit() == .exited(0))
  }

  /// Once: entered again it would save the cursor of the alternate screen in the place of the shell's.
  @Test(arguments: ["truecolor", ""])
  func theAlternateScreenIsEnteredOnce(_ colors: String) throws {
    let shell = try TerminalHarness(
      "/bin/bash", ["--norc", "--noprofile", "--noediting", "-i"],
      environment: ["COLORTERM": colors, "PS1": "prompt> "], columns: 100, rows: 16)
    try shell.waitUntil { $0.text.contains("prompt>") }
    shell.forgetOutput()
    shell.send("\(try TerminalHarness.builtProgram("CursesTerminalProbe"))\r")
    try shell.waitUntil { $0.text(row: 2).hasPrefix("Typed:") }
    shell.settle()
    shell.send("x")
    try shell.waitUntil { $0.text(row: 2) == "Typed: x" }
    shell.send("\u{11}")
    try shell.waitUntil { !$0.isAlternate && $0.text.contains("closed after") }
    #expect(text(shell).ranges(of: "\u{1B}[?1049h").count == 1)
    #expect(text(shell).ranges(of: "\u{1B}[22;0;0t").count == 1)
    shell.send("exit\r")
    #expect(shell.waitForExit() == .exited(0))
  }

  /// Without a shell there is nobody to continue it: it goes on at once.
  @Test func suspendWithoutAShellComesBack() throws {
    let program = try started()
    program.send("\u{1A}")
    program.send("x")
    try program.waitUntil { $0.isAlternate && $0.text(row: 2) == "Typed: x" }
  }

  @Test func lostTerminalEndsTheProgramAfterItKeptTheText() throws {
    var name = Array("/tmp/terminal-probe-XXXXXX".utf8CString)
    let file = mkstemp(&name)
    #expect(file >= 0)
    close(file)
    let path = name.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
    defer { unlink(path) }
    let program = try started(["PROBE_FILE": path])
    program.hangUp()
    #expect(program.waitForExit() == .signalled(SIGHUP))
    var content = [UInt8](repeating: 0, count: 100)
    let reading = open(path, O_RDONLY)
    let count = max(0, read(reading, &content, content.count))
    close(reading)
    #expect(String(decoding: content[..<count], as: UTF8.self) == "end hangUp")
  }

  /// On a long line the last answers come after the program's last bytes. The shell would take them for
  /// keys.
  @Test(arguments: [0.02, 0.15, 0.3])
  func lateAnswersDoNotReachTheShell(_ delay: Double) throws {
    let program = try started()
    program.keepTerminal()
    program.send("\u{02}")
    try program.waitUntil { $0.cell(40, 8).background != 0x1A1B26 }
    program.answerDelay = delay
    program.settle(milliseconds: 40, atMost: 0.5)
    program.send("\u{11}")
    #expect(program.waitForExit() == .exited(0))
    program.settle(milliseconds: 500)
    #expect(program.unreadInput() == [])
  }

  /// Nor those to the questions of the start, when the end comes before them.
  @Test func answersToTheFirstQuestionsDoNotReachTheShell() throws {
    let program = try TerminalHarness(
      TerminalHarness.builtProgram("CursesTerminalProbe"), columns: 60, rows: 16)
    program.keepTerminal()
    program.answerDelay = 0.2
    try program.waitUntil { $0.text(row: 2).hasPrefix("Typed:") }
    program.send("\u{11}")
    #expect(program.waitForExit() == .exited(0))
    program.settle(milliseconds: 400)
    #expect(program.unreadInput() == [])
  }

  @Test func copyIsOneSequence() throws {
    let program = try started()
    program.forgetOutput()
    program.send("\u{19}")
    try program.waitUntil { $0.text(row: 1) == "copied true" }
    #expect(text(program).contains("\u{1B}]52;c;Y2xpcCDDpA==\u{7}"))
  }

  @Test func titleHasNoControls() throws {
    let program = try started()
    program.forgetOutput()
    program.send("\u{17}")
    program.settle()
    #expect(text(program).contains("\u{1B}]2;A]2;B title\u{7}"))
  }

  @Test func linuxConsoleGetsNeitherTitleNorCopy() throws {
    let program = try started(["TERM": "linux", "COLORTERM": ""])
    program.forgetOutput()
    program.send("\u{17}\u{19}")
    try program.waitUntil { $0.text(row: 1) == "copied false" }
    #expect(!text(program).contains("\u{1B}]"))
  }

  /// A task of the main actor wakes the loop; afterwards it sleeps again.
  @Test func nothingWakesTheLoopAtRest() throws {
    let program = try started()
    program.send("\u{14}")
    try program.waitUntil { $0.text(row: 1) == "task ran" }
    program.send("\u{15}")
    try program.waitUntil { $0.text(row: 1).hasPrefix("woken") }
    let before = Int(program.screen.text(row: 1).dropFirst(6)) ?? 0
    program.settle(milliseconds: 400)
    program.send("\u{15}")
    try program.waitUntil {
      $0.text(row: 1).hasPrefix("woken") && Int($0.text(row: 1).dropFirst(6)) != before
    }
    let after = Int(program.screen.text(row: 1).dropFirst(6)) ?? 0
    #expect(after > before && after - before <= 4)
  }

  @Test func clusterModeIsSetWhereItIsOfferedAndTakenBack() throws {
    let program = try TerminalHarness(
      TerminalHarness.builtProgram("CursesTerminalProbe"), environment: ["COLORTERM": "truecolor"],
      columns: 60, rows: 16)
    program.otherAnswers = [("\u{1B}[?2027;0$y", "\u{1B}[?2027;2$y")]
    try program.waitUntil { _ in text(program).contains("\u{1B}[?2027h") }
    program.send("\u{11}")
    #expect(program.waitForExit() == .exited(0))
    #expect(text(program).contains("\u{1B}[?2027l"))
  }

  @Test(arguments: ["\u{1B}[?2027;0$y", "\u{1B}[?2027;4$y", "\u{1B}[?2027;1$y"])
  func clusterModeIsElseLeftAlone(_ answer: String) throws {
    let program = try TerminalHarness(
      TerminalHarness.builtProgram("CursesTerminalProbe"), environment: ["COLORTERM": "truecolor"],
      columns: 60, rows: 16)
    program.otherAnswers = [("\u{1B}[?2027;0$y", answer)]
    try program.waitUntil { $0.text(row: 2).hasPrefix("Typed:") }
    program.settle()
    program.send("\u{11}")
    #expect(program.waitForExit() == .exited(0))
    #expect(!text(program).contains("\u{1B}[?2027h") && !text(program).contains("\u{1B}[?2027l"))
  }

  /// A terminal that turns out to know 24-bit colours gets them, and its first screen is put away.
  @Test func moreColorsOpenAnotherScreen() throws {
    let program = try TerminalHarness(
      TerminalHarness.builtProgram("CursesTerminalProbe"), environment: [:], columns: 60, rows: 16)
    try program.waitUntil { $0.cell(40, 8).background == 0x1A1B26 }
    program.send("x")
    try program.waitUntil { $0.text(row: 2) == "Typed: x" }
    program.resize(columns: 44, rows: 9)
    try program.waitUntil { $0.text(row: 1) == "size 44x9" }
    program.send("\u{11}")
    #expect(program.waitForExit() == .exited(0))
  }
}
