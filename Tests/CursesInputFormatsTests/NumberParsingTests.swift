import CursesInputFormats
import Testing

struct NumberParsingTests {
  private let whole = IntegerFormat()
  private let decimal = NumberFormat()

  @Test func aWholeTextOrNothing() throws {
    #expect(try whole.parse("1,234") == 1234)
    #expect(try whole.parse("-0") == 0)
    #expect(try decimal.parse("1.") == 1)
    #expect(try decimal.parse(".50").description == "0.50")
    #expect(complaint("12abc", whole) == "“a” cannot be part of a number; write one like 1,234.")
    #expect(complaint("1.9", whole) == "Whole numbers only: write 1, without a fraction.")
    #expect(complaint("1,2,3", whole) == "“,” stands in an odd place; write one like 1,234.")
    #expect(complaint("1.2.3", decimal) == "Only one “.” in a number.")
    #expect(complaint("--1", decimal) == "The minus belongs before the number.")
    #expect(complaint("1-", decimal) == "The minus belongs before the number.")
    #expect(complaint("", whole) == "Please enter a number.")
    #expect(complaint("-", whole) == "A number needs at least one digit.")
    #expect(complaint("①", whole) != nil)
  }

  @Test func aFractionHasAMost() {
    let money = NumberFormat.currency("$")
    #expect(complaint("1.234", money) == "At most 2 digits after “.”.")
    #expect(complaint("$1.23", money) == nil)
    #expect(complaint("-$1.23", money) == nil)
    #expect(complaint("€1", money) == "“€” cannot be part of a number; write one like 1,234.5.")
  }

  @Test func tooLargeIsSaid() {
    #expect(
      complaint("9999999999999999999", whole)
        == "This number is too large; at most 9,223,372,036,854,775,807.")
    let long = String(repeating: "9", count: 60)
    #expect(complaint(long, decimal) == "This number has too many digits.")
  }

  @Test func aRangeHoldsForTheValue() {
    let format = IntegerFormat(in: 1...100)
    #expect(complaint("0", format) == "Please enter a number from 1 to 100.")
    #expect(complaint("101", format) == "Please enter a number from 1 to 100.")
    #expect(complaint("100", format) == nil)
    #expect(complaint("-1", format) == "This number cannot be negative.")
    let positive = IntegerFormat(in: 1...Int.max)
    #expect(complaint("0", positive) == "Please enter a number of at least 1.")
  }

  @Test(arguments: ["en", "fr", "de", "de_CH", "hi", "ar", "pt", "pt_PT", "es", "xx", "", "C"])
  func whatIsWrittenCanBeRead(locale: String) throws {
    let format = NumberFormat(symbols: NumberSymbols(locale: locale))
    for text in ["0", "7", "-12", "1234", "-1234.5", "1234567.25", "12345678901234567890.125"] {
      let value = try #require(ExactDecimal(text))
      let shown = format.text(for: value)
      #expect(try format.parse(shown) == value, "\(shown)")
      #expect(format.committed(shown) == shown)
    }
  }

  @Test func decimalsAreExact() throws {
    let tenth = try #require(ExactDecimal("0.1"))
    #expect(tenth == ExactDecimal("0.10"))
    #expect(tenth.advanced(by: 2)?.description == "2.1")
    #expect(try #require(ExactDecimal("-0.5")) < 0)
    #expect(try #require(ExactDecimal("2.5")) > 2)
    #expect(try #require(ExactDecimal("2.50")).integer(as: Int.self) == nil)
    #expect(try #require(ExactDecimal("300")).integer(as: UInt8.self) == nil)
    for text in ["", "-", ".", "1e5", " 1", "1.2.3", "+1"] { #expect(ExactDecimal(text) == nil) }
  }
}
