import CursesInputFormats
import Testing

struct PaymentTests {
  @Test func cards() {
    check(
      CardNumberFormat(),
      [
        Typed("¦", "4111111111111111", "4111 1111 1111 1111¦"),
        Typed("¦", "378282246310005", "3782 822463 10005¦"),
        Typed("378282246310005¦", "1", "378282246310005¦"),
        Typed("4111 ¦1111", "⌫", "411¦1 111"),
        Typed("4111¦ 1111", "⌦", "4111¦ 111"),
        Typed("4111¦", " ", "4111 ¦"),
        Typed("¦", "⟦4111-1111-1111-1111⟧", "4111 1111 1111 1111¦"),
        Typed("¦", "⟦my card⟧", "¦"),
        Typed("¦", "４１１１1", "4111 1¦"),
        Typed("41¦11 1111", "9", "419¦1 1111 1"),
        Typed("4111 1«111 11»11", "⌫", "4111 1¦11"),
      ])
  }

  @Test func brandsAreKnownByTheirFirstDigits() {
    let brands: [(String, CardBrand?)] = [
      ("4", .visa), ("5", nil), ("51", .mastercard), ("2221", .mastercard), ("22", nil),
      ("34", .americanExpress), ("3", nil), ("6011", .discover), ("35", nil), ("3530", .jcb),
      ("36", .dinersClub), ("30", nil), ("305", .dinersClub), ("62", .unionPay), ("67", .maestro),
      ("1", nil), ("", nil),
    ]
    for (digits, brand) in brands { #expect(CardBrand(digits: digits) == brand, "\(digits)") }
    #expect(CardNumberFormat().brand(of: "3782 82") == .americanExpress)
  }

  @Test func cardNumbersAreChecked() throws {
    let format = CardNumberFormat()
    #expect(try format.parse("4111 1111 1111 1111") == "4111111111111111")
    #expect(try format.parse("5555555555554444") == "5555555555554444")
    #expect(
      complaint("4111 1111 1111 1112", format)
        == "This is no valid card number; please check its digits.")
    #expect(complaint("41", format) == "11 more digits for a Visa number.")
    #expect(complaint("411a", format) == "“a” cannot be used here.")
    #expect(!CardNumberFormat.passesLuhn(""))
  }

  @Test func codes() {
    check(
      VerificationCodeFormat(brand: .visa),
      [
        Typed("¦", "1234", "123¦"), Typed("¦", "12x", "12¦"), Typed("12¦3", "⌫", "1¦3"),
        Typed("¦", "⟦ 12 3⟧", "123¦"), Typed("123¦", "⌫⌫⌫", "¦"), Typed("¦", "１２", "12¦"),
      ])
    #expect(complaint("12", VerificationCodeFormat()) == "1 more digit.")
    #expect(complaint("1234", VerificationCodeFormat(brand: .americanExpress)) == nil)
  }

  @Test func expiries() throws {
    let format = ExpiryFormat(earliest: Expiry(month: 11, year: 2026))
    check(
      format,
      [
        Typed("¦", "4", "04¦"), Typed("¦", "0431", "04/31¦"), Typed("¦", "13", "13¦"),
        Typed("¦", "4/31", "04/31¦"), Typed("1¦", "/", "01/¦"), Typed("04/31¦", "5", "04/315¦"),
        Typed("04/¦31", "⌫", "0¦/31"), Typed("04/31¦", "⌫⌫⌫", "04¦"),
        Typed("04¦/31", "/", "04/¦31"),
        Typed("¦", "⟦04/2031⟧", "04/31¦"), Typed("¦", "⟦0431⟧", "04/31¦"),
        Typed("0¦/31", "4", "04¦/31"),
      ])
    #expect(complaint("10/26", format) == "This card expired in 10/26.")
    #expect(complaint("11/26", format) == nil)
    #expect(complaint("13/30", format) == "There is no month 13; use 01 to 12.")
    #expect(complaint("04", format) == "Not complete: write month and year as MM/YY.")
    #expect(try format.parse("04/31") == Expiry(month: 4, year: 2031))
  }

  @Test func accounts() {
    check(
      IBANFormat(),
      [
        Typed("¦", "de89370400440532013000", "DE89 3704 0044 0532 0130 00¦"),
        Typed("¦", "1", "¦"), Typed("DE¦", "x", "DE¦"),
        Typed("DE89 ¦3704", "⌫", "DE8¦3 704"), Typed("¦", "⟦DE89 3704 0044⟧", "DE89 3704 0044¦"),
        Typed("DE89¦ 3704", " ", "DE89 ¦3704"),
        Typed("¦DE89 3704", "⌦", "¦E893704"),
        Typed("DE89 3704 0044 0532 0130 00¦", "1", "DE89 3704 0044 0532 0130 00¦"),
      ])
    let format = IBANFormat()
    #expect(complaint("DE89 3704 0044 0532 0130 00", format) == nil)
    #expect(complaint("GB82 WEST 1234 5698 7654 32", format) == nil)
    #expect(complaint("FR14 2004 1010 0505 0001 3M02 606", format) == nil)
    #expect(
      complaint("DE88 3704 0044 0532 0130 00", format)
        == "The check digits do not fit; please look for a wrong character.")
    #expect(complaint("DE89 3704", format) == "14 more characters; DE has 22.")
    #expect(complaint("XX89 3704 11", format) == "“XX” is no country with IBANs.")
    #expect(complaint("D", format) == "An IBAN begins with a country and two check digits: DE89 …")
  }
}
