import CursesInputFormats
import Testing

struct RuleTests {
  @Test func formatsAreRules() {
    let rule = Validator.required().and(.email)
    #expect(rule("") == .invalid("This is required."))
    #expect(rule("ada") == .incomplete("An “@” is missing, as in ada@example.org."))
    #expect(rule("ada@example.org") == .valid)
    #expect(Validator.url("") == .valid)
    #expect(Validator.format(IBANFormat())("DE88 3704 0044 0532 0130 00").isAcceptable == false)
  }

  @Test func rulesCombine() {
    let either = Validator.email.or(.url).message("An address, please.")
    #expect(either("https://a.de") == .valid)
    #expect(either("x y") == .invalid("An address, please."))
    #expect(Validator.all([.notEmpty(), .length(2...4)])("abc") == .valid)
    let short = Validator<String>.length(0...2).when { $0.hasPrefix("x") }
    #expect(short("abcdef") == .valid)
    #expect(short("xabc").isAcceptable == false)
  }

  @Test func valuesAreCompared() {
    #expect(Validator<Int>.range(1...9)(12).message == "Please enter a value from 1 to 9.")
    #expect(Validator<Int>.range(1...9)(9) == .valid)
    #expect(Validator.oneOf(["a", "b"])("c").message == "Please enter one of “a”, “b”.")
    #expect(Validator.equal(to: { "secret" })("secret") == .valid)
    #expect(Validator.equal(to: { "secret" })("Secret").message == "The two are not the same.")
    #expect(Validator<Int>.range(1...9).ifPresent(nil) == .valid)
  }

  @Test func passwordsAreGraded() {
    let grades: [(String, PasswordStrength.Grade)] = [
      ("", .none), ("abc", .weak), ("Password1", .weak), ("aaaaaaaaaaaaaaaa", .weak),
      ("123456789012", .weak), ("correct horse battery", .strong), ("xK9#mQ2$", .fair),
    ]
    for (password, grade) in grades {
      #expect(PasswordStrength(password).grade == grade, "\(password)")
    }
    #expect(Validator.password()("password").message?.contains("first") == true)
    #expect(Validator.password(atLeast: .good)("correct horse battery") == .valid)
    #expect(PasswordStrength("correct horse battery").advice == nil)
  }
}
