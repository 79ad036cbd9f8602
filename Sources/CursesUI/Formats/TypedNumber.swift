import CursesInputFormats

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
}
