import CursesUI
import Foundation
import Testing

/// A style as programs write them: digits in, `(555) 123-4567` out, never more than ten.
private struct PhoneNumberStyle: ParseableFormatStyle {
  struct Strategy: ParseStrategy {
    func parse(_ value: String) throws -> String {
      String(value.filter { $0.isNumber }.prefix(10))
    }
  }

  var parseStrategy: Strategy { Strategy() }

  func format(_ value: String) -> String {
    let digits = Array(value)
    guard digits.count > 3 else { return value }
    let end = min(6, digits.count)
    let head = "(\(String(digits[..<3]))) \(String(digits[3..<end]))"
    return digits.count > 6 ? head + "-" + String(digits[6...]) : head
  }
}

extension FormatStyle where Self == PhoneNumberStyle {
  fileprivate static var phone: PhoneNumberStyle { PhoneNumberStyle() }
}

/// Celsius degrees as an own style of numbers.
private struct Degrees: ParseableFormatStyle {
  struct Strategy: ParseStrategy {
    func parse(_ value: String) throws -> Int {
      guard let degrees = Int(value.filter { $0 != "°" }) else {
        throw InputError("Degrees are whole numbers.")
      }
      return degrees
    }
  }

  var parseStrategy: Strategy { Strategy() }
  func format(_ value: Int) -> String { "\(value)°" }
}

@MainActor
@Suite struct OwnStyleTests {
  @Test func anOwnStyleFormatsWhileItIsTyped() {
    let field = FormatField.of("", .phone)
    #expect(field.type("5551") == "(555) 1¦")
    #expect(field.type("234567") == "(555) 123-4567¦")
    #expect(field.value == "5551234567")
    #expect(field.type("8") == "(555) 123-4567¦")
    #expect(field.value == "5551234567")
    #expect(field.type("←←←←⌫") == "(555) 12¦4-567")
    #expect(field.value == "555124567")
    #expect(field.type("3") == "(555) 123¦-4567")
    #expect(field.type("9") == "(555) 123¦-4567")
  }

  @Test func aPasteIsOneReplacement() {
    let field = FormatField.of("", .phone)
    #expect(field.paste("(555) 123-4567") == "(555) 123-4567¦")
    #expect(field.value == "5551234567")
    #expect(field.type("漢") == "(555) 123-4567¦")
    #expect(field.type("\u{301}").hasPrefix("(555) 123-456"))
  }

  @Test func theCaretKeepsItsPlace() {
    let field = FormatField.of("5551234", .phone)
    #expect(field.type("⇤9") == "(9¦55) 512-34")
    #expect(field.type("⌫") == "(¦555) 123-4")
  }

  @Test func anOwnStyleOfNumbers() {
    let field = FormatField.of(20, Degrees())
    #expect(field.text == "20°")
    #expect(field.type("←5") == "205¦°")
    #expect(field.value == 205)
    field.clear()
    field.type("-")
    #expect(field.verdict == .invalid("Degrees are whole numbers."))
    #expect(field.type("5") == "-5¦°")
    #expect(field.value == -5)
  }

  @Test func readyFormatsAreStyles() {
    let card = FormatField.of("", .card)
    #expect(card.type("4111111111111111") == "4111 1111 1111 1111¦")
    #expect(card.value == "4111111111111111")
    let account = FormatField.of("", .iban)
    account.type("DE89370400440532013001")
    #expect(!account.verdict.isAcceptable)
    #expect(account.value == "")
    let expiry = FormatField<Expiry?>.ofOptional(nil, .expiry)
    expiry.type("431")
    #expect(expiry.value?.description == "04/31")
    let time = FormatField<TimeOfDay?>.ofOptional(nil, .time(.twelve))
    #expect(time.type("905p") == "09:05 PM¦")
    #expect(time.value?.hour == 21)
    let masked = FormatField.of("", .mask(">AA-999"))
    #expect(masked.type("ab123") == "AB-123¦")
    #expect(masked.value == "AB-123")
    #expect(FormatField.of("", .picture("##/##")).type("1234") == "12/34¦")
  }

  @Test func stylesAreCodable() throws {
    let style = InputFormatStyle<String>.phone(region: "FR")
    let copy = try JSONDecoder().decode(
      InputFormatStyle<String>.self, from: JSONEncoder().encode(style))
    #expect(copy == style)
    #expect(copy.format("0612345678") == "06 12 34 56 78")
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode(InputFormatStyle<Expiry>.self, from: JSONEncoder().encode(style))
    }
  }

  @Test func addressesAreStyles() throws {
    let field = FormatField<URL?>.ofOptional(nil, .url)
    field.type("https://example.org/a b")
    #expect(field.value?.absoluteString == "https://example.org/ab")
    field.clear()
    #expect(field.value == nil)
    field.type("example")
    #expect(field.verdict == .incomplete("An address begins with https://."))
  }

  @Test func daysAreTypedAsTheLocaleHasThem() throws {
    let zone = try #require(TimeZone(identifier: "UTC"))
    let style = Date.FormatStyle(date: .numeric, time: .omitted, timeZone: zone)
    let start = Date(timeIntervalSince1970: 0)
    for (locale, keys, seconds) in [
      ("en_US", "12312026", 1_798_675_200.0), ("de_DE", "31.12.2026", 1_798_675_200.0),
    ] {
      let field = FormatField.of(start, style, locale: locale)
      field.clear()
      field.type(keys)
      #expect(field.value == Date(timeIntervalSince1970: seconds), "\(field.text)")
    }
    let field = FormatField.of(start, style)
    field.clear()
    field.type("2/30/2026")
    #expect(field.verdict == .invalid("February 2026 has 28 days, so no day 30."))
    #expect(field.value == start)
  }

  @Test func otherDatesHaveToBeWhole() throws {
    let zone = try #require(TimeZone(identifier: "UTC"))
    let style = Date.FormatStyle(date: .abbreviated, time: .omitted, timeZone: zone)
    let field = FormatField.of(Date(timeIntervalSince1970: 0), style)
    #expect(field.text == "Jan 1, 1970")
    for wrong in ["Feb 30, 2026", "Feb 3", "Feb 3, 2026 and more", "soon"] {
      field.clear()
      field.paste(wrong)
      #expect(!field.verdict.isAcceptable, "\(wrong)")
    }
    field.clear()
    field.paste("feb 3, 2026")
    #expect(field.verdict == .valid)
    #expect(field.value == Date(timeIntervalSince1970: 1_770_076_800))
    let iso = FormatField.of(Date(timeIntervalSince1970: 0), .iso8601)
    #expect(iso.text == "1970-01-01T00:00:00Z")
    iso.clear()
    iso.paste("2026-02-30T00:00:00Z")
    #expect(!iso.verdict.isAcceptable)
  }
}
