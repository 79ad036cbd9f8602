import CursesInputFormats
import Testing

struct NumberTypingTests {
  private func locale(_ name: String) -> NumberFormat {
    NumberFormat(symbols: NumberSymbols(locale: name))
  }

  @Test func english() {
    check(
      locale("en_US.UTF-8"),
      [
        Typed("¦", "1234", "1,234¦"),
        Typed("12¦34", "5", "12,5¦34"),
        Typed("¦", "-", "-¦"),
        Typed("¦", "-0", "-0¦"),
        Typed("¦", "1.", "1.¦"),
        Typed("¦", "1.50", "1.50¦"),
        Typed("¦", ".5", ".5¦"),
        Typed("1¦,234", "⌦", "1¦34"),
        Typed("1,¦234", "⌫", "¦234"),
        Typed("1,23¦4", "⌫", "12¦4"),
        Typed("1¦.5", ".", "1.¦5"),
        Typed("1.5¦", ".", "1.5¦"),
        Typed("12¦", "-", "12¦"),
        Typed("¦12", "-", "-¦12"),
        Typed("¦", "12abc", "12¦"),
        Typed("¦", "⟦12abc⟧", "¦"),
        Typed("¦", "⟦1,234,567.50⟧", "1,234,567.50¦"),
        Typed("¦", "⟦12,34⟧", "¦"),
        Typed("¦", "１２３４", "1,234¦"),
        Typed("¦", "٣٤", "34¦"),
        Typed("«1,234»", "7", "7¦"),
        Typed("1,2«34,5»67", "⌫", "1,2¦67"),
        Typed("¦", "007.50⏎", "7.50¦"),
        Typed("¦", "5.⏎", "5¦"),
        Typed("¦", ".5⏎", "0.5¦"),
        Typed("¦", "-⏎", "-¦"),
        Typed("5¦", "\u{301}", "5¦"),
        Typed("5¦", "漢", "5¦"),
      ])
  }

  @Test func german() {
    check(
      locale("de_DE"),
      [
        Typed("¦", "1234,5", "1.234,5¦"),
        Typed("¦", "1.", "1¦"),
        Typed("¦", "⟦1.234,50⟧", "1.234,50¦"),
        Typed("¦", "⟦1,234.50⟧", "¦"),
        Typed("1.23¦4", "⌫", "12¦4"),
        Typed("1.¦234", "⌫", "¦234"),
        Typed("1.234,¦", "⏎", "1.234¦"),
      ])
  }

  @Test func french() {
    check(
      locale("fr_FR"),
      [
        Typed("¦", "1234567", "1\u{202F}234\u{202F}567¦"),
        Typed("¦", "1.5", "1,5¦"),
        Typed("¦", "⟦1 234,5⟧", "1\u{202F}234,5¦"),
        Typed("1\u{202F}¦234", "⌫", "¦234"),
        Typed("1¦\u{202F}234", "⌦", "1¦34"),
        Typed("¦", "-,", "-,¦"),
      ])
  }

  @Test func swiss() {
    check(
      locale("de_CH"),
      [
        Typed("¦", "1234.5", "1’234.5¦"),
        Typed("¦", "1234,5", "1’234.5¦"),
        Typed("¦", "⟦1'234⟧", "1’234¦"),
        Typed("1’2¦34", "⌫", "1¦34"),
        Typed("¦", "⟦12'34⟧", "¦"),
        Typed("1’234¦", "⌫⌫", "12¦"),
      ])
  }

  @Test func hindi() {
    check(
      locale("hi_IN"),
      [
        Typed("¦", "1234567", "12,34,567¦"),
        Typed("12,34,567¦", "8", "1,23,45,678¦"),
        Typed("12,¦34,567", "⌫", "1¦,34,567"),
        Typed("¦", "⟦12,34,567⟧", "12,34,567¦"),
        Typed("¦", "⟦1,234,567⟧", "¦"),
        Typed("¦", "१२", "12¦"),
      ])
  }

