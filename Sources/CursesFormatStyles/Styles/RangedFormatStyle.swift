import CursesFoundation
import CursesInputFormats

/// A style whose values lie in a range: a text outside of it is an error that names the bounds, and never
/// becomes the value.
public struct RangedFormatStyle<Base: ParseableFormatStyle>: ParseableFormatStyle
where
  Base.FormatOutput == String, Base.FormatInput: Comparable & Codable & Hashable
{
  /// What formats a value and reads it before the range is asked.
  public let base: Base
  /// The values that are taken, both ends included.
  public let range: ClosedRange<Base.FormatInput>

  /// A style that refuses values outside of a range when it reads them; formatting changes none.
  public init(_ base: Base, in range: ClosedRange<Base.FormatInput>) {
    self.base = base
    self.range = range
  }

  /// The value as it is, also one the program has set outside of the range.
  public func format(_ value: Base.FormatInput) -> String { base.format(value) }

  public func locale(_ locale: Locale) -> Self { Self(base.locale(locale), in: range) }

  public var parseStrategy: Strategy { Strategy(style: self) }

  /// Reads what the base does, and holds it to the range.
  public struct Strategy: ParseStrategy {
    let style: RangedFormatStyle

    /// - Throws: `InputError` for a value out of range, and what the base throws.
    public func parse(_ value: String) throws -> Base.FormatInput {
      try style.held(style.base.parseStrategy.parse(value))
    }
  }

  fileprivate func held(_ value: Base.FormatInput) throws(InputError) -> Base.FormatInput {
    guard !range.contains(value) else { return value }
    let lowest = format(range.lowerBound)
    if let most = range.upperBound as? any FixedWidthInteger, most.isGreatest {
      throw InputError("Please enter a value of at least \(lowest).")
    }
    throw InputError("Please enter a value from \(lowest) to \(format(range.upperBound)).")
  }
}

extension FixedWidthInteger {
  fileprivate var isGreatest: Bool { self == .max }
}

extension RangedFormatStyle: StrictFormatStyle where Base: StrictFormatStyle {
  static var localeCategory: String? { Base.localeCategory }

  func adopting(_ locale: Locale) -> Self { Self(base.adopting(locale), in: range) }

  func makeEditing() -> (any EditingFormat)? {
    guard let editing = base.makeEditing() else { return nil }
    guard var number = editing as? NumberFormat, let base = base as? any NumberStyle else {
      return editing
    }
    number.range = Self.bounds(base, number, range)
    if let lowest = number.range?.lowerBound, lowest >= 0 { number.allowsNegative = false }
    return number
  }

  func strictValue(_ text: String) throws(InputError) -> Base.FormatInput {
    try held(base.strictValue(text))
  }

  /// The range as numbers in the field.
  private static func bounds<Style: NumberStyle>(
    _ style: Style, _ number: NumberFormat, _ range: ClosedRange<Base.FormatInput>
  ) -> ClosedRange<ExactDecimal>? {
    guard let lower = range.lowerBound as? Style.FormatInput,
      let upper = range.upperBound as? Style.FormatInput,
      let least = try? number.parse(style.format(lower)),
      let most = try? number.parse(style.format(upper)), least <= most
    else { return nil }
    return least...most
  }
}

extension ParseableFormatStyle
where
  FormatOutput == String, FormatInput: Comparable & Codable & Hashable
{
  /// The style for values in a range: `.number.ranged(1...100)`. What is outside of it is refused when it
  /// is read, with the bounds in the message; the arrow keys stop at them.
  public func ranged(_ range: ClosedRange<FormatInput>) -> RangedFormatStyle<Self> {
    RangedFormatStyle(self, in: range)
  }
}

extension ParseableFormatStyle
where
  FormatOutput == String, FormatInput: FixedWidthInteger & Codable
{
  /// The style for values from a bound on: `.number.ranged(1...)`.
  public func ranged(_ range: PartialRangeFrom<FormatInput>) -> RangedFormatStyle<Self> {
    RangedFormatStyle(self, in: range.lowerBound...FormatInput.max)
  }
}

extension FormatStyle where Self == RangedFormatStyle<IntegerFormatStyle<Int>> {
  /// Whole numbers in a range.
  @_disfavoredOverload
  public static func ranged(_ range: ClosedRange<Int>) -> Self {
    RangedFormatStyle(IntegerFormatStyle<Int>(), in: range)
  }
}
