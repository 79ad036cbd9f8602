import CursesTerminalHarness
import Testing

@Suite("Example: payment")
struct PaymentTests {
  private func start() throws -> TerminalHarness {
    let program = try TerminalHarness(
      try TerminalHarness.builtProgram("CursesExamplePayment"),
      environment: ["COLORTERM": "truecolor", "LC_ALL": "en_US.UTF-8"])
    try program.waitUntil { $0.text.contains("Payment") && $0.text.contains("Refund to") }
    return program
  }

  @Test func everyFieldIsFormattedWhileItIsTyped() throws {
    let program = try start()
    program.send("41111111")
    try program.waitUntil { $0.text.contains("4111 1111") && $0.text.contains("Visa") }
    program.send("11111111")
    try program.waitUntil { $0.text.contains("4111 1111 1111 1111") }
    program.send("\t431")
    try program.waitUntil { $0.text.contains("04/31") }
    program.send("\t12x")
    try program.waitUntil { $0.text.contains("12x") }
    program.send("\u{7F}3")
    program.send("\t1234.5")
    try program.waitUntil { $0.text.contains("$1,234.5") }
    program.send("\tde89370400440532013000")
    try program.waitUntil { $0.text.contains("DE89 3704 0044 0532 0130 00") }
    program.send("\r")
    #expect(program.waitForExit() == .exited(0))
    #expect(program.screen.text.contains("Paid $1,234.50 with Visa ending in 1111."))
  }

  @Test func whatIsWrongIsSaid() throws {
    let program = try start()
    program.send("\r")
    try program.waitUntil { $0.text.contains("Please enter the card.") }
    program.send("4111111111111112\r")
    try program.waitUntil { $0.text.contains("valid card number") }
    program.send("\u{7F}1\r")
    try program.waitUntil { $0.text.contains("Please enter the month") }
    program.send("\u{1B}")
    #expect(program.waitForExit() == .exited(0))
    #expect(!program.screen.text.contains("Paid"))
  }
}
