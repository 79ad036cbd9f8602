import CursesUI
import Foundation
import Testing

@Suite struct ExpressionRuleTests {
  /// More than a busy machine needs.
  private let patience = Duration.seconds(30)

  @Test func oneRuleInThreeSpellings() {
    let pattern = "[A-Z]{2}[0-9]+"
    let rules: [Validator<String>] = [
      .matches(/[A-Z]{2}[0-9]+/, message: "No.", budget: patience),
      .matches(pattern: pattern, message: "No.", budget: patience),
      .matches(
        NSPredicate(format: "SELF MATCHES %@", pattern), message: "No.", budget: patience),
      .contains(pattern: "^" + pattern + "$", message: "No.", budget: patience),
    ]
    for rule in rules {
      #expect(rule("AB12") == .valid)
      #expect(rule("AB12x") == .invalid("No."))
      #expect(rule("é") == .invalid("No."))
      #expect(rule("") == .valid)
    }
  }

  @Test func aPatternThatIsNoneSaysSo() {
    #expect(
      Validator.matches(pattern: "(")("x")
        == .invalid("The rule “(” is no regular expression."))
  }

  /// The rule cannot be done before the budget is over: it waits for this test.
  @Test func whatTakesTooLongIsCutOff() {
    let gate = DispatchSemaphore(value: 0)
    let slow = Validator<String> { _ in
      gate.wait()
      return .valid
    }.within(.milliseconds(20))
    #expect(slow("a") == .invalid(TimeBudget.exceeded))
    // It still runs: it is not started a second time.
    #expect(slow("b") == .invalid(TimeBudget.exceeded))
    gate.signal()
  }

  @Test func workInTimeIsDone() {
    let budget = TimeBudget(.seconds(60))
    for number in 0..<20 { #expect(budget.run { number } == number) }
  }

  @Test func theLocaleOfTheEnvironment() {
    #expect(Locale(posix: ["LANG": "de_DE.UTF-8"]).identifier == "de_DE")
    let mixed = ["LANG": "de_DE", "LC_NUMERIC": "fr_FR@euro"]
    #expect(Locale(posix: mixed).identifier == "de_DE")
    #expect(Locale(posix: mixed, category: "LC_NUMERIC").identifier == "fr_FR")
    #expect(Locale(posix: ["LC_ALL": "", "LANG": "hi_IN"]).identifier == "hi_IN")
    #expect(Locale(posix: ["LC_ALL": "pt_PT", "LANG": "hi_IN"]).identifier == "pt_PT")
    #expect(Locale(posix: ["LANG": "C.UTF-8"]) == .current)
    #expect(Locale(posix: [:]) == .current)
  }
}
