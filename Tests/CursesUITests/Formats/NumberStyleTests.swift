import CursesUI
import Testing

/// Numbers typed into fields of Foundation's styles.
@MainActor
@Suite struct NumberStyleTests {
  @Test func valuesAreWrittenWithEveryEditThatMakesThem() {
    let field = FormatField.of(0, .number)
    field.clear()
    #expect(field.verdict == .incomplete("Please enter a number."))
    #expect(field.value == 0)
    #expect(field.type("1234") == "1,234¦")
    #expect(field.value == 1234)
    #expect(field.type("⌫⌫") == "12¦")
    #expect(field.value == 12)
    #expect(field.type(".9a") == "129¦")
  }

  @Test func whatIsBegunIsKept() {
    let field = FormatField.of(1.5, .number)
    field.clear()
    #expect(field.type("-") == "-¦")
    #expect(field.verdict == .incomplete("A number needs at least one digit."))
    #expect(field.type("0") == "-0¦")
    #expect(field.type(".") == "-0.¦")
    #expect(field.type("50") == "-0.50¦")
    #expect(field.value == -0.5)
    #expect(field.commit() == .valid)
    #expect(field.text == "-0.5")
  }

  @Test(arguments: [
    ("en_US", "1,234,567.5¦"), ("fr_FR", "1\u{202F}234\u{202F}567,5¦"), ("de_DE", "1.234.567,5¦"),
    ("de_CH", "1’234’567.5¦"), ("hi_IN", "12,34,567.5¦"), ("pt_BR", "1.234.567,5¦"),
    ("ar_EG", "١٬٢٣٤٬٥٦٧٫٥¦"), ("pt_PT", "1\u{A0}234\u{A0}567,5¦"),
  ])
  func aStyleTakesTheLocaleAround(locale: String, expected: String) {
    let field = FormatField.of(0.0, .number, locale: locale)
    field.clear()
    field.type("1234567")
    field.type(locale.hasPrefix("en") || locale.hasPrefix("hi") ? "." : "")
    let decimal = expected.dropLast(2).last.map(String.init) ?? "."
    if !field.text.hasSuffix(".") { field.type(decimal) }
    #expect(field.type("5") == expected)
    #expect(field.value == 1_234_567.5)
    field.commit()
    #expect(field.text + "¦" == expected)
    #expect(field.value == 1_234_567.5)
  }

  @Test func aStyleWithALocaleKeepsIt() {
    let german = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "de"))
    let field = FormatField.of(1234.5, german, locale: "fr_FR")
    #expect(field.text == "1.234,5")
  }

  @Test(arguments: ["en_US", "fr_FR", "de_DE", "de_CH", "hi_IN", "pt_BR"])
  func moneyIsReadAsItIsWritten(locale: String) throws {
    for written in ["0", "5", "-5", "1234.5", "-1234567.89"] {
      let amount = try #require(Decimal(string: written, locale: Locale(identifier: "en")))
      let field = FormatField.of(Decimal(1), .currency(code: "EUR"), locale: locale)
      let other = FormatField.of(amount, .currency(code: "EUR"), locale: locale)
      field.clear()
      field.paste(other.text)
      #expect(field.value == amount, "\(other.text)")
      #expect(field.commit() == .valid)
      #expect(field.text == other.text)
    }
  }

  @Test func moneyAndPercentages() {
    let money = FormatField.of(Decimal(0), .currency(code: "USD"))
    #expect(money.text == "$0.00")
    money.clear()
    #expect(money.type("1234.5") == "$1,234.5¦")
    #expect(money.type("67") == "$1,234.56¦")
    #expect(money.value == Decimal(string: "1234.56"))
    let share = FormatField.of(0.25, .percent)
    #expect(share.text == "25%")
    share.clear()
    #expect(share.type("12") == "12¦%")
    #expect(share.value == 0.12)
    let whole = FormatField.of(25, .percent)
    #expect(whole.text == "25%")
    whole.type("⌫")
    #expect(whole.value == 2)
  }

  @Test func whatDoesNotFitATypeIsSaid() {
    let byte = FormatField.of(UInt8(7), IntegerFormatStyle<UInt8>())
    byte.clear()
    byte.type("-300")
    #expect(byte.text == "300")
    #expect(byte.verdict == .invalid("This number is too large; it goes from 0 to 255."))
    #expect(byte.value == 3 || byte.value == 30)
    let whole = FormatField.of(1, .number)
    whole.clear()
    #expect(whole.paste("12abc") == "¦")
    #expect(whole.paste("1.9") == "¦")
    whole.type("99999999999999999999")
    #expect(!whole.commit().isAcceptable)
  }

  @Test func absentValuesComeAndGo() {
    let field = FormatField<Int?>.ofOptional(nil, .number)
    #expect(field.text == "")
    field.type("42")
    #expect(field.value == 42)
    field.type("⌫⌫")
    #expect(field.value == nil)
    #expect(field.verdict == .valid)
    field.type("-")
    #expect(field.value == nil)
    #expect(!field.verdict.isAcceptable)
  }

  @Test func rangesHoldForTheValue() {
    let field = FormatField.of(50, .number.ranged(1...100))
    field.clear()
    field.type("0")
    #expect(field.verdict == .invalid("Please enter a value from 1 to 100."))
    #expect(field.value == 50)
    field.clear()
    field.type("250")
    #expect(field.value == 25)
    #expect(field.verdict == .invalid("Please enter a value from 1 to 100."))
    field.clear()
    field.type("99")
    field.step(1)
    #expect(field.value == 100)
    field.step(1)
    #expect(field.value == 100)
    field.step(-10)
    #expect(field.text == "90")
    let positive = FormatField.of(5, .number.ranged(1...))
    positive.clear()
    positive.type("-0")
    #expect(positive.verdict == .invalid("Please enter a value of at least 1."))
    #expect(throws: InputError.self) {
      try IntegerFormatStyle<Int>().ranged(1...9).parseStrategy.parse("0")
    }
    let share = FormatField.of(0.5, .percent.ranged(0...1))
    share.clear()
    share.type("150")
    #expect(share.verdict == .invalid("Please enter a value from 0% to 100%."))
    #expect(share.value == 0.15)
  }

  @Test func moneyMayBeAbsent() {
    let field = FormatField<Decimal?>.ofOptional(nil, .currency(code: "USD"))
    field.type("12")
    #expect(field.text == "$12")
    #expect(field.value == 12)
    field.type("⌫⌫")
    #expect(field.value == nil)
  }

  @Test func whatIsNoPlainNumberIsLeftAsTyped() {
    let field = FormatField.of(1, IntegerFormatStyle<Int>().notation(.compactName))
    field.clear()
    #expect(field.type("12K") == "12K¦")
    #expect(field.value == 12000 || !field.verdict.isAcceptable)
    field.clear()
    field.type("12abc")
    #expect(!field.verdict.isAcceptable)
  }
}
