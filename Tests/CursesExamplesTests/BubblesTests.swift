import CursesTerminalHarness
import Testing

@Suite("Example: bubbles")
struct BubblesTests {
  private func start() throws -> TerminalHarness {
    let program = try TerminalHarness(
      try TerminalHarness.builtProgram("CursesExampleBubbles"),
      environment: ["COLORTERM": "truecolor"])
    try program.waitUntil { $0.text.contains("Esc or Ctrl+Q ends") }
    return program
  }

  @Test(arguments: ["\u{1B}", "\u{11}"])
  func ends(key: String) throws {
    let program = try start()
    program.send(key)
    #expect(program.waitForExit() == .exited(0))
    #expect(!program.screen.isAlternate && program.isCanonical)
  }

  @Test func lightMovesBehindTheGlass() throws {
    let program = try start()
    let corners = { (screen: TerminalScreen) in
      (0..<screen.rows).flatMap { row in
        (0..<screen.columns).map { screen.cell($0, row).background }
      }
    }
    // The first frame is the text alone; the light follows with the ticks.
    try program.waitUntil { Set(corners($0).map { $0 ?? 0 }).count > 8 }
    let before = corners(program.screen)
    try program.waitUntil { corners($0) != before }
  }
}
