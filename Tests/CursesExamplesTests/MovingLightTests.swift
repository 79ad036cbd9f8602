import CursesTerminalHarness
import Testing

/// What a background that moves costs a line, however fast that is.
@Suite("Moving light", .serialized)
struct MovingLightTests {
  @Test(arguments: [
    ("CursesExampleGlassSignIn", "Welcome"), ("CursesExampleSettingsForm", "Quiet hours"),
  ])
  func sendsLittle(name: String, words: String) throws {
    let program = try TerminalHarness(
      try TerminalHarness.builtProgram(name), environment: ["COLORTERM": "truecolor"],
      columns: 80, rows: 24)
    try program.waitUntil { $0.text.contains(words) }
    // What the first screen cost is over by then.
    let begin = ContinuousClock.now + .milliseconds(700)
    try program.waitUntil { _ in ContinuousClock.now > begin }
    let (start, before) = (ContinuousClock.now, program.bytesReceived)
    try program.waitUntil { _ in ContinuousClock.now > start + .seconds(2) }
    let passed = ContinuousClock.now - start
    let seconds =
      Double(passed.components.seconds) + Double(passed.components.attoseconds) / 1e18
    let rate = Double(program.bytesReceived - before) / seconds
    #expect(rate <= 300_000, "\(name): \(Int(rate / 1000)) KB/s")
    #expect(program.bytesReceived > before, "\(name) moves")
    program.signal(15)
    _ = program.waitForExit()
  }
}
