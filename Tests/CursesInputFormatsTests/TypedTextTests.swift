import CursesInputFormats
import CursesSeededRandom
import Testing

/// No typed key is dropped so that the others mean something else.
@Suite("Formats: typed keys") struct TypedTextTests {
  private static func locale(_ name: String) -> NumberFormat {
    NumberFormat(symbols: NumberSymbols(locale: name))
  }

  /// Formats whose texts mean the same with and without what they put in.
  private static let formats: [any InputFormat & Sendable] = [
    locale("en_US"), locale("de_DE"), locale("fr_FR"), locale("de_CH"), locale("hi_IN"),
    NumberFormat.currency("$"), NumberFormat.percent(), IntegerFormat(in: 1...100),
    IntegerFormat(in: -128...127),
    NumberFormat.currency("€", symbols: NumberSymbols(locale: "de"), signFollows: true),
    CardNumberFormat(), VerificationCodeFormat(), IBANFormat(), PhoneFormat(),
    PhoneFormat(region: "FR"), IPv6Format(), EmailFormat(), URLFormat(), FileNameFormat(),
    HexadecimalFormat(digits: 2...6, groupSize: 2),
  ]

  private static let keys = "0123456789125.,-.:e x'/+fé"

  private func value<Format: InputFormat>(_ text: String, _ format: Format) -> String? {
    (try? format.parse(text)).map { "\($0)" }
  }

  @Test(arguments: formats.indices)
  func aTextHasTheValueOfTheKeysThatWereTyped(index: Int) {
    let format = Self.formats[index]
    var dice = SeededGenerator(seed: UInt64(index) + 71)
    for _ in 0..<3_000 {
      let keys = (0..<Int.random(in: 1...8, using: &dice)).map { _ in
        String(Self.keys.randomElement(using: &dice) ?? "1")
      }.joined()
      var field = TypingField(format, marked: "¦", keeping: true)
      field.press(keys)
      guard let value = value(field.text, format) else { continue }
      // Groups come by themselves: what was typed of them is read as it stands in the field.
      let wanted = self.value(keys, format) ?? self.value(groupless(keys, format), format)
      #expect(value == wanted, "\(keys) became \(field.text)")
    }
  }

  private func groupless(_ keys: String, _ format: some InputFormat) -> String {
    guard let number = format as? NumberFormat else {
      return format is IntegerFormat ? keys.filter { $0 != "," } : keys
    }
    let grouping = number.symbols.grouping
    return keys.filter {
      $0 != grouping && !(grouping == "’" && $0 == "'") && !(grouping.isWhitespace && $0 == " ")
    }
  }

  /// What was typed can be taken away again, whatever it was.
  @Test(arguments: formats.indices)
  func everyTypedTextCanBeDeleted(index: Int) {
    var field = TypingField(Self.formats[index], marked: "¦", keeping: true)
    field.press("1x2,3.4%5:6é7 8")
    field.press("⇥" + String(repeating: "⌫", count: 40))
    #expect(field.text.allSatisfy { !$0.isNumber && !$0.isLetter }, "\(field.marked)")
    field.press("1")
    #expect(field.text.contains("1"))
  }

