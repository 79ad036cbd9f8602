#if Locales
import CursesInputFormats
import Foundation

/// Number formatters read strictly: by their own signs, whole, in their bounds.
struct NumberFormatterText {
  let formatter: NumberFormatter
  /// How numbers are written; `nil` for styles that are no plain numbers (`1E3`, `one`).
  let format: NumberFormat?

  init(_ formatter: NumberFormatter) {
    self.formatter = formatter
    format = Self.format(formatter)
  }

  private static func format(_ formatter: NumberFormatter) -> NumberFormat? {
    guard let one = formatter.string(from: 1), let first = one.firstIndex(where: \.isNumber),
      let last = one.lastIndex(where: \.isNumber),
      [.none, .decimal, .currency, .percent].contains(formatter.numberStyle)
    else { return nil }
    var symbols = NumberSymbols(formatter.locale)
    if let sign = formatter.decimalSeparator?.first { symbols.decimal = sign }
    if let sign = formatter.groupingSeparator?.first { symbols.grouping = sign }
    let most = max(formatter.minimumFractionDigits, formatter.maximumFractionDigits)
    var format = NumberFormat(
      symbols: symbols,
      fractionDigits: min(formatter.minimumFractionDigits, 30)...min(max(most, 0), 30))
    format.prefix = String(one[..<first])
    format.suffix = String(one[one.index(after: last)...])
    format.isGrouped = formatter.usesGroupingSeparator
    if let least = formatter.minimum?.doubleValue { format.allowsNegative = least < 0 }
    return format
  }

  func object(_ text: String) throws(InputError) -> Any {
    guard let format else {
      guard let number = formatter.number(from: text), formatter.string(from: number) == text
      else { throw InputError("“\(text)” is no such number.") }
      return try held(number)
    }
    let exact = try format.parse(text)
    let posix = Locale(identifier: "en_US_POSIX")
    guard let decimal = Decimal(string: exact.description, locale: posix) else {
      throw InputError("This number has too many digits.")
    }
    let multiplier = formatter.multiplier?.decimalValue ?? (isPercent ? 100 : 1)
    return try held(NSDecimalNumber(decimal: multiplier == 0 ? decimal : decimal / multiplier))
  }

  private var isPercent: Bool { formatter.numberStyle == .percent }

  private func held(_ number: NSNumber) throws(InputError) -> NSNumber {
    if let least = formatter.minimum, number.decimalValue < least.decimalValue {
      throw InputError("Please enter a value of at least \(shown(least)).")
    }
    if let most = formatter.maximum, number.decimalValue > most.decimalValue {
      throw InputError("Please enter a value of at most \(shown(most)).")
    }
    return number
  }

  private func shown(_ number: NSNumber) -> String {
    formatter.string(from: number) ?? number.stringValue
  }
}
#endif
