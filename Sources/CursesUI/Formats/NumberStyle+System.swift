import CursesInputFormats
import Foundation

/// Numbers as values of the types that styles have.
enum TypedNumber {
  static func integer<T: BinaryInteger>(_ sample: Double) -> T? { T(exactly: sample) }

  static func integer<T: BinaryInteger>(_ number: ExactDecimal) throws(InputError) -> T {
    guard let whole: Int128 = number.integer() else {
      throw InputError("Whole numbers only, without a fraction.")
    }
    guard let value = T(exactly: whole) else {
      throw InputError(
        "This number is too \(whole < 0 ? "small" : "large"); \(limits(of: T.self)).")
    }
    return value
  }

  private static func limits<T: BinaryInteger>(of type: T.Type) -> String {
    let least = Int128(clamping: T(clamping: Int128.min))
    let most = Int128(clamping: T(clamping: Int128.max))
    return "it goes from \(least) to \(most)"
  }

  static func floating<T: BinaryFloatingPoint>(_ number: ExactDecimal) throws(InputError) -> T {
    let value = T(number.double)
    guard value.isFinite else { throw InputError("This number is too large.") }
    return value
  }

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
