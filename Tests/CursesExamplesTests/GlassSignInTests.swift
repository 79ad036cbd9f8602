import CursesTerminalHarness
import Testing

@Suite("Example: glass sign-in")
struct GlassSignInTests {
  private func start() throws -> TerminalHarness {
    let program = try TerminalHarness(
      try TerminalHarness.builtProgram("CursesExampleGlassSignIn"),
      environment: ["COLORTERM": "truecolor"])
    // Light may shine between two words.
    try program.waitUntil { $0.text.contains("Welcome") && $0.text.contains("back") }
    return program
  }

  @Test func greetsAndEnds() throws {
    let program = try start()
    program.send("Ada\r")
    try program.waitUntil { $0.text.contains("Hello,") && $0.text.contains("Ada!") }
    program.send("\u{1B}")
    #expect(program.waitForExit() == .exited(0))
    #expect(!program.screen.isAlternate && program.isCanonical)
  }
}
