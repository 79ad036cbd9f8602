/// Who issued a payment card, as its first digits tell (ISO/IEC 7812).
public enum CardBrand: String, Hashable, Sendable, CaseIterable {
  case visa = "Visa"
  case mastercard = "Mastercard"
  case americanExpress = "American Express"
  case discover = "Discover"
  case dinersClub = "Diners Club"
  case jcb = "JCB"
  case unionPay = "UnionPay"
  case maestro = "Maestro"

  /// The brand that a number or the beginning of one belongs to; `nil` while it can still be several.
  public init?(digits: some StringProtocol) {
    for (brand, ranges) in Self.prefixes {
      if ranges.contains(where: { Self.begins(digits, in: $0) }) {
        self = brand
        return
      }
    }
    return nil
  }

  /// Whether all numbers that go on from here are in a range of prefixes of equal length.
  private static func begins(_ digits: some StringProtocol, in range: ClosedRange<Int>) -> Bool {
    let width = String(range.lowerBound).count
    guard let first = Int(digits.prefix(width)) else { return false }
    let missing = width - digits.prefix(width).count
    let scale = (0..<missing).reduce(1) { scale, _ in scale * 10 }
    return range.contains(first * scale) && range.contains(first * scale + scale - 1)
  }

  private static let prefixes: [(CardBrand, [ClosedRange<Int>])] = [
    (.americanExpress, [34...34, 37...37]),
    (.dinersClub, [300...305, 36...36, 38...39]),
    (.jcb, [3528...3589]),
    (.visa, [4...4]),
    (.mastercard, [51...55, 2221...2720]),
    (.discover, [6011...6011, 644...649, 65...65]),
    (.unionPay, [62...62]),
    (.maestro, [50...50, 56...58, 60...60, 63...63, 66...69]),
  ]

  /// How many digits numbers of the brand have.
  public var lengths: Set<Int> {
    switch self {
    case .visa: [13, 16, 19]
    case .mastercard: [16]
    case .americanExpress: [15]
    case .dinersClub: [14, 15, 16, 17, 18, 19]
    case .discover, .jcb, .unionPay: [16, 17, 18, 19]
    case .maestro: Set(12...19)
    }
  }

  /// How many digits the code for verification has.
  public var verificationDigits: Int { self == .americanExpress ? 4 : 3 }

  /// The digits of each group but the last.
  var groups: [Int] {
    switch self {
    case .americanExpress: [4, 6, 5]
    default: [4, 4, 4, 4]
    }
  }
}
