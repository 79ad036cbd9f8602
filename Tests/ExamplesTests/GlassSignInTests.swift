import TerminalHarness
import Testing

@Suite("Example: glass sign-in")
struct GlassSignInTests {
  private func start() throws -> TerminalHarness {
    let program = try TerminalHarness(
      try TerminalHarness.builtProgram("GlassSignIn"), environment: ["COLORTERM": "truecolor"])
    try program.waitUntil { $0.text.contains("Welcome back") }
    return program
  }

  @Test func greetsAndEnds() throws {
    let program = try start()
    program.send("Ada\r")
    try program.waitUntil { $0.text.contains("Hello, Ada!") }
    program.send("\u{1B}")
    #expect(program.waitForExit() == .exited(0))
    #expect(!program.screen.isAlternate && program.isCanonical)
  }
}
