import CursesTerminalHarness
import Glibc
import Testing

/// Commands on many thousands of paragraphs: how far they are stands on the screen, and Esc ends them.
@Suite("Terminal: work that takes long")
struct TerminalLongWorkTests {
  private static let text = (0..<60_000).map { "- line \($0)\n" }.joined()

  private static func program(
    _ home: TerminalHome, settings: String
  ) throws -> TerminalHarness {
    home.configure("spelling: off\n" + settings)
    home.write(text, to: "A.md")
    let program = try home.open("A.md", showing: "line 0")
    // A note that is still being read asks for patience itself.
    try program.waitFor("180000 words")
    return program
  }

  @Test func viSaysHowFarItIs() throws {
    let home = try TerminalHome()
    let program = try Self.program(home, settings: "vi: on\n")
    program.send(":%norm Ax\r")
    try program.waitFor("% done… Esc stops it.")
    program.send("\u{1B}")
    try program.waitFor("Stopped after")
    program.send("u")
    try program.waitUntil { !$0.text.contains("line 0x") && $0.text.contains("line 0") }
  }

  /// What ends the program ends it, and what has been done by then is offered at the next start.
  @Test(arguments: [SIGTERM, SIGHUP, 0])
  func itEndsWithTheProgram(_ signal: Int32) throws {
    let home = try TerminalHome()
    let program = try Self.program(home, settings: "vi: on\n")
    program.send(":%norm Ax\r")
    try program.waitFor("% done… Esc stops it.")
    // A terminal that is closed sends a signal of its own, and nothing can be read or written any more.
    if signal == 0 { program.hangUp() } else { program.signal(signal) }
    let start = ContinuousClock.now
    #expect(program.waitForExit(seconds: 30) == .signalled(signal == 0 ? SIGHUP : signal))
    #expect(start.duration(to: .now) < .seconds(15))
    let next = try home.open("A.md", showing: "Unsaved text")
    next.settleAfterQuestion()
    next.send("r")
    try next.waitFor("line 0x")
  }

  /// At as many carets, too.
  @Test func manyCaretsSayHowFarTheyAre() throws {
    let home = try TerminalHome()
    let program = try Self.program(home, settings: "")
    // The word at the caret, everywhere.
    program.send("\u{1B}a")
    try program.waitUntil(seconds: 60) { $0.text.contains("60000 words") }
    program.send("x")
    try program.waitFor("% done… Esc stops it.", seconds: 60)
    program.send("\u{1B}")
    try program.waitFor("Stopped. Undo removes what was done.", seconds: 60)
    program.send("\u{1A}")
    try program.waitUntil(seconds: 60) { $0.text.contains("line 0") }
  }

  @Test func aStyleOfEverythingIsStopped() throws {
    let home = try TerminalHome()
    let program = try Self.program(home, settings: "")
    program.send("\u{01}")
    try program.waitFor("179999 words")
    program.send("\u{02}")
    try program.waitFor("Esc stops it.", seconds: 60)
    program.send("\u{1B}")
    try program.waitFor("Stopped: nothing has been changed.", seconds: 60)
  }
}
