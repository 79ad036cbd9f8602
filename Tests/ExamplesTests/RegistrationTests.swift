import TerminalHarness
import Testing

@Suite("Example: registration")
struct RegistrationTests {
  private func start() throws -> TerminalHarness {
    let program = try TerminalHarness(
      try TerminalHarness.builtProgram("Registration"), environment: ["COLORTERM": "truecolor"])
    try program.waitUntil { $0.text.contains("Who comes") && $0.text.contains("Register") }
    return program
  }

  @Test func registersByKeysAlone() throws {
    let program = try start()
    program.send("Ada 日本\r")
    try program.waitUntil { $0.text.contains("Ada 日本") }
    program.send("Engines\t+\t\r")
    try program.waitUntil { $0.text.contains("360 €") && $0.text.contains("Vegetarian") }
    program.send("\u{1B}[B\r")
    try program.waitUntil { !$0.text.contains("Vegan") }
    program.send("\t \u{12}")
    try program.waitUntil {
      $0.text.contains("Ada 日本 comes for 3 days") && $0.text.contains("eats vegetarian.")
    }
    program.send("\r")
    try program.waitUntil { !$0.text.contains("Ada") && $0.text.contains("240 €") }
    program.send("\u{11}")
    #expect(program.waitForExit() == .exited(0))
    #expect(!program.screen.isAlternate && program.isCanonical)
  }

  @Test func needsAName() throws {
    let program = try start()
    program.send("\u{12}x")
    try program.waitUntil { $0.text.contains("x") }
    #expect(!program.screen.text.contains("Registered"))
    program.send("\u{12}")
    try program.waitUntil { $0.text.contains("Registered") }
    program.send("\u{11}")
    #expect(program.waitForExit() == .exited(0))
  }
}
