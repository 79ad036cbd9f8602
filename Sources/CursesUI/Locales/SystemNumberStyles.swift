#if Locales
import CursesInputFormats
import Foundation

extension TypedNumber {
  static func decimal(_ number: ExactDecimal) throws(InputError) -> Decimal {
    let posix = Locale(identifier: "en_US_POSIX")
    guard let value = Decimal(string: number.description, locale: posix) else {
      throw InputError("This number has too many digits.")
    }
    return value
  }
}

extension IntegerFormatStyle: StrictFormatStyle, NumberStyle {
  static func sample(_ value: Double) -> Value? { TypedNumber.integer(value) }
  static func value(_ number: ExactDecimal) throws(InputError) -> Value {
    try TypedNumber.integer(number)
  }
}

extension IntegerFormatStyle.Currency: StrictFormatStyle, NumberStyle {
  static func sample(_ value: Double) -> Value? { TypedNumber.integer(value) }
  static func value(_ number: ExactDecimal) throws(InputError) -> Value {
    try TypedNumber.integer(number)
  }
}

extension IntegerFormatStyle.Percent: StrictFormatStyle, NumberStyle {
  static func sample(_ value: Double) -> Value? { TypedNumber.integer(value) }
  static func value(_ number: ExactDecimal) throws(InputError) -> Value {
    try TypedNumber.integer(number)
  }
}

extension FloatingPointFormatStyle: StrictFormatStyle, NumberStyle {
  static func sample(_ value: Double) -> Value? { Value(value) }
  static func value(_ number: ExactDecimal) throws(InputError) -> Value {
    try TypedNumber.floating(number)
  }
}

extension FloatingPointFormatStyle.Currency: StrictFormatStyle, NumberStyle {
  static func sample(_ value: Double) -> Value? { Value(value) }
  static func value(_ number: ExactDecimal) throws(InputError) -> Value {
    try TypedNumber.floating(number)
  }
}

extension FloatingPointFormatStyle.Percent: StrictFormatStyle, NumberStyle {
  static func sample(_ value: Double) -> Value? { Value(value) }
  static func value(_ number: ExactDecimal) throws(InputError) -> Value {
    try TypedNumber.floating(number)
  }
}

extension Decimal.FormatStyle: StrictFormatStyle, NumberStyle {
  static func sample(_ value: Double) -> Decimal? { Decimal(value) }
  static func value(_ number: ExactDecimal) throws(InputError) -> Decimal {
    try TypedNumber.decimal(number)
  }
}

extension Decimal.FormatStyle.Currency: StrictFormatStyle, NumberStyle {
  static func sample(_ value: Double) -> Decimal? { Decimal(value) }
  static func value(_ number: ExactDecimal) throws(InputError) -> Decimal {
    try TypedNumber.decimal(number)
  }
}

extension Decimal.FormatStyle.Percent: StrictFormatStyle, NumberStyle {
  static func sample(_ value: Double) -> Decimal? { Decimal(value) }
  static func value(_ number: ExactDecimal) throws(InputError) -> Decimal {
    try TypedNumber.decimal(number)
  }
}
#endif