  @Test func numbersKeepTheSeparatorOfAnotherLanguage() {
    check(
      Self.locale("de_DE"), keeping: true,
      [
        Typed("¦", "19.99", "19.99¦"), Typed("¦", "1.5", "1.5¦"), Typed("¦", "1.234,5", "1.234,5¦"),
        Typed("¦", "1.2345", "1.2345¦"), Typed("¦", "19.⌫99", "1.999¦"),
        Typed("¦", "19.9←←⌫", "1¦.9"),
      ])
    #expect(complaint("19.99", Self.locale("de_DE")) != nil)
    #expect(complaint("1.2345", Self.locale("de_DE")) != nil)
    check(
      Self.locale("en_US"), keeping: true,
      [
        Typed("¦", "1,5", "1,5¦"), Typed("¦", "1e5", "1e5¦"), Typed("¦", "1,234.5⏎", "1,234.5¦"),
        Typed("¦", "1.2.3", "1.2.3¦"), Typed("¦", "1e⌫234", "1,234¦"),
        Typed("«1e5»", "7", "7¦"), Typed("5¦", "\u{301}", "5¦"),
      ])
    check(
      IntegerFormat(in: 1...100), keeping: true,
      [
        Typed("¦", "1.0", "1.0¦"), Typed("¦", "-1", "-1¦"), Typed("¦", "1.0⌫⌫2", "12¦"),
      ])
    #expect(complaint("1.0", IntegerFormat(in: 1...100)) != nil)
    check(
      NumberFormat.percent(), keeping: true,
      [Typed("¦", "25%", "25%¦"), Typed("¦", "25 3", "25 3¦%")])
    check(
      NumberFormat.currency("€", symbols: NumberSymbols(locale: "de"), signFollows: true),
      keeping: true, [Typed("¦", "5 €", "5\u{A0}€¦"), Typed("¦", "5 3", "5\u{A0}3¦€")])
  }

  @Test func sectionsKeepWhatSeparatesNothing() {
    check(
      DateFieldFormat(), keeping: true,
      [Typed("¦", "2024,1,12", "2024,1,12¦"), Typed("¦", "2024,⌫112", "2024-11-2¦")])
    check(IPv4Format(), keeping: true, [Typed("¦", "192.168.1.1/24", "192.168.1.1/24¦")])
    check(
      TimeFormat(), keeping: true,
      [
        Typed("¦", "1x30", "1x30¦"), Typed("¦", "9:30PM", "09:30PM¦"),
        Typed("¦", "⟦930⟧", "09:30¦"), Typed("¦", "⟦1230⟧", "12:30¦"),
      ])
    check(
      TimeFormat(.twelve), keeping: true,
      [Typed("¦", "9:30 pm", "09:30 PM¦"), Typed("¦", "9:30am", "09:30 AM¦")])
    #expect(complaint("09:30PM", TimeFormat()) != nil && complaint("1x30", TimeFormat()) != nil)
  }

  @Test func whatAnyAddressCannotHoldStays() {
    check(
      IPv6Format(), keeping: true,
      [Typed("¦", "fe80::1%eth0", "fe80::1%eth0¦"), Typed("¦", "g::1", "g::1¦")])
    check(EmailFormat(), keeping: true, [Typed("¦", "a b@c.de", "a b@c.de¦")])
    check(
      HexadecimalFormat(), keeping: true,
      [Typed("¦", "0xab12", "0xab12¦"), Typed("¦", "0xab12⏎", "AB12¦")])
    #expect(complaint("0xab12", HexadecimalFormat()) == nil)
    check(
      CardNumberFormat(), keeping: true,
      [Typed("¦", "41111111111111111", "4111 1111 1111 1111 1¦")])
    check(
      PhoneFormat(), keeping: true, [Typed("¦", "(555) 123-4567", "(555) 123-4567¦")])
  }

  /// In a mask every character has its place: what fits none is refused, with the reason.
  @Test func aMaskRefuses() {
    let mask = MaskFormat("99-99")
    check(mask, keeping: true, [Typed("¦", "1x2345", "12-34¦")])
    let edit = FieldEdit(text: "12-3", range: 4..<4, replacement: "x")
    #expect(mask.refusal(of: edit) == "“x” does not fit; a digit belongs there.")
  }

  @Test func aTextThatFitsAgainIsFormattedAgain() {
    var field = TypingField(Self.locale("en_US"), marked: "¦", keeping: true)
    field.press("12x34")
    #expect(field.marked == "12x34¦")
    field.press("←←⌫")
    #expect(field.marked == "1,2¦34")
    field.press("5")
    #expect(field.marked == "12,5¦34")
  }
}