  @Test func arabic() {
    check(
      locale("ar_EG"),
      [
        Typed("¦", "1234", "١٬٢٣٤¦"),
        Typed("¦", "١٢٣٤", "١٬٢٣٤¦"),
        Typed("¦", "1.5", "١٫٥¦"),
        Typed("¦", "1٫5", "١٫٥¦"),
        Typed("١٬٢¦٣٤", "⌫", "١¦٣٤"),
        Typed("¦", "-7", "-٧¦"),
      ])
  }

  @Test func portuguese() {
    check(
      locale("pt_PT"),
      [
        Typed("¦", "1234", "1234¦"),
        Typed("1234¦", "5", "12\u{A0}345¦"),
        Typed("12\u{A0}345¦", "⌫", "1234¦"),
        Typed("¦", "1,5", "1,5¦"),
        Typed("¦", "⟦12 345,6⟧", "12\u{A0}345,6¦"),
        Typed("¦", "1.", "1,¦"),
      ])
    check(locale("pt_BR"), [Typed("¦", "1234,5", "1.234,5¦")])
  }

  @Test func wholeNumbers() {
    check(
      IntegerFormat(in: 1...100),
      [
        Typed("¦", "1.9", "19¦"),
        Typed("¦", "-5", "5¦"),
        Typed("¦", "⟦1.9⟧", "¦"),
        Typed("¦", "⟦ 42 ⟧", "42¦"),
        Typed("¦", "1234", "1,234¦"),
        Typed("¦", "12345678901234567890", "1,234,567,890,123,456,789¦"),
        Typed("0¦", "0⏎", "0¦"),
      ])
  }

  @Test func money() {
    check(
      NumberFormat.currency("$"),
      [
        Typed("¦", "1", "$1¦"),
        Typed("¦", "1234.5", "$1,234.5¦"),
        Typed("¦", "1234.5⏎", "$1,234.50¦"),
        Typed("¦", "1.234", "$1.23¦"),
        Typed("¦", "-5", "-$5¦"),
        Typed("$1¦", "⌫", "¦"),
        Typed("$¦12", "⌫", "$¦12"),
        Typed("¦$12", "⌦", "$¦2"),
        Typed("¦", "⟦$1,000⟧", "$1,000¦"),
        Typed("¦$5", "-", "-$¦5"),
      ])
    check(
      NumberFormat.currency("€", symbols: NumberSymbols(locale: "de"), signFollows: true),
      [
        Typed("¦", "1234,5", "1.234,5¦\u{A0}€"),
        Typed("1¦\u{A0}€", "2", "12¦\u{A0}€"),
        Typed("12\u{A0}€¦", "⌫", "1¦\u{A0}€"),
        Typed("12\u{A0}¦€", "⌫", "1¦\u{A0}€"),
        Typed("¦", "⟦1.000,5 €⟧", "1.000,5¦\u{A0}€"),
        Typed("1¦\u{A0}€", "⌫", "¦"),
      ])
    check(NumberFormat.currency("¥", decimals: 0), [Typed("¦", "1234.", "¥1,234¦")])
  }

  @Test func percentages() {
    check(
      NumberFormat.percent(),
      [
        Typed("¦", "25", "25¦%"),
        Typed("25%¦", "⌫", "2¦%"),
        Typed("25¦%", "⌫⌫", "¦"),
        Typed("¦", "12.345", "12.34¦%"),
        Typed("¦", "⟦12 %⟧", "12¦%"),
        Typed("1¦%", "2⏎", "12%¦"),
      ])
    let french = NumberFormat.percent(symbols: NumberSymbols(locale: "fr"))
    check(french, [Typed("¦", "2,5", "2,5¦\u{A0}%"), Typed("2,5\u{A0}%¦", "⌫", "2,¦\u{A0}%")])
  }

  @Test func arrowsStepAndStayInTheRange() {
    let format = IntegerFormat(in: 1...100)
    #expect(format.stepped("41", by: 1) == "42")
    #expect(format.stepped("100", by: 1) == "100")
    #expect(format.stepped("1", by: -1) == "1")
    #expect(format.stepped("", by: 1) == "1")
    #expect(format.stepped("-", by: 1) == nil)
    #expect(NumberFormat().stepped("1.5", by: -2) == "-0.5")
    #expect(NumberFormat.currency("$").stepped("$1.50", by: 1) == "$2.50")
  }
}
