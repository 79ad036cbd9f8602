import CursesUI
import Foundation
import Testing

/// A formatter as Darwin's documentation teaches it, under both imports.
private final class PhoneFormatter: Formatter {
  override func string(for obj: Any?) -> String? {
    guard let digits = obj as? String else { return nil }
    return digits.enumerated().map { ($0 == 3 || $0 == 6 ? "-" : "") + String($1) }.joined()
  }

  override func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    let digits = string.filter { $0 != "-" }
    guard digits.allSatisfy(\.isNumber) else {
      error?.pointee = "Digits only."
      return false
    }
    obj?.pointee = String(digits.prefix(10)) as AnyObject
    return true
  }
}

/// Refuses what is no letter, and makes the rest upper case while it is typed.
private final class CodeFormatter: Formatter {
  override func string(for obj: Any?) -> String? { obj as? String }

  override func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    obj?.pointee = string as AnyObject
    return true
  }

  override func isPartialStringValid(
    _ partialString: String,
    newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    guard partialString.allSatisfy(\.isLetter) else { return false }
    guard partialString != partialString.uppercased() else { return true }
    newString?.pointee = NSString(string: partialString.uppercased())
    return false
  }
}

/// Lets nothing be typed into the middle.
private final class AppendOnly: Formatter {
  override func string(for obj: Any?) -> String? { obj as? String }

  override func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    obj?.pointee = string as AnyObject
    return true
  }

  override func isPartialStringValid(
    _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
    originalSelectedRange origSelRange: NSRange,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    origSelRange.location + origSelRange.length == NSString(string: origString).length
  }
}

@MainActor
@Suite struct FormatterTests {
  @Test func aFormatterWorksWhileOneTypes() {
    let field = FormatField.of("", by: PhoneFormatter())
    #expect(field.type("5551234") == "555-123-4¦")
    #expect(field.value == "5551234")
    #expect(field.type("56789") == "555-123-4567¦")
    #expect(field.value == "5551234567")
    field.type("⇤")
    #expect(field.paste("x").contains("x"))
    #expect(field.verdict == .invalid("Digits only."))
    #expect(field.value == "5551234567")
  }

  @Test func partialTextsAreAskedFor() {
    let field = FormatField.of("", by: CodeFormatter())
    #expect(field.type("ab1c") == "ABC¦")
    #expect(field.value == "ABC")
    #expect(field.type("←⌫") == "A¦C")
    let appending = FormatField.of("", by: AppendOnly())
    #expect(appending.type("ab👨‍👩‍👧") == "ab👨‍👩‍👧¦")
    #expect(appending.type("⇤x") == "¦ab👨‍👩‍👧")
  }

  @Test func systemFormattersAreStrict() {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = Locale(identifier: "en_US")
    formatter.minimum = 1
    formatter.maximum = 5000
    let field = FormatField.of(7, by: formatter)
    field.clear()
    #expect(field.type("1234a") == "1,234¦")
    #expect(field.value == 1234)
    field.type("5")
    #expect(field.verdict == .invalid("Please enter a value of at most 5,000."))
    #expect(field.value == 1234)
    let double = FormatField.of(0.5, by: formatter)
    double.clear()
    double.type("2.5")
    #expect(double.value == 2.5)
    let absent = FormatField<Int?>.of(3, by: formatter)
    absent.clear()
    #expect(absent.value == nil)
  }

  @Test func datesAndSizes() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "yyyy-MM-dd"
    let field = FormatField.of(Date(timeIntervalSince1970: 0), by: formatter)
    #expect(field.text == "1970-01-01")
    field.clear()
    field.paste("2026-02-30")
    #expect(!field.verdict.isAcceptable)
    field.clear()
    field.paste("2026-2-3")
    #expect(field.value == Date(timeIntervalSince1970: 1_770_076_800))
    let size = FormatField.of(Int64(1_500_000), by: ByteCountFormatter())
    #expect(size.text.contains("MB"))
    size.type("x")
    #expect(size.verdict == .invalid("A text of this kind can be shown, not read."))
    #expect(size.value == 1_500_000)
  }

  /// Foundation stops the program where some of these are asked for `string(for:)`.
  @Test func everyFormatterOfTheSystemCanBeShown() {
    let formatters: [Foundation.Formatter] = [
      LengthFormatter(), MassFormatter(), EnergyFormatter(), ByteCountFormatter(),
      ISO8601DateFormatter(), DateFormatter(), NumberFormatter(), Formatter(),
    ]
    for formatter in formatters {
      #expect(FormatField.of(5.0, by: formatter).verdict == .valid)
      #expect(FormatField.of("text", by: formatter).verdict == .valid)
      #expect(FormatField<Int?>.of(nil, by: formatter).text == "")
      let date = FormatField.of(Date(timeIntervalSince1970: 0), by: formatter)
      date.type("1")
      #expect(date.value == Date(timeIntervalSince1970: 0))
    }
  }

  @Test func predicatesAreRead() {
    let mail = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z.]+")
    #expect(mail.evaluate(with: "ada@example.org"))
    #expect(!mail.evaluate(with: "ada@example.org!"))
    #expect(NSPredicate(format: "SELF CONTAINS[c] 'ADA'").evaluate(with: "I am Ada"))
    #expect(NSPredicate(format: "NOT SELF BEGINSWITH %@", "x").evaluate(with: "ax"))
    #expect(NSPredicate(format: "SELF LIKE %@", "a*c").evaluate(with: "abbc"))
    #expect(!NSPredicate(format: "age > 3").evaluate(with: "4"))
    #expect(NSPredicate(format: "age > 3").problem != nil)
  }
}
