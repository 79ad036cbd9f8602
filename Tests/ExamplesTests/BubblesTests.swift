import TerminalHarness
import Testing

@Suite("Example: bubbles")
struct BubblesTests {
  private func start() throws -> TerminalHarness {
    let program = try TerminalHarness(
      try TerminalHarness.builtProgram("Bubbles"), environment: ["COLORTERM": "truecolor"])
    try program.waitUntil { $0.text.contains("Esc or Ctrl+Q ends") }
    return program
  }

  @Test(arguments: ["\u{1B}", "\u{11}"])
  func ends(key: String) throws {
    let program = try start()
    // A reply of the terminal right after Esc would be read together with it.
    program.answers = false
    program.settle(milliseconds: 60)
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
    let before = corners(program.screen)
    #expect(Set(before.map { $0 ?? 0 }).count > 8)
    try program.waitUntil { corners($0) != before }
  }
}
