import CursesTerminalHarness
import Testing

@Suite("Example: sign up")
struct SignUpTests {
  private func start() throws -> TerminalHarness {
    let program = try TerminalHarness(
      try TerminalHarness.builtProgram("CursesExampleSignUp"),
      environment: ["COLORTERM": "truecolor"])
    try program.waitUntil { $0.text.contains("Sign up") && $0.text.contains("E-mail") }
    return program
  }

  @Test func aWholeSignUp() throws {
    let program = try start()
    program.send("ada@example.org\t")
    try program.waitUntil { $0.text.contains("ada@example.org") }
    program.send("Vier WÖRTER 7 oder mehr")
    try program.waitUntil { $0.text.contains("strong") }
    program.send("\tVier WÖRTER 7 oder mehr")
    try program.waitUntil { $0.text.components(of: "•").count > 40 }
    program.send("\r")
    #expect(program.waitForExit() == .exited(0))
    #expect(program.screen.text.contains("Signed up as ada@example.org."))
    #expect(!String(decoding: program.received, as: UTF8.self).contains("WÖRTER"))
  }

  @Test func whatIsWrongIsSaidAndGoneTo() throws {
    let program = try start()
    program.send("ada\t")
    try program.waitUntil { $0.text.contains("An address has one @ within.") }
    program.send("abc\r")
    try program.waitUntil { $0.text.contains("E-mail: An address") }
    program.send("@b.org\t")
    try program.waitUntil { !$0.text.contains("An address") }
    try program.waitUntil { $0.text.contains("weak") }
    program.send("\u{1B}")
    #expect(program.waitForExit() == .exited(0))
    #expect(!program.screen.text.contains("Signed up"))
  }

  @Test func theSecretIsShownAndHiddenAgain() throws {
    let program = try start()
    program.send("\tsésame日")
    try program.waitUntil { $0.text.contains("•••••••") }
    program.send("\u{1B}r")
    try program.waitUntil { $0.text.contains("sésame日") }
    program.send("\t")
    try program.waitUntil { !$0.text.contains("sésame") && $0.text.contains("•••••••") }
    program.send("\u{1B}")
    #expect(program.waitForExit() == .exited(0))
  }
}

extension String {
  fileprivate func components(of character: Character) -> [Character] {
    filter { $0 == character }
  }
}
