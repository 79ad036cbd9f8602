/// Decimal numbers, grouped while they are typed.
///
/// What a person is in the middle of is kept: a lone minus, a separator at the end, zeros at the end of a
/// fraction, `-0`. Groups are put in and taken out as digits come and go, and the caret stays between the
/// same two digits: `12¦34` and `5` give `12,5¦34`. Digits of every script are taken and shown in those of
/// the language. Group separators that are typed are refused (they come by themselves); pasted ones have
/// to stand where they belong.
public struct NumberFormat: InputFormat, Hashable {
  /// Where the minus of a negative amount stands.
  public enum MinusPlace: Hashable, Sendable {
    /// `-€5`
    case first
    /// `€-5`
    case afterPrefix
  }

  /// The signs of the language.
  public var symbols: NumberSymbols
  /// How many digits a fraction may have; none for whole numbers.
  public var fractionDigits: ClosedRange<Int>
  /// Whether thousands are set apart.
  public var isGrouped = true
  /// Whether a minus may be typed.
  public var allowsNegative = true
  /// The most digits of the whole part.
  public var wholeDigits = 30
  /// What stands before and after the number, spaces included: `$`, ` €`, ` %`.
  public var prefix = ""
  /// What stands after the number, spaces included.
  public var suffix = ""
  /// Where the minus stands when there is a prefix.
  public var minusPlace = MinusPlace.first
  /// The values that are right. Typing is not held to it, since 1 is on the way to 12.
  public var range: ClosedRange<ExactDecimal>?
  /// Other texts that may stand before or after a pasted number: `EUR`, `€`.
  public var units: Set<String> = []

  /// Numbers with so many digits in their fraction, from 0 to 0 for whole ones.
  public init(symbols: NumberSymbols = .english, fractionDigits: ClosedRange<Int> = 0...30) {
    self.symbols = symbols
    self.fractionDigits = fractionDigits
  }

  /// An amount of money: `$1,234.50`. At the end of editing it has all its decimals.
  public static func currency(
    _ sign: String, symbols: NumberSymbols = .english, decimals: Int = 2, signFollows: Bool = false
  ) -> NumberFormat {
    let digits = max(0, min(decimals, 30))
    var format = NumberFormat(symbols: symbols, fractionDigits: digits...digits)
    if signFollows { format.suffix = "\u{A0}" + sign } else { format.prefix = sign }
    format.units = [sign]
    return format
  }

  /// A percentage, as it is written: the value of `25 %` is 25.
  public static func percent(symbols: NumberSymbols = .english, decimals: Int = 2) -> NumberFormat {
    var format = NumberFormat(symbols: symbols, fractionDigits: 0...max(0, min(decimals, 30)))
    format.suffix = symbols.decimal == "," ? "\u{A0}%" : "%"
    format.units = ["%"]
    return format
  }

  public func parse(_ text: String) throws(InputError) -> ExactDecimal {
    let canonical = try canonical(text)
    guard let value = ExactDecimal(canonical) else {
      throw InputError("This number has too many digits.")
    }
    if let range, !range.contains(value) { throw InputError(rangeMessage(range)) }
    return value
  }

  private func rangeMessage(_ range: ClosedRange<ExactDecimal>) -> String {
    let lowest = text(for: range.lowerBound)
    // A bound that is only the end of a type says nothing to a person.
    let ends: [ExactDecimal] = [ExactDecimal(Int.max), ExactDecimal(Int32.max)]
    if ends.contains(range.upperBound) { return "Please enter a number of at least \(lowest)." }
    return "Please enter a number from \(lowest) to \(text(for: range.upperBound))."
  }

  public func text(for value: ExactDecimal) -> String {
    show(Array(padded(value.description)), source: nil).map { String($0.text) } ?? value.description
  }

  /// Without a separator at the end and zeros before the number, with the decimals it has to have.
  public func committed(_ text: String) -> String {
    guard let canonical = try? canonical(text),
      let shown = show(Array(padded(Self.trimmed(canonical))), source: nil)
    else { return text }
    return String(shown.text)
  }

  /// One more or less, for the arrow keys; held to the range.
  public func stepped(_ text: String, by steps: Int) -> String? {
    guard let canonical = try? canonical(text), let value = ExactDecimal(canonical) else {
      return text.isEmpty ? range.map { self.text(for: $0.lowerBound) } ?? self.text(for: 0) : nil
    }
    guard let next = value.advanced(by: steps) else { return nil }
    if let range { return self.text(for: min(max(next, range.lowerBound), range.upperBound)) }
    return next < 0 && !allowsNegative ? nil : self.text(for: next)
  }

  /// `007.50` as `7.50`, `.5` as `0.5`.
  private static func trimmed(_ canonical: String) -> String {
    let isNegative = canonical.first == "-"
    let parts = canonical.drop { $0 == "-" }.split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = parts[0].drop { $0 == "0" }
    let fraction = parts.count > 1 && !parts[1].isEmpty ? "." + parts[1] : ""
    return (isNegative ? "-" : "") + (whole.isEmpty ? "0" : whole) + fraction
  }

  private func padded(_ canonical: String) -> String {
    let point = canonical.firstIndex(of: ".")
    let digits = point.map { canonical.distance(from: $0, to: canonical.endIndex) - 1 } ?? 0
    let missing = fractionDigits.lowerBound - digits
    guard missing > 0 else { return canonical }
    return canonical + (point == nil ? "." : "") + String(repeating: "0", count: missing)
  }
}
