#if !Locales
import CursesFoundation
import CursesInputFormats

// The two styles of numbers that nearly every form has, under Foundation's names. How languages write
// them comes from the small table of `NumberSymbols`.

/// Whole numbers. After Foundation's style, without its options.
public struct IntegerFormatStyle<Value: BinaryInteger>: ParseableFormatStyle, Sendable {
  /// Whose digits and groups the numbers have.
  public var locale: Locale
  private var isGrouped = true

  /// Whole numbers as a locale writes them.
  public init(locale: Locale = .autoupdatingCurrent) { self.locale = locale }

  /// The style for a locale.
  public func locale(_ locale: Locale) -> Self {
    var style = self
    style.locale = locale
    return style
  }

  /// Whether thousands are set apart.
  public func grouping(_ group: PlainNumberGrouping) -> Self {
    var style = self
    style.isGrouped = group == .automatic
    return style
  }

  public func format(_ value: Value) -> String {
    PlainNumberText.format(locale, isGrouped).text(for: ExactDecimal(value))
  }

  public var parseStrategy: PlainNumberStrategy<Self> { PlainNumberStrategy(style: self) }
}

/// Numbers with a fraction of up to six digits. After Foundation's style, without its options.
public struct FloatingPointFormatStyle<Value: BinaryFloatingPoint & Codable>: ParseableFormatStyle,
  Sendable
{
  /// Whose digits and groups the numbers have.
  public var locale: Locale
  private var isGrouped = true

  /// Numbers as a locale writes them.
  public init(locale: Locale = .autoupdatingCurrent) { self.locale = locale }

  /// The style for a locale.
  public func locale(_ locale: Locale) -> Self {
    var style = self
    style.locale = locale
    return style
  }

  /// Whether thousands are set apart.
  public func grouping(_ group: PlainNumberGrouping) -> Self {
    var style = self
    style.isGrouped = group == .automatic
    return style
  }

  public func format(_ value: Value) -> String {
    guard let exact = PlainNumberText.exact(Double(value)) else { return "\(value)" }
    return PlainNumberText.format(locale, isGrouped).text(for: exact)
  }

  public var parseStrategy: PlainNumberStrategy<Self> { PlainNumberStrategy(style: self) }
}

/// Whether thousands are set apart.
public enum PlainNumberGrouping: Hashable, Sendable {
  /// They are.
  case automatic
  /// They are not.
  case never
}

/// Reads what a style of numbers writes, whole and strictly.
public struct PlainNumberStrategy<Style: FormatStyle & Sendable>: ParseStrategy, Sendable {
  let style: Style

  /// - Throws: `InputError`, with words for people.
  public func parse(_ value: String) throws -> Style.FormatInput {
    guard let style = style as? any StrictFormatStyle,
      let number = try style.strictValue(value) as? Style.FormatInput
    else { throw InputError("“\(value)” is no number.") }
    return number
  }
}

private enum PlainNumberText {
  static func format(_ locale: Locale, _ isGrouped: Bool) -> NumberFormat {
    var format = NumberFormat(symbols: NumberSymbols(locale))
    format.isGrouped = isGrouped
    return format
  }

  /// The number rounded to six digits of fraction; nil where it is none or too large.
  static func exact(_ value: Double) -> ExactDecimal? {
    guard var digits = Int128(exactly: (value * 1e6).rounded()), abs(value) < 1e30 else {
      return nil
    }
    var scale = 6
    while scale > 0, digits % 10 == 0 { (digits, scale) = (digits / 10, scale - 1) }
    return ExactDecimal(digits: digits, scale: scale)
  }
}

extension NumberSymbols {
  /// How the language of a locale writes numbers.
  init(_ locale: Locale) { self.init(locale: locale.identifier) }
}

extension FormatStyle where Self == IntegerFormatStyle<Int> {
  /// Whole numbers.
  public static var number: Self { Self() }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
  /// Numbers with a fraction.
  public static var number: Self { Self() }
}
#endif
