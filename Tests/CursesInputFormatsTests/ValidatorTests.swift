import Testing

@testable import CursesInputFormats

struct ValidatorTests {
  @Test func notEmptyWantsMoreThanSpaces() {
    let rule = Validator.notEmpty("A note needs a title.")
    #expect(rule("a") == .valid)
    #expect(rule("") == .invalid("A note needs a title."))
    #expect(rule(" \t").message == "A note needs a title.")
  }

  @Test func lengthCountsCharactersAndSaysHowMany() {
    let rule = Validator.length(2...4)
    #expect(rule("a") == .incomplete("1 more character needed."))
    #expect(rule("") == .incomplete("2 more characters needed."))
    #expect(rule("👨‍👩‍👧e\u{301}") == .valid)
    #expect(rule("abcde") == .invalid("1 character too many; at most 4."))
    #expect(rule("abcdef").message == "2 characters too many; at most 4.")
  }

  @Test func bytesAreBytes() {
    let rule = Validator<String>.utf8Length(atMost: 3)
    #expect(rule("日") == .valid)
    #expect(rule("日a") == .invalid("Too long by 1 byte."))
  }

  @Test func takenIsTakenInAnyCaseAndSpacing() {
    let rule = Validator.notIn(["Groceries", " Übung "])
    #expect(rule("groceries ") == .invalid("“groceries ” is taken."))
    #expect(rule("übung").isAcceptable == false)
    #expect(rule("Grocery") == .valid)
  }

  @Test func theGravestVerdictWins() {
    let warning = Validator<String>.require("Long.") { $0.count < 3 }.asWarning
    let rule = warning.and(.notEmpty("Empty."))
    #expect(rule("abc") == .warning("Long."))
    #expect(rule("abc").isAcceptable)
    #expect(rule("") == .invalid("Empty."))
    #expect(Validator.always.and(warning)("a") == .valid)
    #expect(Validation.incomplete("more").combined(with: .warning("odd")) == .incomplete("more"))
    #expect(Validation.invalid("one").combined(with: .invalid("two")) == .invalid("one"))
  }

  @Test func namesTheWrongCharacter() {
    #expect(Validator.without(["/"])("a/b") == .invalid("“/” cannot be used here."))
    let digits = Validator.characters("use digits") { $0.isNumber }
    #expect(digits("12x4") == .invalid("“x” cannot be used here; use digits."))
    #expect(digits.orEmpty("") == .valid)
  }

  @Test func aRuleCanLookAtAPart() {
    struct Form { var title: String }
    let rule: Validator<Form> = Validator.notEmpty("No title.").pullback(\.title)
    #expect(rule(Form(title: "")) == .invalid("No title."))
  }
}

struct CharacterFilterTests {
  @Test func textTakesNoControls() {
    #expect(CharacterFilter.text("a\u{1B}b\u{202E}c\nd\u{7F}é👍🏽") == "abcdé👍🏽")
  }

  @Test func digitsOfAnyScript() {
    #expect(CharacterFilter.digits("1a٢３½Ⅷ九") == "123")
  }

  @Test func filtersFollowOneAnother() {
    let rule = CharacterFilter.only { $0.isLetter }.and(.uppercase)
    #expect(rule("ab1ß") == "ABß")
  }
}

struct TextLimitTests {
  @Test func onlyWhatFitsGoesIn() {
    let limit = TextLimit(characters: 5)
    #expect(limit.fitting("xyz", between: "ab", and: "c") == "xy")
    #expect(limit.fitting("xyz", between: "abcde", and: "") == "")
    #expect(limit.fitting("\u{301}", between: "abcde", and: "") == "\u{301}")
    #expect(TextLimit(bytes: 5).fitting("日本", between: "a", and: "") == "日")
    #expect(TextLimit.none.fitting("anything", between: "a", and: "") == "anything")
  }

  @Test func aHugeInsertionIsCutAtOnce() {
    let text = String(repeating: "x", count: 1_000_000)
    #expect(TextLimit(characters: 10).fitting(text, between: "", and: "") == "xxxxxxxxxx")
  }

  @Test func aValueThatIsTooLongAlreadyTakesNothing() {
    #expect(TextLimit(characters: 2).fitting("x", between: "abc", and: "") == "")
    #expect(TextLimit(bytes: 2).fitting("x", between: "abc", and: "") == "")
  }
}
