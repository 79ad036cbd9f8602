import CursesTerminalHarness
import Testing

@Suite("Example: sign in")
struct SignInTests {
  private func start() throws -> TerminalHarness {
    let program = try TerminalHarness(
      try TerminalHarness.builtProgram("CursesExampleSignIn"),
      environment: ["COLORTERM": "truecolor"])
    try program.waitUntil { $0.text.contains("Sign in") && $0.text.contains("Passphrase") }
    return program
  }

  @Test func printsTheNameAndNeverTheSecret() throws {
    let program = try start()
    program.send("Ada")
    try program.waitUntil { $0.text.contains("Ada") }
    program.send("\r")
    program.send("s3cr3t")
    try program.waitUntil { $0.text.contains("••••••") || $0.text.contains("******") }
    program.send("\r")
    #expect(program.waitForExit() == .exited(0))
    #expect(!program.screen.isAlternate && program.isCanonical)
    #expect(program.screen.text.contains("Signed in as Ada."))
    #expect(!String(decoding: program.received, as: UTF8.self).contains("s3cr3t"))
  }

  @Test func saysWhatIsMissing() throws {
    let program = try start()
    program.send("\r")
    try program.waitUntil { $0.text.contains("Please enter your name.") }
    program.send("Bo\r")
    try program.waitUntil { !$0.text.contains("Please enter your name.") }
    program.send("\r")
    try program.waitUntil { $0.text.contains("Please enter your passphrase.") }
    program.send("\u{1B}")
    #expect(program.waitForExit() == .exited(0))
    #expect(!program.screen.text.contains("Signed in"))
  }
}
