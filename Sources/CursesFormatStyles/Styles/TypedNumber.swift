import CursesFoundation
import CursesInputFormats

// What numbers become in the types that programs keep them in, whatever style writes them.

extension NumberStyle where FormatInput: BinaryInteger {
  static func sample(_ value: Double) -> FormatInput? { FormatInput(exactly: value) }

  static func value(_ number: ExactDecimal) throws(InputError) -> FormatInput {
    guard let whole: Int128 = number.integer() else {
      throw InputError("Whole numbers only, without a fraction.")
    }
    guard let value = FormatInput(exactly: whole) else {
      let least = Int128(clamping: FormatInput(clamping: Int128.min))
      let most = Int128(clamping: FormatInput(clamping: Int128.max))
      throw InputError(
        "This number is too \(whole < 0 ? "small" : "large"); it goes from \(least) to \(most).")
    }
    return value
  }
}

extension NumberStyle where FormatInput: BinaryFloatingPoint {
  static func sample(_ value: Double) -> FormatInput? { FormatInput(value) }

  static func value(_ number: ExactDecimal) throws(InputError) -> FormatInput {
    let value = FormatInput(number.double)
    guard value.isFinite else { throw InputError("This number is too large.") }
    return value
  }
}

extension IntegerFormatStyle: StrictFormatStyle, NumberStyle {}
extension FloatingPointFormatStyle: StrictFormatStyle, NumberStyle {}
