#if Locales
import CursesInputFormats
import Foundation

extension NumberStyle where FormatInput == Decimal {
  static func sample(_ value: Double) -> Decimal? { Decimal(value) }

  static func value(_ number: ExactDecimal) throws(InputError) -> Decimal {
    let posix = Locale(identifier: "en_US_POSIX")
    guard let value = Decimal(string: number.description, locale: posix) else {
      throw InputError("This number has too many digits.")
    }
    return value
  }
}

extension IntegerFormatStyle.Currency: StrictFormatStyle, NumberStyle {}
extension IntegerFormatStyle.Percent: StrictFormatStyle, NumberStyle {}
extension FloatingPointFormatStyle.Currency: StrictFormatStyle, NumberStyle {}
extension FloatingPointFormatStyle.Percent: StrictFormatStyle, NumberStyle {}
extension Decimal.FormatStyle: StrictFormatStyle, NumberStyle {}
extension Decimal.FormatStyle.Currency: StrictFormatStyle, NumberStyle {}
extension Decimal.FormatStyle.Percent: StrictFormatStyle, NumberStyle {}
#endif
