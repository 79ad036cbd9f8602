/// A decimal number, exactly as it was typed: `digits × 10^-scale`, at most 38 digits.
///
/// `1.50` and `1.5` are equal; the description keeps what was typed.
public struct ExactDecimal: Sendable, CustomStringConvertible {
  /// The number without its decimal point.
  public let digits: Int128
  /// How many of its digits stand behind the point, `0 ... 38`.
  public let scale: Int

  /// A number of so many digits behind the point; `nil` for a scale out of `0 ... 38`.
  public init?(digits: Int128, scale: Int) {
    guard 0...38 ~= scale else { return nil }
    self.digits = digits
    self.scale = scale
  }

  /// A whole number.
  public init(_ value: some BinaryInteger) {
    digits = Int128(clamping: value)
    scale = 0
  }

  /// Reads `-12.50`: an optional minus, digits, and a point with digits behind it. `nil` for anything
  /// else, and for more than 38 digits.
  public init?(_ text: String) {
    var digits: Int128 = 0
    var scale: Int?
    var hasDigits = false
    for (index, character) in text.utf8.enumerated() {
      switch character {
      case UInt8(ascii: "-") where index == 0: continue
      case UInt8(ascii: ".") where scale == nil: scale = 0
      case 0x30...0x39:
        let (times, over) = digits.multipliedReportingOverflow(by: 10)
        let (sum, tooMuch) = times.addingReportingOverflow(Int128(character - 0x30))
        if over || tooMuch { return nil }
        digits = sum
        scale = scale.map { $0 + 1 }
        hasDigits = true
      default: return nil
      }
    }
    guard hasDigits, scale ?? 0 <= 38 else { return nil }
    self.digits = text.utf8.first == UInt8(ascii: "-") ? -digits : digits
    self.scale = scale ?? 0
  }

  /// `-12.50`, with a point and no grouping.
  public var description: String {
    var text = String(digits.magnitude)
    if scale > 0 {
      text = String(repeating: "0", count: max(0, scale + 1 - text.count)) + text
      text.insert(".", at: text.index(text.endIndex, offsetBy: -scale))
    }
    return digits < 0 ? "-" + text : text
  }

  /// The nearest binary number.
  public var double: Double { Double(description) ?? .nan }

  /// The whole number this is; `nil` where it has a fraction that is not zero, or does not fit.
  public func integer<T: FixedWidthInteger>(as type: T.Type = T.self) -> T? {
    let plain = normalized
    return plain.scale == 0 ? T(exactly: plain.digits) : nil
  }

  /// The number so many steps of one further; `nil` where it no longer fits.
  public func advanced(by steps: Int) -> ExactDecimal? {
    guard let one = Self.power(of: scale) else { return nil }
    let (step, over) = one.multipliedReportingOverflow(by: Int128(steps))
    let (sum, tooMuch) = digits.addingReportingOverflow(step)
    return over || tooMuch ? nil : ExactDecimal(digits: sum, scale: scale)
  }

  /// Without zeros at the end of the fraction.
  var normalized: ExactDecimal {
    var digits = digits
    var scale = scale
    while scale > 0, digits % 10 == 0 {
      digits /= 10
      scale -= 1
    }
    return ExactDecimal(digits: digits, scale: scale) ?? self
  }

  static func power(of scale: Int) -> Int128? {
    guard 0...38 ~= scale else { return nil }
    return (0..<scale).reduce(Int128(1)) { power, _ in power * 10 }
  }
}

extension ExactDecimal: Comparable, Hashable, ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(value) }

  public static func == (left: ExactDecimal, right: ExactDecimal) -> Bool {
    let (left, right) = (left.normalized, right.normalized)
    return left.digits == right.digits && left.scale == right.scale
  }

  public static func < (left: ExactDecimal, right: ExactDecimal) -> Bool {
    let (left, right) = (left.normalized, right.normalized)
    let (leftWhole, leftRest) = left.parts
    let (rightWhole, rightRest) = right.parts
    guard leftWhole == rightWhole else { return leftWhole < rightWhole }
    let scale = max(left.scale, right.scale)
    guard let up = power(of: scale - left.scale), let over = power(of: scale - right.scale) else {
      return left.double < right.double
    }
    // Both rests are below ten to the power of their scale, so neither product can be too large.
    return leftRest * up < rightRest * over
  }

  public func hash(into hasher: inout Hasher) {
    let plain = normalized
    hasher.combine(plain.digits)
    hasher.combine(plain.scale)
  }

  private var parts: (whole: Int128, rest: Int128) {
    let power = Self.power(of: scale) ?? 1
    return (digits / power, digits % power)
  }
}
