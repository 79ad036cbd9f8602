import TerminalHarness
import Testing

@Suite("Example: glass sign-in")
struct GlassSignInTests {
  private func start(colors: String = "truecolor") throws -> TerminalHarness {
    let program = try TerminalHarness(
      try TerminalHarness.builtProgram("GlassSignIn"), environment: ["COLORTERM": colors])
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

  @Test func lightOfManyShadesMovesBehindTheGlass() throws {
    let program = try start()
    let backgrounds = { (screen: TerminalScreen) in
      (0..<screen.rows).flatMap { row in
        (0..<screen.columns).map { screen.cell($0, row).background ?? 0 }
      }
    }
    try program.waitUntil { Set(backgrounds($0)).count > 60 }
    let before = backgrounds(program.screen)
    try program.waitUntil { backgrounds($0) != before }
    program.send("\u{1B}")
    #expect(program.waitForExit() == .exited(0))
  }
}
